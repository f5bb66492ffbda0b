import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// Finds template outlets whose destination can't be a target.
///
/// See <doc:/FormworkTemplates/LayoutTemplates#Mistakes>.
struct DanglingTargetRule: TemplateRule {
    let id = "dangling-target"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "an outlet of a layout template leads to no view, or into the template itself",
        explanation: """
            'targetView' leads from a view of the template to the controller's view that it stands for; 'templateView' and \
            'destinationView' of older template objects lead to views as well. Where the destination is missing, is no view, or is a view of \
            the same template, the template's view has no target and its constraints are lost. Connect the outlet to the \
            controller's view.
            """,
        example: """
            <outlet property="targetView" destination="Scr-Vc-ctl" id="Out-Ct-one"/>   Scr-Vc-ctl is a view controller
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        report.template.unusableTargets.map { unusable in
            let outlet = unusable.outlet
            let name = outlet.name ?? "outlet"
            let id = outlet.destinationID ?? ""
            let message =
                switch unusable.reason {
                case .missing: "'\(name)' leads to '\(id)', which is not in the document"
                case .noView: "'\(name)' leads to '\(id)', which is a '\(outlet.destination?.name ?? "")', not a view"
                case .sameTemplate: "'\(name)' leads to '\(id)', which stands in the same template"
                }
            return Finding(outlet.element, message)
        }
    }
}
