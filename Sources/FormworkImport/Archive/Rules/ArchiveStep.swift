/// One line of a class's table: an attribute or a child element, and how the archive's keys make it. An object's element
/// is written by its class's steps, one after another, in the order in which Xcode writes them.
enum ArchiveStep: Sendable {
    // MARK: Attributes, from a key of the object

    /// A text.
    case text(ArchiveKey, ModernName)
    /// A text that is left out when it is empty.
    case words(ArchiveKey, ModernName)
    /// A number, left out when it is the given one.
    case number(ArchiveKey, ModernName, unless: Double? = nil)
    /// A number that is always written.
    case numberAlways(ArchiveKey, ModernName, absent: Double)
    /// `YES` when the key says YES.
    case yes(ArchiveKey, ModernName)
    /// `NO` when the key says NO.
    case no(ArchiveKey, ModernName)
    /// `NO` unless the key says YES.
    case noUnlessYes(ArchiveKey, ModernName)
    /// `YES` unless the key says NO.
    case yesUnlessNo(ArchiveKey, ModernName)
    /// A word for each number from 0 on; nil writes nothing.
    case choice(ArchiveKey, ModernName, [ModernName?], absent: ModernName? = nil)
    /// `YES`, or another word, when the bit of the flags is set.
    case bit(ArchiveKey, Int, ModernName, writes: ModernName = "YES")
    /// `NO`, or another word, when the bit of the flags is not set.
    case clearBit(ArchiveKey, Int, ModernName, writes: ModernName = "NO")
    /// `NO` when the bit of the flags is set.
    case noBit(ArchiveKey, Int, ModernName)
    /// A word for each number in `count` bits from the bit `first` on.
    case bits(ArchiveKey, first: Int, count: Int, ModernName, [ModernName?])
    /// The name of an image, which is listed among the resources.
    case image(ArchiveKey, ModernName)
    /// A property of the record that is a text, a number or a truth value.
    case propertyText(ArchiveKey, ModernName)
    case propertyYes(ArchiveKey, ModernName)
    case propertyNo(ArchiveKey, ModernName)
    case propertyNumber(ArchiveKey, ModernName)
    /// A constant.
    case constant(ModernName, ModernName)
    /// Content priorities, `{h, v}`, left out when they are `unless`; `absent` is what a class has without a key.
    case priorities(ArchiveKey, horizontal: ModernName, vertical: ModernName, unless: Double, absent: [Double] = [])
    /// The record's id, label and class.
    case identity

    // MARK: Children

    case frame
    case autoresizingMask
    /// `<subviews>`.
    case subviews
    case constraints
    case connections
    case runtimeAttributes
    /// A text that an attribute cannot hold.
    case longText(ArchiveKey, ModernName)
    case color(ArchiveKey, ModernName)
    /// A colour, or `<nil/>` where the key says nil.
    case colorOrNil(ArchiveKey, ModernName)
    case font(ArchiveKey)
    case fontDescription
    /// `{w, h}`.
    case size(ArchiveKey, ModernName)
    /// `{{x, y}, {w, h}}`.
    case rect(ArchiveKey, ModernName)
    /// `<inset>`, from the four keys top, left, bottom and right.
    case inset([ArchiveKey], ModernName)
    /// Texts, as children of an element.
    case strings(ArchiveKey, ModernName)
    /// An object, as a child with that key.
    case object(ArchiveKey, ModernName)
    /// Objects, as children of an element.
    case objects(ArchiveKey, ModernName)

    // MARK: The rest

    /// What only a procedure can say; the keys that it reads.
    case procedure(@Sendable (inout ModernWriter, Int) -> Void, [ArchiveKey] = [])
    /// What only a procedure can say that needs the records, or writes other objects; the keys that it reads.
    case documentProcedure(@Sendable (inout ArchiveUpgrade, Int) -> Void, [ArchiveKey] = [])
    /// Keys that the modern format has no use for.
    case dropped([ArchiveKey])
}

extension ArchiveStep {
    /// The keys of the object that the step reads.
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
