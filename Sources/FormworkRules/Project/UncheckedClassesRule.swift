import FormworkDiagnostics
import FormworkIndex
import FormworkVocabulary

/// Notes that classes weren't checked because the project has no readable sources.
struct UncheckedClassesRule: ProjectWideRule {
    let id = "unchecked-classes"
    let severities: [Severity] = [.note]
    let documentation = RuleDocumentation(
        summary: "the project has no sources to check its documents against",
        explanation: """
            Classes, outlets and actions are looked up in Swift and Objective-C sources. If the project has none, because it is written in another \
            language such as C# or because they are elsewhere, these are not checked. No findings do not mean that nothing is wrong. Reported once \
            for a project, at the first document with custom classes.
            """,
        example: """
            <viewController customClass="LoginController" …/>   the project has only C#
            """)

    func check(_ project: ProjectIndex) -> [ProjectFinding] {
        guard let document = project.uncheckedDocument else { return [] }
        return [
            ProjectFinding(
                SourcePlace(file: document.file, position: SourcePosition(line: 1, column: 1)),
                message: "the project " + ProjectIndex.uncheckedClasses)
        ]
    }
}

extension ProjectIndex {
    /// The message about a project without sources, to follow the project's name.
    package static let uncheckedClasses = "has no Swift or Objective-C sources: classes, outlets and actions were not checked"

    /// Whether documents use custom classes although the project has no sources.
    package var hasUncheckedClasses: Bool { uncheckedDocument != nil }

    /// The first document with a class that isn't Apple's, if the project has no sources.
    fileprivate var uncheckedDocument: DocumentFacts? {
        guard sources.fileCount == 0, hasAll(.source) else { return nil }
        return documents.first { $0.classes.contains { !AppleClasses.isApple($0.name) && $0.name != "FirstResponder" } }
    }
}
