import FormworkFiles
import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkCommand

@Suite("Files to write")
struct OutputFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.path(name) }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    /// Returns the names of all files below the folder: nothing else may be left over.
    private func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: path(".")).sorted() }

    /// Writes a file, and returns the reason where that isn't possible.
    private func write(_ name: String, _ text: String = "new", _ rules: OutputRules = OutputRules()) -> (reason: String, isRefusal: Bool)? {
        do {
            try inSession { try OutputFile.replace(path(name), with: Array(text.utf8), rules) }
            return nil
        } catch { return (error as? FileError).map { ($0.reason, $0.isRefusal) } ?? ("\(error)", false) }
    }

    // MARK: Single files

    @Test("A file is made or replaced, and keeps its permissions")
    func replaced() throws {
        #expect(try write("a.xib", "one") == nil && folder.read("a.xib") == "one")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a.xib"))
        #expect(try write("a.xib", "two") == nil && folder.read("a.xib") == "two")
        let mode = try FileManager.default.attributesOfItem(atPath: path("a.xib"))[.posixPermissions] as? Int
        #expect(mode == 0o640)
        #expect(try names() == ["a.xib"])
    }

    @Test("A link stays a link, and its target is replaced")
    func links() throws {
        try folder.write("old", to: "a.xib")
        try link("l.xib", to: "a.xib")
        try link("m.xib", to: "l.xib")
        #expect(try write("m.xib") == nil && folder.read("a.xib") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("m.xib")) == "l.xib")
        try link("dangling.xib", to: "made.xib")
        #expect(try write("dangling.xib") == nil && folder.read("made.xib") == "new")
    }

    @Test("A folder, a circle of links, a file with two names and a missing folder are not written to")
    func impossible() throws {
        try folder.write("old", to: "sub/a.xib")
        #expect(write("sub")?.reason == "it is a folder" && write("sub/")?.reason == "it is a folder")
        try link("x", to: "y")
        try link("y", to: "x")
        #expect(write("x")?.reason == "its links form a cycle")
        try FileManager.default.linkItem(atPath: path("sub/a.xib"), toPath: path("twin.xib"))
        #expect(write("twin.xib")?.reason == "it has 2 hard links, which writing would separate: remove it first")
        #expect(write("gone/a.xib")?.reason == "No such file or directory")
        #expect(write("a\u{0}b")?.reason == "it isn't a valid file name")
        #expect(try folder.read("sub/a.xib") == "old" && names() == ["sub", "sub/a.xib", "twin.xib", "x", "y"])
    }

    @Test("An input is not overwritten, whatever the path to it")
    func inputs() throws {
        try folder.write("old", to: "a.xib")
        try link("l.xib", to: "a.xib")
        let rules = OutputRules(inputs: [InputFile(path: path("a.xib")), InputFile(path: "-", isStandardInput: true)])
        for name in ["a.xib", "l.xib", "./a.xib"] {
            let refusal = write(name, "new", rules)
            #expect(refusal?.reason == "it would overwrite the input '\(path("a.xib"))'" && refusal?.isRefusal == true)
        }
        #expect(try folder.read("a.xib") == "old" && write("b.xib", "new", rules) == nil)
    }

    @Test("A file that another program has changed since it was read is kept")
    func changedMeanwhile() throws {
        try folder.write("old", to: "a.xib")
        let rules = OutputRules(changing: InputFile(path: path("a.xib")))
        try folder.write("theirs, and longer", to: "a.xib")
        #expect(write("a.xib", "ours", rules)?.reason == "another program changed or removed it after it was read")
        #expect(try folder.read("a.xib") == "theirs, and longer" && names() == ["a.xib"])
        let fresh = OutputRules(changing: InputFile(path: path("a.xib")))
        #expect(try write("a.xib", "ours", fresh) == nil && folder.read("a.xib") == "ours")
    }

    @Test("A file of a searched folder is not written where a link leads out of it")
    func outside() throws {
        try folder.write("old", to: "outside.xib")
        try folder.write("", to: "in/a.xib")
        try link("in/l.xib", to: "../outside.xib")
        var rules = OutputRules()
        rules.folder = SystemPath(path("in")).resolved
        #expect(write("in/l.xib", "new", rules)?.reason == "it is a link that leads out of the folder")
        #expect(try write("in/a.xib", "new", rules) == nil && folder.read("outside.xib") == "old")
    }

    @Test("A device or a pipe is written to rather than replaced")
    func devices() throws {
        try OutputFile.replace("/dev/null", with: [1, 2, 3])
        #expect(FileManager.default.fileExists(atPath: "/dev/null"))
        #expect(
            OutputPlace.descriptor("/dev/stdout") == 1 && OutputPlace.descriptor("/dev/stderr") == 2
                && OutputPlace.descriptor("/dev/fd/9") == 9)
        #expect(
            OutputPlace.descriptor("/proc/self/fd/7") == 7 && OutputPlace.descriptor("/dev/null") == nil
                && OutputPlace.descriptor("/dev/fd/x") == nil)
    }

    @Test("Two documents of a request cannot share an output, also with names that differ in case only")
    func claims() throws {
        let folder = try FileIdentity(#require(SystemPath(path(".")).status()))
        let claims = OutputClaims()
        #expect(claims.claim("a.xib", in: folder, for: "one") == nil)
        #expect(claims.claim("a.xib", in: folder, for: "two") == "one" && claims.claim("a.xib", in: folder, for: "three") == "one")
        #expect(claims.claim("b.xib", in: folder, for: "two") == nil)
    }

    // MARK: Folders

    private func writeAll(_ name: String, _ files: [String], _ rules: OutputRules = OutputRules()) -> String? {
        do throws(FileError) {
            try OutputFolder.write(path(name), files.map { ($0, Array("new".utf8)) }, rules)
            return nil
        } catch { return error.reason }
    }

    @Test("A folder is made for its files, and all of them are written or none")
    func folders() throws {
        #expect(writeAll("out", ["a.swift", "b.swift"]) == nil)
        #expect(try names() == ["out", "out/a.swift", "out/b.swift"])
        try folder.write("old", to: "out/a.swift")
        try FileManager.default.createDirectory(atPath: path("out/c.swift"), withIntermediateDirectories: false)
        #expect(writeAll("out/", ["a.swift", "c.swift"]) == "it is a folder")
        #expect(try folder.read("out/a.swift") == "old")
        #expect(try names() == ["out", "out/a.swift", "out/b.swift", "out/c.swift"])
    }

    @Test(
        "A name that leads elsewhere, or that two files have, is refused",
        arguments: [
            (["../a"], "it isn't a valid file name"), (["."], "it isn't a valid file name"), ([""], "it isn't a valid file name"),
            (["a/b"], "it isn't a valid file name"), (["a\u{0}"], "it isn't a valid file name"),
            (["a.swift", "A.swift"], "two files would have this name"),
        ])
    func badNames(files: [String], reason: String) throws {
        #expect(writeAll("out", files) == reason)
        #expect(try names() == ["out"])
    }

    @Test("A file in the place of a folder is not replaced, and folders below it stay inside")
    func badFolders() throws {
        try folder.write("old", to: "file")
        #expect(writeAll("file", ["a"]) == "it isn't a folder" && writeAll("gone/out", ["a"]) == "No such file or directory")
        try folder.write("", to: "root/keep")
        try folder.write("", to: "elsewhere/keep")
        try link("root/out", to: "../elsewhere")
        let root = try #require(SystemPath(path("root")).resolved)
        func reason(_ file: String) -> String? {
            do throws(FileError) {
                try OutputFolder.makeFolders(in: path("root"), root, to: file)
                return nil
            } catch { return error.reason }
        }
        #expect(reason("out/a.xib") == "it is a link that leads out of the folder" && reason("../a.xib") == "it isn't a valid folder name")
        #expect(reason("x/y/a.xib") == nil && reason("a.xib") == nil)
        #expect(try names().filter { $0.hasPrefix("root/") } == ["root/keep", "root/out", "root/x", "root/x/y"])
    }

    @Test("A path joins with or without a slash at the end", arguments: [("a", "a/b"), ("a/", "a/b"), ("/", "/b")])
    func joined(folder: String, path: String) { #expect(OutputFolder.joined(folder, name: "b") == path) }

    // MARK: Scratch

    @Test("Scratch files are readable while they exist, and leave nothing behind")
    func scratch() throws {
        let file = try #require(ScratchFile(holding: Array("text".utf8)))
        #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "text")
        var made = ScratchFolder()
        let path = try #require(made?.path)
        #expect(made?.write("a.txt", bytes: [65]) == true && FileManager.default.contents(atPath: path + "/a.txt") == Data([65]))
        made = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
