import Testing

@Suite("unreachable-scene")
struct UnreachableSceneRuleTests {
    @Test("A scene without segue, storyboard id and initial mark is found")
    func lost() throws {
        try MarkedDocument.scenes(
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
