import FormworkModel
import FormworkTree

extension UIKitMetrics {
    func button(_ node: NodeIndex, values: ResolvedDocument) -> ViewMetrics {
        if let configuration = values.child(node, key: "configuration"), version >= 13000 {
            return configuredButton(node, configuration: configuration, values: values)
        }
        var metrics = ViewMetrics()
        let type = values.string(.buttonType, node: node)
        if let type, let side = symbolButtonSide(type) {
            metrics.intrinsicWidth = side.width
            metrics.intrinsicHeight = side.height
            return metrics
        }
        let font = buttonFont(node, values: values)
        let state = values.child(node, key: "normal")
        let title = self.title(state, values: values, font: font)
        let image = state.flatMap { self.image($0, values: values, key: "image") }
        let background = state.flatMap { self.image($0, values: values, key: "backgroundImage") }
        let insets = values.insets(node, key: "contentEdgeInsets") ?? .zero
        let hasInsets = insets.top + insets.bottom + insets.left + insets.right > 0.01
        var width = (title?.width ?? 0) + (image?.width ?? 0)
        var height = max(title?.height ?? 0, image?.height ?? 0)
        // Without a title, the height is still that of a line.
        if title == nil { height = max(height, wholeLineHeight(font)) }
        if hasInsets {
            width += insets.left + insets.right
            height += insets.top + insets.bottom
        } else if image == nil {
            height += 12
            width = max(width, 30)
        }
        if let background {
            width = max(width, background.width)
            height = max(height, background.height)
        }
        metrics.intrinsicWidth = width
        metrics.intrinsicHeight = height
        metrics.firstBaseline = centeredBaseline(title?.font ?? font)
        metrics.lastBaseline = metrics.firstBaseline
        return metrics
    }

    /// Returns the font of a button without a configuration.
    func buttonFont(_ node: NodeIndex, values: ResolvedDocument) -> FontDescription {
        let isTV = values.document.platform == .tvOS
        let isPlain = values.string(.buttonType, node: node) != nil
        let standard = isTV ? FontDescription(size: 38, weight: .medium) : FontDescription(size: isPlain ? 15 : 18)
        return font(of: node, values, standard: standard)
    }

    /// Returns the font of a button's title by its configuration, and the standard font if the configuration has none.
    func configuredFont(_ configuration: NodeIndex, values: ResolvedDocument) -> (font: FontDescription, standard: FontDescription) {
        let size = values.string(.buttonSize, node: configuration) ?? "medium"
        let isSmall = size == "small" || size == "mini"
        let points = points(isSmall ? .subheadline : .body)
        let standard = values.document.platform == .tvOS ? FontDescription(size: 29, weight: .medium) : FontDescription(size: points)
        return (font(of: configuration, values, key: "titleFontDescription", standard: standard), standard)
    }

    /// Returns a title's size in whole points, and its font.
    private func title(_ state: NodeIndex?, values: ResolvedDocument, font: FontDescription) -> (
        width: Double, height: Double, font: FontDescription
    )? {
        guard let state else { return nil }
        if let runs = attributedRuns(state, values: values, key: "attributedTitle"), let first = runs.first {
            let extent = layout.extent(of: runs, maximumWidth: nil, lines: 0)
            return (wholeWidth(extent.width), extent.height.rounded(.up), first.font)
        }
        guard let text = values.text(.title, node: state, key: "title"), !text.isEmpty else { return nil }
        let extent = layout.extent(of: text, in: font, maximumWidth: nil, lines: 0)
        return (wholeWidth(extent.width), (extent.height - 0.001).rounded(.up), font)
    }

    /// Returns the size of a button whose type determines its symbol; nil for other types.
    private func symbolButtonSide(_ type: String) -> Size? {
        switch type {
        case "infoLight", "infoDark", "detailDisclosure", "contactAdd":
            if version < 14800 { return Size(width: 22, height: 22) }
            return version < 24000 ? Size(width: 25, height: 24) : Size(width: 24, height: 24)
        case "close": return Size(width: 30, height: 30)
        default: return nil
        }
    }

    private func configuredButton(_ node: NodeIndex, configuration: NodeIndex, values: ResolvedDocument) -> ViewMetrics {
        var metrics = ViewMetrics()
        let size = values.string(.buttonSize, node: configuration) ?? "medium"
        let isTV = values.document.platform == .tvOS
        let (font, standard) = configuredFont(configuration, values: values)
        var width = 0.0
        var height = 0.0
        var titleFont = font
        let state = values.child(node, key: "normal")
        let runs =
            attributedRuns(configuration, values: values, key: "attributedTitle")
            ?? state.flatMap { attributedRuns($0, values: values, key: "attributedTitle") }
        if let runs, let first = runs.first {
            let extent = layout.extent(of: runs, maximumWidth: nil, lines: 0)
            (width, height, titleFont) = (extent.width, extent.height, first.font)
        } else if let text = values.text(.title, node: configuration, key: "title")
            ?? state.flatMap({ values.text(.title, node: $0, key: "title") }),
            !text.isEmpty
        {
            let extent = layout.extent(of: text, in: font, maximumWidth: nil, lines: 0)
            (width, height) = (extent.width, extent.height)
        }
        if let text = values.text(.subtitle, node: configuration, key: "subtitle"), !text.isEmpty {
            let extent = layout.extent(of: text, in: FontDescription(size: points(.caption1)), maximumWidth: nil, lines: 0)
            width = max(width, extent.width)
            height += extent.height + (values.layoutNumber(.titlePadding, node: configuration) ?? 1)
        }
        let image =
            self.image(configuration, values: values, key: "image") ?? state.flatMap { self.image($0, values: values, key: "image") }
        if let image {
            let padding = width > 0 ? values.layoutNumber(.imagePadding, node: configuration) ?? 0 : 0
            let placement = values.string(.imagePlacement, node: configuration) ?? "leading"
            if placement == "top" || placement == "bottom" {
                width = max(width, image.width)
                height += image.height + padding
            } else {
                width += image.width + padding
                height = max(height, image.height)
            }
        }
        let isLarge = isTV || size == "large"
        let vertical = isTV ? 20.0 : isLarge ? 15 : 7
        let horizontal = isTV ? 40.0 : isLarge ? 20 : 12
        let insets =
            values.insets(configuration, key: "contentInsets")
            ?? EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
        metrics.intrinsicWidth = ceiled(width + insets.left + insets.right)
        metrics.intrinsicHeight = ceiled(height + insets.top + insets.bottom)
        if runs == nil, image == nil, font == standard, height > 0 {
            metrics.intrinsicHeight = heightOfLibrary(35, content: ceiled(height + insets.top + insets.bottom), node: node, values: values)
        }
        metrics.firstBaseline = centeredBaseline(titleFont)
        metrics.lastBaseline = metrics.firstBaseline
        return metrics
    }
}
