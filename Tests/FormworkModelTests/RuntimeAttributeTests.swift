import FormworkModel
import Testing

@Suite struct RuntimeAttributeTests {
    private static let cases: [(String, InterfaceDocument.RuntimeAttribute.Value)] = [
        ("type=\"string\" keyPath=\"k\" value=\"text\"/>", .string("text")),
        ("type=\"string\" keyPath=\"k\"><mutableString key=\"value\">a\nb</mutableString></userDefinedRuntimeAttribute>", .string("a\nb")),
        ("type=\"localizedString\" keyPath=\"k\" value=\"text\"/>", .localizedString("text")),
        ("type=\"number\" keyPath=\"k\"><integer key=\"value\" value=\"8\"/></userDefinedRuntimeAttribute>", .number(8)),
        ("type=\"number\" keyPath=\"k\"><real key=\"value\" value=\"0.5\"/></userDefinedRuntimeAttribute>", .number(0.5)),
        ("type=\"boolean\" keyPath=\"k\" value=\"YES\"/>", .boolean(true)),
        ("type=\"boolean\" keyPath=\"k\" value=\"NO\"/>", .boolean(false)),
        ("type=\"point\" keyPath=\"k\"><point key=\"value\" x=\"1\" y=\"2\"/></userDefinedRuntimeAttribute>", .point(Point(x: 1, y: 2))),
        (
            "type=\"size\" keyPath=\"k\"><size key=\"value\" width=\"3\" height=\"4\"/></userDefinedRuntimeAttribute>",
            .size(Size(width: 3, height: 4))
        ),
        (
            "type=\"rect\" keyPath=\"k\"><rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></userDefinedRuntimeAttribute>",
            .rect(Rect(x: 1, y: 2, width: 3, height: 4))
        ),
        (
            "type=\"range\" keyPath=\"k\"><range key=\"value\" location=\"5\" length=\"6\"/></userDefinedRuntimeAttribute>",
            .range(location: 5, length: 6)
        ),
        (
            "type=\"color\" keyPath=\"k\"><color key=\"value\" white=\"1\" alpha=\"0.5\"/></userDefinedRuntimeAttribute>",
            .color(["key": "value", "white": "1", "alpha": "0.5"])
        ),
        ("type=\"image\" keyPath=\"k\" value=\"star\"/>", .image("star")), ("type=\"nil\" keyPath=\"k\"/>", .nil),
        ("type=\"novel\" keyPath=\"k\" value=\"v\"/>", .other("v")),
    ]

    @Test(arguments: cases.indices)
    func valuesOfAllTypesAreRead(_ index: Int) throws {
        let (xml, value) = Self.cases[index]
        let document = try Reading.xib(
            "<view id=\"v\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(xml)</userDefinedRuntimeAttributes></view>")
        let attribute = try #require(document.view(id: "v")?.runtimeAttributes.first)
        #expect(attribute.value == value)
        #expect(attribute.keyPath == "k")
        #expect(attribute.owner.id == "v")
    }
}
