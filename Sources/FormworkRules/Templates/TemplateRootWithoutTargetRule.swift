import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// Finds layout templates whose root has no target (see <doc:/FormworkTemplates/LayoutTemplates#The-pairs>).
struct TemplateRootWithoutTargetRule: TemplateRule {
    let id = "template-root-without-target"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the root of a layout template has no 'targetView'",
        explanation: """
            Without it the template's constraints to its root are ignored, and the original library ignores all constraints that the root owns. \
            Connect the outlet 'targetView' of the root to the controller's root view.
            """,
        example: """
            <view id="Scr-Vw-tem" customClass="LDOLayoutTemplate">   without <outlet property="targetView" …/>
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        guard let root = report.template.root, root.targetOutlet == nil else { return [] }
        let ignored = report.ignored.filter { $0.constraint.firstItem == root.element || $0.constraint.secondItem == root.element }
        return [
            Finding(
                root.element, "the template's root has no 'targetView'",
                notes: ignored.map { ignored in
                    let text = ignored.constraint.value.text { root.document.shortName(ofID: $0) }
                    return "constraint '\(ignored.constraint.id ?? "?")' is ignored: \(text)"
                })
        ]
    }
}
