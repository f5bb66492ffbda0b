import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// A tree in one state on one screen, as it appears in the page's data.
struct PageState: Sendable {
    /// The look of a view, with pictures that have no numbers yet.
    struct ViewLook: Sendable {
        /// The view's number in its tree.
        var number: Int
        var placed: PlacedView
        var art: [UInt8]
        var front: [UInt8]
        /// The margins and the safe area, each as top, left, bottom, right; empty if unknown.
        var insets: [Double]
    }

    private let layout: DocumentLayout.Root
    /// The size of the whole screen, and the distance from its top to the root, in points.
    let size: Size
    let top: Double
    /// The drawings around the root: behind it and on top.
    let behind: [UInt8]
    let front: [UInt8]
    let views: [ViewLook]

    /// Draws a tree that is already laid out.
    init(_ screen: Screen, tree: Int, state: PreparedState, trees: PageTrees, tables: inout PageTables) {
        layout = screen.layout
        size = screen.size
        top = screen.rootTop
        let chrome = ScreenChrome(screen, context: state.context)
        behind = tables.drawing { chrome.drawBehind(into: &$0) }
        front = tables.drawing { chrome.drawInFront(into: &$0) }
        var insets: [Int: [Double]] = [:]
        insets.reserveCapacity(layout.insets.count)
        for entry in layout.insets {
            let (margins, safe) = (entry.margins, entry.safeArea)
            insets[entry.view.index] = [
                margins.top, margins.left, margins.bottom, margins.right, safe.top, safe.left, safe.bottom, safe.right,
            ]
        }
        var views: [ViewLook] = []
        views.reserveCapacity(screen.views.count)
        for place in screen.views.indices {
            let placed = screen.views[place]
            let number = trees.number(of: placed.view, in: tree)
            if number < 0 { continue }
            let view = DrawnView(place, of: screen, context: state.context)
            views.append(
                ViewLook(
                    number: number, placed: placed, art: tables.drawing { view.draw(into: &$0) },
                    front: tables.drawing { view.drawFront(into: &$0) }, insets: insets[placed.view.index] ?? []))
        }
        self.views = views
    }

    // MARK: Writing

    /// Writes the state with the looks of its views by number, -1 for views that are not in it.
    func write(count: Int, _ tables: inout PageTables, to json: inout JSONWriter) {
        var numbers = Array(repeating: -1, count: count)
        for view in views { numbers[view.number] = tables.number(of: look(of: view, &tables)) }
        let (behind, front) = (tables.number(ofArt: behind), tables.number(ofArt: front))
        writeScreen(to: &json)
        json.key("b")
        json.integer(behind)
        json.key("f")
        json.integer(front)
        json.key("v")
        json.array(numbers)
    }

    /// Writes the size of the screen and the position of the root.
    func writeScreen(to json: inout JSONWriter) {
        json.key("size")
        json.size(size)
        if top != 0 {
            json.key("top")
            json.points(top)
        }
    }

    private func look(of view: ViewLook, _ tables: inout PageTables) -> PageTables.Look {
        PageTables.Look(
            view.placed, art: tables.number(ofArt: view.art), front: tables.number(ofArt: view.front),
            insets: view.insets.isEmpty ? -1 : tables.number(ofInsets: view.insets),
            transform: tables.number(ofTransform: view.placed.transform))
    }

    /// Writes the issues of the state: ambiguous views, conflicts and misplaced views.
    func writeIssues(tree: Int, _ trees: PageTrees, to json: inout JSONWriter) {
        let ambiguous = layout.ambiguous.map { trees.number(of: $0, in: tree) }.filter { $0 >= 0 }
        if !ambiguous.isEmpty {
            json.key("ambiguous")
            json.array(ambiguous)
        }
        if !layout.conflicts.isEmpty {
            json.key("conflicts")
            json.array { json in
                for conflict in layout.conflicts {
                    json.object { json in
                        json.key("constraints")
                        json.array(texts: conflict.constraints.compactMap(\.id))
                        json.key("broken")
                        json.string(conflict.broken?.id)
                        json.key("stacks")
                        json.array(conflict.stackViews.map { trees.number(of: $0, in: tree) }.filter { $0 >= 0 })
                    }
                }
            }
        }
        let misplaced = layout.misplaced.filter { trees.number(of: $0.view, in: tree) >= 0 }
        if !misplaced.isEmpty {
            json.key("misplaced")
            json.array { json in
                for entry in misplaced {
                    json.array { json in
                        json.integer(trees.number(of: entry.view, in: tree))
                        json.rect(entry.recorded)
                    }
                }
            }
        }
    }
}

extension PageTables.Look {
    init(_ placed: PlacedView, art: Int, front: Int, insets: Int, transform: Int) {
        var flags: PageTables.Flags = []
        if placed.isHidden { flags.insert(.hidden) }
        if placed.clips { flags.insert(.clips) }
        if placed.isLeftOut { flags.insert(.leftOut) }
        self.init(
            frame: SIMD4(
                JSONWriter.hundredths(placed.frame.origin.x), JSONWriter.hundredths(placed.frame.origin.y),
                JSONWriter.hundredths(placed.frame.size.width), JSONWriter.hundredths(placed.frame.size.height)),
            alpha: JSONWriter.hundredths(placed.alpha), flags: flags, art: art, front: front, insets: insets,
            radius: JSONWriter.hundredths(placed.cornerRadius), transform: transform,
            contentInset: JSONWriter.hundredths(placed.contentInset))
    }
}
