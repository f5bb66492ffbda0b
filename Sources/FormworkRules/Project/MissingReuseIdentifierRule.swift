import FormworkDiagnostics
import FormworkIndex

/// Finds reuse identifiers that code requests but that neither a document nor code assigns to a cell.
struct MissingReuseIdentifierRule: ProjectWideRule {
    let id = "missing-reuse-identifier"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "code asks for a cell by an identifier that no document has and no code registers",
        explanation: """
            The cell's identifier was changed in the document or in the code, and not in both: asking for it ends the application \
            ('must register a nib or a class for the identifier'). Identifiers that code computes are not looked at; where a class \
            registers cells under names that cannot be read, nothing it asks for is reported. Reported at the place in the source.
            """,
        example: """
            tableView.dequeueReusableCell(withIdentifier: "creditCel", for: indexPath)   the storyboard has 'creditCell'
            """)

    func check(_ project: ProjectIndex) -> [ProjectFinding] {
        guard project.hasAll(.document, .source), !project.hasUnseenCode, !project.documents.isEmpty else { return [] }
        let sources = project.sources
        var known = Set(project.documents.flatMap(\.reuseIdentifiers))
        var hasUnknown = false
        for (use, _) in sources.names where use.kind == .registeredCell {
            if let name = use.name { known.insert(name) } else { hasUnknown = true }
        }
        // Helpers register cells under class names or computed names.
        var suggestions = NameSuggestions()
        return sources.names.compactMap { use, file in
            guard use.kind == .dequeuedCell, let name = use.name, !hasUnknown, !known.contains(name), sources.resolved(name) == nil else {
                return nil
            }
            return ProjectFinding(
                SourcePlace(file: file, position: use.position), "no cell in the project has the reuse identifier '\(name)'",
                notes: suggestions.note(for: name, among: known))
        }
    }
}
