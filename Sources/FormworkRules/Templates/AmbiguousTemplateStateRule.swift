import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTemplates

/// Finds layout templates that make views ambiguous whose position and size are otherwise determined.
struct AmbiguousTemplateStateRule: TemplateStateRule {
    let id = "ambiguous-template-state"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "applying a layout template makes positions or sizes of views ambiguous (with --solve)",
        explanation: """
            A template replaces the constraints between its targets. If its own are ignored, removed at build time, or fewer than the \
            controller's, positions or sizes become ambiguous: Auto Layout picks any of the frames that meet the constraints, and may pick another \
            one after the next change. Each template is applied alone to the document as saved, on its own canvas. Add the missing constraint to \
            the template. Views that are ambiguous without the template are reported by 'ambiguous-layout'.
            """,
        example: """
            <constraint firstItem="Box-Vw-ctl" firstAttribute="top" …/>   replaced by the template, which has only
            <constraint firstItem="Box-Vw-tem" firstAttribute="top" … placeholder="YES"/>
            """)

    func check(_ report: TemplateReport, _ scenes: [TemplatedScene]) -> [Finding] {
        let views = scenes.flatMap { scene in
            let known = Set(scene.before.ambiguous)
            return scene.after.ambiguous.filter { !known.contains($0) }
        }
        guard let first = views.first?.element.shortName else { return [] }
        let names = views.count == 1 ? "'\(first)'" : "\(views.count) views"
        return [
            Finding(
                report.template.element,
                "with '\(report.template.element.shortName)' applied, the position or size of \(names) is ambiguous",
                notes: views.map(name(of:)))
        ]
    }

    private func name(of view: View) -> String {
        let name = view.element.shortName
        guard let id = view.id, id != name else { return "'\(name)'" }
        return "'\(name)' ('\(id)')"
    }
}
