import FormworkModel
import FormworkTree

/// The metrics of views in one document, which follow from their classes and content.
struct MetricsSource {
    let values: ResolvedDocument
    private(set) var uiKit: UIKitMetrics
    /// The metrics of AppKit, which are the only ones used on macOS.
    let appKit: AppKitMetrics?

    let designables: DesignableSizes
    /// A variant of ``uiKit`` that measures no text widths, for sizes that are recorded.
    private var unmeasured: UIKitMetrics

    init(_ values: ResolvedDocument, version: ToolsVersion, options: LayoutOptions, environment: any LayoutEnvironment) {
        // Sizes of tvOS are whole points.
        let scale = values.document.platform == .tvOS ? 1 : environment.rounding.scale
        self.values = values
        let isMac = values.document.platform == .macOS
        let text = options.text ?? SystemTextMeasurer(values.document, fonts: options.fonts)
        let images = values.document.imageMetrics
        uiKit = UIKitMetrics(toolsVersion: version.major, scale: scale, measurer: text, images: images)
        unmeasured = UIKitMetrics(toolsVersion: version.major, scale: scale, measurer: WidthlessText(text: text), images: images)
        uiKit.isOnCanvas = environment.keepsPlaceholders
        unmeasured.isOnCanvas = environment.keepsPlaceholders
        if values.document.platform == .iOS { uiKit.textSize = options.textSize }
        unmeasured.textSize = uiKit.textSize
        designables = DesignableSizes(values)
        appKit =
            isMac
            ? AppKitMetrics(values: values, toolsVersion: version.major, text: text, generation: options.appKitGeneration) : nil
    }

    /// Whether the text size differs from that of the recorded frames.
    var hasOtherTextSize: Bool { uiKit.textSize.map { $0 != uiKit.usualTextSize } ?? false }

    /// Whether a view's font follows the text size that the user has set.
    func scalesText(_ node: NodeIndex, name: Name) -> Bool {
        switch name {
        case .label: uiKit.labelFont(node, values: values).style != nil || runsScale(node, key: "attributedText")
        case .textView: uiKit.textViewFont(node, values: values).style != nil || runsScale(node, key: "attributedText")
        case .textField: uiKit.fieldFont(node, values: values).style != nil
        case .button:
            uiKit.buttonFont(node, values: values).style != nil || values.child(node, key: "configuration") != nil
                || values.child(node, key: "normal").map { runsScale($0, key: "attributedTitle") } ?? false
        default: false
        }
    }

    private func runsScale(_ node: NodeIndex, key: StaticString) -> Bool {
        uiKit.attributedRuns(node, values: values, key: key)?.contains { $0.font.style != nil } ?? false
    }

    /// Whether a view's text may wrap.
    func wraps(_ node: NodeIndex, name: Name) -> Bool {
        if let appKit { return appKit.wraps(node) }
        return switch name {
        case .label: (values.layoutNumber(.numberOfLines, node: node) ?? 1) != 1
        case .textView: values.flag(.scrollEnabled, node: node) == false
        default: false
        }
    }

    /// Returns the metrics of a view.
    ///
    /// - Parameters:
    ///   - node: The view's element.
    ///   - name: The element's name.
    ///   - recorded: The size that Xcode recorded; nil where it may not be used.
    ///   - sizes: The source of sizes.
    ///   - maximumWidth: The maximum width of a multi-line text; nil for an unlimited width.
    func metrics(of node: NodeIndex, _ name: Name, recorded: Size?, sizes: LeafSizes, maximumWidth: Double? = nil) -> ViewMetrics {
        if let appKit { return appKit.metrics(of: node, frame: sizes == .measured ? nil : recorded, maximumWidth: maximumWidth) }
        if let size = designables.size(of: node, in: values) {
            return designed(node, size: size, recorded: sizes == .recorded ? recorded : nil, maximumWidth: maximumWidth)
        }
        guard let recorded, sizes != .measured, sizes == .mixed || !isOutdated(recorded, node: node, name: name) else {
            return uiKit.metrics(of: node, in: values, maximumWidth: maximumWidth)
        }
        var result = (sizes == .recorded ? unmeasured : uiKit).metrics(of: node, in: values, maximumWidth: maximumWidth)
        if let insets = uiKit.symbolInsets(node, values: values, recorded: recorded) { result.alignmentInsets = insets }
        let insets = result.alignmentInsets
        let width = recorded.width - insets.left - insets.right
        let height = recorded.height - insets.top - insets.bottom
        let showsImage = name == .imageView && values.range(.image, node: node).isPresent
        if !isPlaceholder(.placeholderIntrinsicWidth, node: node), result.intrinsicWidth != nil || showsImage {
            result.intrinsicWidth = sizes.choose(width, measured: result.intrinsicWidth)
        }
        if !isPlaceholder(.placeholderIntrinsicHeight, node: node), result.intrinsicHeight != nil || showsImage {
            result.intrinsicHeight = sizes.choose(height, measured: result.intrinsicHeight)
        }
        return result
    }

