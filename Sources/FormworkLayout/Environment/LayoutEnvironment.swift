import FormworkModel

extension LayoutOptions {
    /// The environment of a layout.
    public enum Environment: String, Hashable, Sendable, CaseIterable {
        /// The canvas of the Xcode version that wrote the document. It shows the document as Xcode does.
        case canvas
        /// A device at run time. It shows how a screen will look.
        case device
    }
}

/// The surroundings of views: sizes, bars, safe areas and margins.
///
/// Source: Interface Builder's recorded frames for the canvas, UIKit's documentation for the device.
protocol LayoutEnvironment: Sendable {
    var kind: LayoutOptions.Environment { get }
    /// The device; nil where there is none.
    var device: Device? { get }
    var orientation: Device.Orientation { get }
    /// The size classes that select variations; nil for any.
    var sizeClasses: (width: InterfaceDocument.SizeClass?, height: InterfaceDocument.SizeClass?) { get }
    /// Whether placeholder constraints, which are removed at build time, are part of the layout.
    var keepsPlaceholders: Bool { get }
    /// Returns the surroundings of a view tree's root.
    func surroundings(of root: RootSituation) -> RootSurroundings
    /// Returns the margins of a table cell's content view.
    func cellMargins(of cell: CellSituation) -> EdgeInsets
    /// The rounding of coordinates for the screen.
    var rounding: PixelRounding { get }
}
