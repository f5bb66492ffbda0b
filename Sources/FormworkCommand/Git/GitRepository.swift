import FormworkDiagnostics
import FormworkTree

/// The git repository around the working folder or another folder, accessed through the `git` command.
struct GitRepository {
    /// The folder that git runs in; nil for the working folder.
    let folder: String?
    /// The working tree's top folder, with a trailing slash.
    let root: String

    /// - Parameters:
    ///   - folder: a folder of the repository; nil for the working folder.
    ///   - hint: a hint for the error outside of a repository.
    /// - Throws: `RunFailure` if git is missing or the folder isn't in a working tree.
    init(in folder: String? = nil, hint: String = "run it inside one") throws(RunFailure) {
        self.folder = folder
        guard let result = Self.run(["rev-parse", "--show-toplevel"], in: folder) else {
            throw RunFailure("git cannot be run: is it installed?", status: .cannotRead)
        }
        guard result.status == 0, result.output.count > 1 else {
            throw RunFailure("'\(folder ?? ".")' is not inside a git repository: \(hint)", status: .wrongUsage)
        }
        root = String(decoding: result.output.dropLast(), as: UTF8.self) + "/"
    }

    /// Runs git and returns its standard output.
    ///
    /// - Throws: `RunFailure` with git's message if git fails.
    func output(_ arguments: [String], limit: Int? = nil) throws(RunFailure) -> [UInt8] {
        guard let result = Self.run(arguments, in: folder, limit: limit) else {
            throw RunFailure("git cannot be run: is it installed?", status: .cannotRead)
        }
        if result.isCut {
            throw RunFailure("the output of git for '\(arguments.last ?? "")' is too large (--max-size)", status: .cannotRead)
        }
        guard result.status == 0 else {
            // Run again to get the error message, which isn't part of standard output.
            let said = Self.run(arguments, in: folder, limit: 1 << 16, errors: .joined)?.output ?? []
            let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").filter {
                $0.contains("fatal:") || $0.contains("error:")
            }
            let reason = lines.last.map { ": " + $0.replacing("fatal: ", with: "").replacing("error: ", with: "") } ?? ""
            throw RunFailure("'git \(arguments.first ?? "")' failed\(reason)", status: .cannotRead)
        }
        return result.output
    }

    /// Whether a git command succeeds.
    func succeeds(_ arguments: [String]) -> Bool { Self.run(arguments, in: folder)?.status == 0 }

    /// Whether the clone has only the latest part of the history.
    var isShallow: Bool { (try? output(["rev-parse", "--is-shallow-repository"])).map { $0.starts(with: "true".utf8) } ?? false }

    private static func run(
        _ arguments: [String], in folder: String?, limit: Int? = nil, errors: ToolRun.Errors = .dropped
    ) -> ToolRun.Result? {
        // Programs from the repository's configuration are not run, and no locks are taken.
        let usual = ["--no-optional-locks", "-c", "core.fsmonitor=false"] + (folder.map { ["-C", $0] } ?? [])
        var bounds = ToolRun.Bounds()
        bounds.output = limit
        return ToolRun.run("git", arguments: usual + arguments, errors: errors, bounds: bounds)
    }

    /// Returns the hash of the commit that a revision names.
    ///
    /// - Throws: `RunFailure` if the text doesn't name a commit, such as a git option.
    func commit(_ revision: String) throws(RunFailure) -> String {
        let question = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
        guard let hash = try? output(question).dropLast() else {
            throw RunFailure("'\(revision)' is not a revision of this repository\(fetchHint(for: revision))", status: .cannotRead)
        }
        return String(decoding: hash, as: UTF8.self)
    }

    /// Returns a hint with the command that may fetch a missing revision; empty without a remote.
    private func fetchHint(for revision: String) -> String {
        let remotes = (try? output(["remote"]))?.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) } ?? []
        guard let remote = remotes.first(where: { revision.hasPrefix($0 + "/") }) ?? remotes.first else { return "" }
        let clone = isShallow ? ": this clone is shallow; " : ": if it was not fetched, "
        // Only names without a special meaning to the shell are put into the command.
        let isName =
            revision.first != "-"
            && revision.utf8.allSatisfy { byte in
                UInt8(ascii: "-")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                    || byte == UInt8(ascii: "_")
            }
        guard isName, !revision.isEmpty else { return isShallow ? clone + "'git fetch --unshallow' gets the rest of its history" : "" }
        if revision.count >= 7, revision.allSatisfy(\.isHexDigit) { return "\(clone)'git fetch \(remote) \(revision)' gets it" }
        if revision.hasPrefix(remote + "/") {
            let branch = revision.dropFirst(remote.count + 1)
            return "\(clone)'git fetch \(remote) \(branch):refs/remotes/\(revision)' gets it"
        }
        return "\(clone)'git fetch \(remote) \(revision):refs/remotes/\(remote)/\(revision)' gets it as '\(remote)/\(revision)'"
    }

    /// Returns `HEAD`, or the empty tree before the first commit.
    func head() throws(RunFailure) -> String {
        if succeeds(["rev-parse", "--verify", "--quiet", "HEAD"]) { return "HEAD" }
        return String(decoding: try output(["hash-object", "-t", "tree", "/dev/null"]).dropLast(), as: UTF8.self)
    }

    /// Returns the path of the reflog of `HEAD`; nil if there is none.
    func journal() -> String? {
        guard let path = try? output(["rev-parse", "--git-path", "logs/HEAD"]).dropLast() else { return nil }
        let text = String(decoding: path, as: UTF8.self)
        return text.hasPrefix("/") ? text : (folder ?? ".") + "/" + text
    }

    /// Returns the bytes of a blob.
    ///
    /// - Parameters:
    ///   - name: its hash, or `REV:PATH`.
    ///   - limit: the maximum number of bytes.
    func blob(_ name: String, limit: Int) throws(RunFailure) -> [UInt8] { try output(["cat-file", "blob", name], limit: limit) }
}

/// An entry of `git diff --raw`: a file's old and new states.
struct GitChange {
    /// The modes and hashes. A hash of zeros is the working tree's file, or no file.
    var oldMode: String
    var newMode: String
    var oldHash: String
    var newHash: String
    /// `A`, `D`, `M`, `R`, `C`, `T` or `U`.
    var status: Character
    var oldPath: [UInt8]
    var newPath: [UInt8]

    static let submoduleMode = "160000"
    static let linkMode = "120000"

    /// Parses the output of `git diff --raw -z`.
    static func entries(_ bytes: [UInt8]) -> [GitChange] {
        var parts = bytes.split(separator: 0, omittingEmptySubsequences: false)[...]
        var entries: [GitChange] = []
        while let head = parts.popFirst(), head.first == UInt8(ascii: ":") {
            let fields = String(decoding: head.dropFirst(), as: UTF8.self).split(separator: " ")
            guard fields.count == 5, let status = fields[4].first, let path = parts.popFirst() else { break }
            var newPath = path
            if status == "R" || status == "C" {
                guard let other = parts.popFirst() else { break }
                newPath = other
            }
            entries.append(
                GitChange(
                    oldMode: String(fields[0]), newMode: String(fields[1]), oldHash: String(fields[2]), newHash: String(fields[3]),
                    status: status, oldPath: Array(path), newPath: Array(newPath)))
        }
        return entries
    }

    /// Whether a hash is all zeros, which names no object.
    static func isNone(_ hash: String) -> Bool { hash.utf8.allSatisfy { $0 == UInt8(ascii: "0") } }
}
