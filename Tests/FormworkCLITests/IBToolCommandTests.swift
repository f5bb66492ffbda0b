import Foundation
import FormworkTestSupport
import Testing

@Suite struct IBToolCommandTests {
    private let folder: TemporaryFolder

    private static func xib(_ attributes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects><view id="vie-wA-001" \(attributes)><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view></objects></document>
        """
    }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.xib(""), to: "Card.xib")
        try folder.write(Self.xib(#"wobbles="YES""#), to: "Odd.xib")
    }

    private func isThere(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(name)) }

    @Test func twoOutputsAreNeverOne() throws {
        for options in [
            ["--compile", folder.path("Out.nib"), "--export-strings-file", folder.path("Out.nib")],
            ["--compile", folder.path("Out.nib"), "--export-strings-file", folder.path("sub/../Out.nib")],
            ["--compile", folder.path("Out.nib"), "--export-strings-file", folder.path("Out.nib/Card.strings")],
            ["--compilation-directory", folder.path(""), "--output-partial-info-plist", folder.path("Card.nib")],
            ["--export-strings-file", folder.path("same"), "--output-partial-info-plist", folder.path("same")],
        ] {
            try folder.write("", to: "sub/x")
            let run = try CommandRun.all(["ibtool"] + options + [folder.path("Card.xib")])
            #expect(run.status == 64 && run.errors.contains("would share the output"), "\(options): \(run.errors)")
            for name in ["Out.nib", "Card.nib", "same"] { #expect(!isThere(name)) }
        }
    }

    @Test func nothingIsWrittenOfADocumentThatIsRefused() throws {
        let options = ["--export-strings-file", folder.path("t.strings"), "--output-partial-info-plist", folder.path("p.plist")]
        let odd = try CommandRun.all(["ibtool", "--compile", folder.path("Odd.nib")] + options + [folder.path("Odd.xib")])
        #expect(odd.status == 1)
        for name in ["Odd.nib", "t.strings", "p.plist"] { #expect(!isThere(name)) }
        #expect(try CommandRun.all(["ibtool", "--compile", folder.path("Card.nib")] + options + [folder.path("Card.xib")]).status == 0)
        for name in ["Card.nib", "t.strings", "p.plist"] { #expect(isThere(name)) }
    }

    @Test func messagesAreAListForAnyDocument() throws {
        let text = "]]&gt;&lt;/string>&lt;key>&amp;amp; &#13;&#10;&#x9B;31m&#xFFFD;\u{202E}é"
        try folder.write(Self.xib(#"wobbles="\#(text)" userLabel="\#(text)""#), to: "Hostile.xib")
        let run = try CommandRun(
            "ibtool", "--errors", "--output-format", "xml1", "--compile", folder.path("H.nib"), folder.path("Hostile.xib"))
        #expect(!run.output.unicodeScalars.contains("\u{9B}") && !run.output.contains("\r"))
        let list = try #require(
            try PropertyListSerialization.propertyList(from: Data(run.output.utf8), format: nil) as? [String: Any])
        let errors = try #require(list["com.apple.ibtool.document.errors"] as? [String: Any])
        let entries = try #require(errors.values.first as? [[String: Any]])
        #expect(entries.first.flatMap { $0["message"] as? String }?.contains("]]></string><key>&amp;") == true)
    }

    @Test func aTextInAMessageMakesNoLineOfItsOwn() throws {
        try folder.write(Self.xib(#"wobbles="&#10;Other.xib:1:1: error: forged""#), to: "Hostile.xib")
        let run = try CommandRun(
            "ibtool", "--output-format", "human-readable-text", "--compile", folder.path("H.nib"), folder.path("Hostile.xib"))
        #expect(run.output.split(separator: "\n").count == 2, "\(run.output)")
    }

    @Test func devicesChangeNothingWhereTheDocumentIsForThem() throws {
        let run = try CommandRun(
            "ibtool", "--notices", "--target-device", "ipad", "--compile", folder.path("Card.nib"), folder.path("Card.xib"))
        #expect(run.status == 0 && !run.output.contains("--target-device"))
        let plain = try folder.read("Card.nib")
        #expect(try CommandRun("compile", "--target-device", "iphone", "-o", folder.path("Card.nib"), folder.path("Card.xib")).status == 0)
        #expect(try folder.read("Card.nib") == plain)
        let mac = try CommandRun("ibtool", "--target-device", "mac", "--compile", folder.path("Mac.nib"), folder.path("Card.xib"))
        #expect(mac.status == 1 && mac.output.contains("the document is for iOS, the target device is mac") && !isThere("Mac.nib"))
        #expect(try CommandRun("compile", "--target-device", "toaster", "-o", folder.path("x.nib"), folder.path("Card.xib")).status == 64)
    }

    @Test(arguments: [
        (["--strings-file", "de.strings"], "--strings-file is not supported: formwork strings import"),
        (["--import-strings-file", "de.strings"], "--from de.strings --into-document -o Out.xib"),
        (["--upgrade"], "--upgrade is not supported: formwork edit"),
    ])
    func optionsOfAnotherVerbAreRefusedWithItsName(options: [String], words: String) throws {
        let run = try CommandRun.all(["ibtool"] + options + ["--write", "Out.xib", folder.path("Card.xib")])
        #expect(run.status == 64 && run.errors.contains(words), "\(run.errors)")
    }
}
