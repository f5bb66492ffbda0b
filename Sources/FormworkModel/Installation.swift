import FormworkTree

/// Which views and constraints are part of the layout under given traits.
package struct Installation {
    package private(set) var views: [Bool]
    package private(set) var constraints: [Bool]

    package init(_ values: DocumentValues, keepsPlaceholders: Bool) {
        views = values.index.views.map { !$0.flags.contains(.uninstalled) }
        constraints = values.index.constraints.map { record in
            !record.flags.contains(.uninstalled) && !record.flags.contains(.invalid)
                && (keepsPlaceholders || !record.flags.contains(.placeholder))
        }
        var applied: Set<Int> = []
        for record in values.index.variations {
            let owner = Int(record.owner)
            guard applied.insert(owner).inserted else { continue }
            for variation in values.variations(of: owner)
            where !values.tree.equals(values.tree.value(of: Name.key.id, at: variation), "default") {
                apply(variation, values, keepsPlaceholders)
            }
        }
    }

    private mutating func apply(_ variation: Int, _ values: DocumentValues, _ keepsPlaceholders: Bool) {
        for mask in values.children(variation) where values.name(mask) == .mask {
            for reference in values.children(mask) {
                let isIncluded = values.name(reference) == .include
                guard isIncluded || values.name(reference) == .exclude else { continue }
                guard let id = values.tree.string(values.tree.value(of: Name.reference.id, at: reference)),
                    let node = values.index.ids.node(id, in: values.tree)
                else { continue }
                let record = values.index.recordOfNode[node]
                let position = Int(record.index)
                if record.kind == .view { views[position] = isIncluded }
                if record.kind == .constraint {
                    let flags = values.index.constraints[position].flags
                    let isUsable = !flags.contains(.invalid) && (keepsPlaceholders || !flags.contains(.placeholder))
                    constraints[position] = isIncluded && isUsable
                }
            }
        }
    }
}
