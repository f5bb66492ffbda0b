import FormworkModel
import FormworkTree

/// The parts of AppKit's container views: a scroll view's clip view, the content of a box, the view of a tab.
struct AppKitParts {
    let tree: LayoutTree

    /// Returns the insets of a part in its superview; nil for a view that is not a part.
    func insets(of item: TreeItem, in parent: TreeItem) -> EdgeInsets? {
        let values = tree.context.values
        switch parent.name {
        case .scrollView where item.name == .clipView: break
        case .box, .visualEffectView, .customView, .view:
            guard values.isWord(.key, node: item.node, word: "contentView") else { return nil }
        case .tabView:
            guard values.isWord(.key, node: item.node, word: "view") else { return nil }
        default: return nil
        }
        if tree.context.usesRecorded || !parent.isPlacedByLayout {
            let (frame, size) = (item.frame, parent.frame.size)
            return EdgeInsets(
                top: frame.origin.y, left: frame.origin.x, bottom: size.height - frame.origin.y - frame.size.height,
                right: size.width - frame.origin.x - frame.size.width)
        }
        return usualInsets(in: parent.name, parent.node)
    }

    /// Returns the insets that AppKit gives new parts.
    private func usualInsets(in name: Name, _ node: NodeIndex) -> EdgeInsets {
        let values = tree.context.values
        switch name {
        case .scrollView: return EdgeInsets(all: Self.border(of: node, values))
        case .box: return boxInsets(node)
        case .tabView:
            let type = values.string(.type, node: node) ?? ""
            if type.hasPrefix("noTabsNo") { return .zero }
            if type.hasPrefix("noTabs") { return EdgeInsets(top: 7, left: 10, bottom: 13, right: 10) }
            let isSmall = values.isWord(.controlSize, node: node, word: "small")
            return EdgeInsets(top: isSmall ? 25 : 33, left: 10, bottom: 13, right: 10)
        default: return .zero
        }
    }

    /// Returns the width of a scroll view's border.
    static func border(of node: NodeIndex, _ values: ResolvedDocument) -> Double {
        switch values.string(.borderType, node: node) {
        case "none": 0
        case "groove": 2
        default: 1
        }
    }

    private func boxInsets(_ node: NodeIndex) -> EdgeInsets {
        var insets = boxBorder(node)
        if let margins = tree.context.values.child(node, key: "contentViewMargins") {
            let (width, height) = (
                tree.context.values.layoutNumber(.width, node: margins) ?? 0, tree.context.values.layoutNumber(.height, node: margins) ?? 0
            )
            insets = EdgeInsets(
                top: insets.top + height, left: insets.left + width, bottom: insets.bottom + height, right: insets.right + width)
        }
        return insets
    }

    /// Returns the insets of a box's content for its border and title.
    private func boxBorder(_ node: NodeIndex) -> EdgeInsets {
        let values = tree.context.values
        let generation = tree.context.metrics.appKit?.generation
        let hasBorder = !values.isWord(.borderType, node: node, word: "none")
        let type = values.string(.boxType, node: node)
        if type == "custom" || type == "oldStyle" {
            return EdgeInsets(all: hasBorder ? values.layoutNumber(.borderWidth, node: node) ?? 1 : 0)
        }
        let hasTitle = !values.isWord(.titlePosition, node: node, word: "noTitle")
        if !hasBorder || generation == .tahoe { return EdgeInsets(top: hasTitle ? 12 : 0, left: 0, bottom: 0, right: 0) }
        let top: Double = hasTitle ? 15 : 3
        if generation == .yosemite { return EdgeInsets(top: top, left: 3, bottom: 3, right: 3) }
        return EdgeInsets(top: top, left: 4, bottom: 5, right: 4)
    }
}
