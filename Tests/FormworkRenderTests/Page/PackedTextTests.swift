import FormworkTestSupport
import Testing

@testable import FormworkRender

@Suite struct PackedTextTests {
    /// Restores a packed text as `unpacked` of the page does.
    private static func unpacked(_ packed: [UInt8]) throws -> [UInt8] {
        let lineBreak = try #require(packed.firstIndex(of: UInt8(ascii: "\n")))
        var rest = packed[(lineBreak + 1)...]
        func digit() throws -> Int {
            let byte = try #require(rest.popFirst())
            return Int(byte) - (byte < UInt8(ascii: "<") ? 40 : 41)
        }
        var text: [UInt8] = []
        while let byte = rest.popFirst() {
            let digits = byte == UInt8(ascii: "^") ? 2 : byte == UInt8(ascii: "~") ? 3 : 0
            if digits == 0 {
                text.append(byte)
            } else if rest.first == UInt8(ascii: "~") {
                text.append(byte)
                rest.removeFirst()
            } else {
                let distance = try (0..<digits).reduce(0) { value, _ in try value * 85 + digit() }
                for _ in try 0..<(digit() + digits + 3) { text.append(text[text.count - distance]) }
            }
        }
        #expect(Int(String(decoding: packed[..<lineBreak], as: UTF8.self)) == text.count)
        return text
    }

    @Test("A packed text can be restored and is a text, too")
    func packedTextCanBeRestored() throws {
        var generator = SeededGenerator(seed: 44)
        let parts = ["label", "~", "^", "^~", "\u{1F600}", "日本語", "é", "x=\"8\" ", "aaaaaaaaaaaaaaaa", "}", "~~"]
        for count in [0, 1, 4, 5, 6, 40, 3000] {
            let text = (0..<count).map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }.joined()
            let packed = PackedText.packed(Array(text.utf8))
            #expect(String(validating: packed, as: UTF8.self) != nil)
            #expect(try Self.unpacked(packed) == Array(text.utf8))
        }
    }

    @Test("References reach far back, and none is longer than what it repeats")
    func referencesReachFarBack() throws {
        var generator = SeededGenerator(seed: 45)
        let noise = (0..<20_000).map { _ in UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &generator) }
        let text = noise + noise
        let packed = PackedText.packed(text)
        #expect(packed.count < noise.count + noise.count / 10)
        #expect(try Self.unpacked(packed) == text)
    }

    @Test("The data of a page is packed, without anything that could end its element")
    func dataOfPageIsPacked() throws {
        let document = try Drawn.document(TestFiles.sample("LayoutTemplates.storyboard"))
        let page = Page(document, file: "a")
        let packed = PackedText.packed(page.data)
        #expect(packed.count * 3 < page.data.count)
        #expect(!packed.contains(UInt8(ascii: "<")))
        #expect(page.html.firstRange(of: packed) != nil)
        #expect(try Self.unpacked(packed) == page.data)
    }
}
