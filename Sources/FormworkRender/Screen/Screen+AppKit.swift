import FormworkLayout
import FormworkModel
import FormworkTree

extension Screen {
    /// Converts an AppKit frame to y downwards. The frame's y points up unless the superview is flipped.
    ///
    /// - Parameters:
    ///   - frame: The frame as solved.
    ///   - node: The view's element.
    ///   - name: The name of the view's element.
    ///   - superview: The superview.
    func downwards(_ frame: Rect, node: NodeIndex, name: Name, in superview: PlacedView) -> Rect {
        if ViewOrientation.isFlipped(superview.name) { return frame }
        var result = frame
        switch superview.name {
        case .scrollView:
            // A scroll view lays out its own parts in flipped coordinates. A table header is in a separate clip view, over the top of the other one.
            if name == .tableHeaderView { result = header(frame, in: superview) }
            return result
        case .clipView where ViewOrientation.isFlipped(name) && frame.origin.y >= 0:
            // A clip view is flipped if its document view is; a header pushes the document view down.
            result.origin.y += headerOverlap(superview)
            return result
        default:
            result.origin.y = superview.frame.size.height - frame.origin.y - frame.size.height
            return result
        }
    }

    private func header(_ frame: Rect, in scrollView: PlacedView) -> Rect {
        guard let clip = scrollView.children.lazy.map({ views[$0] }).first(where: { $0.name == .clipView })?.frame else { return frame }
        let isAbove = clip.origin.y + 0.5 >= frame.size.height
        // The area above a scroller is drawn like the header.
        let width = max(frame.size.width, clip.size.width, scrollView.frame.size.width - 2 * clip.origin.x)
        return Rect(
            x: clip.origin.x, y: isAbove ? clip.origin.y - frame.size.height : clip.origin.y, width: width, height: frame.size.height)
    }

    /// Returns the height by which a table header covers the top of a clip view.
    private func headerOverlap(_ clip: PlacedView) -> Double {
        guard clip.parent >= 0, let header = values.child(views[clip.parent].node, name: .tableHeaderView),
            let rect = values.child(header, key: "frame"), let height = values.number(.height, node: rect), height > 0,
            clip.frame.origin.y + 0.5 < height
        else { return 0 }
        return height
    }

    // MARK: Tabs

    /// Returns the elements of a tab view's tabs.
    func tabs(of tabView: NodeIndex) -> [NodeIndex] {
        guard let list = values.child(tabView, named: "tabViewItems") else { return [] }
        return values.children(list).filter { values.name($0) == .tabViewItem }
    }

    /// Returns the selected tab: the one chosen in Interface Builder, otherwise the first.
    func shownTab(of tabView: NodeIndex) -> NodeIndex? {
        let tabs = tabs(of: tabView)
        if let chosen = values.word("initialItem", node: tabView), let tab = tabs.first(where: { values.string(.id, node: $0) == chosen }) {
            return tab
        }
        return tabs.first
    }

    /// Whether a view is the content of a tab that isn't selected.
    func isOnOtherTab(_ node: NodeIndex, in superview: PlacedView) -> Bool {
        guard superview.name == .tabView else { return false }
        let holder = values.storage.tree.nodes[node].parent
        return values.name(holder) == .tabViewItem && holder != shownTab(of: superview.node)
    }

    // MARK: Appearance

    /// Returns the appearance that a macOS view sets for itself; nil if it inherits it.
    func ownAppearance(_ node: NodeIndex) -> Appearance? { values.word("appearanceType", node: node).flatMap(Appearance.init(appKit:)) }
}

extension Appearance {
    /// Creates an appearance from Interface Builder's name for it; nil for an inherited one.
    init?(appKit word: String) {
        switch word {
        case "aqua", "vibrantLight", "accessibilityAqua", "accessibilityVibrantLight": self = .light
        case "darkAqua", "vibrantDark", "accessibilityDarkAqua", "accessibilityVibrantDark": self = .dark
        default: return nil
        }
    }
}
