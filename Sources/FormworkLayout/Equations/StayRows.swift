import FormworkModel
import FormworkSolver

/// The rows of what nothing decides: a view stays as it is recorded, or as it comes from the library.
struct StayRows {
    private let geometry: TreeGeometry
    private var context: LayoutContext { geometry.context }
    private var items: Table<ItemIndex, TreeItem> { _read { yield geometry.items } }

    init(_ geometry: TreeGeometry) { self.geometry = geometry }

    /// Has items stay where the constraints leave them room.
    ///
    /// - Returns: Whether any row was added.
    func add(_ freedom: [Ambiguity], arrangedOnly: Bool, to equations: inout Equations) -> Bool {
        var added = false
        for ambiguity in freedom {
            guard case .item(let item, let quantity) = geometry.boxes.owner(of: ambiguity.variable),
                !arrangedOnly || items[item].placement == .arranged
            else { continue }
            let stays =
                quantity.isLength
                ? stayAsLarge(item, along: quantity.axis, &equations) : stayInPlace(item, along: quantity.axis, &equations)
            if stays { added = true }
        }
        return added
    }

    private func mayStayAsRecorded(_ item: ItemIndex) -> Bool {
        if !items[item].isPlacedByLayout { return context.usesRecorded || !context.isMac }
        return context.usesRecorded && context.values.index.views[items[item].view.number].flags.contains(.hasFrame)
    }

    private func stayInPlace(_ item: ItemIndex, along axis: Axis, _ equations: inout Equations) -> Bool {
        guard mayStayAsRecorded(item), let parent = items[item].parent else { return false }
        equations.relate(
            geometry.frame(item).start(along: axis), .equal, geometry.frame(parent).start(along: axis),
            plus: items[item].frame.origin[axis], at: 0.01, .stay(item))
        return true
    }

    private func stayAsLarge(_ item: ItemIndex, along axis: Axis, _ equations: inout Equations) -> Bool {
        let insets = geometry.metrics[item].alignmentInsets
        let size = items[item].frame.size
        let value: Double
        if mayStayAsRecorded(item) {
            value = axis == .horizontal ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
        } else if context.isMac {
            return stayAsInAppKit(item, along: axis, &equations)
        } else if items[item].placement == .arranged {
            value = LayoutTree.librarySize[axis]
        } else {
            return false
        }
        equations.fix(geometry.length(item, along: axis), .equal, value, at: 0.02, .stay(item))
        return true
    }

    /// A view of a stack of AppKit, about whose size nothing says anything, extends across the whole stack, and along it as far as a new view
    /// does; what scrolls is as large as the part of it that is seen.
    ///
    /// - Returns: Whether it is such a view.
    private func stayAsInAppKit(_ item: ItemIndex, along axis: Axis, _ equations: inout Equations) -> Bool {
        guard let parent = items[item].parent else { return false }
        let (own, outer) = (geometry.length(item, along: axis), geometry.length(parent, along: axis))
        if items[parent].name == .clipView {
            equations.relate(own, .equal, outer, at: 0.03, .stay(item))
            return true
        }
        guard items[item].placement == .arranged, items[parent].name == .stackView else { return false }
        if AppKitStack.axis(of: items[parent].node, context.values) == axis {
            equations.fix(own, .equal, LayoutTree.librarySize[axis], at: 0.02, .stay(item))
        } else {
            equations.relate(own, .equal, outer, at: 0.03, .stay(item))
        }
        return true
    }
}
