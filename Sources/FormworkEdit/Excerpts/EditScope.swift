import FormworkModel

/// The objects that a command refers to, as far as the command alone determines them.
struct EditScope {
    /// Objects to copy, move, remove or constrain. Their descendants count, and everything that refers to them.
    var subjects: [EditTarget] = []
    /// Targets of which at least one counts as a subject.
    var ends: [EditTarget] = []
    /// Objects of which only the attributes, the values and the positions of children count.
    var others: [EditTarget] = []
    /// Whether the next command may refer to one of the others as `it`.
    var isSetting = false
    /// Whether the words are values of a new object.
    var isAdding = false
    /// Objects whose connections count.
    var sources: [EditTarget] = []
    /// Names of connections that count.
    var connections: [String] = []
    /// Values of attributes. The objects that have them count.
    var values: [String] = []
    /// Values of attributes. The objects that have them count.
    var words: [String] = []
}

extension EditOperation {
    /// The objects that the command refers to; nil where these may be any.
    var scope: EditScope? {
        switch self {
        case .set(let set):
            // A renamed connection keeps its position, which may be out of order.
            if set.settings.contains(where: { ["id", "property", "selector"].contains($0.name) }) { return nil }
            return EditScope(others: [set.target], isSetting: true, words: set.settings.map(\.value))
        case .add(let add):
            guard let siblings = add.placement.targets else { return nil }
            return EditScope(
                others: [add.owner] + siblings, isAdding: true, words: add.settings.map(\.value) + [add.text].compactMap(\.self))
        case .addConstraint(let add):
            return EditScope(ends: [add.equation.first.item] + (add.equation.second.map { [$0.item] } ?? []))
        case .pin(let pin): return Self.subjects(of: pin.target).map { EditScope(subjects: $0, others: [pin.item]) }
        case .center(let center): return Self.subjects(of: center.target).map { EditScope(subjects: $0, others: [center.item]) }
        case .size(let size): return Self.subjects(of: size.target).map { EditScope(subjects: $0) }
        case .remove(let remove): return EditScope(subjects: [remove.target])
        case .duplicate(let duplicate): return EditScope(subjects: [duplicate.target])
        case .move(let move):
            guard let siblings = move.placement.targets, let subjects = Self.subjects(of: move.target) else { return nil }
            return EditScope(subjects: subjects, others: siblings + (move.owner.map { [$0] } ?? []))
        case .wrap(let wrap):
            return Self.subjects(of: wrap.target).map { EditScope(subjects: $0, words: wrap.settings.map(\.value)) }
        case .connect(let connect):
            let ends = [connect.source, connect.destination]
            switch connect.kind {
            case .outlet(let name), .collection(let name): return EditScope(others: ends, connections: [name])
            case .action: return EditScope(others: ends, sources: [connect.source])
            case .segue(_, let identifier):
                return EditScope(others: ends, sources: [connect.source], connections: identifier.map { [$0] } ?? [])
            }
        case .disconnect(let disconnect):
            if disconnect.kind == nil { return EditScope(subjects: [disconnect.target]) }
            return disconnect.name.map { EditScope(others: [disconnect.target], connections: [$0]) }
        case .renameClass(let rename): return EditScope(values: [rename.old])
        case .renameConnection(let rename):
            return EditScope(others: rename.owner.map { [$0] } ?? [], connections: [rename.old, rename.new])
        default: return nil
        }
    }

    /// Returns the targets in a comma-separated list of ids, or the one target; nil where it may be a selector.
    private static func subjects(of target: EditTarget) -> [EditTarget]? {
        guard target.text.contains(",") else { return [target] }
        let parts = target.text.split(separator: ",").map { $0.drop { $0 == " " } }
        guard parts.allSatisfy({ $0.first == "#" && !$0.contains(" ") }) else { return nil }
        return parts.map { EditTarget(String($0), column: target.column) }
    }
}

extension Placement {
    /// The siblings that the placement names; nil for an index.
    fileprivate var targets: [EditTarget]? {
        switch self {
        case .first, .last: []
        case .before(let sibling), .after(let sibling): [sibling]
        case .at: nil
        }
    }
}

extension EditTarget {
    /// The object that the target starts from; nil for a target that is relative to another item.
    var base: EditTarget? {
        if ConstraintItem.relatives.contains(text) || text == "margins" { return nil }
        guard let point = text.lastIndex(of: "."), ConstraintItem.guideKinds[String(text[text.index(after: point)...])] != nil else {
            return self
        }
        return EditTarget(String(text[..<point]), column: column)
    }
}
