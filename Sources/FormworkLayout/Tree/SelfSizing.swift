import FormworkModel
import FormworkTree

/// Finds the cells whose height follows from their content at run time.
struct SelfSizing {
    /// The height that Xcode versions before 9 write into every table. It does not tell whether the rows are self-sizing.
    static let unchosenRowHeight = HostFrame.standardRowHeight

    private let values: ResolvedDocument

    init(_ values: ResolvedDocument) { self.values = values }

    /// Whether the recorded height of a root does not constrain its content.
    ///
    /// A prototype cell has the row height of its table, a static cell its own. The sizing of a cell at the top level of a XIB is unknown, because
    /// its table or collection view is not in the document.
    ///
    /// - Parameters:
    ///   - root: The root's node.
    ///   - kind: The root's kind.
    ///   - container: The node that contains the root.
    ///   - host: The node of the view that contains the root; nil at the top level.
    func isSelfSizing(_ root: NodeIndex, kind: RootSituation.Kind, in container: NodeIndex, host: NodeIndex?) -> Bool {
        switch kind {
        case .topLevelReusable: return true
        case .tableCell: break
        case .collectionCell, .controller, .topLevel, .part: return false
        }
        guard let host else { return true }
        if values.name(container) == .cells, isChosen(values.layoutNumber(.rowHeight, node: root)) { return false }
        return !isChosen(values.layoutNumber(.rowHeight, node: host))
    }

    private func isChosen(_ height: Double?) -> Bool { height.map { $0 > 0 && $0 != Self.unchosenRowHeight } ?? false }
}
