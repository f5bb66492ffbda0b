import Testing

@Suite("tie-breaker-left-over")
struct TieBreakerLeftOverRuleTests {
    @Test("A tie breaker without a segue is found")
    func gone() throws {
        try MarkedDocument.scenes(
            #"<viewController id="A"><connections><segue destination="A" kind="show" id="s1"/></connections></viewController>"#,
            end: """
                <inferredMetricsTieBreakers>
                <segue reference="s1"/>
                <segue reference="gone"/> <!--tie-breaker-left-over-->
                <segue reference="A"/> <!--tie-breaker-left-over-->
                </inferredMetricsTieBreakers>
                """
        ).expectMarks()
    }
}
