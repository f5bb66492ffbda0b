import FormworkModel
import FormworkTree

extension TreeMetrics {
    /// Corrects recorded widths that an equal-widths constraint relates but that differ by one point: the wider one is reduced by half a point. A
    /// width of half a point is recorded rounded up or down, depending on the positions of its edges.
    ///
    /// Buttons of macOS 26 have such widths. A view without such a constraint keeps its recorded width.
    ///
    /// - Complexity: O(n) in the number of items and constraints.
    mutating func evenWidths(_ tree: LayoutTree) {
        let (index, installation) = (tree.context.values.index, tree.context.installation)
        func item(_ node: NodeIndex?) -> ItemIndex? {
            guard let node else { return nil }
            let reference = index.recordOfNode[node]
            return reference.kind == .view ? tree.item(of: ViewIndex(Int(reference.index))) : nil
        }
        var wider: Set<ItemIndex> = []
        for owner in tree.items.indices {
            for number in index.views[tree.items[owner].view.number].constraints.range where installation.constraints[number] {
                let record = index.constraints[number]
                guard record.saysEqualWidths, let first = item(record.first), let second = item(record.second),
                    let width = self[first].intrinsicWidth, let other = self[second].intrinsicWidth, abs(width - other) == 1
                else { continue }
                wider.insert(width > other ? first : second)
            }
        }
        for item in wider { narrow(item, by: 0.5) }
    }
}

extension ConstraintRecord {
    /// Whether it requires two widths to be equal.
    fileprivate var saysEqualWidths: Bool {
        firstAttribute == .width && secondAttribute == .width && relation == .equal && multiplier == 1 && constant == 0 && priority == 1000
    }
}
