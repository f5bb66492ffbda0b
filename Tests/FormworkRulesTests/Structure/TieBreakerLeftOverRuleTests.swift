import Testing

@Suite("tie-breaker-left-over")
struct TieBreakerLeftOverRuleTests {
    /// A storyboard of controllers, of which `A` is the initial one.
    private func storyboard(_ scenes: String..., end: String = "") -> MarkedDocument {
        let scenes = scenes.enumerated().map { place, scene in
            "<scene sceneID=\"s\(place)\"><objects>\n\(scene)\n</objects></scene>"
        }
        return MarkedDocument(
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
                initialViewController="A">
                <scenes>
                \(scenes.joined(separator: "\n"))
                </scenes>
                \(end)
                </document>
                """)
    }

    @Test("A tie breaker for a segue that is gone is found, or for what is none")
    func gone() throws {
        try storyboard(
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
