import FormworkModel

/// What views bring along by what they are and show, for one document.
struct MetricsSource {
    private let values: DocumentValues
    private let version: ToolsVersion

    init(_ values: DocumentValues, version: ToolsVersion, options: LayoutOptions, scale: Double) {
        self.values = values
        self.version = version
    }

    /// Whether a view's text may take several lines.
    func wraps(_ node: Int, _ name: Name) -> Bool {
        switch name {
        case .label: (values.number(.numberOfLines, node) ?? 1) != 1
        case .textView: values.flag(.scrollEnabled, node) == false
        default: false
        }
    }

    func metrics(of node: Int, _ name: Name, recorded: Size?, maximumWidth: Double?) -> ViewMetrics {
        var result = ViewMetrics()
        switch name {
        case .switch: result.alignmentInsets.right = 2
        case .slider where version < 24000: result.alignmentInsets = EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        case .segmentedControl: result.alignmentInsets.bottom = 1
        default: break
        }
        guard let recorded else { return result }
        let insets = result.alignmentInsets
        let width = recorded.width - insets.left - insets.right
        let height = recorded.height - insets.top - insets.bottom
        switch name {
        case .label, .button, .textField, .switch, .stepper, .segmentedControl, .activityIndicatorView, .pageControl, .datePicker:
            result.intrinsicWidth = width
            result.intrinsicHeight = height
        case .imageView where values.string(.image, node) != nil:
            result.intrinsicWidth = width
            result.intrinsicHeight = height
        case .textView where values.flag(.scrollEnabled, node) == false:
            result.intrinsicWidth = width
            result.intrinsicHeight = height
        case .slider, .progressView, .searchBar, .toolbar, .navigationBar, .tabBar, .pickerView: result.intrinsicHeight = height
        default: break
        }
        return result
    }
}
