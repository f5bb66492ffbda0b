import FormworkTree

/// The numbers of the names that the indexer compares with, looked up once.
struct IndexerWords: Sendable {
    enum ViewWord: Sendable {
        case none, customClass, hidden, usesConstraints, fixedFrame, misplaced, ambiguous, alpha
        case hugging(vertical: Bool), compression(vertical: Bool)
    }

    enum ConstraintWord: UInt8, Sendable {
        case none, firstItem, firstAttribute, secondItem, secondAttribute, relation, multiplier, constant, priority, placeholder, symbolic
    }

    static let mobile = IndexerWords()

    /// On macOS a toolbar is an object beside the views.
    static let macOS = {
        var words = IndexerWords()
        words.roles[Int(Name.toolbar.id)] = .other
        return words
    }()

    private(set) var roles = ElementRole.byID
    let viewWords: [ViewWord] = Name.allCases.dropLast().map { name in
        switch name {
        case .customClass: .customClass
        case .hidden: .hidden
        case .translatesAutoresizingMaskIntoConstraints: .usesConstraints
        case .fixedFrame: .fixedFrame
        case .misplaced: .misplaced
        case .ambiguous: .ambiguous
        case .alpha: .alpha
        case .horizontalHuggingPriority: .hugging(vertical: false)
        case .verticalHuggingPriority: .hugging(vertical: true)
        case .horizontalCompressionResistancePriority: .compression(vertical: false)
        case .verticalCompressionResistancePriority: .compression(vertical: true)
        default: .none
        }
    }
    let constraintWords: [ConstraintWord] = Name.allCases.dropLast().map { name in
        switch name {
        case .firstItem: .firstItem
        case .firstAttribute: .firstAttribute
        case .secondItem: .secondItem
        case .secondAttribute: .secondAttribute
        case .relation: .relation
        case .multiplier: .multiplier
        case .constant: .constant
        case .priority: .priority
        case .placeholder: .placeholder
        case .symbolic: .symbolic
        default: .none
        }
    }
    let autoresizing: [NameID: AutoresizingMask] = [
        Name.flexibleMinX.id: .flexibleMinX, Name.widthSizable.id: .flexibleWidth, Name.flexibleMaxX.id: .flexibleMaxX,
        Name.flexibleMinY.id: .flexibleMinY, Name.heightSizable.id: .flexibleHeight, Name.flexibleMaxY.id: .flexibleMaxY,
    ]
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

    private let connectionKinds: [NameID: Connection.Kind] = [
        Name.outlet.id: .outlet, Name.outletCollection.id: .outletCollection, Name.action.id: .action, Name.segue.id: .segue,
        Name.binding.id: .binding, Name.accessibilityConnection.id: .accessibility,
    ]

    func connectionKind(_ name: NameID) -> Connection.Kind { connectionKinds[name] ?? .outlet }
}
