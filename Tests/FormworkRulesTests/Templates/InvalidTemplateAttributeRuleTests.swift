import Testing

@Suite("invalid-template-attribute")
struct InvalidTemplateAttributeRuleTests {
    /// Returns a template view and its target with the same list.
    private static func listed(_ list: String, element: String = "view", more: String = "", attributes: String = "", mark: Int = 0)
        -> MarkedDocument
    {
        func view(_ id: String, _ connections: String, _ marks: String) -> String {
            """
            <\(element) id="\(id)" \(more)><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="\(list)"/>\(marks)
            \(attributes)
            </userDefinedRuntimeAttributes>\(connections)</\(element)>
            """
        }
        return .storyboard(
            "<subviews>\(view("A", "", ""))</subviews>",
            siblings: """
                <view id="T" customClass="LDOLayoutTemplate"><subviews>
                \(view("a", #"<connections><outlet property="targetView" destination="A" id="oa"/></connections>"#,
                       String(repeating: " <!--invalid-template-attribute-->", count: mark)))
                </subviews><connections><outlet property="targetView" destination="R" id="oT"/></connections></view>
                """, layouts: ["T"])
    }

    @Test(
        "Known key paths of a view",
        arguments: ["alpha", "hidden, isHidden", "layer.cornerRadius,layer.transform.scale.x", "layoutMargins", "transform"])
    func known(list: String) throws { try Self.listed(list).expectMarks() }

    @Test(
        "Unknown and empty key paths are reported",
        arguments: [("brightness", 1), ("alpha,", 1), ("alpha.value", 1), ("scrollEnabled,", 2)])
    func unknown(list: String, count: Int) throws { try Self.listed(list, mark: count).expectMarks() }

    @Test(
        "Keys depend on the element's class", arguments: [("scrollView", "scrollEnabled"), ("label", "textColor"), ("mapView", "camera")])
    func classes(element: String, list: String) throws { try Self.listed(list, element: element).expectMarks() }

    @Test("A custom class, and a key path that a runtime attribute sets, are trusted")
    func trusted() throws {
        try Self.listed("brightness", more: #"customClass="Lamp""#).expectMarks()
        try Self.listed(
            "brightness",
            attributes: #"<userDefinedRuntimeAttribute type="boolean" keyPath="brightness" value="YES"/>"#
        ).expectMarks()
    }
}
