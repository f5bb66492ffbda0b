import FormworkModel
import Testing

@Suite("Suggestions for mistyped names")
struct NearNamesTests {
    @Test("are similar by differing letters, or contain the name, and stay the same with a limit")
    func near() {
        #expect(NearNames.of("titel", among: ["title", "subtitel", "other"]) == ["subtitel", "title"])
        #expect(NearNames.of("titel", among: ["title", "tit", "entitled"], within: 2) == ["tit", "title"])
        #expect(NearNames.of("titel", among: ["titelabcd"], within: 2) == ["titelabcd"], "however much longer")
    }

    @Test("are empty for a name longer than a mistyped one")
    func long() {
        let long = String(repeating: "a", count: 100_000)
        #expect(NearNames.of(long, among: [long + "b", "a"]).isEmpty)
        #expect(NearNames.of("a", among: [long]).isEmpty)
    }
}
