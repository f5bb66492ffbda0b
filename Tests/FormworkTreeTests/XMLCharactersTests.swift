import FormworkTree
import Testing

@Suite struct XMLCharactersTests {
    @Test(arguments: [
        ("view", true), ("xml:lang", true), ("_a-1.b", true), ("Größe", true), ("日本", true), ("", false), ("1a", false), ("a b", false),
        ("-a", false), ("a\"", false), ("a·", true), ("·a", false), ("a<", false), ("a\u{0}", false),
    ])
    func namesAreThoseOfXML(_ name: String, _ expected: Bool) {
        #expect(Array(name.utf8).withUnsafeBufferPointer(XMLCharacters.isName) == expected)
    }

    @Test func charactersThatXMLCannotContainAreFound() {
        func first(_ text: String) -> Unicode.Scalar? { Array(text.utf8).withUnsafeBufferPointer(XMLCharacters.firstForbidden) }
        #expect(first("a\t\n\r é 😀 \u{FFFD}\u{FEFF}") == nil)
        #expect(first("a\u{0}") == "\u{0}")
        #expect(first("a\u{1F}") == "\u{1F}")
        #expect(first("\u{FFFE}") == "\u{FFFE}")
        #expect(first("x\u{FFFF}") == "\u{FFFF}")
    }
}
