import FormworkDiagnostics
import Testing

@Suite("stale-template-attribute")
struct StaleTemplateAttributeRuleTests {
    private static let mark = "<!--stale-template-attribute-->"

    @Test("A template view without the list of its target is found")
    func none() throws {
        let found = try MarkedDocument.lists(target: "alpha", template: nil, behindView: Self.mark).expectMarks()
        #expect(
            found.map(\.message) == ["'a' does not list 'alpha', so applying the template removes it from the list of its target 'A'"])
        #expect(found.map(\.notes) == [["the template view has no list"]])
    }

    @Test("A shorter list is found at its place, with its missing key paths")
    func shorter() throws {
        let found = try MarkedDocument.lists(target: "alpha, hidden, tag", template: "hidden", behindList: Self.mark).expectMarks()
        #expect(
            found.map(\.message) == [
                "'a' does not list 'alpha', 'tag', so applying the template removes them from the list of its target 'A'"
            ])
        #expect(found.map(\.notes) == [["the template view's list is 'hidden'"]])
    }

    @Test("Lists that each lack something are found by this rule and by unlisted-template-attribute")
    func both() throws {
        try MarkedDocument.lists(target: "alpha", template: "hidden", behindList: "\(Self.mark) <!--unlisted-template-attribute-->")
            .expectMarks()
    }

    @Test("An object of generation 0.9 hands over no list")
    func object() throws {
        try MarkedDocument.storyboard(
            """
            <subviews><view id="A"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="transferredTemplateAttributeKeyPaths" value="alpha"/>
            </userDefinedRuntimeAttributes></view></subviews>
            """,
            siblings: """
                <customObject id="O" customClass="LDOLayoutTemplate"> <!--outdated-template-generation-->
                    <connections><outlet property="templateView" destination="T" id="o"/></connections>
                </customObject>
                <view id="T"><subviews>
                <view id="a"><connections><outlet property="targetView" destination="A" id="oa"/></connections></view>
                </subviews><connections><outlet property="targetView" destination="R" id="oT"/></connections></view>
                """, layouts: ["O"]
        ).expectMarks()
    }
}
