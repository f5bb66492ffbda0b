import Testing

@Suite("unsupported-part")
struct UnsupportedPartRuleTests {
    @Test("Sections and prototypes of a collection view, and cells of a table outside of its sections")
    func lists() throws {
        try MarkedDocument.xib(
            """
            <subviews>
            <collectionView id="A">
            <sections/> <!--unsupported-part-->
            <prototypes/> <!--unsupported-part-->
            <cells/>
            </collectionView>
            <tableView id="B">
            <sections/>
            <prototypes/>
            <cells/> <!--unsupported-part-->
            </tableView>
            </subviews>
            """
        ).expectMarks()
    }

    @Test("An outlet collection is found on macOS, and not on iOS")
    func collections() throws {
        func document(_ runtime: String, _ mark: String) -> MarkedDocument {
            MarkedDocument(
                text: """
                    <document type="com.apple.InterfaceBuilder3.\(runtime == "MacOSX.Cocoa" ? "Cocoa" : "CocoaTouch").XIB" version="3.0" targetRuntime="\(runtime)">
                    <objects>
                    <customObject id="1" customClass="Page"><connections>
                    <outletCollection property="all" destination="2" id="3"/> \(mark)
                    </connections></customObject>
                    <customObject id="2"/>
                    </objects>
                    </document>
                    """)
        }
        try document("MacOSX.Cocoa", "<!--unsupported-part-->").expectMarks()
        try document("iOS.CocoaTouch", "").expectMarks()
    }
}
