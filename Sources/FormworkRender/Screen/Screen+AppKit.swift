import FormworkLayout
import FormworkModel
import FormworkTree

extension Screen {
    /// A frame of AppKit's with y downwards: y grows upwards unless the superview is flipped.
    ///
    /// - Parameters:
    ///   - frame: As it was solved.
    ///   - node: The view's element.
    ///   - name: What the view is.
    ///   - superview: Where it stands.
    func downwards(_ frame: Rect, _ node: NodeIndex, _ name: Name, in superview: PlacedView) -> Rect {
        if ViewOrientation.isFlipped(superview.name) { return frame }
        var result = frame
        switch superview.name {
        case .scrollView:
            // Flipped for what it lays out itself; a header stands in a clip view of its own, over the upper edge of the other.
            if name == .tableHeaderView { result = header(frame, in: superview) }
            return result
        case .clipView where ViewOrientation.isFlipped(name) && frame.origin.y >= 0:
            // A clip view is flipped where what it shows is; a header pushes that down.
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
        // What stands over a scroller looks like the header.
        let width = max(frame.size.width, clip.size.width, scrollView.frame.size.width - 2 * clip.origin.x)
        return Rect(
            x: clip.origin.x, y: isAbove ? clip.origin.y - frame.size.height : clip.origin.y, width: width, height: frame.size.height)
    }

    /// How much of a clip view's upper part a table's header covers.
    private func headerOverlap(_ clip: PlacedView) -> Double {
        guard clip.parent >= 0, let header = values.child(views[clip.parent].node, .tableHeaderView),
            let rect = values.child(header, key: "frame"), let height = values.number(.height, rect), height > 0,
            clip.frame.origin.y + 0.5 < height
        else { return 0 }
        return height
    }

    // MARK: Tabs

    /// The tabs of a tab view, as elements.
    func tabs(of tabView: NodeIndex) -> [NodeIndex] {
        guard let list = values.child(tabView, named: "tabViewItems") else { return [] }
        return values.children(list).filter { values.name($0) == .tabViewItem }
    }

    /// The tab of which the content is shown: the one that was chosen in Interface Builder, else the first.
    func shownTab(of tabView: NodeIndex) -> NodeIndex? {
        let tabs = tabs(of: tabView)
        if let chosen = values.word("initialItem", tabView), let tab = tabs.first(where: { values.string(.id, $0) == chosen }) {
            return tab
        }
        return tabs.first
    }

    /// Whether a view is the content of a tab behind another.
    func isOnOtherTab(_ node: NodeIndex, in superview: PlacedView) -> Bool {
        guard superview.name == .tabView else { return false }
        let holder = values.storage.tree.nodes[node].parent
        return values.name(holder) == .tabViewItem && holder != shownTab(of: superview.node)
    }

    // MARK: Appearance

    /// The appearance that a view of macOS has whatever that of the system is; nil for none of its own.
    func ownAppearance(_ node: NodeIndex) -> Appearance? { values.word("appearanceType", node).flatMap(Appearance.init(appKit:)) }
}

extension Appearance {
    /// The appearance that Interface Builder writes as a word; nil for one that is inherited.
    init?(appKit word: String) {
        switch word {
        case "aqua", "vibrantLight", "accessibilityAqua", "accessibilityVibrantLight": self = .light
        case "darkAqua", "vibrantDark", "accessibilityDarkAqua", "accessibilityVibrantDark": self = .dark
        default: return nil
        }
    }
}
