import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTemplates

/// Finds layout templates that make views ambiguous whose position and size are otherwise determined.
struct AmbiguousTemplateStateRule: TemplateStateRule {
    let id = "ambiguous-template-state"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "with a layout template applied the constraints of views do not say where they are or how large (with --solve)",
        explanation: """
            A template replaces the constraints between its targets. What it does not say is open from then on: Auto Layout takes any \
            frame that meets the constraints, and another one after the next change. It happens where the template's constraints are \
            ignored, are removed at build time, or are fewer than the controller's. Each template is applied by itself to the document as \
            it is loaded, on its own canvas. Say the missing edge or size in the template. Views that are open without the template are \
            found by 'ambiguous-layout'.
            """,
        example: """
            <constraint firstItem="Box-Vw-ctl" firstAttribute="top" …/>   gives way to the template, which says nothing about it but
            <constraint firstItem="Box-Vw-tem" firstAttribute="top" … placeholder="YES"/>
            """)

    func check(_ report: TemplateReport, _ scenes: [TemplatedScene]) -> [Finding] {
        let views = scenes.flatMap { scene in
            let known = Set(scene.before.ambiguous)
            return scene.after.ambiguous.filter { !known.contains($0) }
        }
        guard let first = views.first?.element.shortName else { return [] }
        let names = views.count == 1 ? "'\(first)' is" : "\(views.count) views are"
        return [
            Finding(
                report.template.element,
                "with '\(report.template.element.shortName)' applied constraints do not say where \(names) or how large",
                notes: views.map(name(of:)))
        ]
    }

    private func name(of view: View) -> String {
        let name = view.element.shortName
        guard let id = view.id, id != name else { return "'\(name)'" }
        return "'\(name)' ('\(id)')"
    }
}
