import FormworkSolver
import FormworkModel

/// The rows for undetermined values: a view keeps its recorded frame, or gets the default size of a new view.
struct FallbackRows {
    private let geometry: TreeGeometry
    private var context: LayoutContext { geometry.context }
    private var items: Table<ItemIndex, TreeItem> { _read { yield geometry.items } }

    init(_ geometry: TreeGeometry) { self.geometry = geometry }

    /// Adds rows that keep ambiguous items at their positions and sizes.
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
                ? stayAsLarge(item, along: quantity.axis, equations: &equations)
                : stayInPlace(item, along: quantity.axis, equations: &equations)
            if stays { added = true }
        }
        return added
    }

    private func mayStayAsRecorded(_ item: ItemIndex) -> Bool {
        if !items[item].isPlacedByLayout { return context.usesRecorded || !context.isMac }
        return context.usesRecorded && context.values.index.views[items[item].view.number].flags.contains(.hasFrame)
    }

    private func stayInPlace(_ item: ItemIndex, along axis: Axis, equations: inout Equations) -> Bool {
        guard mayStayAsRecorded(item), let parent = items[item].parent else { return false }
        equations.relate(
            geometry.frame(item).start(along: axis), relation: .equal, right: geometry.frame(parent).start(along: axis),
            plus: items[item].frame.origin[axis], at: 0.01, origin: .stay(item))
        return true
    }

    private func stayAsLarge(_ item: ItemIndex, along axis: Axis, equations: inout Equations) -> Bool {
        let insets = geometry.metrics[item].alignmentInsets
        let size = items[item].frame.size
        let value: Double
        if mayStayAsRecorded(item) {
            value = axis == .horizontal ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
        } else if context.isMac {
            return stayAsInAppKit(item, along: axis, equations: &equations)
        } else if items[item].placement == .arranged {
            value = LayoutTree.librarySize[axis]
        } else {
            return false
        }
        equations.fix(geometry.length(item, along: axis), relation: .equal, value: value, at: 0.02, origin: .stay(item))
        return true
    }

    /// Sizes a view as AppKit does if nothing else determines its size: an arranged view fills its stack across, and has the default length of a new
    /// view along it. A document view is as large as its clip view.
    ///
    /// - Returns: Whether the view is one of these.
    private func stayAsInAppKit(_ item: ItemIndex, along axis: Axis, equations: inout Equations) -> Bool {
        guard let parent = items[item].parent else { return false }
        let (own, outer) = (geometry.length(item, along: axis), geometry.length(parent, along: axis))
        if items[parent].name == .clipView {
            equations.relate(own, relation: .equal, right: outer, at: 0.03, origin: .stay(item))
            return true
        }
        guard items[item].placement == .arranged, items[parent].name == .stackView else { return false }
        if AppKitStackRows.axis(of: items[parent].node, context.values) == axis {
            equations.fix(own, relation: .equal, value: LayoutTree.librarySize[axis], at: 0.02, origin: .stay(item))
        } else {
            equations.relate(own, relation: .equal, right: outer, at: 0.03, origin: .stay(item))
        }
        return true
    }
}
