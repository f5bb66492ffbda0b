import FormworkModel
import FormworkTree

extension UIKitMetrics {
    /// Returns the metrics of controls whose size depends on their class.
    func control(_ node: NodeIndex, values: ResolvedDocument) -> ViewMetrics {
        var metrics = ViewMetrics()
        func set(_ width: Double?, _ height: Double?) { (metrics.intrinsicWidth, metrics.intrinsicHeight) = (width, height) }
        switch values.name(node) {
        case .switch where isBeforeIOS7(values):
            // Before iOS 7, as recorded in documents: wider on the left than the visible switch.
            metrics.alignmentInsets = EdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
            set(79, 27)
        case .switch:
            metrics.alignmentInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
            set(version >= 24000 ? 61 : 49, version >= 24000 ? 28 : 31)
        case .slider:
            if version >= 24000 {
                set(nil, 34)
            } else {
                metrics.alignmentInsets = EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
                set(nil, version < 23700 ? 30 : 33)
            }
        case .stepper: set(94, version < 14800 ? 29 : 32)
        case .progressView where isTV(values): set(nil, 10)
        case .progressView: set(nil, values.isWord(.progressViewStyle, node: node, word: "bar") ? 2.5 : version < 17000 ? 2 : 4)
        case .activityIndicatorView:
            let isLarge = values.isWord(.style, node: node, word: "large") || values.isWord(.style, node: node, word: "whiteLarge")
            let side: Double = isTV(values) ? isLarge ? 64 : 40 : isLarge ? 37 : 20
            set(side, side)
        case .pageControl:
            let pages = values.layoutNumber(.numberOfPages, node: node) ?? 0
            set(pages > 0 ? 7 * pages + 9 * (pages - 1) : nil, version < 17000 ? 37 : 26)
        case .datePicker: datePicker(node, values: values, metrics: &metrics)
        case .pickerView: set(nil, 216)
        case .searchBar: set(nil, version < 13000 ? 44 : version < 24000 ? 56 : 64)
        case .toolbar: set(nil, version >= 17000 && hasHomeIndicator(values) ? 49 : 44)
        case .navigationBar: set(nil, version >= 24000 ? 54 : 44)
        case .tabBar: set(nil, 49)
        default: break
        }
        return metrics
    }

    /// Whether the document was laid out like iOS 6: by an Interface Builder on a system before OS X 10.9.
    func isBeforeIOS7(_ values: ResolvedDocument) -> Bool {
        guard version < 5000 else { return false }
        let system = values.string(.systemVersion, node: values.document.rootNode) ?? ""
        return Int(system.prefix { $0.isNumber }).map { $0 < 13 } ?? true
    }

    private func isTV(_ values: ResolvedDocument) -> Bool { values.document.platform == .tvOS }

    /// Whether the document's canvas is an iPhone without a home button.
    private func hasHomeIndicator(_ values: ResolvedDocument) -> Bool {
        guard let device = values.child(values.document.rootNode, name: .device), let name = values.string(.id, node: device) else {
            return false
        }
        return name.hasPrefix("retina6") || name == "retina5_9" || name == "retina5_4"
    }

    private func datePicker(_ node: NodeIndex, values: ResolvedDocument, metrics: inout ViewMetrics) {
        if values.isWord(.style, node: node, word: "compact") {
            metrics.intrinsicHeight = 34.5
        } else if values.isWord(.style, node: node, word: "inline") {
            (metrics.intrinsicWidth, metrics.intrinsicHeight) = (
                320, values.isWord(.datePickerMode, node: node, word: "dateAndTime") ? 401 : 352
            )
        } else {
            metrics.intrinsicHeight = 216
        }
    }

    func segmentedControl(_ node: NodeIndex, values: ResolvedDocument) -> ViewMetrics {
        var metrics = ViewMetrics()
        metrics.alignmentInsets = EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        let isNew = version >= 14800
        let isTV = isTV(values)
        let isNewTV = isTV && version >= 24000
        metrics.intrinsicHeight = isNewTV ? 83 : isTV ? 69 : isNew ? 31 : 28
        let standard =
            isTV
            ? FontDescription(size: isNewTV ? 29 : 38, weight: .medium) : FontDescription(size: 13, weight: isNew ? .medium : .regular)
        let font = font(of: node, values, standard: standard)
        var widest = 0.0
        var total = 0.0
        var flexible = 0.0
        var count = 0.0
        if let segments = values.child(node, name: .segments) {
            for segment in values.children(segments) where values.name(segment) == .segment {
                count += 1
                if let fixed = values.layoutNumber(.width, node: segment), fixed > 0 {
                    total += fixed
                    continue
                }
                var width = 0.0
                if let title = values.text(.title, node: segment, key: "title") {
                    width = layout.extent(of: title, in: font, maximumWidth: nil, lines: 1).width
                } else if let image = self.image(segment, values: values, key: "image") {
                    width = image.width
                }
                widest = max(widest, width)
                flexible += 1
            }
        }
        if isTV {
            metrics.intrinsicWidth = total + flexible * (widest.rounded(.up) + (isNewTV ? 48.6 : 44))
        } else {
            metrics.intrinsicWidth = total + flexible * (widest + (isNew ? 18.1 : 14)).rounded(.up) + max(0, count - 1)
        }
        metrics.firstBaseline = centeredBaseline(font)
        metrics.lastBaseline = metrics.firstBaseline
        return metrics
    }
}
