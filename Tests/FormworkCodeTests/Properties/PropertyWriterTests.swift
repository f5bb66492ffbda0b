@testable import FormworkCode
import FormworkImport
import FormworkModel
import Testing

/// The interpreter of the tables: one rule, expressed in each language and for each toolkit.
@Suite("Rules of properties")
struct PropertyWriterTests {
    private static func element(_ xml: String) throws -> Element {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <objects>\(xml)</objects></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Test.xib").document
        return try #require(document.element(id: "v"))
    }

    private static let table = PropertyTable([
        .bool("hidden", property: "isHidden", start: false), .number("value", "value", 0, rank: 2),
        .number("maxValue", "maximumValue", 1, rank: 1),
        .word("mode", "contentMode", "left center:middle", "left", initial: "center"), .string("text", property: "text"),
        .priority("hugging", name: "Hugging", axis: "horizontal", absent: "250", initial: "250"),
        .none("old", why: "nothing says it", initial: "NO"),
    ])

    private static func write(_ attributes: String, _ syntax: PropertySyntax) throws -> PropertyWriter {
        var code = PropertyWriter(syntax)
        code.add(try element("<view \(attributes) id=\"v\"/>"), to: "view", table: table)
        return code
    }

    @Test("A rule is written in each language's syntax")
    func languages() throws {
        let attributes = #"hidden="YES" mode="center" text="a&quot;b" hugging="750" value="3" maxValue="5""#
        let swift = try Self.write(attributes, .uiKit)
        #expect(
            swift.statements == [
                "view.isHidden = true", #"view.text = "a\"b""#, "view.setContentHuggingPriority(.defaultHigh, for: .horizontal)",
                "view.maximumValue = 5", "view.value = 3",
            ])
        let objectiveC = try Self.write(attributes, .uiKitObjectiveC)
        #expect(
            objectiveC.statements == [
                "view.hidden = YES;", #"view.text = @"a\"b";"#,
                "[view setContentHuggingPriority:UILayoutPriorityDefaultHigh forAxis:UILayoutConstraintAxisHorizontal];",
                "view.maximumValue = 5;", "view.value = 3;",
            ])
        #expect(swift.notConverted.isEmpty && objectiveC.notConverted.isEmpty)
    }

    @Test("UIKit's statements follow the document's order, AppKit's the table's")
    func order() throws {
        let attributes = #"text="a" hidden="YES" mode="center""#
        #expect(try Self.write(attributes, .uiKit).statements == [#"view.text = "a""#, "view.isHidden = true"])
        #expect(try Self.write(attributes, .appKit).statements == ["view.isHidden = true", #"view.text = "a""#])
    }

    @Test("Absent values are written if the initializer has another default")
    func absent() throws {
        for syntax in [PropertySyntax.uiKit, .appKit] {
            #expect(try Self.write("", syntax).statements == ["view.contentMode = .left"])
            #expect(try Self.write(#"mode="center""#, syntax).statements.isEmpty)
        }
    }

    @Test("Values without a form in code are listed with the reason, and defaults are not")
    func left() throws {
        for syntax in [PropertySyntax.uiKit, .uiKitObjectiveC, .appKit] {
            let code = try Self.write(#"mode="center" value="much" old="YES" strange="1""#, syntax)
            #expect(code.statements.isEmpty)
            #expect(
                Set(code.notConverted.map(\.why)) == [
                    "the value 'much' is not known", "nothing says it", "it has no known counterpart in \(syntax.toolkit.rawValue)",
                ])
            #expect(try Self.write(#"mode="center" old="NO" key="x""#, syntax).notConverted.isEmpty)
        }
    }

    @Test("The greatest float means no limit in AppKit's documents")
    func limits() throws {
        #expect(
            try Self.write(#"mode="center" value="3.4028234663852886e+38""#, .appKit).statements == [
                "view.value = .greatestFiniteMagnitude"
            ])
        #expect(Toolkit.uiKit.number("inf") == nil && Toolkit.appKit.number("nan") == nil && Toolkit.appKit.number("0x") == nil)
    }

    @Test("An invalid number for a size is listed, and not read as 0")
    func geometry() throws {
        for syntax in [PropertySyntax.uiKit, .uiKitObjectiveC, .appKit] {
            var code = PropertyWriter(syntax)
            code.add(part: try Self.element(#"<size key="a" width="1" height="wide" id="v"/>"#), to: "view", .size("a", property: "size"))
            #expect(code.statements.isEmpty && code.notConverted.map(\.why) == ["its value is not known"])
        }
    }

    @Test("A part with a function for both languages is written in both; a Swift-only part is listed in Objective-C")
    func parts() throws {
        let segments = try Self.element(
            #"<segmentedControl id="v"><segments><segment title="One" enabled="NO"/></segments></segmentedControl>"#)
        func code(_ syntax: PropertySyntax, _ rule: PartRule) -> PropertyWriter {
            var code = PropertyWriter(syntax)
            code.add(part: segments.children[0], to: "view", rule)
            return code
        }
        let both = PartRule.bilingual("segments", write: SegmentCode.write)
        #expect(
            code(.uiKit, both).statements == [
                #"view.insertSegment(withTitle: "One", at: 0, animated: false)"#, "view.setEnabled(false, forSegmentAt: 0)",
            ])
        #expect(
            code(.uiKitObjectiveC, both).statements == [
                #"[view insertSegmentWithTitle:@"One" atIndex:0 animated:NO];"#, "[view setEnabled:NO forSegmentAtIndex:0];",
            ])
        let one = PartRule.other("segments") { _, variable, code in code.statements.append(variable) }
        #expect(code(.uiKit, one).statements == ["view"])
        #expect(code(.uiKitObjectiveC, one).statements.isEmpty)
        #expect(code(.uiKitObjectiveC, one).notConverted.map(\.what) == ["segments"])
    }

    @Test("A recognizer's label in the editor is not written")
    func recognizers() throws {
        let tap = try Self.element(#"<tapGestureRecognizer id="v" userLabel="Tap" enabled="NO"/>"#)
        let code = try #require(UIKitProperties(.uiKitObjectiveC).code(forGestureRecognizer: tap, variable: "_tap"))
        #expect(code.statements == ["_tap.enabled = NO;"])
        #expect(code.notConverted.isEmpty)
    }
}
