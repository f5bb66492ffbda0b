import FormworkTree

/// The ids of the names that the indexer compares with, looked up once.
struct IndexerNames: Sendable {
    enum ViewWord: Sendable {
        case none, customClass, hidden, usesConstraints, fixedFrame, misplaced, ambiguous, alpha
        case hugging(vertical: Bool), compression(vertical: Bool)
    }

    enum ConstraintWord: UInt8, Sendable {
        case none, firstItem, firstAttribute, secondItem, secondAttribute, relation, multiplier, constant, priority, placeholder, symbolic
    }

    static let mobile = IndexerNames()

    /// On macOS a toolbar is an object outside of the view hierarchy.
    static let macOS = {
        var words = IndexerNames()
        words.roles[Int(Name.toolbar.id)] = .other
        return words
    }()

    private(set) var roles = ElementRole.byID
    let viewWords: [ViewWord] = table(
        .none,
        words: [
            (.customClass, .customClass), (.hidden, .hidden), (.translatesAutoresizingMaskIntoConstraints, .usesConstraints),
            (.fixedFrame, .fixedFrame), (.misplaced, .misplaced), (.ambiguous, .ambiguous), (.alpha, .alpha),
            (.horizontalHuggingPriority, .hugging(vertical: false)), (.verticalHuggingPriority, .hugging(vertical: true)),
            (.horizontalCompressionResistancePriority, .compression(vertical: false)),
            (.verticalCompressionResistancePriority, .compression(vertical: true)),
        ])
    let constraintWords: [ConstraintWord] = table(
        .none,
        words: [
            (.firstItem, .firstItem), (.firstAttribute, .firstAttribute), (.secondItem, .secondItem), (.secondAttribute, .secondAttribute),
            (.relation, .relation), (.multiplier, .multiplier), (.constant, .constant), (.priority, .priority),
            (.placeholder, .placeholder), (.symbolic, .symbolic),
        ])

    /// Returns the word for each case of ``Name`` but the last.
    private static func table<Word>(_ usual: Word, words: [(Name, Word)]) -> [Word] {
        var table = [Word](repeating: usual, count: Int(Name.other.id))
        for (name, word) in words { table[Int(name.id)] = word }
        return table
    }

    let id = Name.id.id
    let key = Name.key.id
    let type = Name.type.id
    let x = Name.x.id
    let y = Name.y.id
    let width = Name.width.id
    let height = Name.height.id
    let customClass = Name.customClass.id
    let objects = Name.objects.id
    let scenes = Name.scenes.id
    let layoutGuides = Name.layoutGuides.id
    let connections = Name.connections.id
    let property = Name.property.id
    let selector = Name.selector.id
    let identifier = Name.identifier.id
    let nameName = Name.name.id
    let destination = Name.destination.id
    let target = Name.target.id
    let keyPath = Name.keyPath.id
    let mask = Name.mask.id
    let variation = Name.variation.id
    let reference = Name.reference.id
    let exclude = Name.exclude.id

    /// Returns the option that a mask's attribute sets; empty for another attribute.
    func autoresizing(_ name: NameID) -> InterfaceDocument.AutoresizingMask {
        switch Name.name(name) {
        case .flexibleMinX: .flexibleMinX
        case .widthSizable: .flexibleWidth
        case .flexibleMaxX: .flexibleMaxX
        case .flexibleMinY: .flexibleMinY
        case .heightSizable: .flexibleHeight
        case .flexibleMaxY: .flexibleMaxY
        default: []
        }
    }

    func connectionKind(_ name: NameID) -> Connection.Kind {
        switch Name.name(name) {
        case .outletCollection: .outletCollection
        case .action: .action
        case .segue: .segue
        case .binding: .binding
        case .accessibilityConnection: .accessibility
        default: .outlet
        }
    }
}
