import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// Finds views that are the target of several views of one layout template (see <doc:/FormworkTemplates/LayoutTemplates#The-pairs>).
struct DuplicateTargetRule: TemplateRule {
    let id = "duplicate-target"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "two views of a layout template have the same target",
        explanation: """
            The target gets the constraints of both, which usually contradict each other. Which view's attributes it gets is undefined. The \
            original library stops with an assertion (0.9) or logs a message (1.0). Give each view its own target.
            """,
        example: """
            <outlet property="targetView" destination="Box-Vw-ctl" id="Out-Ct-one"/>
            <outlet property="targetView" destination="Box-Vw-ctl" id="Out-Ct-two"/>   of another view in the template
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        var holders: [View: LayoutTemplate.Pair] = [:]
        return report.template.pairs.compactMap { pair in
            guard let first = holders[pair.target] else {
                holders[pair.target] = pair
                return nil
            }
            return Finding(
                pair.outlet.element, "'\(pair.target.element.shortName)' is already the target of another view in the template",
                notes: ["it is the target of \(first.view.element.path)"])
        }
    }
}
