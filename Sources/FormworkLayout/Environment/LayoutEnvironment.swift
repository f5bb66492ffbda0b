import FormworkModel

extension LayoutOptions {
    /// Where a layout takes place.
    public enum Environment: String, Hashable, Sendable, CaseIterable {
        /// The canvas of the Xcode that wrote the document: for what the document looks like as it stands.
        case canvas
        /// A device at run time: for what a screen will look like.
        case device
    }
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
