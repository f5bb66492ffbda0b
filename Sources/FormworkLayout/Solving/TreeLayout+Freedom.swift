import FormworkModel
import FormworkSolver

extension TreeLayout {
    /// Where nothing says what a view's frame is, it stays what is recorded, or as it comes from the library.
    mutating func settleFreedom() {
        var freedom = equations.ambiguities()
        // AppKit's stack and grid views share out what is left over by themselves: that is not for the document to say.
        if context.isMac, settle(freedom, arrangedOnly: true) { freedom = equations.ambiguities() }
        for ambiguity in freedom {
            let item = ambiguity.variable.index / 4
            if item >= items.count {
                noteContent(ambiguity.variable)
            } else if ambiguous.last != item, items[item].isPlacedByLayout {
                ambiguous.append(item)
            }
        }
        _ = settle(freedom, arrangedOnly: false)
    }

    /// Lets views stay, and solves again.
    ///
    /// - Returns: Whether there was anything to be done.
    private mutating func settle(_ freedom: [Ambiguity], arrangedOnly: Bool) -> Bool {
        var added = false
        for ambiguity in freedom {
            let (item, part) = ambiguity.variable.index.quotientAndRemainder(dividingBy: 4)
            guard item < items.count, !arrangedOnly || items[item].placement == .arranged else { continue }
            let isHorizontal = part % 2 == 0
            if part < 2 ? stayInPlace(item, isHorizontal) : stayAsLarge(item, isHorizontal) { added = true }
        }
        if added { solve() }
        return added
    }

    /// A scroll view whose content's size its subviews do not say.
    private mutating func noteContent(_ variable: Variable) {
        for (item, box) in contents where Int(box.width) == variable.index || Int(box.height) == variable.index {
            let isConstrained = items[item].children.contains { items[$0].isPlacedByLayout && items[$0].isNamed }
            if items[item].name == .scrollView, isConstrained, !ambiguous.contains(item) { ambiguous.append(item) }
        }
    }

    private func mayStayAsRecorded(_ item: Int) -> Bool {
        context.usesRecorded || !items[item].isPlacedByLayout && !context.isMac
    }

    private mutating func stayInPlace(_ item: Int, _ isHorizontal: Bool) -> Bool {
        let parent = items[item].parent
        guard mayStayAsRecorded(item), parent >= 0 else { return false }
        let (own, outer, origin) = (frameBox(item), frameBox(parent), items[item].frame.origin)
        equations.relate(
            isHorizontal ? own.left : own.top, .equal, isHorizontal ? outer.left : outer.top, plus: isHorizontal ? origin.x : origin.y,
            at: 0.01, .stay(item))
        return true
    }

    private mutating func stayAsLarge(_ item: Int, _ isHorizontal: Bool) -> Bool {
        let insets = items[item].metrics.alignmentInsets
        let size = items[item].frame.size
        let value: Double
        if mayStayAsRecorded(item) {
            value = isHorizontal ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
        } else if context.isMac {
            return stayAsWideAsStack(item, isWidth: isHorizontal)
        } else if items[item].placement == .arranged {
            value = isHorizontal ? Self.librarySize.width : Self.librarySize.height
        } else {
            return false
        }
        equations.fix(length(item, isHorizontal), .equal, value, at: 0.02, .stay(item))
        return true
    }

    /// The size of a view that was put into a stack view from the library.
    static var librarySize: Size { Size(width: 240, height: 128) }
}
