import FormworkTree
import Testing

@Suite struct Base64TextTests {
    @Test(arguments: [("DQ", "\r"), ("RmlsZQpGaWxlA", "File\nFile"), ("RmlsZQ==", "File"), ("\nT3RoZXLi\ngKY\n", "Other…"), ("", "")])
    func textsAreDecodedPaddedOrNotAndWithAStrayLastCharacter(_ encoded: String, _ text: String) {
        #expect(Base64Text.decode(encoded) == text)
    }

    @Test(arguments: ["a-b", "w6!", "/w"])
    func otherTextsAreNotBase64(_ encoded: String) { #expect(Base64Text.decode(encoded) == nil) }

    @Test func encodingAndDecodingAreInverse() {
        for length in 0..<40 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ length) }
            #expect(Base64Text.bytes(Base64Text.encode(bytes)[...]) == bytes)
        }
    }
}
