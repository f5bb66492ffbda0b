import FormworkLanguages

/// The settings of a grid: its arranged subviews fill the cells row by row, with the meanings of AppKit's grid view.
public struct LayoutGrid: Hashable, Sendable {
    /// The position of a view in its cell, along one axis.
    public enum Placement: Hashable, Sendable, CaseIterable {
        /// At the leading or the upper edge.
        case leading
        /// In the middle.
        case center
        /// At the trailing or the lower edge.
        case trailing
        /// The view fills the cell.
        case fill
    }

    /// The number of columns, at least 1.
    public var columnCount: Int
    /// The gap between two columns, in points.
    public var columnSpacing: Double
    /// The gap between two rows, in points.
    public var rowSpacing: Double
    /// The horizontal position in the cells.
    public var xPlacement: Placement
    /// The vertical position in the cells.
    public var yPlacement: Placement
    /// The horizontal position in the cells of certain columns.
    public var columnPlacements: [Int: Placement] = [:]
    /// The widths of columns that don't follow their contents, in points.
    public var columnWidths: [Int: Double] = [:]
    /// The heights of rows that don't follow their contents, in points.
    public var rowHeights: [Int: Double] = [:]
    /// Whether all columns have equal widths.
    public var hasEqualColumns = false
    /// Whether the first baselines of a row are aligned, in place of ``yPlacement``.
    public var alignsBaselines = false

    /// Creates the settings of a grid.
    ///
    /// - Parameters:
    ///   - columnCount: The number of columns.
    ///   - columnSpacing: The gap between two columns, in points.
    ///   - rowSpacing: The gap between two rows, in points.
    ///   - xPlacement: The horizontal position in the cells.
    ///   - yPlacement: The vertical position in the cells.
    public init(
        columnCount: Int, columnSpacing: Double = 0, rowSpacing: Double = 0, xPlacement: Placement = .leading,
        yPlacement: Placement = .leading
    ) {
        self.columnCount = max(1, columnCount)
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        self.xPlacement = xPlacement
        self.yPlacement = yPlacement
    }
}

/// The way in which a view arranges subviews.
enum LayoutArrangement: Equatable {
    case stack(StackConfiguration)
    case gravityStack(LayoutGravityStack)
    case grid(LayoutGrid)

    var stack: StackConfiguration? { if case .stack(let stack) = self { stack } else { nil } }
    var gravityStack: LayoutGravityStack? { if case .gravityStack(let stack) = self { stack } else { nil } }
    var grid: LayoutGrid? { if case .grid(let grid) = self { grid } else { nil } }
}
