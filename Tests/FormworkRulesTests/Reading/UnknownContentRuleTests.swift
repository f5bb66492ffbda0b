import FormworkDiagnostics
import Testing

@Suite("unknown-content")
struct UnknownContentRuleTests {
    @Test("Each unknown name is found once, at its first place, with its count")
    func counted() throws {
        let found = try MarkedDocument.xib(
            """
            <subviews>
                <label shimmer="YES" id="A"/> <!--unknown-content-->
                <label shimmer="NO" id="B"/>
                <hologram depth="3"/> <!--unknown-content-->
                <hologram depth="4"/>
            </subviews>
            """
        ).expectMarks(enabling: "unknown-content")
        #expect(found.map(\.message) == ["unknown attribute 'shimmer', 2 times", "unknown element 'hologram', 2 times"])
    }
}
