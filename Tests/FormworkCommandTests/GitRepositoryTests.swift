import FormworkDiagnostics
import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkCommand

@Suite("Git repositories")
struct GitRepositoryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @discardableResult
    private func git(_ arguments: String...) -> String {
        let settings = [
            "-C", folder.path("."), "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "init.defaultBranch=main",
        ]
        let result = ToolRun.run("git", arguments: settings + arguments, errors: .dropped)
        #expect(result?.status == 0, "\(arguments)")
        return String(decoding: result?.output ?? [], as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    private func commit(_ text: String, to name: String = "a.xib") throws -> String {
        try folder.write(text, to: name)
        git("add", "--all")
        git("commit", "--quiet", "--message", "Change")
        return git("rev-parse", "HEAD")
    }

    private static func failure(_ body: () throws -> Void) -> (text: String, status: FormworkCommand.ExitStatus)? {
        do {
            try body()
            return nil
        } catch { return (error as? RunFailure).map { ($0.text.text, $0.status) } ?? ("\(error)", .defect) }
    }

    // MARK: Repositories

    @Test("A folder outside of repositories is a wrong usage, with a hint")
    func outside() throws {
        let failure = Self.failure { _ = try GitRepository(in: folder.path("."), hint: "go inside") }
        #expect(
            failure?.text == "formwork: error: '\(folder.path("."))' is not inside a git repository: go inside"
                && failure?.status == .wrongUsage)
    }

    @Test("A repository has a top folder, commits and blobs")
    func contents() throws {
        git("init", "--quiet")
        let first = try commit("one"), second = try commit("two")
        try folder.write("", to: "sub/b.xib")
        let repository = try GitRepository(in: folder.path("sub"))
        #expect(repository.root.hasSuffix("/") && repository.root.dropLast().hasSuffix(folder.url.lastPathComponent))
        #expect(
            try repository.commit("HEAD") == second && repository.commit("HEAD^") == first
                && repository.commit(String(first.prefix(8))) == first)
        #expect(try repository.blob("HEAD^:a.xib", limit: 100) == Array("one".utf8))
        #expect(repository.succeeds(["rev-parse", "HEAD"]) && !repository.succeeds(["rev-parse", "--verify", "gone"]))
        #expect(!repository.isShallow && repository.journal()?.hasSuffix("logs/HEAD") == true)
        #expect(try repository.head() == "HEAD")
    }

    @Test("A repository without commits is compared with an empty tree")
    func empty() throws {
        git("init", "--quiet")
        #expect(try GitRepository(in: folder.path(".")).head() == "4b825dc642cb6eb9a060e54bf8d69288fbee4904")
    }

    @Test("A revision that is missing is an error; with a remote, it says how to fetch it")
    func revisions() throws {
        git("init", "--quiet")
        _ = try commit("one")
        let repository = try GitRepository(in: folder.path("."))
        func text(_ revision: String) -> String? { Self.failure { _ = try repository.commit(revision) }?.text }
        let start = { (revision: String) in "formwork: error: '\(revision)' is not a revision of this repository" }
        #expect(text("topic") == start("topic") && text("--help") == start("--help"))
        git("remote", "add", "origin", "/gone")
        #expect(
            text("topic") == start("topic")
                + ": if it was not fetched, 'git fetch origin topic:refs/remotes/origin/topic' gets it as 'origin/topic'")
        #expect(
            text("origin/topic") == start("origin/topic")
                + ": if it was not fetched, 'git fetch origin topic:refs/remotes/origin/topic' gets it")
        #expect(text("0123456789") == start("0123456789") + ": if it was not fetched, 'git fetch origin 0123456789' gets it")
        // Characters with a meaning to the shell are in no command.
        #expect(text("a;b") == start("a;b") && text("$(x)") == start("$(x)"))
    }

    @Test("Output beyond the limit and git's own errors are errors")
    func limits() throws {
        git("init", "--quiet")
        _ = try commit(String(repeating: "x", count: 5000))
        let repository = try GitRepository(in: folder.path("."))
        #expect(
            Self.failure { _ = try repository.blob("HEAD:a.xib", limit: 100) }?.text
                == "formwork: error: the output of git for 'HEAD:a.xib' is too large (--max-size)")
        let failure = Self.failure { _ = try repository.blob("HEAD:gone.xib", limit: 100) }
        #expect(
            failure?.text.hasPrefix("formwork: error: 'git cat-file' failed: ") == true && failure?.status == .cannotRead,
            "\(failure?.text ?? "")")
    }

    // MARK: Changes

    static let changeCases: [(String, [String])] = [
        ("", []),
        (":100644 100644 aaaa bbbb M\u{0}a.xib\u{0}", ["M a.xib a.xib aaaa bbbb"]),
        (
            ":100644 100644 aaaa bbbb R086\u{0}old name.xib\u{0}new.xib\u{0}:000000 100644 0000 cccc A\u{0}c.xib\u{0}",
            ["R old name.xib new.xib aaaa bbbb", "A c.xib c.xib 0000 cccc"]
        ),
        (":100644 100644 aaaa bbbb R086\u{0}old.xib", []), (":100644 100644 aaaa M\u{0}a.xib\u{0}", []), ("fatal: no", []),
        (":100644 100644 aaaa bbbb M\u{0}a\nb.xib\u{0}garbage", ["M a\nb.xib a\nb.xib aaaa bbbb"]),
    ]

    @Test("Raw changes are read with any names, up to the first that is cut off", arguments: changeCases)
    func changes(text: String, entries: [String]) {
        let found = GitChange.entries(Array(text.utf8)).map { change in
            "\(change.status) \(String(decoding: change.oldPath, as: UTF8.self)) \(String(decoding: change.newPath, as: UTF8.self)) \(change.oldHash) \(change.newHash)"
        }
        #expect(found == entries)
    }

    @Test("A hash of zeros is none", arguments: [("0000000", true), ("0000001", false), ("", true)])
    func noHash(hash: String, isNone: Bool) { #expect(GitChange.isNone(hash) == isNone) }

    @Test("Files of a revision are compared with those of another or of the working tree, with renames; others are left out")
    func pairs() throws {
        git("init", "--quiet")
        let text = (0..<40).map { "line \($0)\n" }.joined()
        try folder.write("note", to: "note.txt")
        try folder.write("gone", to: "c.xib")
        let first = try commit(text, to: "a.xib")
        git("mv", "a.xib", "b.xib")
        git("rm", "--quiet", "c.xib")
        try folder.write("changed", to: "note.txt")
        _ = try commit(text + "more\n", to: "b.xib")
        try folder.write(text + "even more\n", to: "b.xib")
        try folder.write("staged", to: "d.xib")
        git("add", "d.xib")
        let repository = try GitRepository(in: folder.path("."))
        func lines(_ revisions: [String], isStaged: Bool = false) throws -> [String] {
            try FilePairs(repository, revisions: revisions, isStaged: isStaged, paths: []).pairs.map { pair in
                "\(pair.name): \(pair.old == nil ? "-" : "+")\(pair.new == nil ? "-" : "+")"
            }
        }
        #expect(try lines([first, "HEAD"]).sorted() == ["b.xib: ++", "c.xib: +-"])
        #expect(try lines([]).contains("b.xib: ++"))
        #expect(try lines(["HEAD"], isStaged: true) == ["d.xib: -+"])
    }

    // MARK: Programs

    @Test("A program's output, status and errors are captured, within limits")
    func programs() {
        let plain = ToolRun.run("sh", arguments: ["-c", "echo out; echo err >&2; exit 3"], errors: .dropped)
        #expect(plain?.output == Array("out\n".utf8) && plain?.status == 3 && plain?.isCut == false)
        #expect(ToolRun.run("sh", arguments: ["-c", "echo err >&2"], errors: .joined)?.output == Array("err\n".utf8))
        #expect(ToolRun.run("sh", arguments: ["-c", "pwd"], in: "/")?.output == Array("/\n".utf8))
        #expect(ToolRun.run("sh", arguments: ["-c", "kill -9 $$"])?.status == nil)
        #expect(ToolRun.run("no-such-program-at-all", arguments: []) == nil)
        var bounds = ToolRun.Bounds()
        (bounds.output, bounds.environment) = (1000, ["NAME=value"])
        #expect(ToolRun.run("/bin/sh", arguments: ["-c", "echo $NAME"], bounds: bounds)?.output == Array("value\n".utf8))
        #expect(ToolRun.run("/bin/sh", arguments: ["-c", "while :; do echo long; done"], bounds: bounds)?.isCut == true)
        (bounds.output, bounds.seconds) = (nil, 1)
        #expect(ToolRun.run("/bin/sh", arguments: ["-c", "exec sleep 30"], bounds: bounds)?.isCut == true)
    }

    @Test("A program is searched in absolute folders of PATH; a path is taken as it is")
    func search() {
        #expect(ProgramSearch.path(of: "sh")?.hasSuffix("/sh") == true && ProgramSearch.path(of: "no-such-program-at-all") == nil)
        #expect(ProgramSearch.path(of: "./gone") == "./gone")
    }
}