    /// Whether a recorded size is that of another text or font: a single-line label is much narrower than its text, whose width is known.
    ///
    /// If constraints leave it less room than its text needs, it gets the recorded frame again.
    private func isOutdated(_ recorded: Size, node: NodeIndex, name: Name) -> Bool {
        guard name == .label, recorded.width > 0, recorded.height > 0, !wraps(node, name: name),
            let visible = uiKit.visibleText(of: node, in: values),
            let width = uiKit.metrics(of: node, in: values, maximumWidth: nil).intrinsicWidth, recorded.width < width * Self.leastShare
        else { return false }
        return (uiKit.layout.measurer as? SystemTextMeasurer)?.knowledge(of: visible.text, in: visible.font) == .table
    }

    /// The least share of a text's width that a recorded width can be. Narrower labels in recorded documents are truncated by constraints.
    private static let leastShare = 0.8

    /// Returns a label's text, to be wrapped repeatedly; nil for views that are measured differently.
    func labelText(_ node: NodeIndex, name: Name) -> LabelText? {
        if name != .label || appKit != nil || designables.size(of: node, in: values) != nil { return nil }
        return uiKit.labelText(node, values: values)
    }

    /// Returns the metrics of a label from its prepared text.
    ///
    /// - Parameter maximumWidth: The maximum width.
    func metrics(of text: inout LabelText, _ node: NodeIndex, maximumWidth: Double) -> ViewMetrics {
        uiKit.metrics(of: &text, node, in: values, maximumWidth: maximumWidth)
    }

    /// Whether the document sets a placeholder for the intrinsic length.
    func isPlaceholder(_ name: Name, node: NodeIndex) -> Bool { uiKit.isOnCanvas && values.layoutNumber(name, node: node) != nil }

    /// Returns the metrics of a designable view, whose own code drew it on the canvas. Its size relative to the measured one also scales wrapped text
    /// and baselines, because the code may use another font.
    private func designed(_ node: NodeIndex, size: Size, recorded: Size?, maximumWidth: Double?) -> ViewMetrics {
        var result = uiKit.metrics(of: node, in: values, maximumWidth: nil)
        let widening = (result.intrinsicWidth ?? 0) > 0 ? size.width / (result.intrinsicWidth ?? 1) : 1
        let heightening = (result.intrinsicHeight ?? 0) > 0 ? size.height / (result.intrinsicHeight ?? 1) : 1
        var height = size.height
        if let maximumWidth, maximumWidth < size.width, widening > 0 {
            result = uiKit.metrics(of: node, in: values, maximumWidth: maximumWidth / widening)
            height = (result.intrinsicHeight ?? 0) * heightening
        }
        result.intrinsicWidth = size.width
        result.intrinsicHeight = height
        result.firstBaseline.offset *= heightening
        result.lastBaseline.offset *= heightening
        guard let recorded else { return result }
        let insets = result.alignmentInsets
        result.intrinsicWidth = recorded.width - insets.left - insets.right
        result.intrinsicHeight = recorded.height - insets.top - insets.bottom
        return result
    }
}

/// The source of leaf sizes.
enum LeafSizes {
    /// Recorded by Xcode, where content and traits are as recorded.
    case recorded
    /// Measured, but recorded sizes are used where they differ only by the measurement error. For other screens.
    case mixed
    /// Measured without exception.
    case measured

    /// Returns the size of a leaf, in points.
    fileprivate func choose(_ recorded: Double, measured: Double?) -> Double {
        guard self == .mixed, let measured else { return recorded }
        // A recorded size that differs is not the content's: the view was stretched or compressed.
        return abs(recorded - measured) <= max(2, measured / 16) ? recorded : measured
    }
}

/// A measurer of line heights only, for widths that are recorded.
private struct WidthlessText: TextMeasuring {
    let text: any TextMeasuring

    func lineMetrics(of font: FontDescription) -> FontDescription.LineMetrics { text.lineMetrics(of: font) }
    func width(of text: Substring, in font: FontDescription) -> Double { 0 }
}
