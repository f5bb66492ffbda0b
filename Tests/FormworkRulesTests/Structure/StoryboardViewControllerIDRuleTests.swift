import Testing

@Suite("storyboard-viewcontroller-id")
struct StoryboardViewControllerIDRuleTests {
    @Test("A controller of a class must have its name as storyboard id")
    func names() throws {
        try MarkedDocument.scenes(
            #"<viewController storyboardIdentifier="login" customClass="LoginController" id="A"/> <!--storyboard-viewcontroller-id-->"#,
            #"<viewController storyboardIdentifier="Other" customClass="Other" id="B"/>"#,
            #"<viewController storyboardIdentifier="c" id="C"/>"#
        ).expectMarks(enabling: "storyboard-viewcontroller-id")
    }
}
