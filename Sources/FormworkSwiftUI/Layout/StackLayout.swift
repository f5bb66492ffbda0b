import FormworkLayout
import FormworkModel

/// A layout engine that works like SwiftUI's: a container proposes a size, the view chooses its own size, and the container places it.
///
/// It follows SwiftUI's documented behavior: stacks ask the least flexible views first and share the remaining space, and `padding` and `frame`
/// behave as their documentation describes. Leaves have the sizes that Formwork measures, see ``LeafSizes``.
struct StackLayout {
    private let leaves: LeafSizes
    /// The safe area insets of the screen, in points.
    private let safeArea: EdgeInsets
    /// The horizontal margin of the screen, in points.
    private let margin: Double
    /// The frames of the document's views, by view number.
    private(set) var frames: [Int: Rect] = [:]
    /// The rectangles of the contents of views without subviews, such as texts, by view number.
    private(set) var contents: [Int: Rect] = [:]
    private var known: [SizeQuestion: Size] = [:]
    /// The sizes that it shares with layouts of trees that are equal except for some nodes.
    private let shared: SharedSizes?

    /// The size of the enclosing geometry reader.
    private var reference: Size?

    /// - Parameters:
    ///   - reference: the size of the geometry reader around the layout, if there is one.
    ///   - shared: the sizes of nodes in layouts of almost the same tree.
    init(_ leaves: LeafSizes, safeArea: EdgeInsets = .zero, margin: Double = 16, reference: Size? = nil, sharing shared: SharedSizes? = nil)
    {
        self.shared = shared
        self.reference = reference
        self.leaves = leaves
        self.safeArea = safeArea
        self.margin = margin
    }

    /// Lays out a view in a rectangle. It is centered if its size differs.
    mutating func place(_ node: SwiftUINode, in rect: Rect) {
        let proposal = Proposal(rect.size)
        let size = size(of: node, proposal)
        place(
            node, count: node.modifiers.count, rect: Self.aligned(size, in: rect, horizontal: .center, vertical: .center),
            proposal: proposal)
    }

    /// Returns the size of a view for a proposal.
    mutating func size(of node: SwiftUINode, _ proposal: Proposal) -> Size { size(node, count: node.modifiers.count, proposal: proposal) }

    // MARK: Modifiers

    private mutating func size(_ node: SwiftUINode, count: Int, proposal: Proposal) -> Size {
        let question = SizeQuestion(node: node.id, modifiers: count, proposal: proposal, reference: reference)
        if let shared, shared.holds(node.id) {
            if let size = shared[question] { return size }
            let result = count == 0 ? contentSize(node, proposal: proposal) : modifiedSize(node, count: count, proposal: proposal)
            shared[question] = result
            return result
        }
        if let size = known[question] { return size }
        let result = count == 0 ? contentSize(node, proposal: proposal) : modifiedSize(node, count: count, proposal: proposal)
        known[question] = result
        return result
    }

    private mutating func modifiedSize(_ node: SwiftUINode, count: Int, proposal: Proposal) -> Size {
        let modifier = node.modifiers[count - 1]
        let inner = innerProposal(modifier, proposal: proposal)
        var size = size(node, count: count - 1, proposal: inner)
        switch modifier {
        case .padding(let insets):
            size.width = max(0, size.width + insets.left + insets.right)
            size.height = max(0, size.height + insets.top + insets.bottom)
        case .scenePadding(let leading, let trailing): size.width += (leading ? margin : 0) + (trailing ? margin : 0)
        case .frame(let width, let height, _): size = Size(width: width ?? size.width, height: height ?? size.height)
        case .flexible(let horizontal, let vertical, let shrinks):
            if horizontal != nil { size.width = max(proposal.width ?? size.width, shrinks ? 0 : size.width) }
            if vertical != nil { size.height = max(proposal.height ?? size.height, shrinks ? 0 : size.height) }
        case .ignoresSafeArea(let top, let bottom): size.height -= (top ? safeArea.top : 0) + (bottom ? safeArea.bottom : 0)
        case .limited(let axis, let most, _): size[axis] = max(size[axis], min(proposal[axis] ?? size[axis], most))
        case .share(let axis, let fraction, let plus): size[axis] = share(axis, fraction: fraction, plus: plus)
        case .shareBefore(let axis, let fraction, let plus): size[axis] += share(axis, fraction: fraction, plus: plus)
        case .aspectRatio, .fixedSize, .priority, .frameOf: break
        }
        return size
    }

    /// Returns a share of the enclosing geometry reader's length.
    private func share(_ axis: Axis, fraction: Double, plus: Double) -> Double { max(0, (reference?[axis] ?? 0) * fraction + plus) }

