import FormworkTestSupport
import Testing

@testable import FormworkRender

@Suite struct PackedTextTests {
    @Test("A packed text can be restored and is a text, too")
    func packedTextCanBeRestored() throws {
        var generator = SeededGenerator(seed: 44)
        let parts = ["label", "~", "^", "^~", "\u{1F600}", "日本語", "é", "x=\"8\" ", "aaaaaaaaaaaaaaaa", "}", "~~"]
        for count in [0, 1, 4, 5, 6, 40, 3000] {
            let text = (0..<count).map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }.joined()
            let packed = PackedText.packed(Array(text.utf8))
            #expect(String(validating: packed, as: UTF8.self) != nil)
            #expect(PackedPage.unpacked(packed) == Array(text.utf8))
        }
    }

    @Test("References reach far back, and none is longer than what it repeats")
    func referencesReachFarBack() throws {
        var generator = SeededGenerator(seed: 45)
        let noise = (0..<20_000).map { _ in UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &generator) }
        let text = noise + noise
        let packed = PackedText.packed(text)
        #expect(packed.count < noise.count + noise.count / 10)
        #expect(PackedPage.unpacked(packed) == text)
    }

    @Test("The data of a page is packed, without anything that could end its element")
    func dataOfPageIsPacked() throws {
        let document = try Drawn.document(TestFiles.sample("LayoutTemplates.storyboard"))
        let page = Page(document, file: "a")
        let packed = PackedText.packed(page.data)
        #expect(packed.count * 3 < page.data.count)
        #expect(!packed.contains(UInt8(ascii: "<")))
        #expect(PackedPage.json(of: String(decoding: page.html, as: UTF8.self)) == String(decoding: page.data, as: UTF8.self))
        #expect(PackedPage.unpacked(packed) == page.data)
    }
}
