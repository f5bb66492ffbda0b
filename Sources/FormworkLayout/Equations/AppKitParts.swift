import FormworkModel

/// The views of AppKit that stand in another one as its parts: a scroll view's clip view, the content of a box, what a tab shows.
struct AppKitParts {
    let tree: LayoutTree

    /// The distances that a part keeps from its superview; nil for a view that is none.
    func insets(of item: TreeItem, in parent: TreeItem) -> EdgeInsets? {
        let values = tree.context.values
        switch parent.name {
        case .scrollView where item.name == .clipView: break
        case .box, .visualEffectView, .customView, .view:
            guard values.isWord(.key, item.node, "contentView") else { return nil }
        case .tabView:
            guard values.isWord(.key, item.node, "view") else { return nil }
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

    /// The distances as AppKit has them for new parts.
    private func usualInsets(in name: Name, _ node: Int) -> EdgeInsets {
        let values = tree.context.values
        switch name {
        case .scrollView:
            switch values.string(.borderType, node) {
            case "none": return .zero
            case "groove": return EdgeInsets(all: 2)
            default: return EdgeInsets(all: 1)
            }
        case .box: return boxInsets(node)
        case .tabView:
            let type = values.string(.type, node) ?? ""
            if type.hasPrefix("noTabsNo") { return .zero }
            if type.hasPrefix("noTabs") { return EdgeInsets(top: 7, left: 10, bottom: 13, right: 10) }
            let isSmall = values.isWord(.controlSize, node, "small")
            return EdgeInsets(top: isSmall ? 25 : 33, left: 10, bottom: 13, right: 10)
        default: return .zero
        }
    }

    private func boxInsets(_ node: Int) -> EdgeInsets {
        let values = tree.context.values
        let generation = AppKitGeneration(toolsVersion: tree.context.version.major)
        switch values.string(.boxType, node) {
        case "custom", "oldStyle": return EdgeInsets(all: values.isWord(.borderType, node, "none") ? 0 : 1)
        default:
            let hasTitle = !values.isWord(.titlePosition, node, "noTitle")
            switch generation {
            case .yosemite: return EdgeInsets(top: hasTitle ? 15 : 3, left: 3, bottom: 3, right: 3)
            case .bigSur: return EdgeInsets(top: hasTitle ? 15 : 3, left: 4, bottom: 5, right: 4)
            case .tahoe: return EdgeInsets(top: hasTitle ? 15 : 0, left: 0, bottom: 0, right: 0)
            }
        }
    }
}
