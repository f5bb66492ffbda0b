import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds actions connected to methods that the class doesn't have.
struct MissingActionRule: ProjectRule {
    let id = "missing-action"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "a connected action isn't declared in the class",
        explanation: """
            The method was renamed or removed, but the connection was not. The document loads, but using the control crashes the application: \
            'unrecognized selector sent to instance'. An unwind segue whose action isn't declared in any class does nothing, and is reported too. \
            Connect the control again, or remove the connection. Needs the project's sources (--project).
            """,
        example: """
            <action selector="sav:" destination="Vct-Vc-one" eventType="touchUpInside" id="Act-Ct-one"/>   the class has 'save:'
            """)

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        var suggestions = NameSuggestions()
        // The selectors of all classes; computed when the first segue needs them.
        var selectors: Set<String>?
        var findings: [Finding] = []
        for connection in context.document.connections {
            switch connection.kind {
            case .action: if let finding = action(connection, project: project, suggestions: &suggestions) { findings.append(finding) }
            case .segue:
                if let finding = unwinding(connection, project: project, selectors: &selectors, suggestions: &suggestions) {
                    findings.append(finding)
                }
            case .outlet, .outletCollection, .binding, .accessibility: break
            }
        }
        return findings
    }

    private func action(_ connection: Connection, project: ProjectIndex, suggestions: inout NameSuggestions) -> Finding? {
        guard let selector = connection.element["selector"], !selector.isEmpty,
            let target = connection.destination, let (owner, ancestry) = project.knownAncestry(of: target),
            !ancestry.inheritsAction(selector), ancestry.method(selector) == nil
        else { return nil }
        return Finding(
            connection.element, "connected action '\(selector)' isn't declared in '\(owner.name)'",
            notes: suggestions.note(for: selector, among: ancestry.actions) + ProjectIndex.declaration(of: owner))
    }

    /// Any controller on the way back may implement the action, so it is missing only if no class does.
    private func unwinding(
        _ connection: Connection, project: ProjectIndex, selectors: inout Set<String>?, suggestions: inout NameSuggestions
    ) -> Finding? {
        guard let selector = connection.element["unwindAction"], !selector.isEmpty, project.sources.fileCount > 0, project.hasAll(.source),
            !project.hasUnseenCode,
            let (owner, _) = controller(above: connection.source).flatMap(project.knownAncestry)
        else { return nil }
        let actions = selectors ?? Set(project.sources.classes.values.lazy.flatMap { $0.methods.lazy.map(\.facts.selector) })
        selectors = actions
        if actions.contains(selector) { return nil }
        return Finding(
            connection.element, "no class declares the unwind action '\(selector)', which '\(owner.name)' uses",
            notes: suggestions.note(for: selector, among: actions))
    }

    private func controller(above element: Element) -> Element? {
        var current: Element? = element
        while let part = current {
            if part.isController { return part }
            current = part.parent
        }
        return nil
    }
}
