package import FormworkModel
package import FormworkTree

/// The intrinsic sizes, alignment insets and baselines of UIKit's views, without Xcode's recorded frames.
///
/// See <doc:TouchMetrics>. One is made for a document.
package struct UIKitMetrics: Sendable {
    /// Interface Builder's version, up to the first dot; a stripped one (`32700`) counts as 19000.
    let version: Int
    /// Pixels in a point.
    let scale: Double
    let layout: TextLayout
    /// The images that the document knows, by name.
    let images: [String: ImageMetrics]
    /// Whether it is for Interface Builder's canvas, where sizes that stand in for the content's count, and not for run time.
    var isOnCanvas = true
    /// How large text is asked for; nil for as large as the canvas shows it, or a device that is new.
    var textSize: ContentSizeCategory?
    private let isOfSmallStyles: Bool

    /// The metrics of a document's views.
    ///
    /// - Parameters:
    ///   - toolsVersion: Interface Builder's version up to the first dot; nil for the newest.
    ///   - scale: Pixels in a point: 1, 2 or 3.
    ///   - measurer: Measures the texts.
    ///   - images: The document's images by name.
    package init(toolsVersion: Int?, scale: Double, measurer: any TextMeasuring, images: [String: ImageMetrics]) {
        let version = toolsVersion ?? 25000
        isOfSmallStyles = ToolsVersion.showsSmallStyles(version)
        self.version = version == 32700 ? 19000 : version
        self.scale = scale
        layout = TextLayout(measurer: measurer)
        self.images = images
    }

    /// What a view brings along; of the alignment rectangle, in whole pixels.
    ///
    /// - Parameters:
    ///   - node: The view's element.
    ///   - values: The document under its traits.
    ///   - maximumWidth: How wide a text of several lines may be; nil for any width.
    package func metrics(of node: NodeIndex, in values: ResolvedDocument, maximumWidth: Double?) -> ViewMetrics {
        withPlaceholders(contentMetrics(of: node, in: values, maximumWidth: maximumWidth), node, values)
    }

    /// The metrics of a label whose text is at hand.
    func metrics(of text: inout LabelText, _ node: NodeIndex, in values: ResolvedDocument, maximumWidth: Double?) -> ViewMetrics {
        withPlaceholders(label(&text, node, values, maximumWidth), node, values)
    }

    private func withPlaceholders(_ metrics: ViewMetrics, _ node: NodeIndex, _ values: ResolvedDocument) -> ViewMetrics {
        if !isOnCanvas { return metrics }
        var metrics = metrics
        // What the document puts in the content's place; a word instead of a number, such as `infinite`, for none.
        if values.range(.placeholderIntrinsicWidth, node).isPresent {
            metrics.intrinsicWidth = values.layoutNumber(.placeholderIntrinsicWidth, node)
        }
        if values.range(.placeholderIntrinsicHeight, node).isPresent {
            metrics.intrinsicHeight = values.layoutNumber(.placeholderIntrinsicHeight, node)
        }
        return metrics
    }

    private func contentMetrics(of node: NodeIndex, in values: ResolvedDocument, maximumWidth: Double?) -> ViewMetrics {
        switch values.name(node) {
        case .label: label(node, values, maximumWidth)
        case .button: button(node, values)
        case .textField: textField(node, values)
        case .textView: textView(node, values, maximumWidth)
        case .segmentedControl: segmentedControl(node, values)
        case .imageView: imageView(node, values)
        default: control(node, values)
        }
    }

    /// What a label in the system's font is wider than its measured text, in points: the fit of the advances leaves it. Of other fonts none
    /// is.
    static func fittingGain(_ font: FontDescription) -> Double { font.family == .system ? 0.14 : 0 }

    /// How large text is where nothing else is asked for: see ``ToolsVersion/showsSmallStyles(_:)``.
    var usualTextSize: ContentSizeCategory { isOnCanvas && isOfSmallStyles ? .extraSmall : .large }

    /// A font as it is shown.
    func shown(_ font: FontDescription) -> FontDescription { font.at(textSize ?? usualTextSize) }

    /// A text style as it is shown, without its line height.
    func points(_ style: TextStyle) -> Double { style.font(at: textSize ?? usualTextSize).size }

    /// The font that a view's child with a key describes, as it is shown.
    func font(of node: NodeIndex, _ values: ResolvedDocument, key: StaticString = "fontDescription", standard: FontDescription)
        -> FontDescription
    {
        shown(FontDescription(of: node, in: values, key: key, standard: standard))
    }

    /// A length in whole pixels, not less.
    func ceiled(_ length: Double) -> Double { ((length - 0.001) * scale).rounded(.up) / scale }

    /// The width of a title in whole points, as buttons count it.
    func wholeWidth(_ width: Double) -> Double { (width - 0.03).rounded(.up) }

    /// A height that is a content's, or that of a new view of the library where it is less than a point more: Interface Builder leaves a
    /// frame alone that is so little off, but for those that a stack view sets. Of labels outside of them three in four keep it.
    func heightOfLibrary(_ height: Double, _ content: Double, _ node: NodeIndex, _ values: ResolvedDocument) -> Double {
        guard isOnCanvas, content < height, height - content < 1 else { return content }
        let holder = values.tree.nodes[node].parent
        let isArranged = values.name(holder) == .subviews && values.name(values.tree.nodes[holder].parent) == .stackView
        return isArranged ? content : height
    }

    /// A font's line height in whole points, as buttons and fields count it.
    func wholeLineHeight(_ font: FontDescription) -> Double { (layout.measurer.lineMetrics(of: font).lineHeight - 0.001).rounded(.up) }

    /// The baseline of a line that is centred in its view.
    func centeredBaseline(_ font: FontDescription) -> Baseline {
        let metrics = layout.measurer.lineMetrics(of: font)
        return Baseline(share: 0.5, offset: metrics.ascent - metrics.lineHeight / 2)
    }
}
