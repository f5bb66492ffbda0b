import FormworkNib
import FormworkTree

/// The key view loop in a tab view. A tab view sets it up when it displays a tab, and this happens in the compiler, too.
extension MacCompilation {
    private struct KeyView {
        var object: Int
        var frame: Frame
        /// The element of the view; nil for a view made by the compiler.
        var node: NodeIndex?
        /// The header of a table, in a view made by the compiler.
        var header: NodeIndex?
    }

    /// Sets the next key view of each view in a selected tab: siblings from top to bottom and from left to right, each followed by its subviews.
    /// The last view leads back to the tab view.
    mutating func setKeyViews() {
        // An outer tab view sets up its loop last.
        for node in elements.reversed() where source.name(node) == "tabView" {
            guard let tabs = objects[node], let shown = shownView(node), let first = objects[shown] else { continue }
            var clips: Set<Int> = []
            var pending = [KeyView(object: first, frame: Frame(), node: shown)]
            var last = tabs
            while let view = pending.popLast() {
                // The clip view itself sets its next key view to its document view.
                set(last, "NSNextKeyView", object: clips.contains(view.object) ? nil : view.object)
                last = view.object
                let inside = inner(view)
                if let node = view.node, source.name(node) == "scrollView" {
                    for inner in inside where builder.className(inner.object) == "NSClipView" { clips.insert(inner.object) }
                }
                pending += inside.reversed()
            }
            set(last, "NSNextKeyView", object: tabs)
        }
    }

    /// Returns the subviews of a view in reading order.
    private func inner(_ view: KeyView) -> [KeyView] {
        guard let node = view.node else {
            return view.header.flatMap { objects[$0] }.map { [KeyView(object: $0, frame: Frame(), node: view.header)] } ?? []
        }
        let name = source.name(node)
        var nodes = subviews(node)
        for key in ["contentView", "horizontalScroller", "verticalScroller"] { nodes += source.child(node, key: key).map { [$0] } ?? [] }
        if name == "tabView" { nodes = shownView(node).map { [$0] } ?? [] }
        var views: [KeyView] = nodes.compactMap { inner in
            objects[inner].map { KeyView(object: $0, frame: frames[inner] ?? frame(inner) ?? Frame(), node: inner) }
        }
        if name == "scrollView", let header = source.child(node, key: "headerView"), let clip = holders[header] {
            let size = frames[header] ?? frame(header) ?? Frame()
            let place = Frame(x: views.first?.frame.x ?? 0, width: size.width, height: size.height)
            views.append(KeyView(object: clip, frame: place, header: header))
        }
        let isFlipped = ["scrollView", "splitView", "tabView"].contains(name)
        return views.sorted { Self.precedes($0.frame, $1.frame, isFlipped: isFlipped) }
    }

    /// Whether a view precedes another one: it is above it, or to its left if they overlap vertically.
    private static func precedes(_ first: Frame, _ second: Frame, isFlipped: Bool) -> Bool {
        if first.y < second.y + second.height, second.y < first.y + first.height { return first.x < second.x }
        return isFlipped ? first.y < second.y : first.y > second.y
    }
}
