import FormworkModel
import FormworkTree

/// What views bring along by what they are and show, for one document.
struct MetricsSource {
    private let values: DocumentValues
    private let uiKit: UIKitMetrics
    /// On macOS it is AppKit that says all.
    private let appKit: AppKitMetrics?

    init(_ values: DocumentValues, version: ToolsVersion, options: LayoutOptions, scale: Double) {
        self.values = values
        let isMac = values.document.platform == .macOS
        let text = options.text ?? SystemTextMeasurer(platform: values.document.platform, toolsVersion: version.major)
        uiKit = UIKitMetrics(toolsVersion: version.major, scale: scale, measurer: text, images: values.document.imageMetrics)
        appKit =
            isMac
            ? AppKitMetrics(
                values: values, toolsVersion: version.major, text: text,
                generation: options.isBlind ? nil : AppKitGeneration(recordedIn: values, toolsVersion: version.major)) : nil
    }

    /// Whether a view's text may take several lines.
    func wraps(_ node: Int, _ name: Name) -> Bool {
        if let appKit { return appKit.wraps(node) }
        return switch name {
        case .label: (values.number(.numberOfLines, node) ?? 1) != 1
        case .textView: values.flag(.scrollEnabled, node) == false
        default: false
        }
    }

    func metrics(of node: Int, _ name: Name, recorded: Size?, maximumWidth: Double?) -> ViewMetrics {
        if let appKit { return appKit.metrics(of: node, frame: recorded, maximumWidth: maximumWidth) }
        var result = uiKit.metrics(of: node, in: values, maximumWidth: maximumWidth)
        guard let recorded else { return result }
        // What is shown is as Xcode saw it, and so is its size.
        let insets = result.alignmentInsets
        let showsImage = name == .imageView && values.range(.image, node).isPresent
        if result.intrinsicWidth != nil || showsImage { result.intrinsicWidth = recorded.width - insets.left - insets.right }
        if result.intrinsicHeight != nil || showsImage { result.intrinsicHeight = recorded.height - insets.top - insets.bottom }
        return result
    }
}
