import FormworkCode
import FormworkLayout
import FormworkModel

/// Finds the SwiftUI stacks, paddings and frames that lay out a unit as its constraints do.
///
/// The inference uses the frames that Auto Layout computes on several screens: the distances that are constant, that grow, or that are centered. Each
/// candidate is laid out by ``StackLayout`` at once, and the first one with the same frames is chosen.
struct LayoutInference {
    let unit: CodeUnit
    let samples: [LayoutSample]
    let contents: [LeafSizes]
    /// The subviews of each view, backmost first, by view number.
    private(set) var children: [Int: [Int]] = [:]
    /// The frames of the views on each screen, in the root's coordinates.
    private(set) var absolute: [[Int: Rect]] = []
    /// The labels that show nothing but their text: the text's place counts, not the label's frame.
    private(set) var texts: Set<Int> = []
    /// The frames to reproduce on each screen, in the root's coordinates: those of the views, and of the texts of ``texts``.
    private(set) var wanted: [[Int: Rect]] = []
    /// The lengths that the document states.
    private(set) var stated: Set<Double> = []
    /// The views with a constant length in the document, by axis.
    private(set) var ownLengths: [Axis: Set<Int>] = [:]
    /// The sizes of the container whose shares lengths and distances may be.
    private(set) var reference: [Size]?
    /// Whether a constraint of the document makes a length a share of another one.
    private(set) var hasShares = false
    private var nextID = 0
    /// One more than the highest number of a node.
    var idCount: Int { nextID + 1 }
    /// The number of the views' elements that are laid out.
    var viewCount: Int { absolute.first?.count ?? 0 }
    /// The remaining effort. A trial layout costs as much as the number of views it places, and a size costs 1.
    private var effort = 40_000
    /// The groups of views that are arranged already.
    var groups: [GroupKey: Group] = [:]

    /// Several views in a rectangle.
    struct GroupKey: Hashable {
        var nodes: [Int]
        var frames: [[Rect]]
        var hulls: [Rect]
        var reference: [Size]?
    }

    /// The best arrangement of a group, and the number of its misplaced views.
    struct Group {
        var node: SwiftUINode
        var misses: Int
    }

    /// The tolerance for frames of a candidate, in points.
    static let tolerance = 1.0

    init(_ unit: CodeUnit, samples: [LayoutSample], contents: [ContentSizes]) {
        self.unit = unit
        self.samples = samples
        self.contents = contents.map { LeafSizes(unit.views, contents: $0) }
        for constraint in unit.constraints where constraint.second == nil && constraint.relation == .equal {
            let axis: Axis? = constraint.first.attribute == .width ? .horizontal : constraint.first.attribute == .height ? .vertical : nil
            if let axis { ownLengths[axis, default: []].insert(constraint.first.item.view) }
        }
        for (number, view) in unit.views.enumerated() where !isLaidOutByCell(view) && !SwiftUIWriter.isHiddenInStack(view.view) {
            guard let superview = view.superview, samples.allSatisfy({ $0.frames[number] != nil }) else { continue }
            children[superview, default: []].append(number)
        }
        absolute = samples.map { sample in
            var result: [Int: Rect] = [0: Rect(origin: Point(x: 0, y: 0), size: sample.size)]
            for (number, view) in unit.views.enumerated().dropFirst()
            where !isLaidOutByCell(view) && !SwiftUIWriter.isHiddenInStack(view.view) {
                guard let outer = view.superview.flatMap({ result[$0] }), let frame = sample.frames[number] else { continue }
                // The content of a table that fills the screen begins below its bars.
                let isBelowBars = unit.root.element.name == "tableView" && view.superview == 0 && view.place != .subview
                result[number] = Rect(
                    origin: Point(
                        x: outer.origin.x + frame.origin.x, y: outer.origin.y + frame.origin.y + (isBelowBars ? sample.safeArea.top : 0)),
                    size: frame.size)
            }
            return result
        }
        let touched = Set(unit.recognizers.map(\.view))
        texts = Set(unit.views.indices.filter { Self.isText(unit.views[$0]) && !touched.contains(unit.views[$0].name) })
        wanted = absolute.enumerated().map { index, frames in
            frames.reduce(into: [:]) { result, entry in
                result[entry.key] = texts.contains(entry.key) ? textFrame(of: entry.key, in: entry.value, index) : entry.value
            }
        }
        hasShares =
            unit.constraints.contains { $0.multiplier != 1 && $0.second != nil }
            || unit.views.contains { $0.view.translatesAutoresizingMaskIntoConstraints && $0.place == .subview }
        stated = Set(unit.constraints.map { abs($0.constant) })
        for view in unit.views { if let spacing = view.view.element["spacing"].flatMap(Double.init) { stated.insert(spacing) } }
    }

