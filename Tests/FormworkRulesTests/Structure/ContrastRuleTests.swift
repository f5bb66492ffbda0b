import FormworkDiagnostics
import Testing

@Suite("contrast")
struct ContrastRuleTests {
    private static func labels(background: String = #"white="1" alpha="1""#, _ labels: String) -> MarkedDocument {
        .xib("<subviews>\n\(labels)\n</subviews>\n<color key=\"backgroundColor\" \(background)/>")
    }

    private static func label(_ id: String, _ color: String, font: String = #"type="system" pointSize="17""#, mark: String = "") -> String {
        """
        <label text="Today" id="\(id)"> \(mark)
        <fontDescription key="fontDescription" \(font)/>
        <color key="textColor" \(color)/>
        </label>
        """
    }

    @Test("Grey on white is found under 4.5 to 1; 3 to 1 is enough for large texts")
    func ratio() throws {
        let found = try Self.labels(
            [
                Self.label("A", #"white="0.5" alpha="1""#, mark: "<!--contrast-->"), Self.label("B", #"white="0.4" alpha="1""#),
                Self.label("D", #"white="0.5" alpha="1""#, font: #"type="system" pointSize="18""#),
                Self.label("E", #"white="0.5" alpha="1""#, font: #"type="boldSystem" pointSize="14""#),
            ].joined(separator: "\n")
        ).expectMarks(enabling: "contrast")
        #expect(found.map(\.message) == ["the text of 'Today' has a contrast of 3.9 to 1, less than 4.5"])
    }

    @Test("A translucent text has its resulting colour, and black on white has 21 to 1")
    func mixed() throws {
        try Self.labels(Self.label("A", #"white="0" alpha="0.4""#, mark: "<!--contrast-->")).expectMarks(enabling: "contrast")
        try Self.labels(Self.label("A", #"white="0" alpha="1""#)).expectMarks(enabling: "contrast")
    }

    @Test("The system's colours are looked at in light and in dark surroundings")
    func dark() throws {
        let found = try Self.labels(
            background: #"systemColor="systemBackgroundColor""#, Self.label("A", #"white="0" alpha="1""#, mark: "<!--contrast-->")
        ).expectMarks(enabling: "contrast")
        #expect(found.map(\.message) == ["the text of 'Today' has a contrast of 1 to 1 in dark mode, less than 4.5"])
    }

    @Test("With an unknown background, or an image behind it, nothing is reported")
    func unknown() throws {
        let label = Self.label("A", #"white="0.9" alpha="1""#)
        try Self.labels(background: #"name="Brand""#, label).expectMarks(enabling: "contrast")
        try Self.labels(#"<imageView id="I"/>"# + "\n" + label).expectMarks(enabling: "contrast")
        try MarkedDocument.xib("<subviews>\n\(label)\n</subviews>").expectMarks(enabling: "contrast")
    }

    @Test("A label without a colour is black in light and white in dark surroundings")
    func standard() throws {
        let label = #"<label text="Today" id="A"><nil key="textColor"/></label> <!--contrast-->"#
        let found = try Self.labels(label).expectMarks(enabling: "contrast")
        #expect(found.map(\.message) == ["the text of 'Today' has a contrast of 1 to 1 in dark mode, less than 4.5"])
        try Self.labels(background: #"systemColor="systemBackgroundColor""#, #"<label text="Today" id="A"/>"#)
            .expectMarks(enabling: "contrast")
    }
}
