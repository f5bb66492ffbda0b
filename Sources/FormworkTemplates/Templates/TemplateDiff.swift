public import FormworkModel
import FormworkTree

/// What applying a template changes: constraints compared by what they say, not by how it is written.
///
/// See <doc:LayoutTemplates#How-differences-are-compared>.
public struct TemplateDiff: Hashable, Sendable {
    /// A constraint between the targets that the template brings.
    public struct Addition: Hashable, Sendable {
        /// What it says of the targets.
        public let value: InterfaceDocument.ConstraintValue
        /// The template's constraint that it comes from.
        public let origin: InterfaceDocument.Constraint
        /// The view that will own it: the nearest common ancestor of its items. Nil where the targets stand in
        /// different trees, so that the constraint cannot be made.
        public let owner: InterfaceDocument.View?
    }

    /// The value of an attribute that a target takes over from its template view.
    public struct AttributeChange: Hashable, Sendable {
        /// The target.
        public let view: InterfaceDocument.View
        /// The key path, with dots.
        public let keyPath: String
        /// Nil where the document says nothing and the default is not known.
        public let from: InterfaceDocument.RuntimeAttribute.Value?
        /// What it becomes; nil where the template view says nothing.
        public let to: InterfaceDocument.RuntimeAttribute.Value?
    }

    /// The controller's constraints that the template says too.
    public let unchanged: [InterfaceDocument.Constraint]
    /// The template's constraints that the controller has too, and the controller's.
    package let repeated: [Constraint: Constraint]
    /// The controller's constraints that go, in the document's order.
    public let removed: [InterfaceDocument.Constraint]
    /// The constraints that come, in the order of the template's.
    public let added: [Addition]
    /// The attributes that change, in the order of the pairs.
    public let attributes: [AttributeChange]

    /// - Complexity: O(n) in the number of constraints of the template and its targets.
    public init(_ report: TemplateReport) {
        let pairs = report.template.pairs
        let targets = Dictionary(pairs.map { ($0.view.record.node, $0.target) }, uniquingKeysWith: { first, _ in first })
        func target(_ node: NodeIndex?) -> View? { node.flatMap { targets[$0] } }

        var waiting: [ConstraintTerms<NodeIndex?>: [(constraint: Constraint, meaning: CanonicalConstraint)]] = [:]
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
    /// Nil where both views have the same value.
    fileprivate init?(_ pair: TemplatePair, keyPath: String) {
        let from = pair.target.value(forKeyPath: keyPath)
        let to = pair.view.value(forKeyPath: keyPath)
        if from == to { return nil }
        self.init(view: pair.target, keyPath: keyPath, from: from, to: to)
    }
}

extension TemplatePair {
    /// The key paths in the order in which they are handed over; since 1.0 the list itself comes first.
    ///
    /// See <doc:LayoutTemplates#Which-attributes-are-handed-over>.
    func transferredKeyPaths(_ generation: LayoutTemplate.Generation) -> [String] {
        switch generation {
        case .object: attributes
        case .view: [TemplateAttributeList.keyPath] + attributes.filter { $0 != TemplateAttributeList.keyPath }
        }
    }
}
