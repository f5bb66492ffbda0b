import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// Finds constraints of layout templates that refer to a layout guide.
///
/// See <doc:/FormworkTemplates/LayoutTemplates#Which-constraints-are-replaced>.
struct TemplateLayoutGuideRule: TemplateRule {
    let id = "template-layout-guide"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a constraint in a layout template uses a layout guide",
        explanation: """
            Guides have no target, so the constraint is ignored when the template is applied. Constrain the view to its superview or to a margin, \
            or keep the constraint in the controller's own view.
            """,
        example: """
            <constraint firstItem="Saf-Gd-tem" firstAttribute="bottom" secondItem="Box-Vw-tem" …/>   Saf-Gd-tem is the safe area
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        report.ignored.filter { $0.reason == .layoutGuide }.map { ignored in
            let text = ignored.constraint.value.text { report.template.document.shortName(ofID: $0) }
            return Finding(ignored.constraint.element, "constraint to a layout guide is ignored by the template", notes: [text])
        }
    }
}
