import FormworkLayout
import FormworkModel
import Testing

@Suite("Content sizes and their priorities")
struct SizeTests {
    /// Every character is half its font's size wide, a line as high as its font's size.
    private struct Squares: TextMeasuring {
        func lineMetrics(of font: FontDescription) -> FontDescription.LineMetrics {
            FontDescription.LineMetrics(ascent: font.size, descent: 0, lineHeight: font.size)
        }
        func width(of text: Substring, in font: FontDescription) -> Double { Double(text.count) * font.size / 2 }
    }

    private static func label(_ id: String, _ text: String, size: Double = 10, frame: [Double] = [0, 0, 1, 1], _ attributes: String = "")
        -> String
    {
        Sketch.box(
            id, "label", frame: frame, "text=\"\(text)\" \(attributes)",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
    }

    private static func blind(_ document: InterfaceDocument, size: Size? = nil) -> Solved {
        Solved(document) {
            $0.isBlind = true
            $0.text = Squares()
            $0.size = size
        }
    }

    private static let row = [
        "A.left = R.left", "B.left = A.right", "R.right = B.right", "A.top = R.top", "B.top = R.top", "A.height = 10", "B.height = 10",
    ]

    @Test("With extra room, the view with the weaker hugging grows")
    func hugging() throws {
        func widths(_ first: String, _ second: String) throws -> [Double] {
            let solved = Self.blind(
                try Sketch.plain(Self.label("A", "four", first), Self.label("B", "four", second), size: [100, 100], where: Self.row))
            return [solved["A"][2], solved["B"][2]]
        }
        // 4 × 5 points, plus rounding up and the extra width of the fit.
        #expect(try widths("", "horizontalHuggingPriority=\"251\"") == [79.5, 20.5])
        #expect(try widths("horizontalHuggingPriority=\"251\"", "") == [20.5, 79.5])
        #expect(try widths("horizontalHuggingPriority=\"750\"", "horizontalHuggingPriority=\"251\"") == [20.5, 79.5])
    }

    @Test("With too little room, the view with the weaker compression resistance shrinks")
    func compression() throws {
        func widths(_ first: String, _ second: String) throws -> [Double] {
            let solved = Self.blind(
                try Sketch.plain(
                    Self.label("A", "twelve chars", first), Self.label("B", "twelve chars", second), size: [100, 100], where: Self.row))
            return [solved["A"][2], solved["B"][2]]
        }
        #expect(try widths("", "horizontalCompressionResistancePriority=\"749\"") == [60.5, 39.5])
        #expect(try widths("", "horizontalCompressionResistancePriority=\"751\"") == [39.5, 60.5])
    }

    @Test("The default priorities are 250 and 750: which of two views yields is undetermined")
    func defaults() throws {
        let solved = Self.blind(try Sketch.plain(Self.label("A", "four"), Self.label("B", "four"), size: [100, 100], where: Self.row))
        #expect(solved.ambiguous == ["A", "B"])
        // A constraint between 250 and 750 stretches a view, but does not cut it off.
        let views = (Self.label("A", "four"), Self.label("B", "four"))
        let stretched = Self.blind(
            try Sketch.plain(
                views.0, views.1,
                where: ["A.left = R.left", "A.top = R.top", "B.left = R.left", "B.top = R.top", "A.width = 90 @251", "B.width = 5 @749"]))
        #expect(stretched["A"][2] == 90)
        #expect(stretched["B"][2] == 20.5)
        #expect(stretched.isClear)
    }

    @Test("A label of several lines is wrapped again in its solved width")
    func wrapping() throws {
        let document = try Sketch.plain(
            Self.label("A", "aaaa bbbb cccc", "numberOfLines=\"0\""), Sketch.box("B"), size: [80, 200],
            where: [
                "A.left = R.left + 5", "R.right = A.right + 5", "A.top = R.top", "B.top = A.bottom", "B.left = R.left", "B.width = 1",
                "R.bottom = B.bottom",
            ])
        #expect(Self.blind(document)["A"] == [5, 0, 70, 10])
        #expect(Self.blind(document, size: Size(width: 55, height: 200))["A"] == [5, 0, 45, 20])
        #expect(Self.blind(document, size: Size(width: 40, height: 200))["A"] == [5, 0, 30, 30])
        #expect(Self.blind(document, size: Size(width: 40, height: 200))["B"] == [0, 30, 1, 170])
    }

    @Test("As wide as Xcode saw it, a label is as high; in another width it is measured")
    func recorded() throws {
        let document = try Sketch.plain(
            Self.label("A", "aaaa bbbb cccc", frame: [5, 0, 70, 13], "numberOfLines=\"0\""), size: [80, 200],
            where: ["A.left = R.left + 5", "R.right = A.right + 5", "A.top = R.top"])
        #expect(Solved(document) { $0.text = Squares() }["A"] == [5, 0, 70, 13])
        #expect(
            Solved(document) {
                $0.text = Squares()
                $0.size = Size(width: 55, height: 200)
            }["A"] == [5, 0, 45, 20])
    }

