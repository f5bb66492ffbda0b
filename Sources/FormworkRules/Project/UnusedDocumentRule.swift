import FormworkDiagnostics
import FormworkIndex

/// Finds documents that neither other documents nor code load.
struct UnusedDocumentRule: ProjectWideRule {
    let id = "unused-document"
    let severities: [Severity] = [.note]
    let isOnByDefault = false
    let documentation = RuleDocumentation(
        summary: "nothing in the project loads a document",
        explanation: """
            No other document refers to it, no source names it, it isn't the main interface in an Info.plist, and no class has its name. It may \
            still be loaded by a computed name: check before you remove it. Off by default.
            """,
        example: """
            OldSettings.storyboard   nothing has the name 'OldSettings'
            """)

    func check(_ project: ProjectIndex) -> [ProjectFinding] {
        guard project.hasAll(.document, .source, .information, .projectFile), project.sources.fileCount > 0 else { return [] }
        var used = Set(project.resources.startInterfaces.map(\.documentName))
        for document in project.documents { used.formUnion(document.scenes.compactMap { $0.reference?.storyboard }) }
        for (use, _) in project.sources.names where use.kind == .nib || use.kind == .storyboard {
            if let name = use.name { used.insert(name) }
        }
        return project.documents.compactMap { document in
            // `init(nibName: nil, …)` and helpers look for a nib named like the class.
            if used.contains(document.name) || project.sources.resolved(document.name) != nil { return nil }
            if project.sources.resolved(document.name + "Controller") != nil { return nil }
            return ProjectFinding(
                SourcePlace(file: document.file, position: SourcePosition(line: 1, column: 1)),
                message: "nothing in the project loads '\(document.name)'")
        }
    }
}
