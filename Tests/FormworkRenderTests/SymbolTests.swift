import FormworkModel
import Testing

@testable import FormworkRender

@Suite("Symbols")
struct SymbolTests {
    @Test(
        "Names are composed of known ones: fills, slashes, circles, badges, two symbols",
        arguments: [
            "plus.circle", "plus.circle.fill", "eye.slash", "doc.badge.plus", "document.on.document", "plus.square.on.square",
            "bubble.left.and.bubble.right", "chevron.forward", "multiply.circle.fill", "person.fill.questionmark", "arrow.down.doc",
            "inset.filled.leftthird.rectangle", "bell.badge",
        ])
    func composed(name: String) { #expect(SymbolTable.symbol(name).isExact) }

    @Test("An unknown symbol is drawn like another of its family, and reported")
    func family() throws {
        let symbol = SymbolTable.symbol("folder.with.wheels")
        #expect(!symbol.isExact && symbol.parts == SymbolTable.symbol("folder").parts)
        #expect(!SymbolTable.symbol("").parts.isEmpty && !SymbolTable.symbol("...").parts.isEmpty)
        let text = Drawn.touch(
            """
            <imageView image="folder.with.wheels" catalog="system" fixedFrame="YES" id="i1"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
            """
        ).replacing(
            "</objects>",
            with: "</objects><resources><image name=\"folder.with.wheels\" catalog=\"system\" width=\"20\" height=\"20\"/></resources>")
        #expect(try Drawn(text).notes == ["symbols that are drawn like similar ones: folder.with.wheels"])
    }

    /// Returns the size at which a document's star is drawn: the scale of its strokes, 24 units wide.
    private static func side(_ element: String) throws -> Double {
        let text = Drawn.touch(element).replacing(
            "</objects>",
            with: "</objects><resources><image name=\"star\" catalog=\"system\" width=\"128\" height=\"128\"/></resources>")
        let svg = try Drawn(text).svg
        let path = try #require(SymbolTable.symbol("star").parts.first?.path)
        let start = try #require(svg.firstRange(of: "d=\"\(path)\"")?.upperBound)
        let scale = svg[start...].prefix { $0 != ">" }.split(separator: "scale(").dropFirst().first?.prefix { $0 != ")" }
        return (scale.flatMap { Double($0) } ?? 1) * 24
    }

    @Test(
        "The size of a symbol follows its scale, its point size or its font",
        arguments: [
            (#"<imageReference key="image" image="star" catalog="system" symbolScale="small"/>"#, 15.6),
            (#"<imageReference key="image" image="star" catalog="system" symbolScale="medium"/>"#, 20),
            (#"<imageReference key="image" image="star" catalog="system" symbolScale="large"/>"#, 25.8),
            (#"<imageReference key="image" image="star" catalog="system"/>"#, 20),
            (
                #"<imageReference key="image" image="star" catalog="system"/>"#
                    + #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="34"/>"#,
                40
            ),
            (
                #"<imageReference key="image" image="star" catalog="system"/><preferredSymbolConfiguration "#
                    + #"key="preferredSymbolConfiguration" configurationType="font" scale="small">"#
                    + #"<fontDescription key="fontDescription" type="system" pointSize="34"/></preferredSymbolConfiguration>"#, 31.2
            ),
            (
                #"<imageReference key="image" image="star" catalog="system" symbolScale="large"/>"#
                    + #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small"/>"#, 25.8
            ),
        ] as [(String, Double)])
    func configurations(said: String, side: Double) throws {
        let frame = #"<rect key="frame" x="0" y="0" width="100" height="100"/>"#
        let view = #"<imageView contentMode="center" fixedFrame="YES" id="i1">\#(frame)\#(said)</imageView>"#
        #expect(abs(try Self.side(view) - side) < 0.05)
        let button = #"<button buttonType="system" fixedFrame="YES" id="b1">\#(frame)<state key="normal">\#(said)</state></button>"#
        #expect(abs(try Self.side(button) - side) < 0.05)
    }

    @Test("A filled symbol is filled, with lines left out; a slash is never filled")
    func filled() {
        let symbol = SymbolTable.symbol("xmark.circle.fill")
        #expect(symbol.isFilled && symbol.parts.map(\.role) == [.outline, .detail])
        #expect(SymbolTable.symbol("bell.slash.fill").parts.last?.role == .line)
    }

    @Test("Every stroke of the tables is a path of SVG")
    func strokes() {
        let letters = Set("MmLlHhVvCcSsQqTtAaZz0123456789.,- ")
        for name in SymbolTable.names {
            let symbol = SymbolTable.symbol(name)
            #expect(symbol.isExact && !symbol.parts.isEmpty, "\(name)")
            for part in symbol.parts {
                #expect(part.path.first == "M" && part.path.allSatisfy(letters.contains), "\(name): \(part.path)")
            }
        }
        #expect(SymbolTable.names.count > 300)
    }
}
