import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// Finds `targetView` outlets of views outside layout templates (see <doc:/FormworkTemplates/LayoutTemplates#The-pairs>).
struct UnusedTargetViewRule: ValidationRule {
    let id = "unused-target-view"
    let severities: [Severity] = [.note]
    let documentation = RuleDocumentation(
        summary: "'targetView' is connected on a view that is not in a layout template",
        explanation: """
            Only views of a template have a target; here the outlet does nothing. Remove it, or move the view into the template. A custom class \
            may use an outlet of that name for its own purpose; such a view is not reported.
            """,
        example: """
            <view key="view" id="Roo-Vw-one">
                <connections>
                    <outlet property="targetView" destination="Box-Vw-one" id="Out-Ct-one"/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let outlets = context.outlets(named: "targetView")
        if outlets.isEmpty { return [] }
        let inTemplates = Set(context.templates.flatMap { $0.template.root?.subtree ?? [] }.map(\.record.node))
        return outlets.compactMap { position in
            let connection = context.index.connections[position]
            let source = context.element(connection.source)
            guard connection.destination != nil, !inTemplates.contains(connection.source), source.asView != nil, source.customClass == nil
            else { return nil }
            return Finding(
                context.element(connection.node), "'targetView' does nothing: '\(source.shortName)' is not in a layout template")
        }
    }
}
