import FormworkTree

/// The views and constraints that are part of the layout for given traits.
package struct Installation: Sendable {
    package private(set) var views: [Bool]
    package private(set) var constraints: [Bool]

    /// Finds the installed views and constraints for the traits of `values`: the default, changed by the masks of the matching variations, the
    /// most specific last.
    ///
    /// - Parameters:
    ///   - values: the document resolved for the traits.
    ///   - keepsPlaceholders: whether constraints that are removed at build time count, as they do on the canvas but not on a device.
    /// - Complexity: O(n) in the number of views, constraints and variations.
    package init(_ values: ResolvedDocument, keepsPlaceholders: Bool) {
        views = values.storage.index.views.map { !$0.flags.contains(.uninstalled) }
        constraints = values.storage.index.constraints.map { record in
            !record.flags.contains(.uninstalled) && !record.flags.contains(.invalid)
                && (keepsPlaceholders || !record.flags.contains(.placeholder))
        }
        var applied: Set<NodeIndex> = []
        for record in values.storage.index.variations {
            let owner = record.owner
            guard applied.insert(owner).inserted else { continue }
            for variation in values.variations(of: owner)
            where !values.storage.tree.equals(values.storage.tree.value(of: Name.key.id, at: variation), other: "default") {
                apply(variation, values: values, keepsPlaceholders: keepsPlaceholders)
            }
        }
    }

    private mutating func apply(_ variation: NodeIndex, values: ResolvedDocument, keepsPlaceholders: Bool) {
        for mask in values.children(variation) where values.name(mask) == .mask {
            for reference in values.children(mask) {
                let isIncluded = values.name(reference) == .include
                guard isIncluded || values.name(reference) == .exclude else { continue }
                guard let id = values.storage.tree.string(values.storage.tree.value(of: Name.reference.id, at: reference)),
                    let node = values.storage.index.ids.node(id, in: values.storage.tree)
                else { continue }
                let record = values.storage.index.recordOfNode[node]
                let position = Int(record.index)
                if record.kind == .view { views[position] = isIncluded }
                if record.kind == .constraint {
                    let flags = values.storage.index.constraints[position].flags
                    let isUsable = !flags.contains(.invalid) && (keepsPlaceholders || !flags.contains(.placeholder))
                    constraints[position] = isIncluded && isUsable
                }
            }
        }
    }
}
