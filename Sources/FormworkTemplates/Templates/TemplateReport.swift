public import FormworkModel
import FormworkTree

/// The constraints that a layout template provides, and its effect on its targets, determined without solving.
///
/// Constraints are selected by their items, not by their owners (see <doc:LayoutTemplates#Which-constraints-are-replaced>).
public struct TemplateReport: Hashable, Sendable {
    /// The template.
    public let template: LayoutTemplate

    /// The template's constraints that are copied to the targets: those between views with a target, and those of their sizes.
    public let copied: [InterfaceDocument.Constraint]

    /// The template's constraints that aren't copied.
    public let ignored: [TemplateReport.IgnoredConstraint]

    /// The controller's constraints that the copies replace: those between targets, and those of their sizes.
    public let replaced: [InterfaceDocument.Constraint]

    /// The controller's constraints on targets that aren't replaced.
    public let kept: [InterfaceDocument.Constraint]

    /// The views, except the root, that are items of the template's constraints and have no outlet `targetView`.
    public let viewsWithoutTarget: [InterfaceDocument.View]

    /// Creates the report on one template of a document in its loaded state.
    public init(_ template: LayoutTemplate) { self.init(template, LayoutState(template.document)) }

    /// Creates the report on one template with the active constraints of a state.
    public init(_ template: LayoutTemplate, _ state: LayoutState) {
        self.template = template
        let document = template.document
        func constraint(_ index: Int) -> Constraint { Constraint(document: document, index: index) }
        let inside = template.root?.subtree ?? []
        let nodes = template.root.map { TemplateNodes($0) }
        let pairs = state.installedPairs(of: template)
        let mapped = Set(pairs.map { $0.view.record.node })
        let relevant = Set(state.relevantOfDocument(mapped, release: template.release))
        var copied: [Constraint] = []
        var ignored: [TemplateReport.IgnoredConstraint] = []
        var participants: Set<NodeIndex> = []
        for index in state.constraintsByItem.indices(ofGuidesOrViews: inside) where state.isActive[index] {
            let constraint = constraint(index)
            let record = constraint.record
            // Skip a constraint of the controller's that only refers to a view of the template.
            guard let nodes, nodes.contains(record.owner) || record.first.map(nodes.contains) ?? false else { continue }
            participants.formUnion([record.first, record.second].compactMap(\.self))
            // The first release selects sizes equal to an outside view's, which can't be copied.
            if relevant.contains(index), !constraint.hasSecondItem || record.second.map(mapped.contains) ?? false {
                copied.append(constraint)
            } else if let reason = nodes.reason(toIgnore: constraint) {
                ignored.append(TemplateReport.IgnoredConstraint(constraint: constraint, reason: reason))
            }
        }
        self.copied = copied
        self.ignored = ignored
        viewsWithoutTarget = inside.dropFirst().filter { participants.contains($0.record.node) && $0.targetOutlet == nil }

        let targets = Set(pairs.map { $0.target.record.node })
        let replaced = Set(state.relevantOfDocument(targets, release: template.release))
        let touching = state.constraintsByItem.indices(of: targets).filter { state.isActive[$0] }
        self.replaced = touching.filter(replaced.contains).map(constraint)
        kept = touching.filter { !replaced.contains($0) }.map(constraint)
    }

    /// The changes made by applying the template.
    public var diff: TemplateDiff { TemplateDiff(self) }
}

extension InterfaceDocument {
    /// The reports on all layout templates, in document order.
    ///
    /// - Complexity: O(n) in the size of the document and of the templates; O(1) if it has none.
    public var templateReports: [TemplateReport] {
        let templates = layoutTemplates
        guard !templates.isEmpty else { return [] }
        let state = LayoutState(self)
        return templates.map { TemplateReport($0, state) }
    }
}

/// The nodes of a template.
private struct TemplateNodes {
    let document: InterfaceDocument
    let range: Range<NodeIndex>

    init(_ root: View) {
        document = root.document
        let first = root.record.node
        range = first..<document.tree.nodes[first].subtreeEnd
    }

    func contains(_ node: NodeIndex) -> Bool { range.contains(node) }

    /// Returns the reason for not copying a constraint; nil for one without effect, such as a position without a second item.
    func reason(toIgnore constraint: Constraint) -> TemplateReport.IgnoredConstraint.Reason? {
        let record = constraint.record
        guard let first = record.first else { return nil }
        var items = [first]
        if constraint.hasSecondItem {
            guard let second = record.second else { return nil }
            items.append(second)
        }
        let kinds = document.index.recordOfNode
        if items.contains(where: { kinds[$0].kind == .guide }) { return .layoutGuide }
        if items.contains(where: { !contains($0) }) { return .foreignOwner }
        if !constraint.hasSecondItem, !record.firstAttribute.isSize { return nil }
        return .missingTargetView
    }
}
