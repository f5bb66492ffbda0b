import FormworkDiagnostics
import FormworkIndex

/// Says that classes were not checked, where the project has no sources that can be read.
struct UncheckedClassesRule: ProjectWideRule {
    let id = "unchecked-classes"
    let severities: [Severity] = [.note]
    let documentation = RuleDocumentation(
        summary: "the project has no sources that its documents can be held against",
        explanation: """
            Classes, outlets and actions are looked for in sources of Swift and Objective-C. Where the project has none, because it is \
            written in another language such as C#, or because they are elsewhere, nothing of these is checked: no finding does not \
            mean that nothing is wrong. Reported once, at the first document with custom classes, where the project is named.
            """,
        example: """
            <viewController customClass="LoginController" …/>   the project has C# alone
            """)

    func check(_ project: ProjectIndex) -> [ProjectFinding] {
        guard project.sources.fileCount == 0, let document = project.documents.first(where: { $0.hasOwnClasses }) else { return [] }
        return [
            ProjectFinding(
                SourcePlace(file: document.file, position: SourcePosition(line: 1, column: 1)),
                "the project has no sources of Swift or Objective-C: classes, outlets and actions were not checked")
        ]
    }
}

extension DocumentFacts {
    /// Whether an object has a class that is none of Apple's.
    fileprivate var hasOwnClasses: Bool { classes.contains { !AppleClasses.isApple($0.name) && $0.name != "FirstResponder" } }
}
