import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds segues that code performs but no storyboard contains.
struct MissingSegueRule: ProjectWideRule {
    let id = "missing-segue"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "code performs a segue that is not in any storyboard of the project",
        explanation: """
            The identifier of the segue was changed or removed, but the code was not updated. Performing it crashes the application ('has no segue \
            with identifier'). Names that code computes and classes that no document uses are not checked. Reported in the source file.
            """,
        example: """
            performSegue(withIdentifier: "showSetings", sender: self)   Main.storyboard has 'showSettings'
            """)

    func check(_ project: ProjectIndex) -> [ProjectFinding] {
        guard project.hasAll(.document), project.documents.contains(where: { $0.kind == .storyboard }) else { return [] }
        let identifiers = Set(project.documents.flatMap { $0.segues.compactMap(\.identifier) })
        // Skip classes without a scene here: a library's scenes may be in other projects.
        let shown = Set(project.documents.flatMap(\.classes).flatMap { project.sources.ancestry(of: $0.name).entries.map(\.name) })
        var suggestions = NameSuggestions()
        return project.sources.names.compactMap { use, file in
            guard use.kind == .segue, let name = use.name, !identifiers.contains(name), shown.contains(use.owner) else { return nil }
            return ProjectFinding(
                SourcePlace(file: file, position: use.position), message: "no segue in the project has the identifier '\(name)'",
                notes: suggestions.note(for: name, among: identifiers))
        }
    }
}
