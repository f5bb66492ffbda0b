import FormworkDiagnostics
import FormworkIndex
import FormworkVocabulary

/// Notes that classes weren't checked because the project has no readable sources.
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
        guard let document = project.uncheckedDocument else { return [] }
        return [
            ProjectFinding(
                SourcePlace(file: document.file, position: SourcePosition(line: 1, column: 1)),
                "the project " + ProjectIndex.uncheckedClasses)
        ]
    }
}

extension ProjectIndex {
    /// The message about a project without sources, to follow the project's name.
    package static let uncheckedClasses = "has no sources of Swift or Objective-C: classes, outlets and actions were not checked"

    /// Whether documents use custom classes although the project has no sources.
    package var hasUncheckedClasses: Bool { uncheckedDocument != nil }

    /// The first document with a class that isn't Apple's, if the project has no sources.
    fileprivate var uncheckedDocument: DocumentFacts? {
        guard sources.fileCount == 0, hasAll(.source) else { return nil }
        return documents.first { $0.classes.contains { !AppleClasses.isApple($0.name) && $0.name != "FirstResponder" } }
    }
}
