import FormworkFiles
import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkCommand

@Suite("Places of compiled files")
struct CompiledPlaceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func compile(_ source: String, to output: String, _ change: (inout CompileRequest) -> Void = { _ in }) -> (
        status: FormworkCommand.ExitStatus, errors: String
    ) {
        var request = CompileRequest(file: folder.path(source), output: folder.path(output))
        change(&request)
        let result = request.result()
        return (result.status, String(decoding: result.errors, as: UTF8.self))
    }

    private func write(xib name: String) throws {
        try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="vie-w0-001"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view></objects></document>
            """, to: name)
    }

    @Test("A compiled file replaces one, an empty one, or nothing")
    func replaced() throws {
        try write(xib: "a.xib")
        #expect(compile("a.xib", to: "a.nib").status == .fine)
        let first = try Data(contentsOf: folder.url.appending(path: "a.nib"))
        #expect(first.starts(with: Data("NIBArchive".utf8)))
        #expect(compile("a.xib", to: "a.nib").status == .fine)
        try folder.write("", to: "empty")
        #expect(compile("a.xib", to: "empty").status == .fine)
        #expect(try Data(contentsOf: folder.url.appending(path: "empty")) == first)
    }

    static let ownCases: [(String, String, String)] = [
        ("notes.txt", "notes.txt", "an existing output is replaced only if its name ends in .nib or .storyboardc"),
        ("b.nib", "b.nib", "the existing file isn't a compiled interface file"),
        ("c.nib", "c.nib/notes.txt", "the folder contains more than compiled files"),
        ("d", "d/runtime.nib", "an existing output is replaced only if its name ends in .nib or .storyboardc"),
        ("e.nib", "e.nib/runtime.nib", "the folder contains more than compiled files"),
    ]

    @Test("A file or a folder of the user's own is not replaced", arguments: ownCases)
    func own(output: String, file: String, reason: String) throws {
        try write(xib: "a.xib")
        try folder.write("mine", to: file)
        let result = compile("a.xib", to: output)
        #expect(result.status == .wrongUsage && result.errors == "formwork: error: '\(folder.path(output))' cannot be written: \(reason)\n")
        #expect(try folder.read(file) == "mine")
    }

    @Test("The input itself is never the output")
    func inputs() throws {
        try write(xib: "a.xib")
        let result = compile("a.xib", to: "a.xib")
        #expect(result.status == .wrongUsage && result.errors.contains("it would overwrite the input"))
        #expect(try folder.read("a.xib").hasPrefix("<document"))
    }

    @Test("A folder is recognised as compiled by the first bytes of its files")
    func contents() throws {
        func isCompiled(_ name: String) -> Bool { CompiledContents.isCompiledFolder(SystemPath(folder.path(name))) }
        try folder.write("NIBArchive…", to: "a/runtime.nib")
        try folder.write("bplist00", to: "a/Info.plist")
        try folder.write("\u{FEFF}<?xml version=\"1.0\"?>\n<plist/>", to: "a/Info-8.0+.plist")
        try folder.write("bplist00", to: "a/objects.nib/runtime.nib")
        #expect(isCompiled("a"))
        try folder.write("{}", to: "b/Info.plist")
        try folder.write("NIBArchive", to: "c/runtime.txt")
        try folder.write("NIBArchive", to: "d/x.nib/y.nib/z.nib")
        try folder.write("NIBArchive", to: "e/sub/z.nib")
        for name in ["b", "c", "d", "e", "gone"] { #expect(!isCompiled(name), "\(name)") }
    }

    // MARK: Folders of documents

    @Test("A folder's documents are compiled to a folder with the same structure")
    func folders() throws {
        for name in ["in/a.xib", "in/sub/b.xib", "in/sub/note.txt"] { try write(xib: name) }
        #expect(compile("in", to: "out").status == .fine)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out")).sorted()
        #expect(names == ["a.nib", "sub", "sub/b.nib"])
    }

    @Test("Documents that would share an output are refused before anything is written")
    func shared() throws {
        for name in ["in/a.xib", "in/A.xib"] { try write(xib: name) }
        let result = compile("in", to: "out")
        #expect(result.status == .wrongUsage)
        #expect(
            result.errors
                == "formwork: error: '\(folder.path("in/A.xib"))' and '\(folder.path("in/a.xib"))' would share the output 'a.nib'\n")
        #expect(compile("in", to: "out.nib").errors.contains("contains 2 interface files, which cannot share the output"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
        try folder.write("", to: "none/note.txt")
        #expect(compile("none", to: "out").errors == "formwork: error: there is no interface file in '\(folder.path("none"))'\n")
    }

    @Test("A document for another platform or device is refused, with the place")
    func platforms() throws {
        try write(xib: "a.xib")
        let other = compile("a.xib", to: "a.nib") { $0.platform = .macos }
        #expect(other.status == .foundErrors)
        #expect(other.errors == "\(folder.path("a.xib")):1:1: error: the document is for iOS, not for macos [not-compiled]\n")
        let device = compile("a.xib", to: "a.nib") { $0.target.targetDevice = [.mac, .tv] }
        #expect(device.errors.contains("the document is for iOS, the target device is mac, tv"))
        #expect(compile("a.xib", to: "a.nib") { $0.target.targetDevice = [.mac, .ipad] }.status == .fine)
    }

    // MARK: ibtool

    private func ibtool(_ change: (inout IBToolRequest) -> Void) throws -> (status: FormworkCommand.ExitStatus, text: String) {
        try write(xib: "a.xib")
        var request = IBToolRequest()
        request.files = [folder.path("a.xib")]
        change(&request)
        let result = request.result()
        return (result.status, String(decoding: result.output + result.errors, as: UTF8.self))
    }

    @Test("ibtool's options compile to a file, a folder and tables of texts")
    func ibtoolOutputs() throws {
        try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: false)
        let result = try ibtool {
            ($0.compilationDirectory, $0.exportStringsFile, $0.outputPartialInfoPlist) = (
                folder.path("out"), folder.path("a.strings"), folder.path("p.plist")
            )
        }
        #expect(result.status == .fine)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == ["a.nib"])
        #expect(try folder.read("p.plist").contains("<dict/>") && FileManager.default.fileExists(atPath: folder.path("a.strings")))
    }

    @Test("Options without effect are notices, in each format")
    func ibtoolNotices() throws {
        let text = try ibtool { ($0.notices, $0.outputFormat, $0.sdk, $0.flatten) = (true, .text, "x", "YES") }.text
        #expect(
            text == """
                /* com.apple.ibtool.document.notices */
                \(folder.path("a.xib")):1:1: notice: the option '--flatten' has no effect
                \(folder.path("a.xib")):1:1: notice: the option '--sdk' has no effect

                """)
        let list = try ibtool { ($0.notices, $0.warnings, $0.sdk) = (true, true, "x") }.text
        #expect(list.contains("<key>com.apple.ibtool.document.notices</key>") && list.contains("<string>ignored-option</string>"))
        #expect(list.contains("<key>com.apple.ibtool.document.warnings</key>\n\t<dict/>"), "\(list)")
        #expect(
            try ibtool { ($0.version, $0.outputFormat) = (true, .text) }.text.hasPrefix(
                "/* com.apple.ibtool.version */\nbundle-version: 17701\n"))
        #expect(try ibtool { ($0.version, $0.outputFormat) = (true, .binary1) }.text.hasPrefix("bplist00"))
    }
}
