import Testing

@testable import FormworkRules

@Suite("Suggestions of a check")
struct NameSuggestionsTests {
    @Test("end if they would take too long, and the names are not even collected then")
    func effort() {
        var suggestions = NameSuggestions(effort: 200)
        var collected = 0
        func names() -> [String] {
            collected += 1
            return (0..<10).map { "title\($0)" }
        }
        let notes = (0..<10).map { _ in suggestions.note(for: "tilte1", among: names()) }
        #expect(notes.map(\.isEmpty) == [false, false, false, false] + Array(repeating: true, count: 6))
        #expect(collected == 4)
    }
}
