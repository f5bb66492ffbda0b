import FormworkModel
import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkCommand

@Suite("Files to read")
struct InputFilesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func inputs(_ names: String...) -> InputFiles { InputFiles(names.map { folder.path($0) }, standardInputName: nil) }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }

    @Test("A folder's interface files are found at any depth, sorted by path; other files aren't")
    func folders() throws {
        for name in [
            "b/Z.xib", "b/a/M.storyboard", "A.xib", "note.txt", "A.nib", "Old.nib/designable.nib", "Old.nib/keyedobjects.nib",
            ".hidden.xib",
        ] {
            try folder.write("", to: name)
        }
        let found = inputs(".")
        #expect(found.hasFolder && found.unreadable.isEmpty && found.emptyFolders.isEmpty)
        #expect(found.files.map(\.below) == [".hidden.xib", "A.xib", "Old.nib/designable.nib", "b/Z.xib", "b/a/M.storyboard"])
        #expect(found.files.allSatisfy { !$0.isNamed && !$0.isFolder })
    }

    @Test("A named file is read whatever its name, and a missing one is listed with the reason")
    func named() throws {
        try folder.write("", to: "note.txt")
        let found = inputs("note.txt", "gone.xib")
        #expect(found.files.map(\.below) == ["note.txt"] && found.files.allSatisfy(\.isNamed) && !found.hasFolder)
        #expect(
            found.unreadable.map(\.path) == [folder.path("gone.xib")] && found.unreadable.map(\.reason) == ["No such file or directory"])
    }

    @Test("A dash is standard input, under the requested name")
    func standardInput() {
        let found = InputFiles(["-"], standardInputName: "Main.xib")
        #expect(found.files.map(\.path) == ["Main.xib"] && found.files.allSatisfy(\.isStandardInput))
        #expect(InputFiles(["-"], standardInputName: nil).files.map(\.path) == ["<stdin>"])
    }

    @Test("A compiled folder is one document, unless it is an archive's")
    func compiledFolders() throws {
        for name in ["Main.storyboardc/Info.plist", "Cell.nib/runtime.nib", "Old.nib/designable.nib"] { try folder.write("", to: name) }
        #expect(inputs("Main.storyboardc", "Cell.nib/").files.map(\.isFolder) == [true, true])
        #expect(inputs("Old.nib").files.map(\.below) == ["designable.nib"])
        var added = InputFiles([])
        added.add(compiled: folder.path("Main.storyboardc"))
        added.add(compiled: folder.path("."))
        added.add(compiled: folder.path("gone.nib"))
        #expect(added.files.map(\.below) == ["Main.storyboardc"])
        #expect(added.unreadable.map(\.reason) == ["it is a folder: specify the compiled files in it", "No such file or directory"])
    }

    @Test("Links to files are followed, links to folders are skipped, and broken ones are listed")
    func links() throws {
        try folder.write("", to: "a/A.xib")
        try folder.write("", to: "other/B.xib")
        try link("a/L.xib", to: "../other/B.xib")
        try link("a/F.xib", to: "../other")
        try link("a/loop", to: ".")
        try link("a/N.xib", to: "gone.xib")
        let found = inputs("a")
        #expect(found.files.map(\.below) == ["A.xib", "L.xib"])
        #expect(
            found.skipped.map(\.reason) == ["it is a link to a folder"] && found.unreadable.map(\.reason) == ["No such file or directory"])
    }

    @Test("A folder without interface files is empty")
    func empty() throws {
        try folder.write("", to: "a/note.txt")
        #expect(inputs("a").emptyFolders == [folder.path("a")])
        #expect(inputs("a", "gone").emptyFolders.isEmpty)
        let result = SolveRequest(files: FileSelection([folder.path("a")])).result()
        #expect(result.status == .cannotRead)
        #expect(
            String(decoding: result.errors, as: UTF8.self)
                == "formwork: error: there is no interface file in '\(folder.path("a"))'; --allow-empty allows that\n")
    }

    @Test("One file is meant where a folder has one, and refused where it has several or none")
    func single() throws {
        try folder.write("", to: "one/A.xib")
        try folder.write("", to: "two/A.xib")
        try folder.write("", to: "two/B.xib")
        try folder.write("", to: "none/note.txt")
        #expect(InputFiles.refusal(ofSingle: folder.path("one")) == nil && InputFiles.refusal(ofSingle: folder.path("gone")) == nil)
        #expect(
            InputFiles.refusal(ofSingle: folder.path("two")) == "'\(folder.path("two"))' contains 2 interface files: specify one of them")
        #expect(InputFiles.refusal(ofSingle: folder.path("none")) == "there is no interface file in '\(folder.path("none"))'")
    }

    @Test("Of a list of changed files, folders and interface files are of interest")
    func interest() throws {
        for name in ["a/A.xib", "B.storyboard", "C.nib", "D.swift"] { try folder.write("", to: name) }
        let names = ["a", "a/A.xib", "B.storyboard", "C.nib", "D.swift", "gone.xib"]
        #expect(names.filter { InputFiles.isOfInterest(folder.path($0)) } == ["a", "a/A.xib", "B.storyboard", "C.nib"])
        #expect(InputFiles.isOfInterest("-"))
        var selection = FileSelection([folder.path("D.swift"), folder.path("a/A.xib")])
        selection.ignoreOthers = true
        #expect(selection.allPaths == [folder.path("a/A.xib")])
    }

    // MARK: Kinds

    static let kindCases: [(String, [UInt8], InterfaceDocument.DataFormat?)] = [
        ("a.json", [], .json), ("a.JSON", Array("<x/>".utf8), .json), ("a.yml", [], .yaml), ("a.yaml", [], .yaml),
        ("a.xib", Array("{".utf8), nil),
        ("a.nib", Array("{".utf8), nil), ("a", [], nil), ("a", Array("  <?xml".utf8), nil), ("a", Array(" \n{".utf8), .json),
        ("a", Array("[1]".utf8), .json),
        ("a", [0xEF, 0xBB, 0xBF] + Array("{".utf8), .json), ("a", Array("scenes:".utf8), .yaml), ("a", [0xFF, 0xFE, 0x3C, 0], nil),
        ("a", [0x61, 0, 0x62], nil),
        ("a", Array("NIBArchive".utf8), nil), ("a", Array("bplist00".utf8), nil), ("b/c.txt", Array("a: b".utf8), .yaml),
    ]

    @Test("A document as data is recognised by its name, or else by its first character", arguments: kindCases)
    func kinds(path: String, bytes: [UInt8], format: InterfaceDocument.DataFormat?) {
        #expect(bytes.withUnsafeBufferPointer { InputKind.dataFormat(of: path, $0) } == format)
    }

    // MARK: Results

    @Test("Unread files are listed in the envelope, and as lines")
    func unread() throws {
        let missing = folder.path("gone.xib")
        var request = ImportRequest(files: FileSelection([missing]))
        request.format = .json
        let json = try JSONSerialization.jsonObject(with: Data(request.result().output)) as? [String: Any]
        #expect((json?["results"] as? [Any])?.isEmpty == true)
        #expect((json?["skipped"] as? [[String: String]]) == [["file": missing, "reason": "No such file or directory"]])
        request.format = .ndjson
        let line = try JSONSerialization.jsonObject(with: Data(request.result().output)) as? [String: Any]
        #expect(line?["file"] as? String == missing && line?["skipped"] as? String == "No such file or directory")
        #expect(request.result().status == .cannotRead)
    }
}
