import FormworkLayout

/// A SwiftUI view with its modifiers, the innermost first.
struct SwiftUINode: Sendable {
    /// The node's number in its tree.
    let id: Int
    var content: Content
    var modifiers: [Modifier] = []

    /// The kind of a view.
    indirect enum Content: Sendable {
        /// A view of the document with its own content, by its number in the unit.
        case view(Int)
        /// An invisible view that fills the available space: `Color.clear`.
        case clear
        /// An `HStack` or a `VStack`.
        case stack(Axis, Alignment, spacing: Double, [SwiftUINode])
        /// A `Grid` of `GridRow`s.
        case grid(Grid)
        /// A `ZStack`, with the backmost layer first.
        case layers([SwiftUINode])
        /// A view with another one in front of it, or behind it, which gets the same size and is aligned in it.
        case overlay(SwiftUINode, SwiftUINode, horizontal: Alignment, vertical: Alignment, isBehind: Bool)
        /// A `GeometryReader`, whose content can have shares of its size.
        case geometry(SwiftUINode)
        /// A `Spacer` with its minimum length; nil for the system's.
        case spacer(minimum: Double?)
        /// A `ScrollView` for a view of the document. If `fills` is true, the content is as large as the viewport.
        case scroll(Int, Axis, SwiftUINode, fills: Bool)
        /// A `List` for a view of the document, with its header and footer.
        case list(Int, [SwiftUINode])
    }

    /// A grid whose rows have one cell for each column.
    struct Grid: Sendable {
        /// The alignment of cells in each column.
        var columns: [Alignment]
        /// The alignment of cells in their rows.
        var vertical: Alignment
        var horizontalSpacing: Double
        var verticalSpacing: Double
        var rows: [[SwiftUINode]]
    }

    /// An alignment along an axis.
    enum Alignment: Hashable, Sendable, CaseIterable {
        case center, leading, trailing
    }

    /// A view modifier.
    enum Modifier: Sendable {
        case padding(EdgeInsets)
        /// The horizontal margins of the screen.
        case scenePadding(leading: Bool, trailing: Bool)
        /// A fixed size, with the horizontal alignment of smaller content.
        case frame(width: Double?, height: Double?, alignment: Alignment = .center)
        /// A length that is a share of the enclosing `GeometryReader`'s, plus a constant.
        case share(Axis, fraction: Double, plus: Double)
        /// A padding at the start that is a share of the enclosing `GeometryReader`'s length, plus a constant.
        case shareBefore(Axis, fraction: Double, plus: Double)
        /// A frame that fills the proposed size on the axes that have an alignment. If `shrinks` is true, it may also be smaller than its content,
        /// which then overflows.
        case flexible(horizontal: Alignment?, vertical: Alignment?, shrinks: Bool = false)
        /// The proposed length on an axis, but at most another one.
        case limited(Axis, most: Double, alignment: Alignment)
        /// The ideal length of the content on an axis, whatever is proposed.
        case fixedSize(Axis)
        /// Its stack gives it space before the other views, except for their minimum lengths.
        case priority
        /// The ratio of width to height.
        case aspectRatio(Double)
        /// The view extends beyond the safe area.
        case ignoresSafeArea(top: Bool, bottom: Bool)
        /// A marker for the frame of a view of the document, by its number in the unit. Drawing modifiers of that view belong here.
        case frameOf(Int)
    }
}

extension SwiftUINode.Modifier {
    /// Whether it is a priority in a stack.
    var isPriority: Bool { if case .priority = self { true } else { false } }
}

extension SwiftUINode {
    /// Whether it needs a `GeometryReader` around it.
    var usesGeometry: Bool {
        let isShare = modifiers.contains { if case .share = $0 { true } else if case .shareBefore = $0 { true } else { false } }
        if isShare { return true }
        if case .geometry = content { return false }
        return inner.contains(where: \.usesGeometry)
    }
}
