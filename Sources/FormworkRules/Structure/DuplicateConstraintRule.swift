import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// Finds constraints that are equivalent to another one.
struct DuplicateConstraintRule: ValidationRule {
    let id = "duplicate-constraint"
    let aliases = ["duplicate_constraint"]
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a constraint duplicates another one",
        explanation: """
            It has no effect until somebody changes one of the two: then they conflict. It comes from adding a constraint twice, or from merging. \
            Constraints with different priorities, or that a variation removes, are not duplicates. --fix removes the later one, unless an outlet \
            is connected to it.
            """,
        example: """
            <constraint firstAttribute="width" constant="100" id="Wid-Co-one"/>
            <constraint firstAttribute="width" constant="100" id="Wid-Co-two"/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        var firsts: [Meaning: Int] = [:]
        var repeated: [(first: Int, second: Int)] = []
        for (place, constraint) in context.index.constraints.enumerated() {
            guard let meaning = Meaning(constraint) else { continue }
            if let first = firsts[meaning] { repeated.append((first, place)) } else { firsts[meaning] = place }
        }
        if repeated.isEmpty { return [] }
        let varied = Self.variedIDs(context)
        let connected = Set(context.index.connections.compactMap(\.destination))
        return repeated.compactMap { pair in
            let (first, second) = (
                Constraint(document: context.document, index: pair.first), Constraint(document: context.document, index: pair.second)
            )
            if [first, second].contains(where: { $0.id.map(varied.contains) ?? false }) { return nil }
            let isNeeded = connected.contains(second.record.node) && !connected.contains(first.record.node)
            let (kept, spare) = isNeeded ? (second, first) : (first, second)
            let name = kept.id.map { "constraint '\($0)'" } ?? "another constraint"
            let text = spare.value.text { context.document.shortName(ofID: $0) }
            var finding = Finding(spare.element, "constraint duplicates \(name): \(text)")
            let isFree = !connected.contains(spare.record.node) && spare.connections.isEmpty && spare.identifier == nil
            if isFree { finding.fix = Fix([.remove(spare.element)]) }
            return finding
        }
    }

    /// Returns the ids of the elements that variations exclude or include.
    private static func variedIDs(_ context: ValidationContext) -> Set<String> {
        Set(context.elements(named: .exclude, .include).compactMap { $0[.reference] })
    }

    /// The meaning of a constraint, independent of the order of its items.
    private struct Meaning: Hashable {
        struct Side: Hashable {
            let item: NodeIndex?
            let attribute: LayoutAttribute
        }

        let first: Side
        let second: Side?
        let relation: LayoutRelation
        let multiplier: Double
        let constant: Double
        let priority: Double

        /// Returns nil for a constraint that isn't installed or refers to an object that isn't in the document.
        init?(_ constraint: ConstraintRecord) {
            guard constraint.first != nil, constraint.second != nil || constraint.secondText.isAbsent,
                constraint.flags.isDisjoint(with: .uninstalled.union(.placeholder).union(.invalid))
            else { return nil }
            var terms = constraint.terms
            if let flipped = terms.flipped, let second = terms.second, Self.isBefore(second, terms.first) { terms = flipped }
            first = Side(item: terms.first.item, attribute: terms.first.attribute)
            second = terms.second.map { Side(item: $0.item, attribute: $0.attribute) }
            relation = terms.relation
            (multiplier, constant, priority) = (terms.multiplier, terms.constant, terms.priority)
        }

        private static func isBefore(
            _ left: InterfaceDocument.ConstraintTerms<NodeIndex?>.Side, _ right: InterfaceDocument.ConstraintTerms<NodeIndex?>.Side
        ) -> Bool {
            (left.item?.place ?? -1, left.attribute.rawValue) < (right.item?.place ?? -1, right.attribute.rawValue)
        }
    }
}
