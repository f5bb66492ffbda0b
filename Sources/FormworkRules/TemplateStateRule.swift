import FormworkLayout
import FormworkModel
import FormworkTemplates

/// A rule about the layout with one template applied. It finds nothing if that layout wasn't solved.
protocol TemplateStateRule: ValidationRule {
    /// Returns the findings in the view trees that contain targets of a template.
    func check(_ report: TemplateReport, _ scenes: [TemplatedScene]) -> [Finding]
}

/// The layout of a scene that contains targets of a template, without the template and with it.
struct TemplatedScene {
    let before: DocumentLayout.Root
    let after: DocumentLayout.Root
}

extension TemplateStateRule {
    var scope: RuleScope { .templateStates }

    func check(_ context: ValidationContext) -> [Finding] { context.templates.indices.flatMap { check(template: $0, context) } }

    /// Returns the findings for one of the document's templates.
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
    /// The topmost ancestor, or the view itself.
    fileprivate var root: View {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}
