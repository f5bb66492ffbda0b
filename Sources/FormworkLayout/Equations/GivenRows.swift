import FormworkSolver
import FormworkModel

/// The rows for the values that the document gives: the root's size, and the frames of views with autoresizing masks.
struct GivenRows {
    private let geometry: TreeGeometry
    private var context: LayoutContext { geometry.context }
    private var items: Table<ItemIndex, TreeItem> { _read { yield geometry.items } }

    init(_ geometry: TreeGeometry) { self.geometry = geometry }

    /// - Returns: The rows that hold the root's width and height.
    func add(to equations: inout Equations) -> RootRows {
        let root = geometry.frame(.root)
        let size = geometry.tree.surroundings.size
        equations.fix(root.left, relation: .equal, value: 0, origin: .given(.root))
        equations.fix(root.top, relation: .equal, value: 0, origin: .given(.root))
        let rows = RootRows(
            width: equations.fix(root.breadth, relation: .equal, value: size.width, origin: .given(.root)),
            height: equations.fix(root.tallness, relation: .equal, value: size.height, at: heightPriority, origin: .given(.root)))
        for item in items.indices {
            guard let parent = items[item].parent else { continue }
            if !items[item].isPlacedByLayout {
                follow(item, in: parent, equations: &equations)
            } else if context.isMac, items[parent].name == .splitView {
                fill(item, in: parent, equations: &equations)
            }
        }
        return rows
    }

    /// The priority of the root's height. On a device a self-sizing root keeps its recorded height unless a required constraint contradicts it; with
    /// another text size it fits its content. Interface Builder's canvas always keeps the height and breaks a constraint instead.
    private var heightPriority: Double {
        guard geometry.tree.situation.isSelfSizing else { return 1000 }
        if context.options.textSize != nil { return Self.fittingSizeLevel }
        return context.environment.kind == .device ? 999.9 : 1000
    }

    /// UIKit's `fittingSizeLevel`, for the smallest size that the content allows.
    private static let fittingSizeLevel = 50.0

    /// Makes a pane of an AppKit split view fill it across the direction of the panes.
    private func fill(_ item: ItemIndex, in parent: ItemIndex, equations: inout Equations) {
        let isBeside = context.values.flag(.vertical, node: items[parent].node) == true
        let across: Axis = isBeside ? .vertical : .horizontal
        equations.relate(
            geometry.frame(item).start(along: across), relation: .equal, right: geometry.frame(parent).start(along: across),
            origin: .given(item))
        equations.relate(
            geometry.frame(item).length(along: across), relation: .equal, right: geometry.frame(parent).length(along: across),
            origin: .given(item))
    }

