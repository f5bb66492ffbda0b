import FormworkDiagnostics
import FormworkModel

/// Finds views that don't use the project's own class for their kind.
struct UseBaseClassRule: ValidationRule {
    let id = "use-base-class"
    let aliases = ["use_base_class"]
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a view is not of one of the classes that the project has for its kind",
        explanation: """
            A project that has a class of its own for each kind of view, such as 'PrimaryLabel' for labels, says so in the rule's \
            settings; nothing is found without them. Classes that inherit from those count where they are named, too.
            """,
        example: """
            <label customClass="SomeLabel" id="Lab-Vw-one"/>   where the project has PrimaryLabel for UILabel
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        if context.settings.baseClasses.isEmpty { return [] }
        return context.document.views.compactMap { view in
            guard let platform = view.element.platformClass, let wanted = context.settings.baseClasses[platform] else { return nil }
            let found = view.element.customClass ?? platform
            if wanted.contains(found) { return nil }
            let list = wanted.map { "'\($0)'" }.joined(separator: ", ")
            return Finding(view.element, "the class '\(found)' is none that the project has for '\(platform)': \(list)")
        }
    }
}
