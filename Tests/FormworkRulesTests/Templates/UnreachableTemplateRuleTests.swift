import FormworkDiagnostics
import Testing

@Suite("unreachable-template")
struct UnreachableTemplateRuleTests {
    /// Returns a template view with outlets.
    private static func template(mark: String = "", outlets: String = "") -> String {
        """
        <view id="T" userLabel="Wide" customClass="LDOLayoutTemplate"> \(mark)
            <connections>
                <outlet property="targetView" destination="R" id="oT"/>
                \(outlets)
            </connections>
        </view>
        """
    }

    /// Returns the same as an object of generation 0.9.
    private static func object(mark: String = "") -> String {
        """
        <customObject id="O" customClass="LDOLayoutTemplate"> <!--outdated-template-generation--> \(mark)
            <connections><outlet property="templateView" destination="T" id="o"/></connections>
        </customObject>
        <view id="T"><connections><outlet property="targetView" destination="R" id="oT"/></connections></view>
        """
    }

    private static let mark = "<!--unreachable-template-->"

    @Test("A template without an outlet to it is found")
    func none() throws {
        let found = try MarkedDocument.storyboard("", siblings: Self.template(mark: Self.mark)).expectMarks()
        #expect(found.map(\.message) == ["no outlet is connected to the layout template 'Wide', so it can never be applied"])
    }

    @Test("An outlet from any other object is enough, and so is a collection")
    func elsewhere() throws {
        try MarkedDocument.storyboard("", siblings: Self.template(), layouts: ["T"]).expectMarks()
        let sources = [
            #"<outlet property="layout" destination="T" id="o1"/>"#, #"<outletCollection property="layouts" destination="T" id="o1"/>"#,
        ]
        for outlet in sources {
            let chooser = #"<customObject id="X" customClass="Chooser"><connections>\#(outlet)</connections></customObject>"#
            try MarkedDocument.storyboard("", siblings: chooser + Self.template()).expectMarks()
        }
    }

    @Test("Actions, segues and the template's own outlets do not count")
    func others() throws {
        let button = """
            <subviews><button id="B"><connections>
                <action selector="apply" destination="T" id="o1"/>
                <segue destination="T" kind="show" id="s1"/>
            </connections></button></subviews>
            """
        try MarkedDocument.storyboard(
            button, siblings: Self.template(mark: Self.mark, outlets: #"<outlet property="layout" destination="T" id="o2"/>"#)
        ).expectMarks()
    }

    @Test("A template object needs an outlet itself; one to its view is not enough")
    func objects() throws {
        try MarkedDocument.storyboard("", siblings: Self.object(), layouts: ["O"]).expectMarks()
        try MarkedDocument.storyboard("", siblings: Self.object(mark: Self.mark), layouts: ["T"]).expectMarks()
    }

    @Test("A template inside another view can be referred to from there")
    func inside() throws {
        try MarkedDocument.storyboard(
            """
            <subviews>
            <view id="A"/>
            <view id="T" customClass="LDOLayoutTemplate"><connections>
                <outlet property="targetView" destination="A" id="oT"/>
            </connections></view>
            </subviews>
            """
        ).expectMarks()
    }

    @Test("In a XIB the outlets of the File's Owner count")
    func owner() throws {
        func document(_ outlet: String, _ mark: String = "") -> MarkedDocument {
            MarkedDocument(
                text: """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                        <objects>
                            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ScreenViewController">
                                <connections>
                                    <outlet property="view" destination="R" id="o1"/>
                                    \(outlet)
                                </connections>
                            </placeholder>
                            <view id="R"/>
                    \(Self.template(mark: mark))
                        </objects>
                    </document>
                    """)
        }
        try document(#"<outlet property="layout" destination="T" id="o2"/>"#).expectMarks()
        try document("", Self.mark).expectMarks()
    }
}
