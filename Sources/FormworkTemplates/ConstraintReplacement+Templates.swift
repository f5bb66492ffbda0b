public import FormworkModel

extension ConstraintReplacement {
    /// What applying templates one after the other makes of the controller's constraints (seeds L-31 to L-34).
    ///
    /// - Complexity: O(n) in the number of constraints of the templates and their targets.
    public init(applying templates: [TemplateReport]) {
        var removed: Set<Constraint> = []
        var added: [Addition] = []
        for report in templates {
            let targets = Set(report.template.pairs.compactMap(\.target.id))
            // What an earlier template brought for these targets goes like the controller's own.
            added.removeAll { $0.value.isRelevant(among: targets) }
            removed.formUnion(report.replaced)
            let ids = Dictionary(
                report.template.pairs.compactMap { pair in pair.view.id.map { ($0, pair.target.id) } },
                uniquingKeysWith: { first, _ in first })
            for constraint in report.copied {
                var value = constraint.value
                value.first.item = value.first.item.flatMap { ids[$0] ?? nil }
                if let item = value.second?.item { value.second?.item = ids[item] ?? nil }
                added.append(Addition(value, origin: constraint))
            }
        }
        self.init(removed: removed.sorted { $0.index < $1.index }, added: added)
    }
}

extension ConstraintValue {
    /// Whether it speaks of two of the views, or of a size of one.
    fileprivate func isRelevant(among ids: Set<String>) -> Bool {
        guard let item = first.item, ids.contains(item) else { return false }
        guard let second else { return first.attribute.isSize }
        return second.item.map(ids.contains) ?? false
    }
}
