import FormworkSolver
import FormworkModel

/// Translates the rows of a tree's system into the document's terms.
struct RowSources {
    private let geometry: TreeGeometry
    private let system: TreeSystem
    private let frames: TreeFrames
    private var context: LayoutContext { geometry.context }
    private var document: InterfaceDocument { context.values.document }

    init(_ geometry: TreeGeometry, system: TreeSystem, frames: TreeFrames) {
        self.geometry = geometry
        self.system = system
        self.frames = frames
    }

    private func view(_ item: ItemIndex) -> View { View(document, index: geometry.items[item].view) }

    /// Returns the sets of conflicting requirements, with everything that is part of them.
    func conflicts() -> [DocumentLayout.Conflict] {
        zip(system.contradictions, system.conflicts(geometry.tree)).map { contradiction, conflict in
            var conflict = conflict
            var seen: Set<DocumentLayout.FrameExplanation.Source> = []
            let found =
                contradiction.constraints.flatMap { sources(of: system.origin(of: $0)) } + contradiction.bounds.flatMap(bound)
            conflict.parties = found.filter { seen.insert($0).inserted }
            return conflict
        }
    }

    /// Returns the source for the lower bound 0 of a length.
    private func bound(_ variable: Variable) -> [DocumentLayout.FrameExplanation.Source] {
        guard case .item(let item, _) = geometry.boxes.owner(of: variable) else { return [] }
        return [.nothing(view(item))]
    }

    /// Returns the sources for one determining row or bound.
    func sources(of source: Determination.Source) -> [DocumentLayout.FrameExplanation.Source] {
        switch source {
        case .constraint(let row): return sources(of: system.origin(of: row))
        case .suggestion: return []
        case .bound(let variable): return bound(variable)
        }
    }

    /// Returns the sources that a row stems from.
    func sources(of origin: RowOrigin) -> [DocumentLayout.FrameExplanation.Source] {
        switch origin {
        case .constraint(let index):
            let insets = ConstraintInsets(geometry).insets(of: context.values.index.constraints[index.number])
            return [.constraint(Constraint(document, index: index))] + insets.map { .inset(view($0.item), $0.inset) }
        case .arrangement(let item), .equalSizes(let item): return [.arrangement(view(item))]
        case .content(let item, let axis): return content(of: item, along: axis).map { [.content(view(item), $0)] } ?? []
        case .given(.root): return [.root(view(.root), rootSize)]
        case .given(let item):
            return [geometry.items[item].placement == .recorded ? .unconstrained(view(item)) : .autoresizing(view(item))]
        case .stay(let item):
            return [.kept(view(item), isRecorded: geometry.tree.recordedSize(of: item) != nil)]
        }
    }

    /// The origin of the root's size.
    var rootSize: DocumentLayout.FrameExplanation.RootSize {
        let tree = geometry.tree
        switch tree.situation.kind {
        case .tableCell where tree.situation.isTop && context.followsHost:
            return context.options.size == nil ? .screen : .asked
        case .controller, .topLevel, .topLevelReusable:
            if context.options.size != nil { return .asked }
            let screen = context.environment.device?.size(context.environment.orientation)
            return tree.situation.kind == .controller && tree.surroundings.size == screen ? .screen : .document
        case .tableCell, .collectionCell, .part: return tree.table != nil && context.followsHost ? .table : .recorded
        }
    }

    private func content(of item: ItemIndex, along axis: Axis) -> DocumentLayout.FrameExplanation.Content? {
        let side: InterfaceDocument.CollapsingAxes = axis == .horizontal ? .width : .height
        if geometry.items[item].collapsing.contains(side) {
            return DocumentLayout.FrameExplanation.Content(kind: .collapsed, length: 0, isRecorded: false)
        }
        let insets = geometry.metrics[item].alignmentInsets
        let width = frames[item].size.width - insets.left - insets.right
        return geometry.metrics.content(of: item, along: axis, inWidth: width, geometry.tree)
    }
}
