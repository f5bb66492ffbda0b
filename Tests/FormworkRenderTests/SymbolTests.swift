import FormworkModel
import Testing

@testable import FormworkRender

@Suite("Symbols")
struct SymbolTests {
    @Test(
        "Names are put together of known ones: fills, slashes, circles, badges, two signs",
        arguments: [
            "plus.circle", "plus.circle.fill", "eye.slash", "doc.badge.plus", "document.on.document", "plus.square.on.square",
            "bubble.left.and.bubble.right", "chevron.forward", "multiply.circle.fill", "person.fill.questionmark", "arrow.down.doc",
            "inset.filled.leftthird.rectangle", "bell.badge",
        ])
    func composed(name: String) { #expect(SymbolTable.symbol(name).isExact) }

    @Test("What is not known is drawn like another of its family, and said")
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
        #expect(try Drawn(text).notes == ["symbols that are drawn like others of their family: folder.with.wheels"])
    }

    @Test("A filled symbol is filled, and lines in it stand out; a slash is never filled")
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
