import FormworkNib
import FormworkTree

/// The way of the tab key through what a tab view shows: a tab view lays it when it shows a tab, in the compiler, too.
extension MacCompilation {
    private struct KeyView {
        var object: Int
        var frame: Frame
        /// The element of the view; nil for one that only the compiler makes.
        var node: NodeIndex?
        /// The head of a table, in a view of the compiler's own.
        var header: NodeIndex?
    }

    /// Tells each view in a shown tab which one follows it: the views of a view from top to bottom and from left to right, each with those
    /// inside it. The last one leads back to the tab view.
    mutating func setKeyViews() {
        // What is outside lays its way last.
        for node in elements.reversed() where source.name(node) == "tabView" {
            guard let tabs = objects[node], let shown = shownView(node), let first = objects[shown] else { continue }
            var clips: Set<Int> = []
            var pending = [KeyView(object: first, frame: Frame(), node: shown)]
            var last = tabs
            while let view = pending.popLast() {
                // The clip view's own way is that to what it shows.
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

    /// The views in a view, in the order in which they are read.
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
        return views.sorted { Self.precedes($0.frame, $1.frame, isFlipped) }
    }

    /// Whether a view is read before another one: it is above it, or beside it on the left where they are at the same height in part.
    private static func precedes(_ first: Frame, _ second: Frame, _ isFlipped: Bool) -> Bool {
        if first.y < second.y + second.height, second.y < first.y + first.height { return first.x < second.x }
        return isFlipped ? first.y < second.y : first.y > second.y
    }
}
