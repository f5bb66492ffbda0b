public import FormworkModel
import FormworkTree

/// The changes made by applying a template. Constraints are compared by meaning, not by form.
///
/// See <doc:LayoutTemplates#How-differences-are-compared>.
public struct TemplateDiff: Hashable, Sendable {
    /// A new constraint between targets.
    public struct Addition: Hashable, Sendable {
        /// The constraint, with targets as its items.
        public let value: InterfaceDocument.ConstraintValue
        /// The template's constraint that is copied.
        public let origin: InterfaceDocument.Constraint
        /// The owner: the nearest common ancestor of the items. Nil if the targets are in different trees, so that the constraint can't be
        /// created.
        public let owner: InterfaceDocument.View?
    }

    /// A change of an attribute that a target gets from its template view.
    public struct AttributeChange: Hashable, Sendable {
        /// The target.
        public let view: InterfaceDocument.View
        /// The key path, with dots.
        public let keyPath: String
        /// The old value; nil if the document has none and the default isn't known.
        public let from: InterfaceDocument.RuntimeAttribute.Value?
        /// The new value; nil if the template view has none.
        public let to: InterfaceDocument.RuntimeAttribute.Value?
    }

    /// The controller's constraints that are equal to one of the template.
    public let unchanged: [InterfaceDocument.Constraint]
    /// The template's constraints that the controller already has, each with the controller's.
    package let repeated: [Constraint: Constraint]
    /// The controller's constraints that are removed, in document order.
    public let removed: [InterfaceDocument.Constraint]
    /// The added constraints, in the order of the template's.
    public let added: [Addition]
    /// The changed attributes, in the order of the pairs.
    public let attributes: [AttributeChange]

    /// - Complexity: O(n) in the number of constraints of the template and its targets.
    public init(_ report: TemplateReport) {
        let pairs = report.template.pairs
        let targets = Dictionary(pairs.map { ($0.view.record.node, $0.target) }, uniquingKeysWith: { first, _ in first })
        func target(_ node: NodeIndex?) -> View? { node.flatMap { targets[$0] } }

        var waiting: [InterfaceDocument.ConstraintTerms<NodeIndex?>: [(constraint: Constraint, meaning: CanonicalConstraint)]] = [:]
        for constraint in report.replaced {
            let meaning = CanonicalConstraint(constraint.record.terms)
            waiting[meaning.key, default: []].append((constraint, meaning))
        }
        var unchanged: Set<Constraint> = []
        var repeated: [Constraint: Constraint] = [:]
        var added: [Addition] = []
        for constraint in report.copied {
            let meaning = CanonicalConstraint(constraint.record.terms.mapItems { target($0)?.record.node })
            if let match = waiting[meaning.key]?.firstIndex(where: { $0.meaning.means(meaning) }),
                let found = waiting[meaning.key]?.remove(at: match)
            {
                unchanged.insert(found.constraint)
                repeated[constraint] = found.constraint
            } else if let first = target(constraint.record.first) {
                added.append(Addition(constraint, first: first, second: target(constraint.record.second)))
            }
        }
        self.unchanged = report.replaced.filter(unchanged.contains)
        self.repeated = repeated
        removed = report.replaced.filter { !unchanged.contains($0) }
        self.added = added
        attributes = pairs.flatMap { pair in
            pair.transferredKeyPaths(report.template.generation).compactMap { AttributeChange(pair, keyPath: $0) }
        }
    }
}

extension TemplateDiff.Addition {
    fileprivate init(_ constraint: Constraint, first: View, second: View?) {
        var value = constraint.value
        value.first.item = first.id
        value.second?.item = second?.id
        self.init(
            value: value, origin: constraint,
            owner: constraint.hasSecondItem ? second.flatMap { first.nearestCommonAncestor(with: $0) } : first)
    }
}

extension TemplateDiff.AttributeChange {
    /// Returns nil if both views have the same value.
    fileprivate init?(_ pair: LayoutTemplate.Pair, keyPath: String) {
        let from = pair.target.value(forKeyPath: keyPath)
        let to = pair.view.value(forKeyPath: keyPath)
        if from == to { return nil }
        self.init(view: pair.target, keyPath: keyPath, from: from, to: to)
    }
}

extension LayoutTemplate.Pair {
    /// Returns the key paths in the order of transfer; since 1.0 the list itself comes first.
    ///
    /// See <doc:LayoutTemplates#Which-attributes-are-handed-over>.
    func transferredKeyPaths(_ generation: LayoutTemplate.Generation) -> [String] {
        switch generation {
        case .object: attributes
        case .view: [LayoutTemplate.AttributeList.keyPath] + attributes.filter { $0 != LayoutTemplate.AttributeList.keyPath }
        }
    }
}