    private func innerProposal(_ modifier: SwiftUINode.Modifier, proposal: Proposal) -> Proposal {
        switch modifier {
        case .padding(let insets):
            return Proposal(
                width: proposal.width.map { max(0, $0 - insets.left - insets.right) },
                height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
        case .scenePadding(let leading, let trailing):
            let margins = (leading ? margin : 0) + (trailing ? margin : 0)
            return Proposal(width: proposal.width.map { max(0, $0 - margins) }, height: proposal.height)
        case .frame(let width, let height, _): return Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
        case .aspectRatio(let ratio):
            guard ratio > 0 else { return proposal }
            let width = min(proposal.width ?? .infinity, (proposal.height ?? .infinity) * ratio)
            return width.isFinite ? Proposal(width: width, height: width / ratio) : proposal
        case .ignoresSafeArea(let top, let bottom):
            return Proposal(
                width: proposal.width, height: proposal.height.map { $0 + (top ? safeArea.top : 0) + (bottom ? safeArea.bottom : 0) })
        case .share(let axis, let fraction, let plus):
            var inner = proposal
            inner[axis] = share(axis, fraction: fraction, plus: plus)
            return inner
        case .shareBefore(let axis, let fraction, let plus):
            var inner = proposal
            inner[axis] = proposal[axis].map { max(0, $0 - share(axis, fraction: fraction, plus: plus)) }
            return inner
        case .limited(let axis, let most, _):
            var inner = proposal
            inner[axis] = proposal[axis].map { min($0, most) }
            return inner
        case .fixedSize(let axis):
            var inner = proposal
            inner[axis] = nil
            return inner
        case .flexible, .priority, .frameOf: return proposal
        }
    }

    private mutating func place(_ node: SwiftUINode, count: Int, rect: Rect, proposal: Proposal) {
        guard count > 0 else { return placeContent(node, rect: rect, proposal: proposal) }
        let modifier = node.modifiers[count - 1]
        let inner = innerProposal(modifier, proposal: proposal)
        let size = size(node, count: count - 1, proposal: inner)
        switch modifier {
        case .padding(let insets):
            let origin = Point(x: rect.origin.x + insets.left, y: rect.origin.y + insets.top)
            place(node, count: count - 1, rect: Rect(origin: origin, size: size), proposal: inner)
        case .scenePadding(let leading, _):
            let origin = Point(x: rect.origin.x + (leading ? margin : 0), y: rect.origin.y)
            place(node, count: count - 1, rect: Rect(origin: origin, size: size), proposal: inner)
        case .flexible(let horizontal, let vertical, _):
            place(
                node, count: count - 1,
                rect: Self.aligned(size, in: rect, horizontal: horizontal ?? .center, vertical: vertical ?? .center), proposal: inner)
        case .limited(_, _, let alignment), .frame(_, _, let alignment):
            place(node, count: count - 1, rect: Self.aligned(size, in: rect, horizontal: alignment, vertical: .center), proposal: inner)
        case .shareBefore(let axis, let fraction, let plus):
            var origin = rect.origin
            origin[axis] += share(axis, fraction: fraction, plus: plus)
            place(node, count: count - 1, rect: Rect(origin: origin, size: size), proposal: inner)
        case .aspectRatio, .fixedSize, .priority, .share:
            place(node, count: count - 1, rect: Self.aligned(size, in: rect, horizontal: .center, vertical: .center), proposal: inner)
        case .ignoresSafeArea(let top, _):
            var outer = rect
            outer.origin.y -= top ? safeArea.top : 0
            outer.size.height = size.height
            place(node, count: count - 1, rect: outer, proposal: inner)
        case .frameOf(let view):
            frames[view] = rect
            place(node, count: count - 1, rect: rect, proposal: inner)
        }
    }

    static func aligned(_ size: Size, in rect: Rect, horizontal: SwiftUINode.Alignment, vertical: SwiftUINode.Alignment) -> Rect {
        let x = rect.origin.x + horizontal.offset(of: size.width, in: rect.size.width)
        let y = rect.origin.y + vertical.offset(of: size.height, in: rect.size.height)
        return Rect(x: x, y: y, width: size.width, height: size.height)
    }

    // MARK: Content

    /// The length of a flexible view if nothing is proposed.
    static let usualLength = 10.0
    /// The minimum length of a `Spacer` without an explicit one.
    static let usualSpace = 8.0

    private mutating func contentSize(_ node: SwiftUINode, proposal: Proposal) -> Size {
        switch node.content {
        case .view(let view): return leaves.size(of: view, proposal)
        case .clear, .list, .geometry: return Size(width: proposal.width ?? Self.usualLength, height: proposal.height ?? Self.usualLength)
        case .spacer: return .zero
        case .layers(let layers):
            var result = Size.zero
            for layer in layers {
                let size = size(of: layer, proposal)
                result = Size(width: max(result.width, size.width), height: max(result.height, size.height))
            }
            return result
        case .overlay(let base, _, _, _, _): return size(of: base, proposal)
        case .stack(let axis, _, let spacing, let children):
            let sizes = lengths(children, axis: axis, spacing: spacing, proposal: proposal)
            var result = Size.zero
            result[axis] = sizes.map { $0[axis] }.reduce(spacing * Double(max(0, children.count - 1)), +)
            result[axis.other] = sizes.map { $0[axis.other] }.max() ?? 0
            return result
        case .grid(let grid):
            let lengths = tracks(of: grid, proposal)
            return Size(
                width: lengths.columns.reduce(grid.horizontalSpacing * Double(max(0, lengths.columns.count - 1)), +),
                height: lengths.rows.reduce(grid.verticalSpacing * Double(max(0, lengths.rows.count - 1)), +))
        case .scroll(_, let axis, let content, let fills):
            var inner = proposal
            if !fills { inner[axis] = nil }
            let content = size(of: content, inner)
            var result = Size.zero
            result[axis] = proposal[axis] ?? content[axis]
            result[axis.other] = content[axis.other]
            return result
        }
    }

    private mutating func placeContent(_ node: SwiftUINode, rect: Rect, proposal: Proposal) {
        switch node.content {
        case .view(let number): contents[number] = rect
        case .clear, .spacer: break
        case .geometry(let content):
            let outer = reference
            reference = rect.size
            let inner = Proposal(rect.size)
            let size = size(of: content, inner)
            place(content, count: content.modifiers.count, rect: Rect(origin: rect.origin, size: size), proposal: inner)
            reference = outer
        case .overlay(let base, let other, let horizontal, let vertical, _):
            place(base, count: base.modifiers.count, rect: rect, proposal: proposal)
            let inner = Proposal(rect.size)
            let size = size(of: other, inner)
            place(
                other, count: other.modifiers.count, rect: Self.aligned(size, in: rect, horizontal: horizontal, vertical: vertical),
                proposal: inner)
        case .layers(let layers):
            for layer in layers {
                let size = size(of: layer, proposal)
                place(
                    layer, count: layer.modifiers.count, rect: Self.aligned(size, in: rect, horizontal: .center, vertical: .center),
                    proposal: proposal)
            }
        case .stack(let axis, let alignment, let spacing, let children):
            placeStack(children, axis: axis, alignment: alignment, spacing: spacing, rect: rect, proposal: proposal)
        case .grid(let grid): placeGrid(grid, rect: rect, proposal: proposal)
        case .scroll(_, let axis, let content, let fills):
            var inner = proposal
            if !fills { inner[axis] = nil }
            let size = size(of: content, inner)
            var place = rect
            place.size = size
            self.place(content, count: content.modifiers.count, rect: place, proposal: inner)
        case .list(_, let parts):
            // Rows and other parts are stacked vertically, each as wide as the list.
            var y = rect.origin.y
            for part in parts {
                let inner = Proposal(width: rect.size.width, height: nil)
                let size = size(of: part, inner)
                place(
                    part, count: part.modifiers.count, rect: Rect(x: rect.origin.x, y: y, width: size.width, height: size.height),
                    proposal: inner)
                y += size.height
            }
        }
    }

    // MARK: Stacks

    private mutating func placeStack(
        _ children: [SwiftUINode], axis: Axis, alignment: SwiftUINode.Alignment, spacing: Double, rect: Rect, proposal: Proposal
    ) {
        let sizes = lengths(children, axis: axis, spacing: spacing, proposal: proposal)
        var place = rect.start(axis)
        for (child, size) in zip(children, sizes) {
            var origin = rect.origin
            origin[axis] = place
            origin[axis.other] += alignment.offset(of: size[axis.other], in: rect.size[axis.other])
            var inner = proposal
            inner[axis] = proposal[axis] == nil ? nil : size[axis]
            // The child gives the same size again if it is proposed the length that it chose.
            self.place(child, count: child.modifiers.count, rect: Rect(origin: origin, size: size), proposal: inner)
            place += size[axis] + spacing
        }
    }

    /// Returns the sizes of a stack's children. The least flexible are asked first, and the others share the remaining space.
    private mutating func lengths(_ children: [SwiftUINode], axis: Axis, spacing: Double, proposal: Proposal) -> [Size] {
        guard let room = proposal[axis] else { return children.map { stackSize(of: $0, axis, proposal: proposal) } }
        var sizes = Array(repeating: Size.zero, count: children.count)
        func ask(_ layout: inout StackLayout, _ index: Int, _ offered: Double) -> Double {
            var offer = proposal
            offer[axis] = offered
            sizes[index] = layout.stackSize(of: children[index], axis, proposal: offer)
            return sizes[index][axis]
        }
        // Those with the highest priority share everything except the minimum lengths of the others. Spacers have the lowest.
        let spacers = children.indices.filter { children[$0].isSpacer }
        let first = children.indices.filter { children[$0].modifiers.last?.isPriority ?? false }
        let others = children.indices.filter { !children[$0].isSpacer && !first.contains($0) }
        var rest = room - spacing * Double(max(0, children.count - 1))
        let levels = [first, others, spacers].filter { !$0.isEmpty }
        for (level, members) in levels.enumerated() {
            let reserved = levels[(level + 1)...].joined().map { ask(&self, $0, 0) }.reduce(0, +)
            rest -= reserved
            share(&rest, among: members, ask: ask)
            rest += reserved
        }
        return sizes
    }

    /// Distributes space among children, the least flexible first. Each is offered an equal share of the remaining space and uses as much as it
    /// needs.
    private mutating func share(_ rest: inout Double, among members: [Int], ask: (inout StackLayout, Int, Double) -> Double) {
        let flexibilities = members.map { member in
            let least = ask(&self, member, 0)
            return (member: member, flexibility: ask(&self, member, .infinity) - least)
        }
        let order = flexibilities.sorted { ($0.flexibility, $0.member) < ($1.flexibility, $1.member) }
        for (place, entry) in order.enumerated() {
            let taken = ask(&self, entry.member, max(0, rest / Double(order.count - place)))
            if rest.isFinite { rest -= taken }
        }
    }

    /// Returns the size of a child in a stack. A spacer has a length only there.
    private mutating func stackSize(of node: SwiftUINode, _ axis: Axis, proposal: Proposal) -> Size {
        guard case .spacer(let minimum) = node.content else { return size(of: node, proposal) }
        var result = Size.zero
        let least = minimum ?? Self.usualSpace
        result[axis] = max(least, proposal[axis] ?? least)
        return result
    }
}

// MARK: Grids

extension StackLayout {
    /// Returns the lengths of a grid's columns and rows. Each is as long as its longest cell, and space is shared as in stacks.
    private mutating func tracks(of grid: SwiftUINode.Grid, _ proposal: Proposal) -> (columns: [Double], rows: [Double]) {
        let columns = tracks(grid.columns.count, spacing: grid.horizontalSpacing, room: proposal.width) { layout, column, offered in
            grid.rows.map { layout.size(of: $0[column], Proposal(width: offered, height: nil)).width }.max() ?? 0
        }
        let rows = tracks(grid.rows.count, spacing: grid.verticalSpacing, room: proposal.height) { layout, row, offered in
            zip(grid.rows[row], columns).map { layout.size(of: $0, Proposal(width: $1, height: offered)).height }.max() ?? 0
        }
        return (columns, rows)
    }

