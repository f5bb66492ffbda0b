import FormworkLayout

/// The places of a layout that repeat the canvas instead of describing a layout.
struct FrozenMarks {
    /// The number of places.
    private(set) var count = 0

    /// The longest padding that isn't frozen, in points.
    static let longestPadding = 64.0

    init(_ node: SwiftUINode) { visit(node, isLayer: false) }

    private mutating func visit(_ node: SwiftUINode, isLayer: Bool) {
        for modifier in node.modifiers {
            switch modifier {
            case .padding(let insets):
                let lengths = insets.lengths
                if lengths.contains(where: { $0 < 0 || $0 > Self.longestPadding || $0 != $0.rounded() }) {
                    count += 1
                } else if isLayer, insets.left != insets.right || insets.top != insets.bottom {
                    count += 1
                }
            case .flexible(_, _, shrinks: true): count += 1
            default: break
            }
        }
        var holdsLayers = false
        if case .layers = node.content { holdsLayers = true }
        if case .stack(_, _, let spacing, _) = node.content, spacing != spacing.rounded() { count += 1 }
        for inner in node.inner { visit(inner, isLayer: holdsLayers) }
    }
}

extension EdgeInsets {
    /// The four lengths: top, left, bottom, right.
    var lengths: [Double] {
        get { [top, left, bottom, right] }
        set { if newValue.count == 4 { self = EdgeInsets(top: newValue[0], left: newValue[1], bottom: newValue[2], right: newValue[3]) } }
    }
}
