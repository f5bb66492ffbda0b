import Testing

@Suite("invalid-auto-collapse")
struct InvalidAutoCollapseRuleTests {
    private static func attribute(_ value: String) -> MarkedDocument {
        .xib("<userDefinedRuntimeAttributes>\n\(value)\n</userDefinedRuntimeAttributes>")
    }

    @Test(
        "Values that name an axis or none", arguments: ["width", "height", "width,height", "height width", "none", ""])
    func good(value: String) throws {
        try Self.attribute(#"<userDefinedRuntimeAttribute type="string" keyPath="PWAutoCollapse" value="\#(value)"/>"#).expectMarks()
    }

    @Test("Values that name no axis", arguments: ["hight", "Width", "both"])
    func bad(value: String) throws {
        try Self.attribute(
            #"<userDefinedRuntimeAttribute type="string" keyPath="PWAutoCollapse" value="\#(value)"/> <!--invalid-auto-collapse-->"#
        ).expectMarks()
    }

    @Test("A value that isn't text")
    func type() throws {
        try Self.attribute(
            #"<userDefinedRuntimeAttribute type="boolean" keyPath="PWAutoCollapse" value="YES"/> <!--invalid-auto-collapse-->"#
        ).expectMarks()
    }
}
