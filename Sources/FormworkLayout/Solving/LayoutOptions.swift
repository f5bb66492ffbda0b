public import FormworkModel
import FormworkSolver

/// Options for laying out a document.
public struct LayoutOptions: Sendable {
    /// The direction from leading to trailing.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// As in English: the leading edge is the left one.
        case leftToRight
        /// As in Arabic and Hebrew: the leading edge is the right one.
        case rightToLeft
    }

    /// The environment; nil for the canvas or, if a device is set, for the device.
    public var environment: Environment?
    /// The device; nil for the document's own.
    public var device: Device?
    /// The device's orientation; nil for the document's orientation on the canvas, and for portrait otherwise.
    public var orientation: Device.Orientation?
    /// The size of controllers' root views and of top-level views of a XIB; nil for the recorded size or that of the device.
    public var size: Size?
    /// The size classes that select variations; nil for those of the device.
    public var sizeClasses: (width: InterfaceDocument.SizeClass, height: InterfaceDocument.SizeClass)?
    /// The only scene to lay out; nil for all scenes.
    public var scene: InterfaceDocument.Scene?
    /// Whether recorded frames are ignored, except those of roots, cells, and views that Auto Layout does not place.
    public var isBlind = false
    /// The direction from leading to trailing.
    public var direction = Direction.leftToRight
    /// The text measurer; nil for Formwork's own tables and ``fonts``.
    public var text: (any TextMeasuring)?
    /// The fonts of the project. Text in these fonts is measured with their files.
    public var fonts = FontLibrary()
    /// The text size that the user has set; nil for that of the canvas, and for Large on a device.
    ///
    /// Text styles of iOS follow it, as they do when a screen is loaded: `adjustsFontForContentSizeCategory` only affects later changes. Fonts with a
    /// fixed size do not follow it, and neither does text on macOS and tvOS.
    public var textSize: ContentSizeCategory?
    /// The major version of the system whose controls are used, such as 26; nil for the one that fits the document and its device.
    ///
    /// On macOS, it determines the sizes and the look of controls. Without it, they are those that reproduce most of the recorded frames or, in a
    /// blind layout, those of the document's `toolsVersion`. On iOS, it determines the look.
    public var system: Int? {
        didSet { appKitGeneration = system.map(AppKitGeneration.init(system:)) }
    }
    /// The generation of AppKit's control sizes.
    package var appKitGeneration: AppKitGeneration?

    /// The limit on the effort of solving the whole document, in the units of `Solver.effortLimit`; at least 1.
    ///
    /// Once it is reached, the remaining trees keep their intermediate results: see ``DocumentLayout/Root/isUnfinished``.
    public var solverLimit = LayoutOptions.defaultSolverLimit
    /// The default of ``solverLimit``.
    public static let defaultSolverLimit = Solver.defaultEffortLimit

    /// The only roots whose trees are laid out, by their indices among the views; nil for all.
    package var roots: Set<Int>?
    /// Whether the document differs from the one whose frames were recorded.
    package var isChanged = false
    /// Whether the margins and safe areas of all views are reported.
    package var reportsInsets = false
    /// Whether the text sizes of all views are reported.
    package var reportsTexts = false
    /// Views without a recorded size for their current content, by their indices in the document.
    package var unrecorded: Set<Int> = []
    /// The change that was applied after the frames were recorded; nil for an unchanged document.
    var change: ChangedDocument?
    /// Whether hidden views collapse as AutolayoutExtensions defines it. They do at run time, but not on Xcode's canvas.
    var collapsesHidden = true

    /// The inferred system on which the document was made; nil where it was not inferred.
    private(set) var calibration: Calibration?

    /// Creates options for the unchanged document on its canvas.
    public init() {}

    /// Marks the document as different from the one whose frames were recorded.
    ///
    /// - Parameter views: The views with other content, by their indices in the document.
    package mutating func setChanged(_ views: Set<Int>) {
        isChanged = true
        unrecorded.formUnion(views)
    }

    /// Whether the layout measures content, because it differs from the recorded one or the recorded one may not be used.
    package var measuresContent: Bool {
        isBlind || environment == .device || environment == nil && device != nil || size != nil || sizeClasses != nil || isChanged
    }

    /// Returns options with a calibration and the generation that it inferred.
    package func with(_ calibration: Calibration) -> LayoutOptions {
        var options = self
        options.calibration = calibration
        options.appKitGeneration = calibration.generation
        return options
    }

    /// Returns options that are calibrated by a document's recorded frames, unless they already have a calibration or a generation.
    func calibrated(for document: InterfaceDocument) -> LayoutOptions {
        if calibration != nil || appKitGeneration != nil { return self }
        // The frames were recorded before any change.
        return with(Calibration(change?.original ?? document, options: self))
    }
}
