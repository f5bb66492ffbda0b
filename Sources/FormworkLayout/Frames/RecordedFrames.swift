import FormworkModel
import FormworkSolver
import FormworkTree

/// Compares the frames that a document records for a tree with its constraints.
///
/// Recorded frames that violate a constraint between two views are stale if no measured text and no tabulated size is part of the constraint. A
/// tabulated margin or safe area doesn't count against it if other recorded frames satisfy a constraint to the same edge: both cannot be right.
struct RecordedFrames {
    /// The error that Xcode's rounding can cause, in points.
    private static let tolerance = 1.5
    /// The difference between systems in the alignment rectangles of AppKit's controls and of images, in points.
    private static let alignmentTolerance = 15.0
    /// The error up to which a constraint counts as satisfied, in points.
    private static let metTolerance = 0.5
    private let geometry: TreeGeometry
    /// The values of the system's variables at the recorded frames; NaN where nothing is recorded.
    let values: [Double]
    /// The required constraints between recorded frames, with their errors.
    private let requirements: [(constraint: Constraint, error: Double)]
    /// The margins and safe areas that recorded frames confirm.
    private var confirmed: Set<ConfirmedInset> = []

    /// - Complexity: O(n) in the number of the tree's items and rows.
    init(_ geometry: TreeGeometry, system: TreeSystem) {
        self.geometry = geometry
        let values = Self.values(geometry, system: system)
        self.values = values
        let document = geometry.context.values.document
        requirements = system.requirements(missedAt: values, by: -.infinity).compactMap { origin, error in
            guard case .constraint(let index) = origin else { return nil }
            return (Constraint(document, index: index), error)
        }
        if requirements.allSatisfy({ $0.error <= Self.metTolerance }) { return }
        for (constraint, error) in requirements where constraint.record.relation == .equal && error <= Self.metTolerance {
            confirmed.formUnion(insets(of: constraint).compactMap(ConfirmedInset.init))
        }
    }

    /// Returns the constraints that the recorded frames violate, by the items that they name. Constraints without margins and safe areas come first.
    ///
    /// - Complexity: O(n) in the number of the tree's rows.
    func missed() -> [ItemIndex: [Constraint]] {
        let missed = requirements.filter { $0.error > Self.tolerance && isStale($0.constraint, by: $0.error) }.map(\.constraint)
        if missed.isEmpty { return [:] }
        var result: [ItemIndex: [Constraint]] = [:]
        for constraint in missed.filter({ insets(of: $0).isEmpty }) + missed.filter({ !insets(of: $0).isEmpty }) {
            for item in items(of: constraint) { result[item, default: []].append(constraint) }
        }
        return result
    }

    /// Returns the margins and safe areas that a constraint refers to and that the document does not write.
    private func insets(of constraint: Constraint) -> [(item: ItemIndex, inset: DocumentLayout.FrameExplanation.Inset)] {
        ConstraintInsets(geometry).insets(of: constraint.record).filter { !$0.inset.isWritten }
    }

    /// Whether recorded frames satisfy another constraint to each margin and safe area that a constraint refers to.
    func confirmsInsets(of constraint: Constraint) -> Bool {
        insets(of: constraint).allSatisfy { ConfirmedInset($0).map(confirmed.contains) ?? false }
    }

    /// Whether recorded frames that violate a constraint are stale, because none of Formwork's own measurements is part of the constraint.
    ///
    /// - Parameter error: The error, in points.
    func isStale(_ constraint: Constraint, by error: Double) -> Bool {
        let record = constraint.record
        // Baseline positions and default margins are Formwork's own measurements.
        if [record.firstAttribute, record.secondAttribute].contains(where: \.isBaseline) { return false }
        if !confirmsInsets(of: constraint) { return false }
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
        let name = geometry.items[item].name
        return geometry.metrics[item].alignmentInsets != .zero || name == .imageView || isForMac && name.isControlOfMac
    }

    /// Whether the canvas shows the document as an application of Mac Catalyst, whose controls are AppKit's.
    private var isForMac: Bool {
        let values = geometry.context.values
        return values.child(values.document.rootNode, name: .device).flatMap { values.string(.id, node: $0) }?.hasPrefix("mac") ?? false
    }

    private static func values(_ geometry: TreeGeometry, system: TreeSystem) -> [Double] {
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

extension Name {
    /// Whether Mac Catalyst shows the view as a control of AppKit, whose frame is larger than its alignment rectangle.
    fileprivate var isControlOfMac: Bool {
        switch self {
        case .button, .segmentedControl, .slider, .stepper, .switch, .textField: true
        default: false
        }
    }
}

/// A margin or safe area at one edge of an item.
private struct ConfirmedInset: Hashable {
    var item: ItemIndex
    var kind: DocumentLayout.FrameExplanation.Inset.Kind
    var edge: DocumentLayout.FrameExplanation.Inset.Edge

    /// Nil for a center, which depends on two edges.
    init?(_ found: (item: ItemIndex, inset: DocumentLayout.FrameExplanation.Inset)) {
        guard let edge = found.inset.edge else { return nil }
        (item, kind) = (found.item, found.inset.kind)
        self.edge = edge
    }
}
