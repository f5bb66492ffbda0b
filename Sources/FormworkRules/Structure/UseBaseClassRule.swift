import FormworkDiagnostics
import FormworkModel

/// Finds views that don't use the project's own class for their kind.
struct UseBaseClassRule: ValidationRule {
    let id = "use-base-class"
    let aliases = ["use_base_class"]
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a view does not use one of the project's classes for its kind",
        explanation: """
            Lists of base classes, such as 'PrimaryLabel' for labels, are part of the rule's settings; without them nothing is reported. \
            Subclasses of these classes must be listed, too.
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
            return Finding(view.element, "the class '\(found)' is not one of the project's for '\(platform)': \(list)")
        }
    }
}
