import FormworkDiagnostics
import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkCommand

@Suite("Places of converted documents")
struct ConversionPlacesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["in/A.xib", "in/sub/B.storyboard"] { try folder.write("", to: name) }
    }

    private func places(_ inputs: [String], _ output: String, isFolder: Bool = false, ending: String = "json") throws -> [String:
        ConversionPlace]
    {
        let found = InputFiles(inputs.map { folder.path($0) }, standardInputName: nil)
        let places = try ConversionPlaces(found, output: output == "-" ? "-" : folder.path(output), isFolder: isFolder) { _ in ending }
        return Dictionary(uniqueKeysWithValues: found.files.compactMap { file in places[file.path].map { (file.below, $0) } })
    }

    private func message(_ inputs: [String], _ output: String, isFolder: Bool = false) -> String? {
        do {
            _ = try places(inputs, output, isFolder: isFolder)
            return nil
        } catch { return (error as? UsageError)?.message ?? (error as? RunFailure)?.text.text ?? "\(error)" }
    }

    @Test("One document is written to the file that is named, or to standard output")
    func single() throws {
        #expect(try places(["in/A.xib"], "out.json").values.map(\.path) == [folder.path("out.json")])
        #expect(try places(["in/A.xib"], "-").values.map(\.path) == ["-"])
        #expect(try places(["in/A.xib"], "out.json").values.allSatisfy { $0.below == nil && $0.rules.document == folder.path("in/A.xib") })
    }

    @Test("A folder mirrors the structure below the input folder")
    func mirrored() throws {
        let found = try places(["in"], "out", isFolder: true)
        #expect(
            found.mapValues(\.path) == ["A.xib": folder.path("out") + "/A.json", "sub/B.storyboard": folder.path("out") + "/sub/B.json"])
        #expect(found["sub/B.storyboard"]?.scenes == folder.path("out") + "/sub/B")
        try inSession {
            try found["sub/B.storyboard"]?.write([65])
            try found["A.xib"]?.write(scenes: [("One.xib", [66])])
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out")).sorted()
        #expect(names == ["A", "A/One.xib", "sub", "sub/B.json"])
    }

    @Test("A folder is meant by a slash, by the option, or if it exists and the input is one")
    func folders() throws {
        #expect(try places(["in/A.xib"], "new/").values.map(\.path) == [folder.path("new/") + "A.json"])
        try FileManager.default.createDirectory(atPath: folder.path("there"), withIntermediateDirectories: false)
        #expect(try places(["in/A.xib"], "there").values.map(\.path) == [folder.path("there")])
        #expect(try places(["in/A.xib", "in/sub/B.storyboard"], "there").count == 2)
    }

    @Test("Several documents don't share an output")
    func shared() throws {
        let (a, b) = (folder.path("in/A.xib"), folder.path("in/sub/B.storyboard"))
        #expect(message(["in"], "-") == "'\(a)' and '\(b)' would share the output '-': specify a folder")
        #expect(
            message(["in"], "out.json")
                == "'\(a)' and '\(b)' would share the output '\(folder.path("out.json"))': for a folder, end its name in '/' or use --output-folder"
        )
        try folder.write("", to: "in/a.storyboard")
        #expect(
            message(["in"], "out/")?.hasSuffix("would share the output '\(folder.path("out/"))a.json'") == true,
            "\(message(["in"], "out/") ?? "")")
        try folder.write("", to: "file")
        #expect(
            message(["in/sub"], "file", isFolder: true) == "formwork: error: '\(folder.path("file"))' cannot be written: it isn't a folder")
    }

    // MARK: Code

    private func write(_ names: String...) throws -> [String] {
        let documents = names.map { CodeFolders.Document(file: $0, name: $0, files: [("View.swift", "// \($0)\n")]) }
        try inSession { try CodeFolders(output: folder.path("code"), formats: false).write(documents) }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path("code")).filter { !$0.hasSuffix(".swift") }.sorted()
    }

    @Test("The code of one document is in the folder itself, that of several in folders named after them")
    func code() throws {
        #expect(try write("Main.storyboard") == [])
        #expect(try folder.read("code/View.swift") == "// Main.storyboard\n")
        #expect(try write("A.xib", "a.storyboard", "A.nib", "B.xib") == ["A", "A 3", "B", "a 2"])
        #expect(try folder.read("code/a 2/View.swift") == "// a.storyboard\n")
    }

    static let names: [(String, String)] = [
        ("con.xib", "con Document"), ("LPT1.xib", "LPT1 Document"), (".xib", "xib"), ("- -.xib", "Document"), (" a .xib", "Document a -"),
        ("a:b*c.xib", "a-b-c"),
        ("a\u{202E}b.xib", "a-b"), (String(repeating: "x", count: 300) + ".xib", String(repeating: "x", count: 200)),
    ]

    @Test("A folder's name is valid on every system", arguments: names)
    func folderNames(name: String, made: String) throws { #expect(try write(name, "Other.xib").filter { $0 != "Other" } == [made]) }
}