    /// Whether a view shows nothing but its text.
    private static func isText(_ view: CodeView) -> Bool {
        let element = view.view.element
        guard element.name == "label", view.view.runtimeAttributes.isEmpty else { return false }
        guard let color = element.child(key: "backgroundColor").flatMap(SwiftUIValues.color) else { return true }
        return color == "Color.clear"
    }

    /// Returns the rectangle of a label's text.
    private func textFrame(of number: Int, in frame: Rect, _ index: Int) -> Rect {
        let size = contents[index].size(of: number, Proposal(frame.size))
        return StackLayout.aligned(size, in: frame, horizontal: Self.contentAlignment(unit.views[number].view.element), vertical: .center)
    }

    /// Returns the horizontal alignment of the content of a label or a button in its frame.
    static func contentAlignment(_ element: Element) -> SwiftUINode.Alignment {
        switch element.name {
        case "label":
            switch element["textAlignment"] {
            case "center": .center
            case "right": .trailing
            default: .leading
            }
        case "button":
            switch element["contentHorizontalAlignment"] {
            case "left", "leading": .leading
            case "right", "trailing": .trailing
            default: .center
            }
        default: .center
        }
    }

    /// A view to place, with its frames in the root's coordinates.
    struct Item: Sendable {
        var view: Int
        var node: SwiftUINode
        var frames: [Rect]
        /// Whether the node has the marker for the view's frame already.
        var isMarked = false
    }

    mutating func make(_ content: SwiftUINode.Content) -> SwiftUINode {
        nextID += 1
        return SwiftUINode(id: nextID, content: content)
    }

    // MARK: Views

    /// Returns the layout of the whole unit.
    mutating func root() -> SwiftUINode {
        let full = samples.map { Rect(origin: Point(x: 0, y: 0), size: $0.size) }
        let isOwn = ["tableView", "scrollView", "collectionView"].contains(unit.root.element.name)
        var node = isOwn ? content(of: 0) : screen(items(in: 0), full: full)
        node.modifiers.append(.frameOf(0))
        return node
    }

    /// Returns the subviews of a view.
    private mutating func items(in container: Int) -> [Item] {
        (children[container] ?? []).map { number in
            Item(view: number, node: content(of: number), frames: absolute.map { $0[number] ?? Rect(x: 0, y: 0, width: 0, height: 0) })
        }
    }

    /// Returns the content of a view, without modifiers for its size and position.
    private mutating func content(of number: Int) -> SwiftUINode {
        let view = unit.views[number].view
        if view.element.name == "tableViewCellContentView", (children[number] ?? []).isEmpty, let cell = standardCell() { return cell }
        let frames = absolute.map { $0[number] ?? Rect(x: 0, y: 0, width: 0, height: 0) }
        switch view.element.name {
        case "scrollView": return scroll(number, frames: frames)
        case "tableView":
            let parts = items(in: number).filter { isPart($0.view) }.map { part in fitted(part, in: part.frames, fills: (true, false)) }
            return make(.list(number, parts))
        case _ where !Self.holdsViews(view) || (children[number] ?? []).isEmpty: return make(.view(number))
        default: return measured(items(in: number), in: frames)
        }
    }

    /// Arranges views in a region, in a geometry reader if their lengths or distances are shares of its size.
    private mutating func measured(_ items: [Item], in regions: [Rect]) -> SwiftUINode {
        let outer = reference
        reference = regions.map(\.size)
        let node = arranged(items, in: regions, hint: nil)
        reference = outer
        return node.usesGeometry ? make(.geometry(node)) : node
    }

