/// An attribute or a part of an element: its type, and its counterparts in compiled files and in code.
///
/// A missing column follows the column's rule. The tables contain exceptions only (see ``Vocabulary``).
package struct VocabularyEntry: Sendable {
    /// The type of a value.
    package enum Kind: Hashable, Sendable {
        /// `YES` or `NO`.
        case bool
        /// A whole number.
        case integer
        /// A number, in points if it is a length.
        case number
        /// A distance in points.
        case points
        /// A multiplier: a number, or a ratio such as `16:9`.
        case ratio
        /// A number from 0 to 1.
        case unit
        /// A layout priority from 1 to 1000.
        case priority
        /// A user-visible text, which translations may replace.
        case text
        /// The name of a class or a file, or an identifier.
        case name
        /// The id of an object in the document.
        case reference
        /// The name of an image.
        case image
        /// An attribute of a constraint's item, such as `leading`.
        case layoutAttribute
        /// A version of Interface Builder.
        case version
        /// One word of a list.
        case word
        /// A child element with this key: a colour, a font, a rectangle, a size or four distances.
        case color, font, frame, size, inset, edgeInsets, directionalEdgeInsets
        /// A child element whose attributes are flags.
        case flags
        /// A child object with this key, or a list of objects in an element with this name.
        case object, objects
        /// Another child element, by its key, or by its name if it has no key.
        case part
        /// Keys of a compiled object without a counterpart in documents.
        case keys

        /// Whether the value is an attribute of the element, and not a child.
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
    /// The words of an attribute of the kind ``Kind-swift.enum/word``, or known values of a name.
    package let words: WordList?
    /// The meaning of a missing attribute; nil if nothing is set.
    package let absent: String?
    /// Whether Interface Builder writes the attribute even with the absent value.
    package let isExplicit: Bool
    /// The counterpart in compiled files; nil for an unknown key.
    package let nib: NibColumn?
    package let code: CodeColumn
    /// The counterpart in legacy archives; nil where there is none.
    package let archive: ArchiveColumn?
    /// The bit of a compiled number and of an archive's number; nil where there is none.
    package let bit: Bit?
    /// The line in the tables, from 1.
    package let line: Int

    /// Whether the values are `YES` and `NO`, including word lists with their own raw values.
    package var isTruth: Bool { kind == .bool || words.map { $0.texts.allSatisfy { ["YES", "NO"].contains($0) } } ?? false }

    /// The absent value as numbers: one for a number, two or four for sizes and distances; empty for other values.
    package let absentNumbers: [Double]

    /// The name of the property that has the value in code, without that of an object in between; nil for objects and for entries without code.
    package var propertyName: String? {
        if [.object, .objects, .reference, .part, .flags, .keys].contains(kind) { return nil }
        switch code.rule {
        case .property(let path): return path.split(whereSeparator: { ".?".contains($0) }).last.map(String.init)
        case .byHand: return name
        case .none: return nil
        }
    }

    /// Whether a value means the same as a missing attribute.
    package func isAbsent(_ value: String) -> Bool {
        value == absent || absentNumbers.count == 1 && Double(value) == absentNumbers[0]
    }

    /// Whether a value matches SwiftUI's behavior, so that no code is needed for it.
    package func isUsual(_ value: String) -> Bool {
        code.usual.isEmpty ? isAbsent(value) : code.usual.contains(value) || code.usual == ["*"]
    }

    /// A key with the same value in every compiled object of a class.
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

    /// A bit of a number that contains several flags.
    package struct Bit: Sendable {
        package let key: String
        /// The place, from 0 for the lowest bit.
        package let place: Int
        /// Whether the bit is set if the attribute is `NO`.
        package let isInverted: Bool
    }

    /// The counterpart in compiled files.
    package struct NibColumn: Sendable {
        /// A key, and whether its value is the opposite of the attribute's.
        package struct Key: Sendable {
            package let name: String
            package let isInverted: Bool
        }

        /// The compiled type of a number.
        package enum Storage: Sendable { case integer, float, double }

        /// The keys. The first one is written, and the first existing one is read.
        package var keys: [Key]
        package var constants: [Constant] = []
        /// The value for which no key is written; nil if every value is written.
        package var omitted: String?
        /// Whether a key is written for a missing attribute.
        package var isAlwaysWritten = false
        package var storage: Storage = .float
        /// The first version of Xcode that writes the key.
        package var since: Int?
        /// Whether the key wasn't verified against a file of Apple's compiler.
        package var isUnproved = false
        /// Whether the property is set by name when the file is loaded, because the key is unknown.
        package var isLate = false
        /// The names of the procedures that read and write the key, where no rule can.
        package var readers: [String] = []
        package var writers: [String] = []
        package var isRead = true
        package var isWritten = true
    }

    /// The counterpart in legacy archives of Interface Builder 3 and Xcode 4, and in compiled files for macOS, which are archives, too.
    package struct ArchiveColumn: Sendable {
        /// The key; several for keys without a counterpart in documents.
        package var keys: [String]
        /// The meaning of a missing key; nil if nothing is set.
        package var absent: String?
        /// Whether the attribute is written even with the absent value.
        package var isExplicit: Bool
        /// Whether a procedure reads the key, because no rule can.
        package var isByHand = false
    }

    /// The counterpart in code.
    package struct CodeColumn: Sendable {
        package enum Rule: Hashable, Sendable {
            /// An assignment to a property.
            case property(String)
            /// No code: the attribute is for design time only, or is written elsewhere.
            case none
            /// A procedure next to the class's table, because no rule can express it.
            case byHand
        }

        package var rule: Rule
        /// The property's value after initialization; nil if unknown.
        package var initial: String?
        /// Whether layout depends on the property.
        package var affectsLayout = false
        /// Whether a missing attribute isn't set, although its meaning is known.
        package var isOnlyWritten = false
        /// Whether the property is set after the element's parts.
        package var isLast = false
        /// The order of assignments: smaller ranks come first.
        package var rank = 0
        /// The values that match SwiftUI's behavior, `*` for every value, `-` for none; empty for the absent value.
        package var usual: [String] = []
    }
}
