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

    @Test("A storyboard of one scene may be created by name")
    func single() throws {
        try MarkedDocument.storyboard("").expectMarks()
    }

    @Test("A storyboard with one scene that has neither an id nor the initial mark can't be loaded")
    func alone() throws {
        func file(_ controller: String, _ initial: String = "") -> KeyValuePairs<String, String> {
            [
                "App/A.swift": "class A {}",
                "App/One.storyboard": """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(initial)>
                <scenes><scene sceneID="S"><objects>
                \(controller)
                <tableView key="view" id="T"><connections><outlet property="dataSource" destination="C" id="1"/></connections></tableView>
                </tableViewController>
                </objects></scene></scenes>
                </document>
                """,
            ]
        }
        try SampleProject(file(#"<tableViewController id="C"><!--unreachable-scene-->"#)).expectMarks(of: "unreachable-scene")
        try SampleProject(file(#"<tableViewController id="C" storyboardIdentifier="c">"#)).expectMarks(of: "unreachable-scene")
        try SampleProject(file(#"<tableViewController id="C">"#, #"initialViewController="C""#)).expectMarks(of: "unreachable-scene")
    }
}
