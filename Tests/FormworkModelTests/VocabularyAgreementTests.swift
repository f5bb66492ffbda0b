import FormworkModel
import FormworkTree
import FormworkVocabulary
import Testing

/// Tables that are read for every element of a document, so that they are not derived from the vocabulary at run time.
@Suite("Tables for speed agree with the vocabulary")
struct VocabularyAgreementTests {
    private static let platforms: [Platform] = [.iOS, .macOS, .watchOS]

    /// Elements whose class has another name in compiled files, or is private.
    private static let separate: Set<Name> = [
        .customObject, .notificationController, .tableViewCellContentView, .collectionViewCellContentView,
    ]

    @Test("Classes of elements")
    func classes() {
        var compared = 0
        for platform in Self.platforms {
            for name in Name.allCases.dropLast() {
                guard !Self.separate.contains(name), let known = ViewClass.name(name, platform: platform),
                    let described = platform.vocabulary.class(of: name.spelling)
                else { continue }
                compared += 1
                #expect(known == described.name, "\(platform) \(name.spelling)")
            }
        }
        #expect(compared > 100)
    }

    @Test("Line breaks")
    func lineBreaks() {
        let lists = [(Vocabulary.uiKit, "lineBreakMode"), (.uiKit, "paragraphLineBreakMode"), (.appKit, "lineBreakMode")]
        for list in lists.map({ $0.words($1) }) {
            #expect(list.words.count == LineBreak.allCases.count)
            for word in list.words { #expect(LineBreak(word.text)?.rawValue == word.number, "\(word.text)") }
        }
    }

    @Test("Attributes with numbers and flags aren't texts, words or references")
    func values() {
        var compared = 0
        for platform in Self.platforms {
            for described in platform.vocabulary.classes {
                guard let element = described.elements.first else { continue }
                for entry in described.entries where entry.kind.isAttribute {
                    guard let name = Name.fixedNames.id(of: entry.name),
                        ValueAttributes.contains(name, of: Name.fixedNames.id(of: element) ?? .max)
                    else { continue }
                    compared += 1
                    let isNumber = entry.isTruth || [.integer, .number, .points, .unit, .priority, .ratio].contains(entry.kind)
                    #expect(isNumber, "\(platform) \(element).\(entry.name)")
                }
            }
        }
        #expect(compared > 1_000)
    }
}
