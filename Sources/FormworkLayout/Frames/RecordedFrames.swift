import FormworkModel
import FormworkSolver
import FormworkTree

/// Compares the frames that a document records for a tree with its constraints.
///
/// Recorded frames that violate a constraint between two views are stale if no measured text and no tabulated size is part of the constraint.
struct RecordedFrames {
    /// The error that Xcode's rounding can cause, in points.
    private static let tolerance = 1.5
    /// The difference between systems in the alignment rectangles of AppKit's controls and of images, in points.
    private static let alignmentTolerance = 15.0
    private let geometry: TreeGeometry

    init(_ geometry: TreeGeometry) { self.geometry = geometry }

    /// Returns the constraints that the recorded frames violate, by the items that they name.
    ///
    /// - Complexity: O(n) in the number of the tree's items and rows.
    func missed(_ system: TreeSystem) -> [ItemIndex: [Constraint]] {
        let context = geometry.context
        let missed = system.requirements(missedAt: values(system), by: Self.tolerance)
        if missed.isEmpty { return [:] }
        var result: [ItemIndex: [Constraint]] = [:]
        for (origin, error) in missed {
            guard case .constraint(let index) = origin else { continue }
            let constraint = Constraint(context.values.document, index)
            guard isStale(constraint, by: error) else { continue }
            for item in items(of: constraint) { result[item, default: []].append(constraint) }
        }
        return result
    }

    /// Whether recorded frames that violate a constraint are stale, because none of Formwork's own measurements is part of the constraint.
    ///
    /// - Parameter error: The error, in points.
    func isStale(_ constraint: Constraint, by error: Double) -> Bool {
        let record = constraint.record
        // Baseline positions and default margins are Formwork's own measurements.
        if [record.firstAttribute, record.secondAttribute].contains(where: \.isBaseline) { return false }
        if ConstraintInsets(geometry).insets(of: record).contains(where: { !$0.inset.isWritten }) { return false }
        return error > (items(of: constraint).contains(where: isAligned) ? Self.alignmentTolerance : Self.tolerance)
    }

    /// Returns the items of the tree that a constraint names.
    private func items(of constraint: Constraint) -> [ItemIndex] {
        Set([constraint.record.first, constraint.record.second].compactMap(\.self)).compactMap { item(of: $0) }
    }

    private func item(of node: NodeIndex) -> ItemIndex? {
        let reference = geometry.context.values.index.recordOfNode[node]
        return reference.kind == .view ? geometry.tree.item(of: ViewIndex(Int(reference.index))) : nil
    }

    /// Whether constraints refer to an alignment rectangle that differs from the item's frame.
    private func isAligned(_ item: ItemIndex) -> Bool {
        geometry.metrics[item].alignmentInsets != .zero || geometry.items[item].name == .imageView
    }

    /// Returns the values of the variables at the recorded frames; NaN where nothing is recorded.
    func values(_ system: TreeSystem) -> [Double] {
        var values = Array(repeating: Double.nan, count: system.variableCount)
        var origins = Table<ItemIndex, Point?>()
        origins.reserveCapacity(geometry.items.count)
        for item in geometry.items.indices {
            let record = geometry.context.values.index.views[geometry.items[item].view.number]
            let frame = geometry.items[item].frame
            var origin: Point?
            if let parent = geometry.items[item].parent {
                if let outer = origins[parent], record.flags.contains(.hasFrame) {
                    origin = Point(x: outer.x + frame.origin.x, y: outer.y + frame.origin.y)
                }
            } else if frame.size == geometry.tree.surroundings.size {
                origin = Point(x: 0, y: 0)
            }
            origins.append(origin)
            guard let origin else { continue }
            let (box, insets) = (geometry.boxes[item], geometry.metrics[item].alignmentInsets)
            values[box.x.index] = origin.x + insets.left
            values[box.y.index] = origin.y + insets.top
            values[box.width.index] = frame.size.width - insets.left - insets.right
            values[box.height.index] = frame.size.height - insets.top - insets.bottom
        }
        return values
    }
}
