import FormworkModel
import FormworkTree

extension AppKitMetrics {
    /// Returns the size of a view's alignment rectangle, measured from its content without using a recorded frame.
    func contentSize(
        of node: NodeIndex, _ style: AppKitStyle, form: AppKitForm, insets: EdgeInsets, lineHeight: Double, maximumWidth: Double?
    ) -> OptionalSize {
        var size = OptionalSize(
            width: form.width.map { $0 - insets.left - insets.right }, height: form.height.map { $0 - insets.top - insets.bottom })
        switch style.control {
        case .label, .filledLabel:
            let label = labelSize(of: node, style, lineHeight: lineHeight, maximumWidth: maximumWidth)
            size = OptionalSize(width: label.width, height: label.height)
        case .field where generation != .tahoe || style.font.size != 13 && style.size == .regular:
            size.height = lineHeight + (values.isWord(.bezelStyle, node: style.cell, word: "round") && toolsVersion >= 14800 ? 6 : 5)
        case .popUp, .texturedPopUp, .roundRectPopUp, .recessedPopUp, .squarePopUp:
            size.width = form.padding.map { (popUpTextWidth(style) + $0).rounded(.up) }
            if size.height == nil { size.height = lineHeight + 4 }
        case .segmented, .roundRectSegmented, .smallSquareSegmented, .texturedSegmented:
            size.width = segmentsWidth(style, form: form)
        case .image, .framedImage:
            guard let image = image(style.cell) else { break }
            size = OptionalSize(width: image.width, height: image.height)
        default:
            guard let padding = form.padding else { break }
            // A square bezel surrounds its title.
            let isBezeled = style.control == .square && isBezeled(style) && generation != .tahoe
            let content = buttonContent(style, padding: isBezeled ? padding + 16 : padding)
            size.width = content.width
            if size.height == nil {
                let beyondLine: Double = isBezeled ? 7 : style.control == .smallSquare ? 4 : 0
                size.height = max(content.height ?? 0, content.hasText ? lineHeight + beyondLine : 0)
            }
        }
        return size
    }

    /// Rounds a text's width up to whole points, ignoring an excess within the measurement error.
    private static func whole(_ width: Double) -> Double { (width - 0.02).rounded(.up) }

    /// A size whose width and height may be missing.
    struct OptionalSize {
        var width: Double?
        var height: Double?
    }

    /// Returns the size of a cell's image.
    private func image(_ cell: NodeIndex) -> Size? {
        guard let name = values.string(.image, node: cell), let size = images[name]?.size else { return nil }
        // Since macOS 11 the gear is a symbol, and its size in the document is larger than drawn.
        if name == "NSActionTemplate", size.width == 20, generation != .yosemite { return Size(width: 16, height: 16) }
        return size
    }

    private func labelSize(of node: NodeIndex, _ style: AppKitStyle, lineHeight: Double, maximumWidth: Double?) -> Size {
        let runs = textRuns(style)
        let limit = wraps(style) ? maximumWidth ?? preferredWidth(node) : nil
        // Widths are rounded up, so a text that just fits a rounded width does not wrap.
        let extent = layout.extent(of: runs, maximumWidth: limit.map { $0 + 0.5 }, lines: 0)
        // Centered text has two points of padding on either side.
        var room: Double = values.isWord(.alignment, node: style.cell, word: "center") ? 4 : 0
        // With a background, the padding on either side is part of the alignment rectangle.
        if style.control == .filledLabel { room += 4 }
        // The frame is 4 points wider than the text on every system, regardless of the alignment insets.
        if style.control == .label, system.isBeforeMavericks { room -= 2 }
        let width = Self.whole(extent.width) + room
        let count = Double(max(extent.lineCount, 1))
        let isPlain = runs.allSatisfy { $0.font == style.font }
        return Size(width: max(width, 0), height: isPlain ? count * lineHeight : extent.height.rounded(.up))
    }

    private func preferredWidth(_ node: NodeIndex) -> Double? {
        values.layoutNumber(.preferredMaxLayoutWidth, node: node).flatMap { $0 > 0 ? $0 : nil }
    }

    func textRuns(_ style: AppKitStyle) -> [TextRun] {
        for key in ["attributedStringValue", "attributedTitle"] as [StaticString] {
            if let attributed = values.child(style.cell, key: key) { return TextRun.runs(of: attributed, in: values, standard: style.font) }
        }
        return [TextRun(labelText(style), font: style.font)]
    }

