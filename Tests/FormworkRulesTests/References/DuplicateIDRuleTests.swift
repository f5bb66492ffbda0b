import FormworkDiagnostics
import Testing

@Suite("duplicate-id")
struct DuplicateIDRuleTests {
    @Test("The second and every further element with an id is found")
    func duplicates() throws {
        let found = try MarkedDocument.xib(
            """
            <subviews>
                <label id="A" userLabel="First"/>
                <label id="A"/> <!--duplicate-id-->
                <label id="A"/> <!--duplicate-id-->
            </subviews>
            """
        ).expectMarks()
        #expect(found.first?.notes == ["it is used by First"])
    }
}
