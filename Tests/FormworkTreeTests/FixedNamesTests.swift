import FormworkTree
import Testing

@Suite("Fixed names")
struct FixedNamesTests {
    @Test("Each name has its place as id, and a repeated name its first", arguments: [0, 1, 8, 9, 900])
    func ids(count: Int) {
        let names = (0..<count).map { "name\($0)" }
        let fixedNames = FixedNames(names + names.reversed())
        for (place, name) in names.enumerated() { #expect(fixedNames.id(of: name) == NameID(place)) }
        for name in ["", "name", "name\(count)", "Name0", "n\u{E4}me0"] { #expect(fixedNames.id(of: name) == nil, "\(name)") }
    }

    @Test("Names with equal hashes have ids of their own")
    func equalHashes() {
        // FNV-1a of 32 bits is the same for both.
        let fixedNames = FixedNames(["costarring", "liquid"])
        #expect(fixedNames.id(of: "costarring") == 0 && fixedNames.id(of: "liquid") == 1)
        #expect(FixedNames(["costarring"]).id(of: "liquid") == nil)
    }
}