    @Test("A preferred maximum width wraps a label first")
    func preferredWidth() throws {
        let document = try Sketch.plain(
            Self.label("A", "aaaa bbbb cccc", "numberOfLines=\"0\" preferredMaxLayoutWidth=\"46\""),
            where: ["A.left = R.left", "A.top = R.top"])
        #expect(Self.blind(document)["A"] == [0, 0, 45.5, 20])
    }

    @Test("A placeholder size applies on the canvas, and not on a device")
    func placeholder() throws {
        let document = try Sketch.plain(
            Sketch.box("A", "view", "placeholderIntrinsicWidth=\"120\" placeholderIntrinsicHeight=\"30\""),
            Sketch.box("B", "view", "placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"40\""),
            where: ["A.left = R.left", "A.top = R.top", "B.left = R.left", "B.top = A.bottom", "B.width = 7", "A.width = 5 @100"])
        let solved = Solved(document)
        #expect(solved["A"] == [0, 0, 120, 30])
        #expect(solved["B"] == [0, 30, 7, 40])
        #expect(solved.isClear)
        #expect(Solved(document) { $0.environment = .device }["A"][2] == 5)
    }

    @Test("The recorded height of a symbol determines its insets if the other one is written")
    func symbols() throws {
        func frames(_ catalog: String, blind: Bool = false) throws -> Solved {
            let image = Sketch.box(
                "I", "imageView", frame: [50, 50, 60, 58.333333333333343], "image=\"mark\"",
                Sketch.constraints(["I.width = 60", "I.height = 60"]))
            let content =
                Sketch.subviews(image, Sketch.box("B"))
                + Sketch.constraints([
                    "I.left = R.left", "I.top = R.top", "B.left = I.right", "B.top = I.bottom", "B.width = 9", "B.height = 9",
                ])
            let root = Sketch.fixed("R", [0, 0, 200, 200], "view", "", mask: "widthSizable heightSizable", content)
            let document = try Sketch.read(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
                useAutolayout="YES"><device id="retina6_12" orientation="portrait"/><objects>\(root)</objects>
                <resources><image name="mark" \(catalog) width="105" height="128"/></resources></document>
                """)
            return Solved(document) { $0.isBlind = blind }
        }
        let symbol = try frames("catalog=\"system\"")
        #expect(abs(symbol["I"][1] - 2.0 / 3) < 0.001)
        #expect(abs(symbol["I"][3] - 58.0 - 1.0 / 3) < 0.001)
        #expect(symbol["B"] == [60, 60, 9, 9])
        #expect(try frames("")["I"] == [0, 0, 60, 60])
        #expect(try frames("catalog=\"system\"", blind: true)["I"] == [0, 0, 60, 60])
    }
}
