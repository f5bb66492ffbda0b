public import FormworkFonts
public import FormworkModel
import FormworkSolver

/// How a document is to be laid out.
public struct LayoutOptions: Sendable {
    /// Which way leading to trailing goes.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// As in English: the leading edge is the left one.
        case leftToRight
        /// As in Arabic and Hebrew: the leading edge is the right one.
        case rightToLeft
    }

    /// Where; nil for the canvas, and for the device once one is named.
    public var environment: Environment?
    /// The device; nil for the document's own.
    public var device: Device?
    /// Which way up the device is held; nil for the document's way on the canvas, upright else.
    public var orientation: Device.Orientation?
    /// The size of the root views of controllers, and of top-level views of a XIB; nil for the recorded one or the device's.
    public var size: Size?
    /// The size classes under which variations hold; nil for the device's.
    public var sizeClasses: (width: InterfaceDocument.SizeClass, height: InterfaceDocument.SizeClass)?
    /// The only scene that is laid out; nil for all.
    public var scene: InterfaceDocument.Scene?
    /// No recorded frame is used but those of roots, cells, and views that Auto Layout does not place.
    public var isBlind = false
    /// Which way leading to trailing goes.
    public var direction = Direction.leftToRight
    /// What measures text; nil for Formwork's own tables, and for ``fonts``.
    public var text: (any TextMeasuring)?
    /// The fonts that the project ships: text in them is measured by their files.
    public var fonts = FontLibrary()
    /// How large people have set text; nil for the canvas' size, and for Large on a device.
    ///
    /// Text styles of iOS follow it, as they do when a screen is loaded: whether `adjustsFontForContentSizeCategory` is set decides only about
    /// a size that changes afterwards. Fonts with a size of their own do not, and nothing on macOS and tvOS.
    public var textSize: ContentSizeCategory?
    /// The generation of AppKit's control sizes; nil for the one that fits most of the recorded frames, or the one of the document's
    /// `toolsVersion` in a blind layout.
    public var appKitGeneration: AppKitGeneration?

    /// How much solving may do for all of the document, in the units of `Solver.effortLimit`; at least 1.
    ///
    /// Where it is reached the rest is left as far as it was solved: see ``DocumentLayout/Root/isUnfinished``.
    public var solverLimit = LayoutOptions.defaultSolverLimit
    /// See ``solverLimit``.
    public static let defaultSolverLimit = Solver.defaultEffortLimit

    /// The only roots whose trees are laid out, by their places among the views; nil for all.
    package var roots: Set<Int>?
    /// Whether the document says something else than when its frames were recorded.
    package var isChanged = false
    /// Whether the margins and safe areas of all views are told.
    package var reportsInsets = false
    /// Whether it is told how large the texts of all views are.
    package var reportsTexts = false
    /// Views, by their places in the document, of whose content no size was recorded.
    package var unrecorded: Set<Int> = []
    /// What the document was changed from after its frames were recorded; nil where it is as they were recorded.
    var change: ChangedDocument?
    /// Whether hidden views shrink as AutolayoutExtensions has them: at run time they do, on Xcode's canvas they don't.
    var collapsesHidden = true

    /// The system on which the document was made; nil where it was not found out.
    private(set) var calibration: Calibration?

    /// The document as it stands, on its canvas.
    public init() {}

    /// Says that the document is another one than its frames were recorded of.
    ///
    /// - Parameter views: those that show something else, by their places in the document.
    package mutating func setChanged(_ views: Set<Int>) {
        isChanged = true
        unrecorded.formUnion(views)
    }

    /// Whether content is measured for a layout: it is not as it was recorded, or that may not be used.
    package var measuresContent: Bool {
        isBlind || environment == .device || environment == nil && device != nil || size != nil || sizeClasses != nil || isChanged
    }

    /// The same, with what recorded frames say of the system on which a document was made.
    package func with(_ calibration: Calibration) -> LayoutOptions {
        var options = self
        options.calibration = calibration
        options.appKitGeneration = calibration.generation
        return options
    }

    /// The same, with what the recorded frames of a document say where nothing says it yet.
    func calibrated(for document: InterfaceDocument) -> LayoutOptions {
        if calibration != nil || appKitGeneration != nil { return self }
        // Frames were recorded before any change.
        return with(Calibration(change?.original ?? document, self))
    }
}
