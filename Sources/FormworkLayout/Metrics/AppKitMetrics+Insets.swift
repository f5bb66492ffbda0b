import FormworkModel
import FormworkTree

extension AppKitMetrics {
    /// The frame's distances around the alignment rectangle.
    func alignmentInsets(of node: NodeIndex, _ style: AppKitStyle, _ form: AppKitForm, _ frame: Size?) -> EdgeInsets {
        switch style.control {
        // Before OS X 10.9: of the labels in those documents that stand at a window's edge 49 begin at 17, and none at 18.
        case .label where toolsVersion < 5000: return EdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
        case .check where isUntitled(style) && generation != .yosemite && (style.size == .regular || style.size == .small):
            // The box alone: a square.
            let beside: Double = style.size == .small ? 1 : 2
            return EdgeInsets(top: 2, left: beside, bottom: 2, right: beside)
        // Since Xcode 15.4 or so the small one stands half a point off the frame.
        case .radio where style.size == .small && generation == .bigSur && (23500..<24400).contains(toolsVersion):
            return EdgeInsets(top: 0.5, left: 1, bottom: 0.5, right: 0)
        case .check, .radio:
            guard style.size == .large, generation != .tahoe, let frame else { return form.insets }
            let above = (frame.height - style.font.appKitLineHeight(generation, text)) / 2
            if style.control == .radio, isUntitled(style) {
                return EdgeInsets(top: 4.5, left: 6, bottom: 4.5, right: 3)
            }
            return EdgeInsets(top: above, left: 3, bottom: above, right: 0)
        case .colorWell: return generation == .bigSur && toolsVersion < 22000 ? .zero : form.insets
        case .image, .square: return symbolInsets(of: node, style, frame) ?? form.insets
        default: return form.insets
        }
    }

    /// The alignment insets of the named images that are symbols since macOS 11: constant, whatever the view's size.
    private func symbolInsets(of node: NodeIndex, _ style: AppKitStyle, _ frame: Size?) -> EdgeInsets? {
        guard generation != .yosemite, let name = values.string(.image, style.cell), let size = images[name]?.size else { return nil }
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
        return nil
    }
}
