import FormworkDiagnostics
import FormworkIndex

/// Finds reuse identifiers that code requests but that neither a document nor code assigns to a cell.
struct MissingReuseIdentifierRule: ProjectWideRule {
    let id = "missing-reuse-identifier"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "code dequeues a cell whose reuse identifier is neither in a document nor registered in code",
        explanation: """
            The identifier was changed in the document or in the code, but not in both. Dequeuing the cell crashes the application ('must register \
            a nib or a class for the identifier'). Identifiers that code computes are not checked. If code registers cells under computed names, \
            nothing is reported. Reported in the source file.
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
                SourcePlace(file: file, position: use.position), message: "no cell in the project has the reuse identifier '\(name)'",
                notes: suggestions.note(for: name, among: known))
        }
    }
}
