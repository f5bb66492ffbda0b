import FormworkModel
import FormworkSolver

extension TreeLayout {
    /// The root's size, and the frames that follow the superview by the autoresizing mask.
    mutating func addGiven() {
        let root = frameBox(0)
        equations.fix(root.left, .equal, 0, .given(0))
        equations.fix(root.top, .equal, 0, .given(0))
        sizeRows.width = equations.fix(root.breadth, .equal, surroundings.size.width, .given(0))
        sizeRows.height = equations.fix(root.tallness, .equal, surroundings.size.height, .given(0))
        for item in items.indices.dropFirst() where !items[item].isPlacedByLayout { follow(item) }
    }

    private mutating func follow(_ item: Int) {
        if context.isMac, let distances = appKitPartInsets(of: item) {
            let (box, superview) = (frameBox(item), frameBox(items[item].parent).shrunk(by: distances))
            equations.relate(box.left, .equal, superview.left, .given(item))
            equations.relate(box.right, .equal, superview.right, .given(item))
            equations.relate(box.top, .equal, superview.top, .given(item))
            equations.relate(box.bottom, .equal, superview.bottom, .given(item))
            return
        }
        var frame = items[item].frame
        let box = frameBox(item)
        let parent = items[item].parent
        let superview = frameBox(parent)
        let record = context.values.index.views[items[item].view]
        var mask = items[item].placement == .recorded ? [] : record.autoresizing
        // A cell's content fills it, whatever its mask says.
        if parent == 0, tree.situation.kind.isCell, context.values.isWord(.key, items[item].node, "contentView") {
            mask = [.flexibleWidth, .flexibleHeight]
        }
        // The superview's recorded size may not be read where a layout that reads none places it.
        var extent = items[parent].frame.size
        let below = context.isMac && !ViewOrientation.isFlipped(items[parent].name)
        if context.options.isBlind && items[parent].isPlacedByLayout {
            if below { frame.origin.y = record.layoutFrame.origin.y }
            extent = Size(width: frame.size.width + 2 * frame.origin.x, height: frame.size.height + 2 * frame.origin.y)
        }
        follow(
            start: (box.left, superview.left), end: (box.right, superview.right), length: box.breadth, from: frame.origin.x,
            size: frame.size.width, in: extent.width,
            flexible: (mask.contains(.flexibleMinX), mask.contains(.flexibleWidth), mask.contains(.flexibleMaxX)), item)
        let minimum = mask.contains(.flexibleMinY)
        // Where nothing is flexible the origin stays where it is, which on macOS is at the bottom.
        let isStiff = !minimum && !mask.contains(.flexibleHeight)
        let maximum = mask.contains(.flexibleMaxY) || below && isStiff
        follow(
            start: (box.top, superview.top), end: (box.bottom, superview.bottom), length: box.tallness, from: frame.origin.y,
            size: frame.size.height, in: extent.height,
            flexible: (below ? maximum : minimum, mask.contains(.flexibleHeight), below ? minimum : maximum), item)
    }

    /// Along one axis: what is flexible takes its share of the superview's growth.
    private mutating func follow(
        start: (own: Position, superview: Position), end: (own: Position, superview: Position), length: Position, from: Double,
        size: Double, in extent: Double, flexible: (before: Bool, size: Bool, after: Bool), _ item: Int
    ) {
        let after = extent - from - size
        if flexible.size && !flexible.before && !flexible.after {
            equations.relate(start.own, .equal, start.superview, plus: from, .given(item))
            equations.relate(end.own, .equal, end.superview, plus: -after, .given(item))
            // A superview whose size is not given has at least room for the distances.
            if isKept || items[items[item].parent].isPlacedByLayout {
                equations.fix(length, .greaterThanOrEqual, 0, at: 999.9, .given(item))
            }
        } else if flexible.before && !flexible.size && !flexible.after {
            equations.relate(end.own, .equal, end.superview, plus: -after, .given(item))
            equations.fix(length, .equal, size, .given(item))
        } else if !flexible.before && !flexible.size {
            equations.relate(start.own, .equal, start.superview, plus: from, .given(item))
            equations.fix(length, .equal, size, .given(item))
        } else {
            // Shares of the growth by size, as both kits divide it.
            let parts = (flexible.before ? max(from, 0) : 0) + (flexible.size ? max(size, 0) : 0) + (flexible.after ? max(after, 0) : 0)
            let count = [flexible.before, flexible.size, flexible.after].filter { $0 }.count
            let before = !flexible.before ? 0 : parts > 0 ? max(from, 0) / parts : 1 / Double(count)
            let growth = !flexible.size ? 0 : parts > 0 ? max(size, 0) / parts : 1 / Double(count)
            // start = superview.start + from + before × (superview.length − extent)
            equations.begin(constant: -from + before * extent)
            equations.term(start.own)
            equations.term(start.superview, -1 + before)
            equations.term(end.superview, -before)
            equations.end(.equal, .given(item))
            equations.begin(constant: -size + growth * extent)
            equations.term(length)
            equations.term(start.superview, growth)
            equations.term(end.superview, -growth)
            equations.end(.equal, .given(item))
        }
    }
}
