import FormworkModel
import FormworkTree

extension TreeLayout {
    /// The distances from its superview that a view keeps as that view's part: a scroll view's clip view, the content of a box, what a tab
    /// shows; nil for any other view.
    func appKitPartInsets(of item: Int) -> EdgeInsets? {
        let parent = items[item].parent
        let values = context.values
        switch items[parent].name {
        case .scrollView where items[item].name == .clipView: break
        case .box, .visualEffectView, .customView, .view:
            guard values.isWord(.key, items[item].node, "contentView") else { return nil }
        case .tabView:
            guard values.isWord(.key, items[item].node, "view") else { return nil }
        default: return nil
        }
        if context.usesRecorded || !items[parent].isPlacedByLayout {
            let (frame, size) = (items[item].frame, items[parent].frame.size)
            return EdgeInsets(
                top: frame.origin.y, left: frame.origin.x, bottom: size.height - frame.origin.y - frame.size.height,
                right: size.width - frame.origin.x - frame.size.width)
        }
        return usualPartInsets(of: item)
    }

    /// The distances as AppKit has them for new parts.
    private func usualPartInsets(of item: Int) -> EdgeInsets {
        let node = items[items[item].parent].node
        let values = context.values
        switch items[items[item].parent].name {
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

    private func boxInsets(_ node: NodeIndex) -> EdgeInsets {
        let values = context.values
        let generation = AppKitGeneration(toolsVersion: context.version.major)
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

    /// For each item the outermost hidden view that a stack view took out of the layout, and in which the item stands, or which it is;
    /// -1 for none. Empty where no view can be.
    ///
    /// - Complexity: O(n) in the number of items.
    func detachedRoots() -> [Int] {
        guard context.isMac else { return [] }
        // Superviews come before what stands in them.
        var roots = [Int](repeating: -1, count: items.count)
        for item in items.indices where item > 0 {
            let parent = items[item].parent
            if roots[parent] >= 0 {
                roots[item] = roots[parent]
            } else if items[item].isHidden, items[item].placement == .arranged, items[parent].name == .stackView,
                context.values.flag(.detachesHiddenViews, items[parent].node) == true
            {
                roots[item] = item
            }
        }
        return roots
    }
}
