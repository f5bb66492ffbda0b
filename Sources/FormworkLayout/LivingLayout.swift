public import FormworkModel

/// A layout of one view tree that is kept, so that a change of size only recomputes the parts that depend on it.
public struct LivingLayout: Sendable {
    private var layout: TreeLayout

    /// Lays out the tree that contains a view; nil for a view that is not installed.
    ///
    /// Nested cells and similar views have trees of their own.
    ///
    /// - Complexity: near linear in the number of the document's views and constraints.
    public init?(_ view: InterfaceDocument.View, _ options: LayoutOptions = LayoutOptions()) {
        guard let layout = LayoutEngine(view.document, options: options).living(view) else { return nil }
        self.layout = layout
    }

    /// The root's size, in points.
    public var size: Size { layout.size }

    /// Lays out the tree with another size of the root, in points. Safe areas and layout margins of the root stay the same.
    ///
    /// - Complexity: that of solving the rows that depend on the size; nothing is presolved again.
    public mutating func resize(to size: Size) { layout.resize(to: size) }

    /// The frames of all views of the tree in the document's coordinates, in points, relative to the superview.
    ///
    /// - Complexity: O(n) in the number of views.
    public var frames: [DocumentLayout.ViewFrame] { layout.viewFrames }

    /// Returns the size of the root that fits its constraints and content, like UIKit's `systemLayoutSizeFitting` and AppKit's `fittingSize`.
    ///
    /// - Parameters:
    ///   - target: The preferred size, in points; zero for the smallest size.
    ///   - horizontalPriority: The priority of the preferred width, from 1 to 1000.
    ///   - verticalPriority: The priority of the preferred height, from 1 to 1000.
    /// - Complexity: that of solving the tree once more.
    public func fittingSize(
        towards target: Size = Size(width: 0, height: 0), horizontalPriority: Double = 50, verticalPriority: Double = 50
    ) -> Size {
        var fitting = layout
        fitting.loosen(to: target, horizontalPriority: horizontalPriority, verticalPriority: verticalPriority)
        return fitting.solvedSize
    }
}
