import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds references to storyboards, and to scenes in them, that the project does not have; in documents and in code.
struct MissingStoryboardReferenceRule: ProjectRule, ProjectWideRule {
    let id = "missing-storyboard-reference"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "a storyboard, or a scene in it, that is referred to is not in the project",
        explanation: """
            The storyboard was renamed or removed, or no scene in it has the identifier, or none is its initial one. Following the \
            reference, or making the controller in code, ends the application. References into another bundle are not looked at, nor \
            names that code computes.
            """,
        example: """
            <viewControllerPlaceholder storyboardName="Setings" id="Plc-Vc-one"/>   the project has 'Settings.storyboard'
            """)

    func check(_ context: ValidationContext) -> [Finding] { context.project.map { check(context, in: $0) } ?? [] }

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        guard project.hasAll() else { return [] }
        var findings: [Finding] = []
        for scene in context.document.scenes {
            guard let element = scene.controller, element.name == "viewControllerPlaceholder", element["bundleIdentifier"] == nil else {
                continue
            }
            guard let name = element["storyboardName"] else { continue }
            if let (problem, notes) = Self.problem(storyboard: name, scene: element["referencedIdentifier"], isInitial: true, project) {
                findings.append(Finding(element, "the reference leads nowhere: \(problem)", notes: notes))
            }
        }
        return findings
    }

    func check(_ project: ProjectIndex) -> [ProjectFinding] {
        guard project.hasAll(), project.documents.contains(where: { $0.kind == .storyboard }) else { return [] }
        return project.sources.names.compactMap { use, file in
            guard use.kind == .storyboard, let name = use.name, !use.isInOtherBundle, !project.hasUnseenCode,
                let (problem, notes) = Self.problem(storyboard: name, scene: nil, isInitial: false, project)
            else { return nil }
            return ProjectFinding(SourcePlace(file: file, position: use.position), problem, notes: notes)
        }
    }

    /// Why a reference leads nowhere; nil where it does not.
    private static func problem(
        storyboard: String, scene: String?, isInitial: Bool, _ project: ProjectIndex
    ) -> (problem: String, notes: [String])? {
        let all = project.documents.filter { $0.kind == .storyboard }
        // A folder may be named with it.
        let plain = storyboard.split(separator: "/").last.map(String.init) ?? storyboard
        if project.mayHave(documentNamed: plain) { return nil }
        let meant = all.filter { $0.name == plain }
        if meant.isEmpty {
            return ("there is no storyboard '\(storyboard)' in the project", ProjectIndex.suggestion(for: plain, among: all.map(\.name)))
        }
        if let scene {
            let identifiers = meant.flatMap { $0.scenes.compactMap(\.identifier) }
            if identifiers.contains(scene) { return nil }
            return (
                "no scene of '\(storyboard)' has the identifier '\(scene)'", ProjectIndex.suggestion(for: scene, among: identifiers)
            )
        }
        guard isInitial, !meant.contains(where: { $0.scenes.contains(where: \.isInitial) }) else { return nil }
        return ("'\(storyboard)' has no initial scene", ["its file is '\(meant[0].file)'"])
    }
}
