import FormworkDiagnostics
import Testing

@Suite("unlisted-template-attribute")
struct UnlistedTemplateAttributeRuleTests {
    private static let mark = "<!--unlisted-template-attribute-->"

    @Test("The same list, in any order, is valid, and so is a missing list")
    func same() throws {
        try MarkedDocument.lists(target: "alpha, hidden", template: "hidden,alpha").expectMarks()
        try MarkedDocument.lists(target: nil, template: nil).expectMarks()
    }

    @Test("A missing list, or one that lacks a key path, is found")
    func different() throws {
        let none = try MarkedDocument.lists(target: nil, template: "alpha", behindList: Self.mark).expectMarks()
        #expect(none.map(\.message) == ["the target 'A' does not list 'alpha', which its template view lists"])
        #expect(none.map(\.notes) == [["the target has no list"]])
        let shorter = try MarkedDocument.lists(target: "alpha", template: "alpha, hidden, tag", behindList: Self.mark).expectMarks()
        #expect(shorter.map(\.message) == ["the target 'A' does not list 'hidden', 'tag', which its template view lists"])
        #expect(shorter.map(\.notes) == [["the target's list is 'alpha'"]])
    }
}
