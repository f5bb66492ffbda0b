import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// Finds constraints between a target and a layout guide, which templates don't replace.
///
/// See <doc:/FormworkTemplates/LayoutTemplates#Which-constraints-are-replaced>.
struct KeptGuideConstraintRule: TemplateRule {
    let id = "kept-guide-constraint"
    let severities: [Severity] = [.note]
    let documentation = RuleDocumentation(
        summary: "a constraint between a target and a layout guide stays when a template is applied",
        explanation: """
            Templates replace constraints between targets, and a guide isn't a target. If the template places the target differently, both \
            constraints are active and may contradict each other. Constrain the target to its superview instead, or make sure that the template \
            agrees.
            """,
        example: """
            <constraint firstItem="Box-Vw-ctl" firstAttribute="top" secondItem="Top-Gd-ctl" …/>   Box-Vw-ctl is a target
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        report.kept.filter { $0.firstItem?.asGuide != nil || $0.secondItem?.asGuide != nil }.map { constraint in
            let text = constraint.value.text { constraint.document.shortName(ofID: $0) }
            return Finding(constraint.element, "constraint of a target to a layout guide stays when a template is applied", notes: [text])
        }
    }
}