    private func follow(_ item: ItemIndex, in parent: ItemIndex, equations: inout Equations) {
        let box = geometry.frame(item)
        if context.isMac, let distances = AppKitParts(tree: geometry.tree).insets(of: items[item], in: items[parent]) {
            let superview = geometry.frame(parent).shrunk(by: distances)
            equations.relate(box.left, relation: .equal, right: superview.left, origin: .given(item))
            equations.relate(box.right, relation: .equal, right: superview.right, origin: .given(item))
            equations.relate(box.top, relation: .equal, right: superview.top, origin: .given(item))
            equations.relate(box.bottom, relation: .equal, right: superview.bottom, origin: .given(item))
            return
        }
        var frame = items[item].frame
        let superview = geometry.frame(parent)
        let record = context.values.index.views[items[item].view.number]
        var mask = items[item].placement == .recorded ? [] : record.autoresizing
        // A cell's content view fills the cell regardless of its mask.
        if parent == .root, geometry.tree.situation.kind.isCell, context.values.isWord(.key, node: items[item].node, word: "contentView") {
            mask = [.flexibleWidth, .flexibleHeight]
        }
        // Next to the device's sensor housing it stays within the safe area.
        var sides = (left: 0.0, right: 0.0)
        if parent == .root, geometry.tree.situation.kind.isCell, context.values.isWord(.key, node: items[item].node, word: "contentView"),
            let table = geometry.tree.table
        {
            sides = table.contentInsets(ofRecorded: geometry.tree.situation.frame)
        }
        // A blind layout may not use the recorded size of a superview that it places itself.
        var extent = items[parent].frame.size
        let below = context.isMac && !ViewOrientation.isFlipped(items[parent].name)
        if context.options.isBlind && items[parent].isPlacedByLayout {
            if below { frame.origin.y = record.layoutFrame.origin.y }
            extent = Size(width: frame.size.width + 2 * frame.origin.x, height: frame.size.height + 2 * frame.origin.y)
        }
        frame.origin.x += sides.left
        extent.width += sides.left + sides.right
        let mayShrink = geometry.tree.isKept || items[parent].isPlacedByLayout
        Following(
            start: (box.left, superview.left), end: (box.right, superview.right), length: box.breadth, from: frame.origin.x,
            size: frame.size.width, extent: extent.width,
            flexible: (mask.contains(.flexibleMinX), mask.contains(.flexibleWidth), mask.contains(.flexibleMaxX)), mayShrink: mayShrink,
            origin: .given(item)
        ).add(to: &equations)
        let minimum = mask.contains(.flexibleMinY)
        // Without any flexibility the origin is kept, which on macOS is the lower left corner.
        let isStiff = !minimum && !mask.contains(.flexibleHeight)
        let maximum = mask.contains(.flexibleMaxY) || below && isStiff
        Following(
            start: (box.top, superview.top), end: (box.bottom, superview.bottom), length: box.tallness, from: frame.origin.y,
            size: frame.size.height, extent: extent.height,
            flexible: (below ? maximum : minimum, mask.contains(.flexibleHeight), below ? minimum : maximum), mayShrink: mayShrink,
            origin: .given(item)
        ).add(to: &equations)
    }
}

/// The rows of a frame that follows its superview along one axis. Flexible parts take their share of the superview's growth.
private struct Following {
    let start: (own: Position, superview: Position)
    let end: (own: Position, superview: Position)
    let length: Position
    /// The recorded distance from the superview's start, the recorded length, and the superview's recorded length.
    let from: Double
    let size: Double
    let extent: Double
    let flexible: (before: Bool, size: Bool, after: Bool)
    /// Whether the superview's length may change. A view with only a flexible size then gets a length of at least 0, so that the superview isn't
    /// shorter than the two fixed distances.
    let mayShrink: Bool
    let origin: RowOrigin

    func add(to equations: inout Equations) {
        let after = extent - from - size
        if flexible.size && !flexible.before && !flexible.after {
            equations.relate(start.own, relation: .equal, right: start.superview, plus: from, origin: origin)
            equations.relate(end.own, relation: .equal, right: end.superview, plus: -after, origin: origin)
            if mayShrink { equations.fix(length, relation: .greaterThanOrEqual, value: 0, at: 999.9, origin: origin) }
        } else if flexible.before && !flexible.size && !flexible.after {
            equations.relate(end.own, relation: .equal, right: end.superview, plus: -after, origin: origin)
            equations.fix(length, relation: .equal, value: size, origin: origin)
        } else if !flexible.before && !flexible.size {
            equations.relate(start.own, relation: .equal, right: start.superview, plus: from, origin: origin)
            equations.fix(length, relation: .equal, value: size, origin: origin)
        } else {
            // Growth is shared in proportion to size, as UIKit and AppKit do it.
            let parts = (flexible.before ? max(from, 0) : 0) + (flexible.size ? max(size, 0) : 0) + (flexible.after ? max(after, 0) : 0)
            let count = [flexible.before, flexible.size, flexible.after].filter { $0 }.count
            let before = !flexible.before ? 0 : parts > 0 ? max(from, 0) / parts : 1 / Double(count)
            let growth = !flexible.size ? 0 : parts > 0 ? max(size, 0) / parts : 1 / Double(count)
            // start = superview.start + from + before × (superview.length − extent)
            equations.begin(constant: -from + before * extent)
            equations.term(start.own)
            equations.term(start.superview, -1 + before)
            equations.term(end.superview, -before)
            equations.end(.equal, origin: origin)
            equations.begin(constant: -size + growth * extent)
            equations.term(length)
            equations.term(start.superview, growth)
            equations.term(end.superview, -growth)
            equations.end(.equal, origin: origin)
        }
    }
}
