import FormworkVocabulary

/// A step in writing an object: an attribute or a child element, with the archive keys that it is made from. The steps of a class are performed
/// in the order in which Xcode writes its attributes and children.
enum ArchiveStep: Sendable {
    // MARK: Attributes, from a key of the object

    /// A text.
    case text(ArchiveKey, ModernName)
    /// A text, omitted if empty.
    case words(ArchiveKey, ModernName)
    /// A number, omitted if it has the given value.
    case number(ArchiveKey, ModernName, unless: Double? = nil)
    /// A number that is always written.
    case numberAlways(ArchiveKey, ModernName, absent: Double)
    /// `YES` if the value is true.
    case yes(ArchiveKey, ModernName)
    /// `NO` if the value is false.
    case no(ArchiveKey, ModernName)
    /// `NO` unless the value is true.
    case noUnlessYes(ArchiveKey, ModernName)
    /// `YES` unless the value is false.
    case yesUnlessNo(ArchiveKey, ModernName)
    /// A word for each number from 0; empty to write nothing, nil for an unknown number.
    case choice(ArchiveKey, ModernName, [ModernName?], absent: ModernName? = nil)
    /// `YES`, or another word, if a bit of the flags is set.
    case bit(ArchiveKey, Int, ModernName, writes: ModernName = "YES")
    /// `NO`, or another word, if a bit of the flags isn't set.
    case clearBit(ArchiveKey, Int, ModernName, writes: ModernName = "NO")
    /// `NO` if a bit of the flags is set.
    case noBit(ArchiveKey, Int, ModernName)
    /// A word for each number in `count` bits, beginning with the bit `first`.
    case bits(ArchiveKey, first: Int, count: Int, ModernName, [ModernName?])
    /// The name of an image, which is added to the resources.
    case image(ArchiveKey, ModernName)
    /// A property of the record that is a text, a Boolean or a number.
    case propertyText(ArchiveKey, ModernName)
    case propertyYes(ArchiveKey, ModernName)
    case propertyNo(ArchiveKey, ModernName)
    case propertyNumber(ArchiveKey, ModernName)
    /// A constant.
    case constant(ModernName, ModernName)
    /// Content priorities, `{h, v}`, omitted if they are `unless`; `absent` is the class's default without a key.
    case priorities(ArchiveKey, horizontal: ModernName, vertical: ModernName, unless: Double, absent: [Double] = [])
    /// The id, label and class from the record.
    case identity

    // MARK: Children

    case frame
    case autoresizingMask
    case subviews
    case constraints
    case connections
    case runtimeAttributes
    /// A text that doesn't fit into an attribute.
    case longText(ArchiveKey, ModernName)
    case color(ArchiveKey, ModernName)
    /// A color, or `<nil/>` for a null value.
    case colorOrNil(ArchiveKey, ModernName)
    case font(ArchiveKey)
    case fontDescription
    /// `{w, h}`.
    case size(ArchiveKey, ModernName)
    /// `{{x, y}, {w, h}}`.
    case rect(ArchiveKey, ModernName)
    /// `<inset>`, from the four keys for top, left, bottom and right.
    case inset([ArchiveKey], ModernName)
    /// Texts, as children of an element.
    case strings(ArchiveKey, ModernName)
    /// An object, as a child with the given key.
    case object(ArchiveKey, ModernName)
    /// Objects, as children of an element.
    case objects(ArchiveKey, ModernName)

    // MARK: Other steps

    /// A procedure, with the keys that it reads.
    case procedure(@Sendable (inout ModernWriter, Int) -> Void, [ArchiveKey] = [])
    /// A procedure that needs the records or writes other objects, with the keys that it reads.
    case documentProcedure(@Sendable (inout ArchiveUpgrade, Int) -> Void, [ArchiveKey] = [])
    /// Keys that the modern format doesn't have.
    case dropped([ArchiveKey])
}

extension ArchiveStep {
    /// Returns a step for a word of AppKit's vocabulary.
    ///
    /// - Parameters:
    ///   - list: The word list; nil for the attribute's name.
    ///   - unless: The word that isn't written.
    ///   - absent: The word for a missing key.
    static func choice(
        _ key: ArchiveKey, name: ModernName, of list: String? = nil, unless: String? = nil, absent: ModernName? = nil
    ) -> ArchiveStep {
        .choice(key, name, words(of: Vocabulary.appKit.words(list ?? name.spelling), unless: unless), absent: absent)
    }

    /// Returns a step for a word of AppKit's vocabulary whose number is in `count` bits, beginning with the bit `first`.
    static func bits(
        _ key: ArchiveKey, first: Int, count: Int, name: ModernName, of list: String? = nil, unless: String? = nil
    ) -> ArchiveStep {
        .bits(key, first: first, count: count, name, words(of: Vocabulary.appKit.words(list ?? name.spelling), unless: unless))
    }

    /// Returns the word for each number from 0; empty for the word that isn't written, nil for a number without a word.
    static func words(of list: WordList, unless unwritten: String?) -> [ModernName?] {
        let omitted = unwritten.flatMap { list.number(of: $0) }
        let last = list.words.map(\.number).max() ?? -1
        return (0..<max(last + 1, 0)).map { number in number == omitted ? "" : list.text(for: number).map { FixedText($0) } }
    }

    /// The object's keys that the step reads.
    var keys: [ArchiveKey] {
        switch self {
        case .text(let key, _), .words(let key, _), .number(let key, _, _), .numberAlways(let key, _, _), .yes(let key, _), .no(let key, _),
            .noUnlessYes(let key, _), .yesUnlessNo(let key, _), .choice(let key, _, _, _), .bit(let key, _, _, _),
            .clearBit(let key, _, _, _),
            .noBit(let key, _, _), .bits(let key, _, _, _, _), .image(let key, _), .priorities(let key, _, _, _, _), .longText(let key, _),
            .color(let key, _), .colorOrNil(let key, _), .font(let key), .size(let key, _), .rect(let key, _), .strings(let key, _),
            .object(let key, _),
            .objects(let key, _):
            [key]
        case .inset(let keys, _), .procedure(_, let keys), .documentProcedure(_, let keys), .dropped(let keys): keys
        case .frame: ["NSFrame", "NSFrameSize"]
        case .autoresizingMask: ["NSvFlags"]
        case .subviews: ["NSSubviews"]
        case .fontDescription: ["IBUIFontDescription", "IBUIFont"]
        case .propertyText, .propertyYes, .propertyNo, .propertyNumber, .constant, .identity, .constraints, .connections,
            .runtimeAttributes:
            []
        }
    }
}
