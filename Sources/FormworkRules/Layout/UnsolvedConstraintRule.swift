import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds constraints that the layout ignores.
struct UnsolvedConstraintRule: ValidationRule {
    let id = "unsolved-constraint"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the layout ignores a constraint (with --solve)",
        explanation: """
            One of its items cannot have constraints or is in a separate view tree, its multiplier is 0, or a number in it is not finite. The \
            layout is solved without it. Constraints of views that a variation removes are not reported. Items that are not in the document are \
            reported by 'dangling-reference'.
            """,
        example: """
            <constraint firstItem="One-Vw-xib" firstAttribute="width" secondItem="Two-Vw-xib" secondAttribute="width" multiplier="0" …/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        guard let layout = context.layout, !layout.problems.isEmpty else { return [] }
        let installed = Set(layout.roots.flatMap { $0.frames.map(\.view) })
        return layout.problems.compactMap { problem in
            let items = [problem.constraint.firstItem, problem.constraint.secondItem]
            // `dangling-reference` reports missing items, and the effects of a variation are intended.
            if items[0] == nil || items[1] == nil && problem.constraint.hasSecondItem { return nil }
            if items.contains(where: { item in item?.asView.map { !installed.contains($0) } ?? false }) { return nil }
            return Finding(problem.constraint.element, problem.message)
        }
    }
}
