import FormworkModel

/// What all view trees of a document are laid out with: shared, so that a tree's layout and its parts each have it at the cost of one
/// reference.
final class LayoutContext: Sendable {
    let values: ResolvedDocument
    let installation: Installation
    let environment: any LayoutEnvironment
    let options: LayoutOptions
    let version: ToolsVersion
    let metrics: MetricsSource
    /// Where each view stands; nil for one that is not installed.
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

    /// The same with other options of how content is measured.
    convenience init(_ other: LayoutContext, _ options: LayoutOptions) {
        self.init(
            values: other.values, installation: other.installation, environment: other.environment, options: options,
            version: other.version, places: other.places)
    }

    var isRightToLeft: Bool { options.direction == .rightToLeft }

    /// Whether the recorded frames are those of the layout that is made: nothing is asked for but the document as it stands.
    var isAsItStands: Bool {
        !followsHost && options.sizeClasses == nil && options.direction == .leftToRight && !options.isChanged && !metrics.hasOtherTextSize
    }

    /// What the sizes of leaves are taken from in a tree whose root is of its recorded size, or of another one.
    ///
    /// A layout that is kept may come to have another size though none is asked for. Where hidden views shrink others may come to have
    /// another size as well: what filled its room when it was recorded is only as large as its content.
    func leafSizes(isAsRecorded: Bool, collapses: Bool, isKept: Bool) -> LeafSizes {
        if options.isBlind { return .measured }
        // Fonts and texts vary with the size classes; on the canvas another screen of the same size changes nothing.
        let isOther =
            environment.kind == .device || options.sizeClasses != nil || collapses || metrics.hasOtherTextSize
            || !isAsRecorded && (followsHost || isKept)
        return isOther ? .mixed : .recorded
    }

    /// Whether cells take their table's width: their recorded one is that of the canvas as it stands.
    var followsHost: Bool {
        environment.kind == .device || options.size != nil || options.device != nil || options.orientation != nil || options.isChanged
    }

    /// Whether a view shows something else than when its frame was recorded.
    func hasChangedContent(_ view: ViewIndex) -> Bool { options.unrecorded.contains(view.number) }

    /// Whether recorded frames may be used beyond those that are given.
    var usesRecorded: Bool { !options.isBlind }
}
