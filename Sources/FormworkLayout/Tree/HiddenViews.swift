import FormworkModel
import FormworkTree

/// What becomes of the hidden views of a document: which of their sides shrink to nothing.
///
/// See <doc:/FormworkModel/HidingMasters#What-shrinks>.
struct HiddenViews {
    private let values: ResolvedDocument
    /// Nil where no view shrinks, because nothing in the document speaks of it.
    private let links: HidingLinks?

    /// - Complexity: O(n) in the number of connections and runtime attributes.
    init(_ values: ResolvedDocument) {
        self.values = values
        let links = HidingLinks(values.document)
        let isWritten = values.index.runtimeAttributes.contains { values.tree.equals($0.keyPath, HidingLinks.autoCollapse) }
        self.links = isWritten || !links.links.isEmpty ? links : nil
    }

    /// The sides of a view that shrink while it is hidden.
    func collapsingAxes(of view: ViewIndex) -> CollapsingAxes {
        guard let links else { return [] }
        return View(values.document, view).collapsingAxes(links)
    }

    /// Whether a view is hidden and shrinks.
    func collapses(_ view: ViewIndex) -> Bool { values.isHidden(view) && !collapsingAxes(of: view).isEmpty }
}

extension ResolvedDocument {
    /// Whether a view is hidden itself.
    func isHidden(_ view: ViewIndex) -> Bool {
        let record = index.views[view.number]
        let node = record.node
        return variations(of: node).isEmpty ? record.flags.contains(.hidden) : flag(.hidden, node) ?? false
    }
}
