import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds references in documents and code to storyboards, or to scenes in them, that the project doesn't have.
struct MissingStoryboardReferenceRule: ProjectRule, ProjectWideRule {
    let id = "missing-storyboard-reference"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "a storyboard or scene that is referred to is not in the project",
        explanation: """
            The storyboard was renamed or removed, no scene in it has the identifier, or it has no initial scene. Following the reference or \
            creating the controller in code crashes the application. References to other bundles and names that code computes are not checked.
            """,
        example: """
            <viewControllerPlaceholder storyboardName="Setings" id="Plc-Vc-one"/>   the project has 'Settings.storyboard'
            """)

    func check(_ context: ValidationContext) -> [Finding] { context.project.map { check(context, in: $0) } ?? [] }

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        guard project.hasAll() else { return [] }
        var search = StoryboardSearch(project)
        return context.document.scenes.compactMap { scene in
            guard let element = scene.controller, element.name == "viewControllerPlaceholder", element["bundleIdentifier"] == nil,
                let name = element["storyboardName"],
                let (problem, notes) = search.problem(storyboard: name, scene: element["referencedIdentifier"], isInitial: true)
            else { return nil }
            return Finding(element, "unresolved storyboard reference: \(problem)", notes: notes)
        }
    }

    func check(_ project: ProjectIndex) -> [ProjectFinding] {
        guard project.hasAll(), project.documents.contains(where: { $0.kind == .storyboard }) else { return [] }
        var search = StoryboardSearch(project)
        return project.sources.names.compactMap { use, file in
            guard use.kind == .storyboard, let name = use.name, !use.isInOtherBundle, !project.hasUnseenCode,
                let (problem, notes) = search.problem(storyboard: name, scene: nil, isInitial: false)
            else { return nil }
            return ProjectFinding(SourcePlace(file: file, position: use.position), message: problem, notes: notes)
        }
    }
}

/// The storyboards of a project, for resolving references.
private struct StoryboardSearch {
    private let project: ProjectIndex
    private let storyboards: [String: [DocumentFacts]]
    /// The scene identifiers of each storyboard requested so far, by storyboard name.
    private var identifiers: [String: Set<String>] = [:]
    private var suggestions = NameSuggestions()

    init(_ project: ProjectIndex) {
        self.project = project
        storyboards = Dictionary(grouping: project.documents.filter { $0.kind == .storyboard }, by: \.name)
    }

    /// Returns the reason why a reference can't be resolved; nil if it can.
    mutating func problem(storyboard: String, scene: String?, isInitial: Bool) -> (problem: String, notes: [String])? {
        // The name may include a folder.
        let plain = storyboard.split(separator: "/").last.map(String.init) ?? storyboard
        if project.mayHave(documentNamed: plain) { return nil }
        guard let meant = storyboards[plain] else {
            return ("there is no storyboard '\(storyboard)' in the project", suggestions.note(for: plain, among: storyboards.keys))
        }
        if let scene {
            let known = identifiers[plain] ?? Set(meant.flatMap { $0.scenes.compactMap(\.identifier) })
            identifiers[plain] = known
            if known.contains(scene) { return nil }
            return ("no scene of '\(storyboard)' has the identifier '\(scene)'", suggestions.note(for: scene, among: known))
        }
        guard isInitial, !meant.contains(where: { $0.scenes.contains(where: \.isInitial) }) else { return nil }
        return ("'\(storyboard)' has no initial scene", ["its file is '\(meant[0].file)'"])
    }
}
