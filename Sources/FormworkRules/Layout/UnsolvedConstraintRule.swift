import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds constraints that take no part in the layout.
struct UnsolvedConstraintRule: ValidationRule {
    let id = "unsolved-constraint"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a constraint takes no part in the layout (with --solve)",
        explanation: """
            Its items are missing or stand in view trees that are laid out apart, its multiplier is 0, or a number in it is not finite. The \
            layout goes on without it.
            """,
        example: """
            <constraint firstItem="One-Vw-xib" firstAttribute="width" secondItem="Two-Vw-xib" secondAttribute="width" multiplier="0" …/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        context.layout?.problems.map { Finding($0.constraint.element, $0.message) } ?? []
    }
}
