package import FormworkModel
package import FormworkTree

/// The intrinsic sizes, alignment insets and baselines of UIKit's views, independent of Xcode's recorded frames.
///
/// See <doc:TouchMetrics>. Created once for each document.
package struct UIKitMetrics: Sendable {
    /// Interface Builder's version up to the first dot; a stripped version (`32700`) counts as 19000.
    let version: Int
    /// The number of pixels per point.
    let scale: Double
    let layout: TextLayout
    /// The document's images, by name.
    let images: [String: ImageMetrics]
    /// Whether the metrics are those of Interface Builder's canvas, where placeholder sizes apply, instead of run time.
    var isOnCanvas = true
    /// The requested text size; nil for that of the canvas, or for the default of a device.
    var textSize: ContentSizeCategory?
    private let isOfSmallStyles: Bool

    /// Creates the metrics of a document's views.
    ///
    /// - Parameters:
    ///   - toolsVersion: Interface Builder's version up to the first dot; nil for the newest.
    ///   - scale: The number of pixels per point: 1, 2 or 3.
    ///   - measurer: The measurer of the texts.
    ///   - images: The document's images, by name.
    package init(toolsVersion: Int?, scale: Double, measurer: any TextMeasuring, images: [String: ImageMetrics]) {
        let version = toolsVersion ?? 25000
        isOfSmallStyles = ToolsVersion.showsSmallStyles(version)
        self.version = version == 32700 ? 19000 : version
        self.scale = scale
        layout = TextLayout(measurer: measurer)
        self.images = images
    }

    /// Returns the metrics of a view's alignment rectangle, in whole pixels.
    ///
    /// - Parameters:
    ///   - node: The view's element.
    ///   - values: The document under its traits.
    ///   - maximumWidth: The maximum width of a multi-line text; nil for an unlimited width.
    package func metrics(of node: NodeIndex, in values: ResolvedDocument, maximumWidth: Double?) -> ViewMetrics {
        withPlaceholders(contentMetrics(of: node, in: values, maximumWidth: maximumWidth), node: node, values: values)
    }

    /// Returns the metrics of a label from its prepared text.
    func metrics(of text: inout LabelText, _ node: NodeIndex, in values: ResolvedDocument, maximumWidth: Double?) -> ViewMetrics {
        withPlaceholders(label(&text, node: node, values: values, maximumWidth: maximumWidth), node: node, values: values)
    }

    private func withPlaceholders(_ metrics: ViewMetrics, node: NodeIndex, values: ResolvedDocument) -> ViewMetrics {
        if !isOnCanvas { return metrics }
        var metrics = metrics
        // The placeholder size of the document; a word such as `infinite` instead of a number means no intrinsic size.
        if values.range(.placeholderIntrinsicWidth, node: node).isPresent {
            metrics.intrinsicWidth = values.layoutNumber(.placeholderIntrinsicWidth, node: node)
        }
        if values.range(.placeholderIntrinsicHeight, node: node).isPresent {
            metrics.intrinsicHeight = values.layoutNumber(.placeholderIntrinsicHeight, node: node)
        }
        return metrics
    }

    private func contentMetrics(of node: NodeIndex, in values: ResolvedDocument, maximumWidth: Double?) -> ViewMetrics {
        switch values.name(node) {
        case .label: label(node, values: values, maximumWidth: maximumWidth)
        case .button: button(node, values: values)
        case .textField: textField(node, values: values)
        case .textView: textView(node, values: values, maximumWidth: maximumWidth)
        case .segmentedControl: segmentedControl(node, values: values)
        case .imageView: imageView(node, values: values)
        default: control(node, values: values)
        }
    }

    /// Returns the width to add to a label's measured text, in points. It compensates for fitted advances of the system font; other fonts need no
    /// correction.
    static func fittingGain(_ font: FontDescription) -> Double { font.family == .system ? 0.14 : 0 }

    /// The text size if none is requested: see ``ToolsVersion/showsSmallStyles(_:)``.
    var usualTextSize: ContentSizeCategory { isOnCanvas && isOfSmallStyles ? .extraSmall : .large }

    /// Returns a font at the current text size.
    func shown(_ font: FontDescription) -> FontDescription { font.at(textSize ?? usualTextSize) }

    /// Returns the point size of a text style at the current text size.
    func points(_ style: TextStyle) -> Double { style.font(at: textSize ?? usualTextSize).size }

    /// Returns the font of a view's child with a key, at the current text size.
    func font(of node: NodeIndex, _ values: ResolvedDocument, key: StaticString = "fontDescription", standard: FontDescription)
        -> FontDescription
    {
        shown(FontDescription(of: node, in: values, key: key, standard: standard))
    }

    /// Rounds a length up to whole pixels.
    func ceiled(_ length: Double) -> Double { ((length - 0.001) * scale).rounded(.up) / scale }

    /// Rounds a title's width up to whole points, as buttons do.
    func wholeWidth(_ width: Double) -> Double { (width - 0.03).rounded(.up) }

    /// Returns the content's height, or the default height of a new view from the library if that is less than a point greater. Interface Builder
    /// does not update frames for such small differences, except those that a stack view sets. Three in four labels outside stack views keep the
    /// default height.
    func heightOfLibrary(_ height: Double, content: Double, node: NodeIndex, values: ResolvedDocument) -> Double {
        guard isOnCanvas, content < height, height - content < 1 else { return content }
        let holder = values.tree.nodes[node].parent
        let isArranged = values.name(holder) == .subviews && values.name(values.tree.nodes[holder].parent) == .stackView
        return isArranged ? content : height
    }

    /// Returns a font's line height in whole points, as buttons and fields use it.
    func wholeLineHeight(_ font: FontDescription) -> Double { (layout.measurer.lineMetrics(of: font).lineHeight - 0.001).rounded(.up) }

    /// Returns the baseline of a line that is vertically centered in its view.
    func centeredBaseline(_ font: FontDescription) -> Baseline {
        let metrics = layout.measurer.lineMetrics(of: font)
        return Baseline(share: 0.5, offset: metrics.ascent - metrics.lineHeight / 2)
    }
}
