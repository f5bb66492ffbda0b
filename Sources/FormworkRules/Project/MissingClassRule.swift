import FormworkDiagnostics
import FormworkIndex
import FormworkModel
import FormworkTree
import FormworkVocabulary

/// Finds custom classes of the project's own modules that no source declares, and Swift classes that are named without their module.
struct MissingClassRule: ProjectRule {
    let id = "missing-class"
    let severities: [Severity] = [.error, .warning]
    let documentation = RuleDocumentation(
        summary: "a custom class isn't declared in the project's sources",
        explanation: """
            The class was renamed or removed, but the document was not updated. Loading it logs 'Unknown class … in Interface Builder file', \
            creates an object of the superclass instead, and crashes the application at the first outlet that the superclass doesn't have. The \
            same happens if a Swift class is named without its module, or with another one (a warning). Only classes of modules that the project \
            builds are checked: those of libraries are unknown. Needs the project's sources (--project).
            """,
        example: """
            <viewController customClass="SettingsViewControler" customModule="App" customModuleProvider="target"/>
            """)

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        guard project.hasAll(), project.sources.fileCount > 0 else { return [] }
        // A source that could not be read may declare any class.
        let severity: Severity? = project.hasAll(.source) ? nil : .warning
        let document = context.document
        let attribute = document.nameID("customClass")
        var suggestions = NameSuggestions()
        var findings: [Finding] = []
        // Caches the result for each class, which may be used many times.
        var misplacements: [DocumentFacts.ClassUse: Misplacement?] = [:]
        for node in document.tree.nodeIndices where document.tree.value(of: attribute, at: node).isPresent {
            let element = context.element(node)
            guard let name = element.customClass, !project.mayDeclareElsewhere(name) else { continue }
            let use = DocumentFacts.ClassUse(element, name: name)
            if let entry = project.sources.declared(name, in: use.module) {
                let misplacement =
                    misplacements[use] ?? withoutModule(use, entry: entry, project: project)
                    ?? underOtherModule(use, entry: entry, context: context, project: project)
                misplacements[use] = .some(misplacement)
                if let misplacement {
                    findings.append(
                        Finding(
                            element, misplacement.message, notes: ProjectIndex.declaration(of: entry),
                            severity: misplacement.severity ?? severity))
                }
            } else if let module = use.module, project.modules.contains(module), !AppleClasses.isApple(name),
                project.sources.resolved(name) == nil
            {
                // Objective-C classes have no module, so the name may be a library's class.
                if project.hasUnseenCode, !use.isFromTarget { continue }
                findings.append(
                    Finding(
                        element, "the class '\(name)' is not in the project's sources",
                        notes: suggestions.note(for: name, among: candidates(project)), severity: severity))
            }
        }
        return findings
    }

    /// A problem with the module that a document names for a class.
    private struct Misplacement {
        var message: String
        /// Nil for the rule's usual severity.
        var severity: Severity?
    }

    /// Returns a warning if none of the modules in which the document looks for a Swift class is known to declare it.
    ///
    /// With the target as provider, the module is the document's own target, and the name in the document may be out of date.
    private func underOtherModule(
        _ use: DocumentFacts.ClassUse, entry: ClassEntry, context: ValidationContext, project: ProjectIndex
    ) -> Misplacement? {
        let map = project.sources.modules
        guard let module = use.module, entry.languages == [.swift], !entry.objectiveCNames.contains(use.name) else { return nil }
        let own = entry.places.map { map.files[$0.file] ?? [] }
        let named = (use.isFromTarget ? map.modules(ofDocument: context.file) : []).union([module])
        guard own.allSatisfy({ !$0.isEmpty && $0.isDisjoint(with: named) }), named.isSubset(of: map.complete),
            let right = own.flatMap(\.self).min()
        else { return nil }
        return Misplacement(
            message: "the class '\(use.name)' is looked up in the module '\(module)', but is declared in the module '\(right)'",
            severity: .warning)
    }

    private func candidates(_ project: ProjectIndex) -> [String] {
        project.sources.classes.values.filter { !$0.places.isEmpty }.map(\.name)
    }

    /// Returns a warning for a Swift class named without its module, by which it isn't found at run time.
    private func withoutModule(_ use: DocumentFacts.ClassUse, entry: ClassEntry, project: ProjectIndex) -> Misplacement? {
        guard use.module == nil, !use.isFromTarget, entry.languages == [.swift], !entry.objectiveCNames.contains(use.name),
            !project.hasUnseenCode, !AppleClasses.isApple(use.name)
        else { return nil }
        return Misplacement(message: "the Swift class '\(use.name)' is named without its module, so it will not be found")
    }
}
