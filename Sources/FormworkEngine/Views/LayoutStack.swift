public import struct FormworkLanguages.StackConfiguration

/// The settings of a stack, with the meanings of UIKit's stack view.
public struct LayoutStack: Hashable {
    /// The direction in which views follow each other.
    public typealias Axis = StackConfiguration.Axis
    /// The lengths of the views along the axis.
    public typealias Distribution = StackConfiguration.Distribution
    /// The position across the axis.
    public typealias Alignment = StackConfiguration.Alignment

    /// The direction in which views follow each other.
    public var axis: Axis
    /// The gap between two views, in points.
    public var spacing: Double
    /// The position across the axis.
    public var alignment: Alignment
    /// The lengths of the views along the axis.
    public var distribution: Distribution
    /// Gaps after certain views in place of ``spacing``.
    public var customSpacing: [LayoutView: Double] = [:]
    /// Whether the views are arranged inside of the layout margins.
    public var isLayoutMarginsRelativeArrangement = false

    /// Creates the settings of a stack.
    ///
    /// - Parameters:
    ///   - axis: The direction in which views follow each other.
    ///   - spacing: The gap between two views, in points.
    ///   - alignment: The position across the axis.
    ///   - distribution: The lengths of the views along the axis.
    public init(_ axis: Axis, spacing: Double = 0, alignment: Alignment = .fill, distribution: Distribution = .fill) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.distribution = distribution
    }
}

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
enum LayoutArrangement: Hashable {
    case stack(LayoutStack)
    case grid(LayoutGrid)

    var stack: LayoutStack? { if case .stack(let stack) = self { stack } else { nil } }
    var grid: LayoutGrid? { if case .grid(let grid) = self { grid } else { nil } }
}
