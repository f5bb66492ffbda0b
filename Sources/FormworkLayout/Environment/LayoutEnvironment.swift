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
    /// The margins of a table cell's content view.
    func cellMargins(of cell: CellSituation) -> EdgeInsets
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

        var isCell: Bool { self == .tableCell || self == .collectionCell || self == .topLevelReusable }
    }

    var kind: Kind
    /// The view's id.
    var id: String?
    var frame: Rect
    var bars = Bars()
    var hasSafeAreaGuide = false
    var hasControllerGuides = false
    var preservesSuperviewMargins = false
}

extension RootSituation {
    /// The root's size: what is asked for, or the recorded one, which goes with the screen as far as it is the screen's.
    func size(asked: Size?, from recordedScreen: Size?, to screen: Size) -> Size {
        switch kind {
        case .tableCell, .collectionCell, .part: return frame.size
        case .controller, .topLevel, .topLevelReusable: break
        }
        if let asked { return asked }
        guard let recordedScreen else { return frame.size }
        var size = frame.size
        if size.width == recordedScreen.width { size.width = screen.width }
        // A sheet, or a view below a bar, is lower than the screen by as much on any device.
        let missing = recordedScreen.height - size.height
        if missing >= 0 && missing <= 140 && frame.size.width == recordedScreen.width { size.height = screen.height - missing }
        return size
    }
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
    var isPreserving: Bool
    var isContentPreserving: Bool
    var hasAccessory: Bool
}

/// How coordinates are rounded.
struct PixelRounding: Hashable {
    /// Steps in a point for edges; 0 for none.
    var scale: Double

    func round(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
}
