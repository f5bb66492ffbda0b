import FormworkModel
import FormworkTree

extension ConversionDraft {
    /// Whether constraints in an element depend on a safe area or on margins, whose size on the canvas depends on the root's surroundings.
    func dependsOnSurroundings(_ root: NodeIndex) -> Bool {
        subtree(root).contains { node in
            switch source.index.recordOfNode[node].kind {
            case .constraint:
                guard let constraint = element(node).asConstraint else { return false }
                if constraint.firstAttribute.isMargin || constraint.secondAttribute.isMargin { return true }
                return [constraint.firstItem, constraint.secondItem].contains { $0?.asGuide != nil }
            case .view: return Self.isKeptWithinMargins(element(node))
            default: return false
            }
        }
    }

    /// Whether the margins of a view affect its contents.
    private static func isKeptWithinMargins(_ view: Element) -> Bool {
        if view["layoutMarginsFollowReadableWidth"] == "YES" || view["isLayoutMarginsRelativeArrangement"] == "YES" { return true }
        guard view.name == "stackView" else { return false }
        return view.child(key: "layoutMargins") != nil || view.child(key: "directionalLayoutMargins") != nil
    }
}
