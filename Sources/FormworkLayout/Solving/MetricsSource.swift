import FormworkModel
import FormworkTree

/// What views bring along by what they are and show, for one document.
struct MetricsSource {
    let values: ResolvedDocument
    private(set) var uiKit: UIKitMetrics
    /// On macOS it is AppKit that says all.
    let appKit: AppKitMetrics?

    let designables: DesignableSizes
    /// The same where sizes are as recorded, so that no text needs to be measured.
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

    /// Whether text is of another size than when frames were recorded.
    var hasOtherTextSize: Bool { uiKit.textSize.map { $0 != uiKit.usualTextSize } ?? false }

    /// Whether a view's font follows the size that text is set to.
    func scalesText(_ node: NodeIndex, _ name: Name) -> Bool {
        switch name {
        case .label: uiKit.labelFont(node, values).style != nil || runsScale(node, key: "attributedText")
        case .textView: uiKit.textViewFont(node, values).style != nil || runsScale(node, key: "attributedText")
        case .textField: uiKit.fieldFont(node, values).style != nil
        case .button:
            uiKit.buttonFont(node, values).style != nil || values.child(node, key: "configuration") != nil
                || values.child(node, key: "normal").map { runsScale($0, key: "attributedTitle") } ?? false
        default: false
        }
    }

    private func runsScale(_ node: NodeIndex, key: StaticString) -> Bool {
        uiKit.attributedRuns(node, values, key: key)?.contains { $0.font.style != nil } ?? false
    }

    /// Whether a view's text may take several lines.
    func wraps(_ node: NodeIndex, _ name: Name) -> Bool {
        if let appKit { return appKit.wraps(node) }
        return switch name {
        case .label: (values.layoutNumber(.numberOfLines, node) ?? 1) != 1
        case .textView: values.flag(.scrollEnabled, node) == false
        default: false
        }
    }

    /// What a view brings along.
    ///
    /// - Parameters:
    ///   - node: The view's element.
    ///   - name: The element's name.
    ///   - recorded: The size that Xcode recorded; nil where it may not be used.
    ///   - sizes: What sizes are taken from.
    ///   - maximumWidth: How wide a text of several lines may be; nil for any width.
    func metrics(of node: NodeIndex, _ name: Name, recorded: Size?, sizes: LeafSizes, maximumWidth: Double? = nil) -> ViewMetrics {
        if let appKit { return appKit.metrics(of: node, frame: sizes == .measured ? nil : recorded, maximumWidth: maximumWidth) }
        if let size = designables.size(of: node, in: values) {
            return designed(node, size, recorded: sizes == .recorded ? recorded : nil, maximumWidth: maximumWidth)
        }
        guard let recorded, sizes != .measured, sizes == .mixed || !isOutdated(recorded, node, name) else {
            return uiKit.metrics(of: node, in: values, maximumWidth: maximumWidth)
        }
        var result = (sizes == .recorded ? unmeasured : uiKit).metrics(of: node, in: values, maximumWidth: maximumWidth)
        if let insets = uiKit.symbolInsets(node, values, recorded: recorded) { result.alignmentInsets = insets }
        let insets = result.alignmentInsets
        let width = recorded.width - insets.left - insets.right
        let height = recorded.height - insets.top - insets.bottom
        let showsImage = name == .imageView && values.range(.image, node).isPresent
        if !isPlaceholder(.placeholderIntrinsicWidth, node), result.intrinsicWidth != nil || showsImage {
            result.intrinsicWidth = sizes.choose(width, result.intrinsicWidth)
        }
        if !isPlaceholder(.placeholderIntrinsicHeight, node), result.intrinsicHeight != nil || showsImage {
            result.intrinsicHeight = sizes.choose(height, result.intrinsicHeight)
        }
        return result
    }

    /// Whether a recorded size is that of another text or font: a label on one line is far narrower than its text, whose widths are known.
    ///
    /// Constraints that leave it less room than its text needs give it the recorded frame again.
    private func isOutdated(_ recorded: Size, _ node: NodeIndex, _ name: Name) -> Bool {
        guard name == .label, recorded.width > 0, recorded.height > 0, !wraps(node, name),
            let visible = uiKit.visibleText(of: node, in: values),
            let width = uiKit.metrics(of: node, in: values, maximumWidth: nil).intrinsicWidth, recorded.width < width * Self.leastShare
        else { return false }
        return (uiKit.layout.measurer as? SystemTextMeasurer)?.knowledge(of: visible.text, in: visible.font) == .table
    }

    /// The least share of a text's width that a recorded one can be: what is less in recorded documents is cut by constraints.
    private static let leastShare = 0.8

    /// A label's text, to be wrapped again and again; nil for views that are measured in another way.
    func labelText(_ node: NodeIndex, _ name: Name) -> LabelText? {
        if name != .label || appKit != nil || designables.size(of: node, in: values) != nil { return nil }
        return uiKit.labelText(node, values)
    }

    /// What a label brings along whose text is at hand, as it is measured.
    ///
    /// - Parameter maximumWidth: How wide it may be.
    func metrics(of text: inout LabelText, _ node: NodeIndex, maximumWidth: Double) -> ViewMetrics {
        uiKit.metrics(of: &text, node, in: values, maximumWidth: maximumWidth)
    }

    /// Whether the document says a length in the content's place.
    func isPlaceholder(_ name: Name, _ node: NodeIndex) -> Bool { uiKit.isOnCanvas && values.layoutNumber(name, node) != nil }

    /// The metrics of a view whose own code drew it on the canvas: its font may be another than the document's, by the same factor.
    private func designed(_ node: NodeIndex, _ size: Size, recorded: Size?, maximumWidth: Double?) -> ViewMetrics {
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

/// What the sizes of leaves are taken from.
enum LeafSizes {
    /// What Xcode recorded: content and traits are as it saw them.
    case recorded
    /// What is measured, but what Xcode recorded where that is the same but for the error of measuring: another screen.
    case mixed
    /// What is measured, and nothing else.
    case measured

    /// A size of a leaf, in points.
    fileprivate func choose(_ recorded: Double, _ measured: Double?) -> Double {
        guard self == .mixed, let measured else { return recorded }
        // Wider than its content, or cut off, it is not the content's size.
        return abs(recorded - measured) <= max(2, measured / 16) ? recorded : measured
    }
}

/// Knows the heights of lines and measures no widths, for where they are recorded.
private struct WidthlessText: TextMeasuring {
    let text: any TextMeasuring

    func lineMetrics(of font: FontDescription) -> LineMetrics { text.lineMetrics(of: font) }
    func width(of text: Substring, in font: FontDescription) -> Double { 0 }
}
