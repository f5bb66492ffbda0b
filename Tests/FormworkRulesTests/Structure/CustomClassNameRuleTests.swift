import Testing

@Suite("custom-class-name")
struct CustomClassNameRuleTests {
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

    @Test("The class of a storyboard's controller is to be the file's name")
    func names() throws {
        try storyboard(
            #"<viewController customClass="LoginController" storyboardIdentifier="a" id="A"/> <!--custom-class-name-->"#,
            #"<viewController customClass="Test" storyboardIdentifier="b" id="B"/>"#
        ).expectMarks(enabling: "custom-class-name")
    }
}
