import FormworkDiagnostics
import FormworkModel

/// Finds tie breakers for segues that no longer exist.
struct TieBreakerLeftOverRule: ValidationRule {
    let id = "tie-breaker-left-over"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a tie breaker names a segue that is not in the document",
        explanation: """
            Interface Builder records which of several segues to a scene determines its simulated bars. The segue was removed, but the record was \
            not, mostly in a merge. --fix removes it.
            """,
        example: """
            <inferredMetricsTieBreakers><segue reference="Gon-Ct-one"/></inferredMetricsTieBreakers>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        context.elements(named: .inferredMetricsTieBreakers).flatMap { list in
            list.children.compactMap { breaker -> Finding? in
                guard let id = breaker[.reference], context.document.element(id: id)?.name != "segue" else { return nil }
                var finding = Finding(breaker, "the tie breaker names the segue '\(id)', which is not in the document")
                finding.fix = Fix([.remove(breaker)])
                return finding
            }
        }
    }
}
