@testable import FormworkModel
import FormworkTree
import Testing

@Suite struct NameTests {
    @Test func everyCaseIsSpelledAsItsName() {
        for name in Name.allCases.dropLast() where name != .base64UTF8 {
            #expect(name.spelling == "\(name)")
        }
        #expect(Name.base64UTF8.spelling == "base64-UTF8")
    }

    @Test func noNameIsListedTwice() {
        let names = Name.vocabulary.names
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { !$0.isEmpty })
    }

    @Test func numbersBeyondTheCasesAreOther() {
        #expect(Name.name(Name.other.rawValue) == .other)
        #expect(Name.name(.max) == .other)
        #expect(Name.name(Name.view.id) == .view)
    }
}
