import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// Finds views of layout templates that have constraints but no target.
///
/// See <doc:/FormworkTemplates/LayoutTemplates#Which-constraints-are-replaced>.
struct MissingTargetViewRule: TemplateRule {
    let id = "missing-target-view"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a view in a layout template has constraints, but no 'targetView'",
        explanation: """
            Applying the template silently ignores every constraint of the view. Connect its outlet 'targetView' to the controller's view that it \
            represents. The notes list the ignored constraints.
            """,
        example: """
            <view id="Scr-Vw-tem" customClass="LDOLayoutTemplate">
                <subviews>
                    <view id="Dot-Vw-tem"/>   without <outlet property="targetView" …/>
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        guard !report.viewsWithoutTarget.isEmpty else { return [] }
        var ignoredOf: [Element: [Constraint]] = [:]
        for ignored in report.ignored {
            let items = [ignored.constraint.firstItem, ignored.constraint.secondItem].compactMap { $0 }
            for item in Set(items) { ignoredOf[item, default: []].append(ignored.constraint) }
        }
        return report.viewsWithoutTarget.map { view in
            let element = view.element
            let ignored = ignoredOf[element] ?? []
            let count = ignored.count == 1 ? "its constraint is" : "its \(ignored.count) constraints are"
            return Finding(
                element, "'\(element.shortName)' has no 'targetView', so \(count) ignored",
                notes: ignored.map { "constraint '\($0.id ?? "?")' is ignored: \(text(of: $0))" })
        }
    }

    private func text(of constraint: Constraint) -> String { constraint.value.text { constraint.document.shortName(ofID: $0) } }
}
