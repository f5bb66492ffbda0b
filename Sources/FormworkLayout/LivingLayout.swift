public import FormworkModel

/// The layout of one view tree that is kept, so that another size costs only what hangs on it.
public struct LivingLayout: Sendable {
    private var layout: TreeLayout

    /// Lays out the tree in which a view stands; nil for a view that is not installed.
    ///
    /// Cells and the like that stand in the tree have trees of their own.
    ///
    /// - Complexity: near linear in the number of the document's views and constraints.
    public init?(_ view: InterfaceDocument.View, _ options: LayoutOptions = LayoutOptions()) {
        guard let layout = LayoutEngine(view.document, options).living(view) else { return nil }
        self.layout = layout
    }

    /// The root's size, in points.
    public var size: Size { layout.size }

    /// Lays out again with another size of the root, in points. Safe areas and layout margins stay what they were.
    ///
    /// - Complexity: that of solving what hangs on the size; nothing is presolved again.
    public mutating func resize(to size: Size) { layout.resize(to: size) }

    /// The frames of all views of the tree in the document's coordinates, in points, relative to the superview.
    ///
    /// - Complexity: O(n) in the number of views.
    public var frames: [DocumentLayout.ViewFrame] { layout.viewFrames }

    /// The root's size that its constraints and its content ask for, as UIKit's `systemLayoutSizeFitting` and AppKit's `fittingSize` say it.
    ///
    /// - Parameters:
    ///   - target: What the size is pulled towards, in points; nothing for the smallest size.
    ///   - horizontalPriority: How strongly the width is, from 1 to 1000.
    ///   - verticalPriority: How strongly the height is, from 1 to 1000.
    /// - Complexity: that of solving the tree once more.
    public func fittingSize(
        towards target: Size = Size(width: 0, height: 0), horizontalPriority: Double = 50, verticalPriority: Double = 50
    ) -> Size {
        var fitting = layout
        fitting.loosen(to: target, horizontalPriority: horizontalPriority, verticalPriority: verticalPriority)
        return fitting.solvedSize
    }
}