    /// Returns the share of the container's length that lengths are, with a constant; nil for others.
    func share(of length: SampledLength, _ axis: Axis) -> (fraction: Double, plus: Double)? {
        guard let whole = reference?.map({ $0[axis] }), whole.count == length.values.count, !length.isConstant,
            let least = whole.indices.min(by: { whole[$0] < whole[$1] }), let most = whole.indices.max(by: { whole[$0] < whole[$1] }),
            whole[most] - whole[least] > 8
        else { return nil }
        let slope = (length.values[most] - length.values[least]) / (whole[most] - whole[least])
        // The document's own multiplier is more precise than lengths that are rounded to pixels.
        let multipliers = unit.constraints.filter { $0.second != nil && abs($0.multiplier - slope) < 0.01 }.map(\.multiplier)
        for fraction in (multipliers + [slope]).map({ ($0 * 1000).rounded() / 1000 }) where fraction > 0.01 && fraction < 1 {
            var plus = length.values[least] - fraction * whole[least]
            plus = abs(plus) <= 1 ? 0 : (plus * 2).rounded() / 2
            if zip(length.values, whole).allSatisfy({ abs($0 - $1 * fraction - plus) <= Self.tolerance }) { return (fraction, plus) }
        }
        return nil
    }

    private func isPart(_ number: Int) -> Bool {
        if case .part = unit.views[number].place { return true }
        return false
    }

    /// Whether the subviews of a view are laid out separately, rather than by the view itself.
    static func holdsViews(_ view: View) -> Bool {
        !["label", "button", "textField", "imageView", "collectionView", "pickerView", "searchBar", "toolbar", "navigationBar", "tabBar"]
            .contains(view.element.name)
    }

    private mutating func scroll(_ number: Int, frames: [Rect]) -> SwiftUINode {
        let items = items(in: number)
        let sizes = samples.enumerated().map { index, sample in
            sample.contentSizes[number]
                ?? items.map { $0.frames[index] }.reduce(Rect(origin: frames[index].origin, size: .zero)) {
                    $0.union($1)
                }.size
        }
        let isWide = zip(sizes, frames).allSatisfy { $0.width > $1.size.width + 1 }
        let axis: Axis = isWide && !zip(sizes, frames).allSatisfy { $0.height > $1.size.height + 1 } ? .horizontal : .vertical
        let fills = zip(sizes, frames).allSatisfy { abs($0[axis] - $1.size[axis]) <= Self.tolerance }
        var regions = frames
        for index in regions.indices {
            regions[index].size[axis] = sizes[index][axis]
            if sizes[index][axis.other] > regions[index].size[axis.other] + 1 { regions[index].size[axis.other] = sizes[index][axis.other] }
        }
        let content = items.isEmpty ? make(.clear) : fills ? measured(items, in: regions) : arranged(items, in: regions, hint: nil)
        return make(.scroll(number, axis, content, fills: fills))
    }

    // MARK: The screen

    /// Returns the layout of a screen: in the safe area, or beyond it if the frames require that.
    private mutating func screen(_ items: [Item], full: [Rect]) -> SwiftUINode {
        let hasInsets = samples.contains { $0.safeArea.top > 0 || $0.safeArea.bottom > 0 }
        guard hasInsets else { return measured(items, in: full) }
        let items = items.map { extended($0, full: full) }
        // A view that fills the screen becomes a layer behind or in front of the others.
        let filling = items.filter { item in zip(item.frames, full).allSatisfy { $0.contains($1, tolerance: 1) } }
        if let last = filling.last, items.count > 1, filling.count < items.count || filling.count > 1 {
            let place = items.firstIndex { $0.view == last.view } ?? 0
            var layers: [SwiftUINode] = []
            if place > 0 { layers.append(screen(Array(items[..<place]), full: full)) }
            layers.append(edges([last], full: full))
            if place + 1 < items.count { layers.append(screen(Array(items[(place + 1)...]), full: full)) }
            return make(.layers(layers))
        }
        return edges(items, full: full)
    }

    /// Returns a view that begins at an edge of the screen and ends at a constant distance behind the edge of the safe area, such as a bar with a
    /// background below the status bar. Its part in the safe area is arranged, and the view extends from there. Returns other views as they are.
    private mutating func extended(_ item: Item, full: [Rect]) -> Item {
        guard !item.isMarked, !SampledLength(item.frames.map(\.size.height)).isConstant else { return item }
        for isTop in [true, false] {
            let insets = samples.map { isTop ? $0.safeArea.top : $0.safeArea.bottom }
            let inner = zip(item.frames, insets).map { $0.size.height - $1 }
            let isAtEdge = zip(item.frames, full).allSatisfy { frame, screen in
                abs(isTop ? frame.start(.vertical) - screen.start(.vertical) : frame.end(.vertical) - screen.end(.vertical))
                    <= Self.tolerance
            }
            guard isAtEdge, SampledLength(inner).isConstant, inner.allSatisfy({ $0 > 0 }) else { continue }
            let fills = (isFilling(item.frames, regions: full, axis: .horizontal), true)
            var node = fitted(item, in: full, fills: fills)
            node.modifiers.append(.ignoresSafeArea(top: isTop, bottom: !isTop))
            let frames = zip(item.frames, insets).map { frame, inset in
                frame.spanning(
                    .vertical, from: frame.start(.vertical) + (isTop ? inset : 0), to: frame.end(.vertical) - (isTop ? 0 : inset))
            }
            return Item(view: item.view, node: node, frames: frames, isMarked: true)
        }
        return item
    }