    private func cellTitle(_ style: AppKitStyle) -> String { values.text(.title, node: style.cell, key: "title") ?? "" }

    /// Whether a button shows no text.
    func isUntitled(_ style: AppKitStyle) -> Bool {
        values.isWord(.imagePosition, node: style.cell, word: "only") || cellTitle(style).isEmpty
    }

    /// Returns a label's text, or its placeholder if the text is empty.
    private func labelText(_ style: AppKitStyle) -> String {
        let title = cellTitle(style)
        return title.isEmpty ? values.text(.placeholderString, node: style.cell, key: "placeholderString") ?? "" : title
    }

    private struct ButtonContent {
        var width: Double?
        var height: Double?
        var hasText: Bool
    }

    private func buttonContent(_ style: AppKitStyle, padding: Double) -> ButtonContent {
        let position = values.string(.imagePosition, node: style.cell) ?? ""
        let image = image(style.cell)
        let title = position == "only" || position == "overlaps" && image != nil ? "" : cellTitle(style)
        guard let image else {
            if title.isEmpty, style.control == .check || style.control == .radio { return untitledContent(style) }
            let text = title.isEmpty ? 0 : layout.extent(of: textRuns(style), maximumWidth: nil, lines: 0).width
            return ButtonContent(width: Self.whole(text + padding), height: nil, hasText: !title.isEmpty)
        }
        if title.isEmpty {
            return ButtonContent(
                width: (image.width + imagePadding(style, padding: padding)).rounded(.up), height: image.height, hasText: false)
        }
        let text = layout.extent(of: textRuns(style), maximumWidth: nil, lines: 0).width
        let isAbove = position == "above" || position == "below"
        let gap = style.control == .inline ? 0.0 : 4
        let width = isAbove ? max(text, image.width) : text + image.width + gap
        return ButtonContent(width: (width + padding).rounded(.up), height: image.height, hasText: true)
    }

    /// Returns the content size of a check box or radio button without a title.
    private func untitledContent(_ style: AppKitStyle) -> ButtonContent {
        let width: Double =
            switch style.size {
            case .small: 12
            case .mini: 11
            case .regular, .large: 14
            }
        return ButtonContent(width: width, height: nil, hasText: false)
    }

    /// Returns the width of a button in addition to its image's, if the button has no title.
    private func imagePadding(_ style: AppKitStyle, padding: Double) -> Double {
        switch style.control {
        case .square, .texturedSquare: 0
        case .push where style.size == .regular: generation == .yosemite ? 24 : 16
        case .roundTextured, .smallSquare: 10
        default: padding
        }
    }

    /// Returns the width of the widest title of a pop-up button.
    private func popUpTextWidth(_ style: AppKitStyle) -> Double {
        popUpTitles(style).map { layout.width(of: $0, in: style.font) }.max() ?? 0
    }

    /// Returns the titles of a pop-up button, or only the visible title of a pull-down button.
    func popUpTitles(_ style: AppKitStyle) -> [String] {
        var titles = [cellTitle(style)]
        if values.flag(.pullsDown, node: style.cell) != true, let menu = values.child(style.cell, key: "menu"),
            let items = values.child(menu, name: .items)
        {
            titles += values.children(items).compactMap { values.string(.title, node: $0) }
        }
        return titles.filter { !$0.isEmpty }
    }

    private func segmentsWidth(_ style: AppKitStyle, form: AppKitForm) -> Double? {
        guard let list = values.child(style.cell, name: .segments), let padding = form.padding else { return nil }
        var total = 0.0
        let isPressed = isPressed(style)
        let segments = values.children(list)
        for segment in segments {
            if let width = values.layoutNumber(.width, node: segment) {
                total += width
            } else {
                let label = layout.width(of: values.string(.label, node: segment) ?? "", in: style.font)
                total += label + (image(segment)?.width ?? 0) + (isPressed && generation == .bigSur ? 24 : padding)
            }
        }
        let count = Double(segments.count)
        let isChosen = generation == .bigSur && style.control == .segmented && style.size == .regular && !isPressed
        // Selectable segments are two points apart if their widths are explicit.
        let hasWidths = isChosen && segments.allSatisfy { values.range(.width, node: $0).isPresent }
        let usual = count + (style.control == .roundRectSegmented ? 3 : generation == .yosemite ? 1 : isChosen ? -2 : -1)
        let lines = hasWidths ? 2 * count + 1 : usual
        return (total + lines).rounded(.up)
    }
}
