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

    @Test("The place of a case is its id in the vocabulary")
    func idsArePlaces() {
        for (place, name) in Name.allCases.enumerated() {
            #expect(Int(name.id) == place)
            #expect(Name.name(name.id) == name)
        }
        #expect(Name.fixedNames.id(of: "lineBreakMode") == Name.lineBreakMode.id)
    }

    @Test func noNameIsListedTwice() {
        let names = Name.fixedNames.names
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { !$0.isEmpty })
    }

    @Test func numbersBeyondTheCasesAreOther() {
        #expect(Name.name(Name.other.id) == .other)
        #expect(Name.name(.max) == .other)
        #expect(Name.name(Name.view.id) == .view)
    }
}
