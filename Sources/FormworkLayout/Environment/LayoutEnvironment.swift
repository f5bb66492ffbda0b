import FormworkModel

/// Where a layout takes place.
public enum EnvironmentKind: String, Hashable, Sendable, CaseIterable {
    /// The canvas of the Xcode that wrote the document: for what the document looks like as it stands.
    case canvas
    /// A device at run time: for what a screen will look like.
    case device
}

/// What stands around the views: sizes, bars, safe areas and margins.
///
/// Source: Interface Builder's recorded frames for the canvas, UIKit's documentation for the device.
protocol LayoutEnvironment: Sendable {
    var kind: EnvironmentKind { get }
    /// The device, if one is named.
    var device: Device? { get }
    var orientation: Orientation { get }
    /// The size classes under which variations hold; nil for any.
    var sizeClasses: (width: SizeClass?, height: SizeClass?) { get }
    /// Whether constraints that are removed at build time take part.
    var keepsPlaceholders: Bool { get }
    /// What stands around the root of a view tree.
    func surroundings(of root: RootSituation) -> RootSurroundings
    /// The margins of a table cell's content view, and how it lies in the cell.
    func cellContent(of cell: CellSituation) -> CellContent
    /// How a coordinate is rounded to what the screen can show.
    var rounding: PixelRounding { get }
}

/// The root of a view tree, as its document has it.
struct RootSituation {
    enum Kind {
        /// The view of a controller.
        case controller
        /// A view at the top of a XIB.
        case topLevel
        case tableCell, collectionCell
        /// A reusable view or a cell at the top of a XIB.
        case topLevelReusable
        /// A part of another view with a tree of its own: a header, a title view.
        case part
    }

    var kind: Kind
    var frame: Rect
    var bars = Bars()
    var hasSafeAreaGuide = false
    var hasControllerGuides = false
    var preservesSuperviewMargins = false
}

/// What stands around the root of a view tree.
struct RootSurroundings {
    var size: Size
    var safeArea = EdgeInsets.zero
    /// The heights of the controller's top and bottom layout guides.
    var topGuide = 0.0
    var bottomGuide = 0.0
    /// The root's own layout margins, without the safe area.
    var margins = EdgeInsets(all: 8)
    /// Whether the safe area adds to the margins of the tree's views.
    var addsSafeAreaToMargins = false
}

/// A table cell, as its document has it.
struct CellSituation {
    var cellWidth: Double
    var tableWidth: Double?
    var contentWidth: Double
    var isPreserving: Bool
    var isContentPreserving: Bool
    var hasAccessory: Bool
}

/// What is particular of a table cell's content view.
struct CellContent {
    var margins: EdgeInsets
}

/// How coordinates are rounded.
struct PixelRounding: Hashable {
    /// Steps in a point for edges; 0 for none.
    var scale: Double
    /// Whole points for origins and halves for sizes, as some old versions wrote.
    var splitsOriginAndSize = false
    /// On macOS halves go towards the top.
    var isUpwards = false

    func round(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
}
