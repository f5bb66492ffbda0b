import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds nibs that code loads but no document provides.
struct MissingNibRule: ProjectWideRule {
    let id = "missing-nib"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "code loads a nib that is not in the project",
        explanation: """
            The XIB was renamed or removed, but the code was not updated. Loading it crashes the application ('Could not load NIB in bundle'). \
            Names that code computes and nibs in other bundles are not checked. Reported in the source file.
            """,
        example: """
            UINib(nibName: "CreditCel", bundle: nil)   the project has 'CreditCell.xib'
            """)

    func check(_ project: ProjectIndex) -> [ProjectFinding] {
        guard project.hasAll(), !project.hasUnseenCode else { return [] }
        let nibs = Set(project.documents.filter { $0.kind == .xib }.map(\.name))
        guard !nibs.isEmpty else { return [] }
        var suggestions = NameSuggestions()
        return project.sources.names.compactMap { use, file in
            guard use.kind == .nib, let name = use.name, !name.isEmpty, !use.isInOtherBundle else { return nil }
            let plain = ProjectIndex.nibName(name)
            if nibs.contains(plain) || project.mayHave(documentNamed: plain) { return nil }
            return ProjectFinding(
                SourcePlace(file: file, position: use.position), message: "there is no XIB '\(name)' in the project",
                notes: suggestions.note(for: plain, among: nibs))
        }
    }
}
