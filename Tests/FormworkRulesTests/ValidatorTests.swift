import FormworkDiagnostics
import FormworkImport
import FormworkRules
import Testing

@Suite("Validator and rules")
struct ValidatorTests {
    @Test("Every rule has a unique id, a severity and documentation")
    func documentation() {
        let rules = ValidationRules.all
        #expect(Set(rules.map(\.id)).count == rules.count)
        for rule in rules {
            #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
            #expect(!rule.severities.isEmpty)
            #expect(!rule.documentation.summary.isEmpty && !rule.documentation.summary.hasSuffix("."))
            #expect(rule.documentation.explanation.hasSuffix("."), "\(rule.id)")
            #expect(!rule.documentation.example.isEmpty)
            #expect(ValidationRules.rule(rule.id)?.id == rule.id)
        }
    }

    @Test("Findings are in the document's order, including the reader's, and are the same every time")
    func order() throws {
        let document = MarkedDocument.xib(
            """
            <subviews>
                <label id="A" hologram="YES"/>
                <label id="A"/>
            </subviews>
            <constraints>
                <constraint firstAttribute="width" constant="many" id="c1"/>
                <constraint firstItem="gone" firstAttribute="width" constant="4" id="c2"/>
            </constraints>
            """)
        let found = try document.diagnostics(enabling: "unknown-content")
        #expect(found.map(\.rule) == ["unknown-content", "duplicate-id", "invalid-value", "dangling-reference"])
        #expect(found.map(\.location.line) == [7, 8, 11, 12])
        #expect(try document.diagnostics(enabling: "unknown-content") == found)
    }

    @Test("Equal findings of several templates are reported once, and for each template on request")
    func templates() throws {
        let document = MarkedDocument.storyboard(
            """
            <constraints><constraint firstItem="R" firstAttribute="top" secondItem="G" secondAttribute="bottom" id="k"/></constraints>
            """,
            siblings: ["T", "U"].map { id in
                """
                <view id="\(id)" customClass="LDOLayoutTemplate">
                <connections><outlet property="targetView" destination="R" id="o\(id)"/></connections></view>
                """
            }.joined(), layouts: ["T", "U"])
        let read = try DocumentReader().read([UInt8](document.text.utf8), file: "Test.storyboard")
        #expect(Validator().validate(read.document, file: "Test.storyboard").map(\.rule) == ["kept-guide-constraint"])
        let each = Validator().validateTemplates(read.document, file: "Test.storyboard")
        #expect(each.map { $0.map(\.rule) } == [["kept-guide-constraint"], ["kept-guide-constraint"]])
    }

    @Test("A finding has the place of its element and a readable path")
    func place() throws {
        let found = try MarkedDocument.xib(
            """
            <subviews>
              <label userLabel="Title" id="L"><connections><outlet property="PWHidingMasterView" destination="L" id="o"/></connections></label>
            </subviews>
            """
        ).diagnostics()
        #expect(
            found.map(\.description) == [
                "Test.xib:7:48: error: 'Title' is its own hiding master [hiding-self]\n    in Title ▸ outlet 'o'"
            ])
    }
}
