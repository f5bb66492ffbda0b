import FormworkModel
import FormworkTree

/// Which cells are as high as their content asks for when the application runs.
struct SelfSizing {
    /// The height that versions of Xcode before 9 write into every table: it says nothing of how its rows are sized.
    static let unchosenRowHeight = HostFrame.standardRowHeight

    private let values: ResolvedDocument

    init(_ values: ResolvedDocument) { self.values = values }

    /// Whether the recorded height of a root does not bind its content.
    ///
    /// A prototype is as high as its table's rows, a static cell as it says itself. How a cell at the top of a XIB is sized is not known: its
    /// table or collection stands elsewhere.
    ///
    /// - Parameters:
    ///   - root: The root's node.
    ///   - kind: What it is.
    ///   - container: The node that it stands in.
    ///   - host: The node of the view that it stands in; nil at the top.
    func isSelfSizing(_ root: NodeIndex, _ kind: RootSituation.Kind, in container: NodeIndex, host: NodeIndex?) -> Bool {
        switch kind {
        case .topLevelReusable: return true
        case .tableCell: break
        case .collectionCell, .controller, .topLevel, .part: return false
        }
        guard let host else { return true }
        if values.name(container) == .cells, isChosen(values.layoutNumber(.rowHeight, root)) { return false }
        return !isChosen(values.layoutNumber(.rowHeight, host))
    }

    private func isChosen(_ height: Double?) -> Bool { height.map { $0 > 0 && $0 != Self.unchosenRowHeight } ?? false }
}