    /// Arranges views in the safe area, extended to the edges of the screen if that reproduces more frames.
    private mutating func edges(_ items: [Item], full: [Rect]) -> SwiftUINode {
        var best: (misses: Int, node: SwiftUINode)?
        for (top, bottom) in [(false, false), (true, false), (false, true), (true, true)] {
            let regions = zip(full, samples).map { rect, sample in
                rect.spanning(
                    .vertical, from: top ? 0 : sample.safeArea.top, to: rect.size.height - (bottom ? 0 : sample.safeArea.bottom))
            }
            var node = measured(items, in: regions)
            let misses = misses(of: node, in: regions, items)
            if top || bottom { node.modifiers.append(.ignoresSafeArea(top: top, bottom: bottom)) }
            if best.map({ misses < $0.misses }) ?? true { best = (misses, node) }
            if misses == 0 { break }
        }
        let groups = byEdges(items, full: full)
        guard let found = best, found.misses > 0, groups.count > 1 else { return best?.node ?? make(.clear) }
        let layers = make(.layers(groups.map { edges($0, full: full) }))
        let safe = zip(full, samples).map { rect, sample in
            rect.spanning(.vertical, from: sample.safeArea.top, to: rect.size.height - sample.safeArea.bottom)
        }
        return misses(of: layers, in: safe, items) < found.misses ? layers : found.node
    }

    /// Groups views by the edges that they are attached to: those of the safe area or of the screen.
    private func byEdges(_ items: [Item], full: [Rect]) -> [[Item]] {
        var groups: [[Item]] = Array(repeating: [], count: 5)
        for item in items {
            let variants = [(false, false), (true, true), (true, false), (false, true)].map { top, bottom in
                zip(full, samples).map { rect, sample in
                    rect.spanning(
                        .vertical, from: top ? 0 : sample.safeArea.top, to: rect.size.height - (bottom ? 0 : sample.safeArea.bottom))
                }
            }
            let isFixed = SampledLength(item.frames.map(\.size.height)).isConstant
            let variant =
                (isFixed ? nil : variants.firstIndex { isFilling(item.frames, regions: $0, axis: .vertical) })
                ?? variants.firstIndex { isDescribed(item.frames, in: $0, axis: .vertical) }
            groups[variant ?? 4].append(item)
        }
        return groups.filter { !$0.isEmpty }
    }

    // MARK: Trying

    /// Returns the number of views that a node misplaces on any screen.
    mutating func misses(of node: SwiftUINode, in regions: [Rect], _ items: [Item]) -> Int {
        effort -= 6
        var missed: Set<Int> = []
        for (index, region) in regions.enumerated() {
            var layout = StackLayout(
                contents[index], safeArea: samples[index].safeArea, margin: samples[index].margin, reference: reference?[index])
            layout.place(node, in: region)
            effort -= layout.frames.count
            for (view, frame) in layout.frames {
                guard let wanted = wanted[index][view] else { continue }
                let frame = texts.contains(view) ? layout.contents[view] ?? frame : frame
                if !wanted.isClose(to: frame, tolerance: Self.tolerance) { missed.insert(view) }
            }
        }
        return missed.count
    }

    /// Whether more candidates may be tried.
    var hasTrials: Bool { effort > 0 }

    /// Returns the sizes of a node for the proposals on the screens.
    mutating func sizes(of node: SwiftUINode, _ proposals: [Proposal]) -> [Size] {
        effort -= 1
        return proposals.enumerated().map { index, proposal in
            var layout = StackLayout(
                contents[index], safeArea: samples[index].safeArea, margin: samples[index].margin, reference: reference?[index])
            return layout.size(of: node, proposal)
        }
    }
}

extension Rect {
    /// Whether its edges are within a tolerance of another rectangle's.
    func isClose(to other: Rect, tolerance: Double) -> Bool {
        Axis.allCases.allSatisfy { abs(start($0) - other.start($0)) <= tolerance && abs(size[$0] - other.size[$0]) <= tolerance }
    }
}
