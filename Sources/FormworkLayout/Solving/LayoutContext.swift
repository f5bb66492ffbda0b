import FormworkModel
import FormworkTree

/// What all view trees of a document are laid out with.
struct LayoutContext {
    let values: DocumentValues
    let installation: Installation
    let environment: any LayoutEnvironment
    let options: LayoutOptions
    let version: ToolsVersion
    let metrics: MetricsSource
    /// Of each view its tree and item.
    let places: [(tree: Int32, item: Int32)]
    let isMac: Bool
    private(set) var replacements: [ResolvedConstraint] = []

    var isRightToLeft: Bool { options.direction == .rightToLeft }

    /// Whether the recorded frames are those of the layout that is made: nothing is asked for but the document as it stands.
    var isAsItStands: Bool {
        !followsHost && options.sizeClasses == nil && options.direction == .leftToRight && options.replacement.removed.isEmpty
            && options.replacement.added.isEmpty
    }

    /// What the sizes of leaves are taken from in a tree whose root is of its recorded size, or of another one.
    ///
    /// A layout that is kept may come to have another size though none is asked for. Where hidden views shrink others may come to have
    /// another size as well: what filled its room when it was recorded is only as large as its content.
    func leafSizes(isAsRecorded: Bool, collapses: Bool, isKept: Bool) -> LeafSizes {
        if options.isBlind { return .measured }
        // Fonts and texts vary with the size classes; on the canvas another screen of the same size changes nothing.
        let isOther = environment.kind == .device || options.sizeClasses != nil || collapses || !isAsRecorded && (followsHost || isKept)
        return isOther ? .mixed : .recorded
    }

    /// Whether cells take their table's width: their recorded one is that of the canvas as it stands.
    var followsHost: Bool {
        environment.kind == .device || options.size != nil || options.device != nil || options.orientation != nil
    }

    /// Whether recorded frames may be used beyond those that are given.
    var usesRecorded: Bool { !options.isBlind }
}

extension LayoutContext {
    /// Finds the items of constraints that are put in for others.
    mutating func resolve(_ added: [ConstraintReplacement.Addition]) {
        for addition in added {
            let value = addition.value
            var record = ConstraintRecord(node: 0, owner: 0)
            record.first = node(value.first.item)
            record.firstAttribute = value.first.attribute
            if let second = value.second {
                record.second = node(second.item)
                record.secondAttribute = second.attribute
                // Where it stands does not matter, only that there is one.
                record.secondText.offset = 0
            }
            record.relation = value.relation
            record.multiplier = value.multiplier
            record.constant = value.constant
            record.priority = Float(value.priority)
            replacements.append(ResolvedConstraint(tree: tree(of: record), record: record, origin: addition.origin))
        }
    }

    private func node(_ id: String?) -> Int32 { id.flatMap { values.index.ids.node($0, in: values.tree) }.map(Int32.init) ?? -1 }

    /// The tree of the items' views; -1 where there is none.
    private func tree(of record: ConstraintRecord) -> Int {
        for node in [record.first, record.second] where node >= 0 {
            let reference = values.index.recordOfNode[Int(node)]
            if reference.kind == .view { return Int(places[Int(reference.index)].tree) }
            if reference.kind == .guide {
                let owner = values.index.recordOfNode[Int(values.index.guides[Int(reference.index)].owner)]
                if owner.kind == .view { return Int(places[Int(owner.index)].tree) }
            }
        }
        return -1
    }
}
