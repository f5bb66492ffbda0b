import FormworkLayout

/// A view of SwiftUI: what it is, and what modifies it, the innermost first.
struct SwiftUINode: Sendable {
    /// Its number in the tree that it was made for.
    let id: Int
    var content: Content
    var modifiers: [Modifier] = []

    /// What it is.
    indirect enum Content: Sendable {
        /// A view of the document that shows something of its own, by its number in the unit.
        case view(Int)
        /// Nothing to be seen, as large as it may be: `Color.clear`.
        case clear
        /// An `HStack` or a `VStack`.
        case stack(Axis, Alignment, spacing: Double, [SwiftUINode])
        /// A `Grid` of `GridRow`s.
        case grid(Grid)
        /// A `ZStack`, the backmost first.
        case layers([SwiftUINode])
        /// A `Spacer`, with its least length; nil for the system's.
        case spacer(minimum: Double?)
        /// A `ScrollView` of a view of the document. Content that fills is as large as what shows it.
        case scroll(Int, Axis, SwiftUINode, fills: Bool)
        /// A `List` of a view of the document, with its header and footer.
        case list(Int, [SwiftUINode])
    }

    /// Rows with as many views each as there are columns.
    struct Grid: Sendable {
        /// How the views stand in each column.
        var columns: [Alignment]
        /// How the views stand in their rows.
        var vertical: Alignment
        var horizontalSpacing: Double
        var verticalSpacing: Double
        var rows: [[SwiftUINode]]
    }

    /// Where something stands along an axis.
    enum Alignment: Hashable, Sendable, CaseIterable {
        case center, leading, trailing
    }

    /// What a modifier does.
    enum Modifier: Sendable {
        case padding(EdgeInsets)
        /// The margins that the screen has at its sides.
        case scenePadding(leading: Bool, trailing: Bool)
        /// A fixed size.
        case frame(width: Double?, height: Double?)
        /// As large as it may be along the axes that have an alignment; where it shrinks it is no larger than that, either, and what it
        /// holds may reach beyond it.
        case flexible(horizontal: Alignment?, vertical: Alignment?, shrinks: Bool = false)
        /// The width in heights.
        case aspectRatio(Double)
        /// It reaches below what the safe area leaves out.
        case ignoresSafeArea(top: Bool, bottom: Bool)
        /// Here is the frame of a view of the document, by its number in the unit: what is drawn around it belongs here.
        case frameOf(Int)
    }
}
