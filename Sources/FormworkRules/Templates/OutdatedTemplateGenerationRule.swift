import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// Finds layout templates in the form from before 1.0, as objects.
///
/// See <doc:/FormworkTemplates/LayoutTemplates#How-templates-are-written>.
struct OutdatedTemplateGenerationRule: TemplateRule {
    let id = "outdated-template-generation"
    let severities: [Severity] = [.note]
    let documentation = RuleDocumentation(
        summary: "a layout template is an object of generation 0.9",
        explanation: """
            Since 1.0 the template is the view itself: its root has the class 'LDOLayoutTemplate', and the object with the outlets 'templateView' \
            and 'destinationView' is no longer needed. Formwork reads both.
            """,
        example: """
            <customObject id="Wid-Ob-one" customClass="LDOLayoutTemplate">
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        guard report.template.generation == .object else { return [] }
        let element = report.template.element
        return [Finding(element, "the layout template '\(element.shortName)' is an object of generation 0.9")]
    }
}
