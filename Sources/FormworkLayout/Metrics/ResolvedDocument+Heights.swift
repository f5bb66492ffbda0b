import FormworkModel
import FormworkTree

extension ResolvedDocument {
    /// Returns the height that a view's own constraint requires, in points; nil without such a constraint.
    func writtenHeight(of node: NodeIndex) -> Double? {
        let reference = index.recordOfNode[node]
        guard reference.kind == .view else { return nil }
        for record in index.constraints[index.views[Int(reference.index)].constraints.range] {
            guard record.firstAttribute == .height, record.secondText.isAbsent, record.first == node, record.relation == .equal,
                record.priority == 1000
            else { continue }
            return record.constant
        }
        return nil
    }
}
