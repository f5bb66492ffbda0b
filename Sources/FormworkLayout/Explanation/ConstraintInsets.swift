import FormworkModel
import FormworkTree

/// Finds the margins and safe areas that a constraint refers to.
struct ConstraintInsets {
    private let geometry: TreeGeometry
    private var context: LayoutContext { geometry.context }

    init(_ geometry: TreeGeometry) { self.geometry = geometry }

    /// Returns the insets that a constraint refers to, with the items they apply to.
    func insets(of constraint: ConstraintRecord) -> [(item: ItemIndex, inset: DocumentLayout.FrameExplanation.Inset)] {
        [(constraint.first, constraint.firstAttribute), (constraint.second, constraint.secondAttribute)].compactMap { node, attribute in
            node.flatMap { inset(of: $0, attribute) }
        }
    }

    private func inset(of node: NodeIndex, _ attribute: LayoutAttribute) -> (item: ItemIndex, inset: DocumentLayout.FrameExplanation.Inset)?
    {
        let reference = context.values.index.recordOfNode[node]
        switch reference.kind {
        case .view:
            guard attribute.isMargin, let item = geometry.tree.item(of: ViewIndex(Int(reference.index))) else { return nil }
            return margin(of: item, attribute)
        case .guide: return inset(of: context.values.index.guides[Int(reference.index)], attribute)
        default: return nil
        }
    }

    private func margin(of item: ItemIndex, _ attribute: LayoutAttribute) -> (item: ItemIndex, inset: DocumentLayout.FrameExplanation.Inset)
    {
        var inset = made(.margins, insets: geometry.insets.margins(of: item), attribute: attribute)
        inset.isWritten = geometry.tree.explicitMargins(of: item) != nil
        return (item, inset)
    }

    private func inset(of guide: GuideRecord, _ attribute: LayoutAttribute) -> (
        item: ItemIndex, inset: DocumentLayout.FrameExplanation.Inset
    )? {
        let owner = context.values.index.recordOfNode[guide.owner]
        let words = context.values.tree
        guard owner.kind == .view else {
            guard geometry.tree.controller == guide.owner else { return nil }
            let isTop = words.equals(guide.kind, other: "top")
            let points = isTop ? geometry.tree.surroundings.topGuide : geometry.tree.surroundings.bottomGuide
            return (.root, DocumentLayout.FrameExplanation.Inset(kind: .layoutGuide, edge: isTop ? .top : .bottom, points: points))
        }
        guard let item = geometry.tree.item(of: ViewIndex(Int(owner.index))) else { return nil }
        if words.equals(guide.kind, other: "safeArea") {
            return (item, made(.safeArea, insets: geometry.insets.safeArea(of: item), attribute: attribute))
        }
        if words.equals(guide.kind, other: "layoutMargins") { return margin(of: item, attribute) }
        if words.equals(guide.kind, other: "keyboard") {
            return (item, made(.keyboard, insets: geometry.insets.safeArea(of: item), attribute: attribute))
        }
        return nil
    }

    private func made(
        _ kind: DocumentLayout.FrameExplanation.Inset.Kind, insets: EdgeInsets, attribute: LayoutAttribute
    ) -> DocumentLayout.FrameExplanation.Inset {
        let isRightToLeft = context.isRightToLeft
        let edge: Edge? =
            switch attribute {
            case .top, .topMargin, .firstBaseline: .top
            case .bottom, .bottomMargin, .baseline, .lastBaseline: .bottom
            case .left, .leftMargin: .left
            case .right, .rightMargin: .right
            case .leading, .leadingMargin: isRightToLeft ? .right : .left
            case .trailing, .trailingMargin: isRightToLeft ? .left : .right
            default: nil
            }
        return DocumentLayout.FrameExplanation.Inset(kind: kind, edge: edge?.side, points: edge?.of(insets))
    }
}

extension Edge {
    fileprivate var side: DocumentLayout.FrameExplanation.Inset.Edge {
        switch self {
        case .top: .top
        case .left: .left
        case .bottom: .bottom
        case .right: .right
        }
    }
}
