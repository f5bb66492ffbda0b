import FormworkModel
import FormworkTree

extension AppKitMetrics {
    /// Returns the insets of the alignment rectangle in the frame.
    func alignmentInsets(of node: NodeIndex, _ style: AppKitStyle, form: AppKitForm, frame: Size?) -> EdgeInsets {
        let insets = usualInsets(of: node, style, form: form, frame: frame)
        // An explicit height is that of the drawn control. A frame of this height has no vertical insets.
        if let frame, insets.top + insets.bottom > 0, values.writtenHeight(of: node) == frame.height, style.control.hasOtherForms {
            return EdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
        }
        return insets
    }

    private func usualInsets(of node: NodeIndex, _ style: AppKitStyle, form: AppKitForm, frame: Size?) -> EdgeInsets {
        switch style.control {
        case .label where system.isBeforeMavericks: return EdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
        // Until macOS 10.14 the small button of 28 points is a point lower in its frame.
        case .push where style.size == .small && generation == .yosemite && toolsVersion < 14800 && form.height == 28:
            return EdgeInsets(top: 4, left: form.insets.left, bottom: form.insets.bottom, right: form.insets.right)
        case .check where isUntitled(style) && generation != .yosemite && (style.size == .regular || style.size == .small):
            // A box without a title is square.
            let beside: Double = style.size == .small ? 1 : 2
            return EdgeInsets(top: 2, left: beside, bottom: 2, right: beside)
        // Since about Xcode 15.4 the small radio button is inset by half a point.
        case .radio where style.size == .small && generation == .bigSur && (23500..<24400).contains(toolsVersion):
            return EdgeInsets(top: 0.5, left: 1, bottom: 0.5, right: 0)
        case .check where style.size == .small && generation == .bigSur && style.font.size > 11:
            // Half of the space that a line leaves in 16 points.
            let above = max(0, (16 - style.font.appKitLineHeight(generation, text: text)) / 2)
            return EdgeInsets(top: above, left: form.insets.left, bottom: above, right: form.insets.right)
        case .check, .radio:
            guard style.size == .large, generation != .tahoe, let frame else { return form.insets }
            let above = (frame.height - style.font.appKitLineHeight(generation, text: text)) / 2
            if style.control == .radio, isUntitled(style) {
                return EdgeInsets(top: 4.5, left: 6, bottom: 4.5, right: 3)
            }
            return EdgeInsets(top: above, left: 3, bottom: above, right: 0)
        // Momentary and separated segments are drawn as buttons.
        case .segmented where style.size == .regular && generation == .bigSur && isPressed(style):
            return EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
        case .plainBox where generation != .tahoe && isBorderless(node):
            return values.isWord(.titlePosition, node: node, word: "noTitle") ? EdgeInsets(top: 2, left: 3, bottom: 4, right: 3) : .zero
        case .squarePopUp where generation == .bigSur && isBezeled(style): return EdgeInsets(top: 3, left: 3, bottom: 4, right: 3)
        case .colorWell: return generation == .bigSur && toolsVersion < 22000 ? .zero : form.insets
        // A button without a border has the alignment of its image.
        case .smallSquare, .roundTextured, .texturedSquare, .recessed, .roundRect, .inline:
            return isBordered(style) ? form.insets : symbolInsets(of: node, style, frame: frame) ?? .zero
        case .square where isBezeled(style) && generation != .tahoe: return EdgeInsets(top: 2, left: 2, bottom: 3, right: 2)
        case .image: return symbolInsets(of: node, style, frame: frame) ?? form.insets
        // With a border, the border determines the alignment.
        case .square: return isBordered(style) ? form.insets : symbolInsets(of: node, style, frame: frame) ?? form.insets
        default: return form.insets
        }
    }

    /// Whether a segmented control's segments behave like push buttons.
    func isPressed(_ style: AppKitStyle) -> Bool {
        values.isWord(.trackingMode, node: style.cell, word: "momentary") || values.isWord(.style, node: style.cell, word: "separated")
    }

    /// Whether a box is a content box without a border.
    private func isBorderless(_ node: NodeIndex) -> Bool {
        let type = values.string(.boxType, node: node) ?? "primary"
        return values.isWord(.borderType, node: node, word: "none") && (type == "primary" || type == "secondary")
    }

    func isBordered(_ style: AppKitStyle) -> Bool { values.isWord(.borderStyle, node: style.cell, word: "border") }

    func isBezeled(_ style: AppKitStyle) -> Bool {
        values.isWord(.bezelStyle, node: style.cell, word: "regularSquare") && isBordered(style)
    }

    /// Returns the alignment insets of images that are symbols since macOS 11. They do not depend on the view's size.
    ///
    /// A symbol's resource has the height of its glyph. The alignment rectangle is 9 points high, like capital letters at 13 points.
    private func symbolInsets(of node: NodeIndex, _ style: AppKitStyle, frame: Size?) -> EdgeInsets? {
        guard generation != .yosemite, let name = imageName(style.cell), let image = images[name] else { return nil }
        let size = image.size
        switch name {
        case "NSActionTemplate":
            if size.width == 15 { return EdgeInsets(top: 3, left: 0, bottom: 3, right: 0) }
            if size.width == 20, style.control == .image { return EdgeInsets(top: 6, left: 0, bottom: 5, right: 0) }
            if size.width == 20 { return EdgeInsets(top: 3, left: 0, bottom: 3, right: 0) }
        case "NSAddTemplate":
            if size.height == 16 { return EdgeInsets(top: 2, left: 0, bottom: 2, right: 0) }
            if size.height == 17 { return EdgeInsets(top: 2.5, left: 0, bottom: 1.5, right: 0.5) }
        case "NSRemoveTemplate":
            if size.height == 4 { return EdgeInsets(top: -2, left: 0, bottom: -3, right: 0) }
            if size.height == 5 { return EdgeInsets(top: -2, left: 0, bottom: -3, right: 0.5) }
        case "NSRefreshFreestandingTemplate", "NSRevealFreestandingTemplate", "NSStopProgressFreestandingTemplate":
            return EdgeInsets(top: 3, left: 0, bottom: 3, right: 0)
        case "NSLockLockedTemplate":
            if size.width == 19 { return EdgeInsets(top: 5, left: 0, bottom: 5, right: 0.5) }
        case "NSTouchBarShareTemplate":
            if size.width == 19 { return EdgeInsets(top: 7, left: 0, bottom: 7, right: 0.5) }
        default: break
        }
        guard image.isSymbol else { return nil }
        let beyond = size.height - 9
        let top = (beyond / 2).rounded(.up)
        return EdgeInsets(top: top, left: 0, bottom: beyond - top, right: 0)
    }

    /// Returns the name of a cell's image.
    func imageName(_ cell: NodeIndex) -> String? {
        if let name = values.string(.image, node: cell) { return name }
        return values.child(cell, key: "image").flatMap { values.string(.image, node: $0) }
    }
}

extension AppKitControl {
    /// Whether the control is also drawn in forms that are missing from its table, which only an explicit height reveals.
    fileprivate var hasOtherForms: Bool {
        switch self {
        case .smallSquare, .recessed, .roundRectPopUp, .roundTextured, .datePicker: true
        default: false
        }
    }
}
