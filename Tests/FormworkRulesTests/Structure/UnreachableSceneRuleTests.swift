import Testing

@Suite("unreachable-scene")
struct UnreachableSceneRuleTests {
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

    @Test("A scene without segue, storyboard id and initial mark is found")
    func lost() throws {
        try storyboard(
            #"<viewController id="A"><connections><segue destination="B" kind="embed" id="s1"/></connections></viewController>"#,
            #"<viewController id="B"/>"#, #"<viewController storyboardIdentifier="c" id="C"/>"#,
            #"<viewController id="D"/> <!--unreachable-scene-->"#
        ).expectMarks()
    }

    @Test("A storyboard of one scene may be made by name")
    func single() throws {
        try MarkedDocument.storyboard("").expectMarks()
    }
}
