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
        summary: "an outlet of a layout template is not connected to a view, or is connected to a view of the template",
        explanation: """
            'targetView' connects a view of the template to the controller's view that it represents. 'templateView' and 'destinationView' of \
            older template objects are connected to views as well. If the destination is missing, isn't a view, or is in the same template, the \
            template's view has no target and its constraints are lost. Connect the outlet to the controller's view.
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
                case .missing: "'\(name)' is connected to '\(id)', which is not in the document"
                case .noView: "'\(name)' is connected to '\(id)', which is a '\(outlet.destination?.name ?? "")', not a view"
                case .sameTemplate: "'\(name)' is connected to '\(id)', which is in the same template"
                }
            return Finding(outlet.element, message)
        }
    }
}