    private mutating func tracks(
        _ count: Int, spacing: Double, room: Double?, length: (inout StackLayout, Int, Double?) -> Double
    ) -> [Double] {
        guard let room else { return (0..<count).map { length(&self, $0, nil) } }
        var result = Array(repeating: 0.0, count: count)
        var rest = room - spacing * Double(max(0, count - 1))
        share(&rest, among: Array(0..<count)) { layout, track, offered in
            result[track] = length(&layout, track, offered)
            return result[track]
        }
        return result
    }

    private mutating func placeGrid(_ grid: SwiftUINode.Grid, rect: Rect, proposal: Proposal) {
        let lengths = tracks(of: grid, proposal)
        var y = rect.origin.y
        for (row, height) in zip(grid.rows, lengths.rows) {
            var x = rect.origin.x
            for (column, width) in lengths.columns.enumerated() {
                let inner = Proposal(width: width, height: height)
                let size = size(of: row[column], inner)
                let cell = Rect(x: x, y: y, width: width, height: height)
                place(
                    row[column], count: row[column].modifiers.count,
                    rect: Self.aligned(size, in: cell, horizontal: grid.columns[column], vertical: grid.vertical), proposal: inner)
                x += width + grid.horizontalSpacing
            }
            y += height + grid.verticalSpacing
        }
    }
}

extension SwiftUINode {
    fileprivate var isSpacer: Bool {
        if case .spacer = content { return true }
        return false
    }
}

extension SwiftUINode.Alignment {
    /// Returns the offset of a length in a longer one.
    func offset(of length: Double, in room: Double) -> Double {
        switch self {
        case .leading: 0
        case .center: (room - length) / 2
        case .trailing: room - length
        }
    }
}
