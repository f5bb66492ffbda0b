/// An attribute or a part of an element: its type, and its counterparts in compiled files and in code.
///
/// A missing column follows the rule of the column; only exceptions are written in the tables (see ``Vocabulary``).
package struct VocabularyEntry: Sendable {
    /// The type of a value.
    package enum Kind: Hashable, Sendable {
        /// `YES` or `NO`.
        case bool
        /// A whole number.
        case integer
        /// A number; points where it is a length.
        case number
        /// A distance in points.
        case points
        /// A multiplier: a number, or a ratio such as `16:9`.
        case ratio
        /// A number from 0 to 1.
        case unit
        /// A layout priority from 1 to 1000.
        case priority
        /// A text that people read, which translations may replace.
        case text
        /// A name: of a class, a file, an identifier.
        case name
        /// The identifier of an object of the document.
        case reference
        /// The name of an image.
        case image
        /// An attribute of a constraint's item, such as `leading`.
        case layoutAttribute
        /// A version of Interface Builder.
        case version
        /// One word of a list.
        case word
        /// A child element with this key: a colour, a font, a rectangle, a size, four distances.
        case color, font, frame, size, inset, edgeInsets, directionalEdgeInsets
        /// A child element whose attributes are flags.
        case flags
        /// A child object with this key, and a list of objects in an element of this name.
        case object, objects
        /// Another child element, by its key, or by its name where it has none.
        case part
        /// No part of a document: keys of a compiled object alone.
        case keys

        /// Whether the value is written as an attribute of the element, and not as a child.
        package var isAttribute: Bool {
            switch self {
            case .bool, .integer, .number, .points, .ratio, .unit, .priority, .text, .name, .reference, .image, .layoutAttribute, .version,
                .word:
                true
            default: false
            }
        }
    }

    /// The name of the attribute, or the key of the child; `-` for ``Kind-swift.enum/keys``.
    package let name: String
    package let kind: Kind
    /// The words of an attribute of the kind ``Kind-swift.enum/word``, and the known ones of some names.
    package let words: WordList?
    /// The meaning of a missing attribute; nil where nothing is set then.
    package let absent: String?
    /// Whether Interface Builder writes the attribute even where it has the absent value.
    package let isExplicit: Bool
    /// The counterpart in compiled files; nil where no key is known.
    package let nib: NibColumn?
    package let code: CodeColumn
    /// The counterpart in legacy archives; nil where they have none.
    package let archive: ArchiveColumn?
    /// The line of the tables, from 1.
    package let line: Int

    /// Whether the words are `YES` and `NO`, with other numbers than those of a truth.
    package var isTruth: Bool { kind == .bool || words.map { $0.texts.allSatisfy { ["YES", "NO"].contains($0) } } ?? false }

    /// The absent value as numbers: one for a number, two or four for sizes and distances; empty where it is none.
    package let absentNumbers: [Double]

    /// A key of a compiled object that does not depend on the document.
    package struct Constant: Sendable {
        package enum Value: Hashable, Sendable {
            case truth(Bool)
            case integer(Int)
            case null
            /// Numbers as packed data.
            case packed([Double])
        }

        package let key: String
        package let value: Value
    }

    /// The counterpart in compiled files.
    package struct NibColumn: Sendable {
        /// A key, and whether it says the contrary of the attribute.
        package struct Key: Sendable {
            package let name: String
            package let isInverted: Bool
        }

        /// The compiled type of a number.
        package enum Storage: Sendable { case integer, float, double }

        /// The keys; the first is written, and the first that is there is read.
        package var keys: [Key]
        package var constants: [Constant] = []
        /// The value for which no key is written; nil where every value is written.
        package var omitted: String?
        /// Whether a key is written for a missing attribute.
        package var isAlwaysWritten = false
        package var storage: Storage = .float
        /// The versions of Xcode that write the key.
        package var since: Int?
        /// Whether no file of Apple's compiler with the key was at hand.
        package var isUnproved = false
        /// Whether the property is set by its name when the file is loaded, as the key is not known.
        package var isLate = false
        /// The names of the procedures that read and write it, where no rule can.
        package var readers: [String] = []
        package var writers: [String] = []
        package var isRead = true
        package var isWritten = true
    }

    /// The counterpart in legacy archives of Interface Builder 3 and Xcode 4.
    package struct ArchiveColumn: Sendable {
        /// The key; several where no document has a counterpart.
        package var keys: [String]
        /// The meaning of a missing key; nil where nothing is set then.
        package var absent: String?
        /// Whether the attribute is written even where it has the absent value.
        package var isExplicit: Bool
        /// Whether a procedure reads it, as no rule can.
        package var isByHand = false
    }

    /// The counterpart in code.
    package struct CodeColumn: Sendable {
        package enum Rule: Hashable, Sendable {
            /// An assignment to a property.
            case property(String)
            /// Nothing: it holds at design time only, or is written elsewhere.
            case none
            /// A procedure next to the class's table, as no rule can say it.
            case byHand
        }

        package var rule: Rule
        /// The value that the initializer gives; nil where it is not known.
        package var initial: String?
        /// Whether frames depend on it.
        package var affectsLayout = false
        /// Whether a missing attribute is not set, though its meaning is known.
        package var isOnlyWritten = false
        /// Whether it is set behind the parts of the element.
        package var isLast = false
        /// Attributes with smaller ranks are set first.
        package var rank = 0
    }
}
