import FormworkDiagnostics
import Testing

@Suite("missing-target-view")
struct MissingTargetViewRuleTests {
    @Test("A view with constraints and without a target is found, with the ignored constraints")
    func participant() throws {
        let found = try MarkedDocument.template(
            """
            <view id="a"> <!--missing-target-view-->
            </view>
            <view id="idle"/>
            """,
            constraints: """
                <constraint firstItem="a" firstAttribute="top" secondItem="T" secondAttribute="top" constant="8" id="c1"/>
                <constraint firstAttribute="width" constant="300" id="c2"/>
                """
        ).expectMarks()
        #expect(found.first?.notes == ["constraint 'c1' is ignored: a.top = T.top + 8"])
    }
}
