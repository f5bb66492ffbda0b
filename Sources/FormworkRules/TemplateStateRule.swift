import FormworkLayout
import FormworkModel
import FormworkTemplates

/// A rule about what the layout becomes when one layout template is applied: it finds something only where that was solved.
protocol TemplateStateRule: ValidationRule {
    /// What breaks the rule in the view trees in which a template has targets.
    func check(_ report: TemplateReport, _ scenes: [TemplatedScene]) -> [Finding]
}

/// A scene that holds targets of a template, as it was laid out without the template and with it.
struct TemplatedScene {
    let before: RootLayout
    let after: RootLayout
}

extension TemplateStateRule {
    var scope: RuleScope { .templateStates }

    func check(_ context: ValidationContext) -> [Finding] { context.templates.indices.flatMap { check(template: $0, context) } }

    /// What breaks the rule in one of the document's templates.
    func check(template index: Int, _ context: ValidationContext) -> [Finding] {
        guard let before = context.layout, let after = context.templateLayouts[index] else { return [] }
        let report = context.templates[index]
        let roots = Set(report.template.pairs.map(\.target.root.index))
        let templated = Dictionary(after.roots.map { ($0.root.index, $0) }, uniquingKeysWith: { first, _ in first })
        let scenes = before.roots.compactMap { scene -> TemplatedScene? in
            guard roots.contains(scene.root.index) else { return nil }
            return templated[scene.root.index].map { TemplatedScene(before: scene, after: $0) }
        }
        return scenes.isEmpty ? [] : check(report, scenes)
    }
}

extension View {
    /// The topmost view above it, or itself.
    fileprivate var root: View {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}
