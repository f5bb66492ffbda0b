import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds named colors that are in no asset catalog of the project.
struct MissingColorRule: ProjectRule {
    let id = "missing-color"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a named color is not in any catalog of the project",
        explanation: """
            The color was renamed or removed, but the document was not updated. It is shown as Xcode last recorded it, and no longer follows the \
            catalog or dark mode. Choose an existing color. Reported only if the project has asset catalogs.
            """,
        example: """
            <namedColor name="BrandBlu"><color …/></namedColor>   the catalog has 'BrandBlue'
            """)

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        guard project.hasAll(.catalog), project.resources.catalogCount > 0 else { return [] }
        var suggestions = NameSuggestions()
        return context.document.resources.compactMap { resource in
            // Every project has an accent color, even if no catalog defines it.
            guard resource.kind == .namedColor, !resource.name.isEmpty, resource.name != "AccentColor",
                project.resources.colors[resource.name] == nil
            else { return nil }
            return Finding(
                resource.element, "the color '\(resource.name)' is not in any catalog of the project",
                notes: suggestions.note(for: resource.name, among: project.resources.colors.keys))
        }
    }
}
