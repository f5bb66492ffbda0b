import FormworkModel

/// The input that all view trees of a document share. It is a class, so that each tree's layout and its parts hold it at the cost of one reference.
final class LayoutContext: Sendable {
    let values: ResolvedDocument
    let installation: Installation
    let environment: any LayoutEnvironment
    let options: LayoutOptions
    let version: ToolsVersion
    let metrics: MetricsSource
    /// The position of each view; nil for a view that is not installed.
    let places: Table<ViewIndex, ItemPlace?>
    let isMac: Bool

    init(
        values: ResolvedDocument, installation: Installation, environment: any LayoutEnvironment, options: LayoutOptions,
        version: ToolsVersion, places: Table<ViewIndex, ItemPlace?>
    ) {
        self.values = values
        self.installation = installation
        self.environment = environment
        self.options = options
        self.version = version
        self.places = places
        metrics = MetricsSource(values, version: version, options: options, environment: environment)
        isMac = values.document.platform == .macOS
    }

    /// Copies a context with other options for measuring content.
    convenience init(_ other: LayoutContext, options: LayoutOptions) {
        self.init(
            values: other.values, installation: other.installation, environment: other.environment, options: options,
            version: other.version, places: other.places)
    }

    var isRightToLeft: Bool { options.direction == .rightToLeft }

    /// Whether the recorded frames are those of the requested layout, because nothing but the unchanged document is asked for.
    var isOnCanvas: Bool {
        !followsHost && options.sizeClasses == nil && options.direction == .leftToRight && !options.isChanged && !metrics.hasOtherTextSize
    }

    /// Returns the source of leaf sizes in a tree whose root has, or does not have, its recorded size.
    ///
    /// A kept layout can be resized later although no other size is asked for now. Collapsing hidden views can change the sizes of other views as
    /// well: a view that was stretched when recorded is then only as large as its content.
    func leafSizes(isAsRecorded: Bool, collapses: Bool, isKept: Bool) -> LeafSizes {
        if options.isBlind { return .measured }
        // Fonts and texts vary with the size classes. On the canvas, another screen of the same size makes no difference.
        let isOther =
            environment.kind == .device || options.sizeClasses != nil || collapses || metrics.hasOtherTextSize
            || !isAsRecorded && (followsHost || isKept)
        return isOther ? .mixed : .recorded
    }

    /// Whether cells adopt their table's width. Their recorded width is only right for the unchanged canvas.
    var followsHost: Bool {
        environment.kind == .device || options.size != nil || options.device != nil || options.orientation != nil || options.isChanged
    }

    /// Whether a view's content differs from that at the time of recording.
    func hasChangedContent(_ view: ViewIndex) -> Bool { options.unrecorded.contains(view.number) }

    /// Whether recorded frames may be used in addition to the given ones.
    var usesRecorded: Bool { !options.isBlind }
}
