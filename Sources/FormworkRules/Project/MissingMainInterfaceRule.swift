import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds main storyboards and XIBs of targets that the project doesn't have, and main storyboards without an initial controller.
struct MissingMainInterfaceRule: ProjectRule, ProjectWideRule {
    let id = "missing-main-interface"
    let severities: [Severity] = [.error, .warning]
    let documentation = RuleDocumentation(
        summary: "the main interface of a target is not in the project, or has no initial controller",
        explanation: """
            Info.plist or a build setting names the storyboard or XIB that the application loads first. If it is not in the project, the \
            application crashes at launch ('Could not find a storyboard named …'). If the storyboard has no initial controller, the screen stays \
            black ('Failed to instantiate the default view controller … perhaps the designated entry point is not set?', a warning). Names that \
            the build computes are not checked.
            """,
        example: """
            <key>UIMainStoryboardFile</key><string>Mian</string>   the project has 'Main.storyboard'
            """)

    func check(_ context: ValidationContext) -> [Finding] { context.project.map { check(context, in: $0) } ?? [] }

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        let document = context.document
        let root = context.element(document.rootNode)
        // On macOS the main storyboard may contain only the menus.
        guard document.kind == .storyboard, [.iOS, .tvOS].contains(document.platform), root[.initialViewController] == nil else {
            return []
        }
        let name = DocumentFacts.name(ofFile: context.file)
        let setting = project.resources.startInterfaces.first { $0.role == .mainStoryboard && $0.isInUse && $0.documentName == name }
        guard let setting else { return [] }
        // Any of several storyboards with the same name may be the right one.
        let others = project.documents.filter { $0.name == name && $0.kind == .storyboard }
        if others.contains(where: { $0.scenes.contains(where: \.isInitial) }) { return [] }
        return [
            Finding(
                root, "the main storyboard '\(name)' has no initial controller",
                notes: ["\(setting.key) names it at \(setting.place.words)"], severity: .warning)
        ]
    }

    func check(_ project: ProjectIndex) -> [ProjectFinding] {
        guard project.hasAll() else { return [] }
        let storyboards = Set(project.documents.filter { $0.kind == .storyboard }.map(\.name))
        let nibs = Set(project.documents.filter { $0.kind == .xib }.map(\.name))
        var suggestions = NameSuggestions()
        return project.resources.startInterfaces.compactMap { setting in
            guard setting.isInUse, setting.role != .launchScreen, !project.mayHave(documentNamed: setting.documentName) else { return nil }
            let isNib = setting.role == .mainNib
            let there = isNib ? nibs : storyboards
            if there.contains(setting.documentName) { return nil }
            return ProjectFinding(
                setting.place,
                message: "\(setting.key) names the \(isNib ? "XIB" : "storyboard") '\(setting.name)', which is not in the project",
                notes: suggestions.note(for: setting.documentName, among: there))
        }
    }
}
