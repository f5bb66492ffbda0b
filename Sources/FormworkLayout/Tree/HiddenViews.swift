import FormworkModel
import FormworkTree

/// Finds the axes along which the hidden views of a document collapse to zero.
///
/// See <doc:/FormworkModel/HidingMasters#What-shrinks>.
struct HiddenViews {
    private let values: ResolvedDocument
    /// Nil where no view collapses, because nothing in the document asks for it.
    private let links: InterfaceDocument.HidingLinks?

    /// - Complexity: O(n) in the number of connections and runtime attributes.
    init(_ values: ResolvedDocument) {
        self.values = values
        let links = InterfaceDocument.HidingLinks(values.document)
        let isWritten = values.index.runtimeAttributes.contains {
            values.tree.equals($0.keyPath, other: InterfaceDocument.HidingLinks.autoCollapse)
        }
        self.links = isWritten || !links.links.isEmpty ? links : nil
    }

    /// Returns the axes along which a view collapses while it is hidden.
    func collapsingAxes(of view: ViewIndex) -> InterfaceDocument.CollapsingAxes {
        guard let links else { return [] }
        return View(values.document, index: view).collapsingAxes(links)
    }

    /// Whether a view is hidden and collapses.
    func collapses(_ view: ViewIndex) -> Bool { values.isHidden(view) && !collapsingAxes(of: view).isEmpty }
}

extension ResolvedDocument {
    /// Whether a view is hidden itself, regardless of its ancestors.
    func isHidden(_ view: ViewIndex) -> Bool {
        let record = index.views[view.number]
        let node = record.node
        return variations(of: node).isEmpty ? record.flags.contains(.hidden) : flag(.hidden, node: node) ?? false
    }
}
