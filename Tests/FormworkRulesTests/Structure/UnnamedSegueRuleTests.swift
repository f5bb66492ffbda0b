import Testing

@Suite("unnamed-segue")
struct UnnamedSegueRuleTests {
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

    @Test("A segue of a controller without an identifier is found, unless it is done by itself")
    func unnamed() throws {
        try storyboard(
            """
            <viewController id="A"><view key="view" id="V"><subviews><button id="K"><connections>
            <segue destination="B" kind="show" id="s1"/>
            </connections></button></subviews></view><connections>
            <segue destination="B" kind="show" id="s2"/> <!--unnamed-segue-->
            <segue destination="B" kind="show" identifier="detail" id="s3"/>
            <segue destination="B" kind="embed" id="s4"/>
            <segue destination="B" kind="relationship" relationship="rootViewController" id="s5"/>
            </connections></viewController>
            """, #"<viewController id="B"/>"#
        ).expectMarks(enabling: "unnamed-segue")
    }
}
