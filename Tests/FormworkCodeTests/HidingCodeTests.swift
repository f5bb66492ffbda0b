@testable import FormworkCode
import FormworkImport
import FormworkTestSupport
import Testing

@Suite("Hiding in code")
struct HidingCodeTests {
    private static func files(_ name: String, _ dialect: CodeDialect) throws -> [GeneratedFile] {
        let document = try DocumentReader().read(TestFiles.bytes(of: TestFiles.sample(name)), file: name).document
        return try CodeGenerator(dialect, form: .layout).files(of: document, source: name)
    }

    @Test(
        "a hidden view takes no room before or after another view, in every dialect",
        arguments: [
            ("HidingForm.storyboard", CodeDialect.uikit), ("HidingForm-macOS.xib", .appkit), ("HidingForm.storyboard", .formation),
            ("HidingForm-macOS.xib", .autolayoutkit), ("HidingForm.storyboard", .autolayoutkitObjC), ("HidingForm.storyboard", .uikitObjC),
            ("HidingForm-macOS.xib", .appkitObjC), ("HidingForm.storyboard", .snapkit),
        ])
    func collapse(name: String, dialect: CodeDialect) throws {
        let files = try Self.files(name, dialect)
        #expect(!files.flatMap(\.notConverted).contains { $0.text.contains("PWAutoCollapse") || $0.text.contains("intrinsic") })
        // Objective-C cannot be parsed without the headers that declare its types.
        #expect(try dialect.isObjectiveC || CodeChecker.syntaxErrors(in: files, dialect) == "")
        let text = files.map(\.text).joined()
        switch dialect {
        case .uikit, .appkit, .snapkit:
            #expect(text.contains(", [.horizontal, .vertical], isHidden)"))
            #expect(text.contains("private func collapse(_ view: \(dialect == .appkit ? "NSView" : "UIView"), "))
        case .formation, .autolayoutkit: #expect(text.contains(#""keyPath": "PWAutoCollapse", "value": "width,height""#))
        case .autolayoutkitObjC, .uikitObjC, .appkitObjC:
            #expect(text.contains("wide:YES high:YES hidden:isHidden];"))
            // The identifier that Swift code sets, too; the compression resistance is a number, not a string.
            #expect(text.contains(#"constraint.identifier = @"PWAutoCollapse";"#))
            #expect(text.contains("NSNumber *resistance = part[1];") && !text.contains("identifier.floatValue"))
        }
    }

    @Test("views that the document hides take no room at the start, and each collapsing view has its own method")
    func start() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="v" userLabel="Card"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
            <label hidden="YES" text="A" id="l" userLabel="Alone"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="PWAutoCollapse" value="height"/>
            </userDefinedRuntimeAttributes></label></subviews></view></objects></document>
            """
        let file = try #require(try CodeChecker.files(xib, .uikit).first)
        #expect(file.text.contains("        collapse(alone, [.vertical], true)\n"))
        let method =
            "func setAloneHidden(_ isHidden: Bool) {\n        alone.isHidden = isHidden\n        collapse(alone, [.vertical], isHidden)\n"
        #expect(file.text.contains(method))
        #expect(file.unit?.states == [.hidden(1)])
        #expect(file.notConverted.isEmpty)
    }

    @Test("A value that isn't text is noted and ignored")
    func otherValue() throws {
        let text = FormDocuments.xib(
            """
            <view id="v"><subviews><label text="A" id="l"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="PWAutoCollapse" value="YES"/></userDefinedRuntimeAttributes></label></subviews>
            </view>
            """)
        let file = try #require(try CodeChecker.files(text, .uikit).first)
        #expect(file.notConverted.count == 1 && file.notConverted[0].text.contains("isn't a string, and is ignored"))
    }
}
