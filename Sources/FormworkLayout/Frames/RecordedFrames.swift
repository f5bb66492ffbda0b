import FormworkModel
import FormworkSolver
import FormworkTree

/// The frames that a document records for a tree, held against what its constraints require.
///
/// Where they miss a constraint between two views, no text and no table has a say in it: the document was changed, and its frames were not.
struct RecordedFrames {
    /// What Xcode's rounding leaves, in points.
    private static let tolerance = 1.5
    /// What the alignment rectangles of AppKit's controls, and of images, differ by between systems, in points.
    private static let alignmentTolerance = 15.0
    private let geometry: TreeGeometry

    init(_ geometry: TreeGeometry) { self.geometry = geometry }

    /// The constraints that the recorded frames miss, by the items that they speak of.
    ///
    /// - Complexity: O(n) in the number of the tree's items and rows.
    func missed(_ system: TreeSystem) -> [ItemIndex: [Constraint]] {
        let context = geometry.context
        let missed = system.requirements(missedAt: values(system), by: Self.tolerance)
        if missed.isEmpty { return [:] }
        let insets = ConstraintInsets(geometry)
        var result: [ItemIndex: [Constraint]] = [:]
        for (origin, error) in missed {
            guard case .constraint(let index) = origin else { continue }
            let record = context.values.index.constraints[index.number]
            // Where a baseline is, and how far a margin reaches in, are measures of ours.
            if [record.firstAttribute, record.secondAttribute].contains(where: \.isBaseline) { continue }
            if insets.insets(of: record).contains(where: { !$0.inset.isWritten }) { continue }
            let constraint = Constraint(context.values.document, index)
            let items = Set([record.first, record.second].compactMap(\.self)).compactMap { self.item(of: $0) }
            if error <= Self.alignmentTolerance, items.contains(where: isAligned) { continue }
            for item in items { result[item, default: []].append(constraint) }
        }
        return result
    }

    private func item(of node: NodeIndex) -> ItemIndex? {
        let reference = geometry.context.values.index.recordOfNode[node]
        return reference.kind == .view ? geometry.tree.item(of: ViewIndex(Int(reference.index))) : nil
    }

    /// Whether constraints speak of another rectangle of it than of its frame.
    private func isAligned(_ item: ItemIndex) -> Bool {
        geometry.metrics[item].alignmentInsets != .zero || geometry.items[item].name == .imageView
    }

    /// The values that the variables would have.
    private func values(_ system: TreeSystem) -> [Double] {
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
