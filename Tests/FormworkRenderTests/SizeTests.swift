import FormworkRender
import Testing

/// Pictures are limited to the visible parts of their documents.
@Suite struct SizeTests {
    private static func label(_ text: String, _ attributes: String = "") -> String {
        """
        <label text="\(text)" numberOfLines="0" \(attributes) id="l"><rect key="frame" x="0" y="0" width="1" height="1000000"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    @Test("A text as long as a book is drawn up to the screen's end, and that is reported")
    func textAsLongAsBook() throws {
        let long = try Drawn(Drawn.touch(Self.label(String(repeating: "w ", count: 100_000))))
        #expect(long.svg.utf8.count < 5_000_000)
        #expect(long.notes == ["a text has more than 20000 characters: the rest is not drawn"])
        let short = try Drawn(Drawn.touch(Self.label(String(repeating: "w ", count: 5_000))))
        #expect(short.notes.isEmpty)
    }

    @Test("A character with a hundred thousand accents is cut")
    func characterWithAccents() throws {
        let drawn = try Drawn(Drawn.touch(Self.label("e" + String(repeating: "\u{301}", count: 100_000))))
        #expect(drawn.svg.utf8.count < 100_000)
    }

    @Test("A picture beyond its limit is an error")
    func pictureBeyondLimit() throws {
        var options = RenderOptions()
        options.byteLimit = 3000
        #expect(throws: RenderError.tooLarge(limit: 3000)) {
            try Drawn(Drawn.touch(Self.label(String(repeating: "w ", count: 1000))), options)
        }
    }

    @Test("A font's name is not repeated at full length on every line")
    func fontsName() throws {
        let name = String(repeating: "F", count: 10_000)
        let label = Self.label(String(repeating: "w ", count: 1000)).replacing(
            #"type="system" pointSize="17""#, with: #"name="\#(name)" family="\#(name)" pointSize="17""#)
        #expect(try Drawn(Drawn.touch(label)).svg.utf8.count < 1_000_000)
    }
}
