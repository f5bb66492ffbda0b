import Testing

@Suite("custom-class-name")
struct CustomClassNameRuleTests {
    @Test("The class of a storyboard's controller must be the file's name")
    func names() throws {
        try MarkedDocument.scenes(
            #"<viewController customClass="LoginController" storyboardIdentifier="a" id="A"/> <!--custom-class-name-->"#,
            #"<viewController customClass="Test" storyboardIdentifier="b" id="B"/>"#
        ).expectMarks(enabling: "custom-class-name")
    }
}
