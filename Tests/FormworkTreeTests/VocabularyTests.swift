import FormworkTree
import Testing

@Suite("Names of a vocabulary")
struct VocabularyTests {
    @Test("Each name has its place as id, and a repeated name its first", arguments: [0, 1, 8, 9, 900])
    func ids(count: Int) {
        let names = (0..<count).map { "name\($0)" }
        let vocabulary = Vocabulary(names + names.reversed())
        for (place, name) in names.enumerated() { #expect(vocabulary.id(of: name) == NameID(place)) }
        for name in ["", "name", "name\(count)", "Name0", "n\u{E4}me0"] { #expect(vocabulary.id(of: name) == nil, "\(name)") }
    }

    @Test("Names with equal hashes have ids of their own")
    func equalHashes() {
        // FNV-1a of 32 bits is the same for both.
        let vocabulary = Vocabulary(["costarring", "liquid"])
        #expect(vocabulary.id(of: "costarring") == 0 && vocabulary.id(of: "liquid") == 1)
        #expect(Vocabulary(["costarring"]).id(of: "liquid") == nil)
    }
}
