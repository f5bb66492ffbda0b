import Testing

@Suite("storyboard-viewcontroller-id")
struct StoryboardViewControllerIDRuleTests {
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

    @Test("A controller of a class is to have its name as storyboard id")
    func names() throws {
        try storyboard(
            #"<viewController storyboardIdentifier="login" customClass="LoginController" id="A"/> <!--storyboard-viewcontroller-id-->"#,
            #"<viewController storyboardIdentifier="Other" customClass="Other" id="B"/>"#,
            #"<viewController storyboardIdentifier="c" id="C"/>"#
        ).expectMarks(enabling: "storyboard-viewcontroller-id")
    }
}
