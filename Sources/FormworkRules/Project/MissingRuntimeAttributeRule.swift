import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds user-defined runtime attributes for keys that the class doesn't have.
struct MissingRuntimeAttributeRule: ProjectRule {
    let id = "missing-runtime-attribute"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a user-defined runtime attribute isn't declared in the class",
        explanation: """
            The property was renamed or removed, but the value in the document was not. Loading it logs 'Failed to set … user defined inspected \
            property', and the value is lost. Keys that Apple's classes may have or that a library may add are never reported. Needs the project's \
            sources (--project).
            """,
        example: """
            <userDefinedRuntimeAttribute type="number" keyPath="cornerRadus"/>   the class has 'cornerRadius'
            """)

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        var suggestions = NameSuggestions()
        return context.document.runtimeAttributes.compactMap { attribute in
            let key = attribute.keyPath.split(separator: ".").first.map(String.init) ?? ""
            guard !key.isEmpty, let (owner, ancestry) = project.knownAncestry(of: attribute.owner),
                !AppleNames.isKey(key, of: ancestry.appleClasses), ancestry.property(key) == nil, !ancestry.hasSetter(key),
                !ancestry.acceptsUndefinedKeys, !isOfLayoutExtension(key)
            else { return nil }
            // Swift's `isOn` is `on` in Objective-C, and vice versa.
            let other =
                key.hasPrefix("is")
                ? key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3) : "is" + key.prefix(1).uppercased() + key.dropFirst()
            if ancestry.property(other) != nil || AppleNames.isKey(other, of: ancestry.appleClasses) { return nil }
            let suggestion = suggestions.note(for: key, among: ancestry.propertyNames { $0.exposure == .inspectable })
            // Libraries add keys to Apple's classes: if some code isn't visible, report near misses only.
            guard !project.hasUnseenCode || !suggestion.isEmpty else { return nil }
            return Finding(
                attribute.element, "runtime attribute '\(key)' isn't declared in '\(owner.name)'",
                notes: suggestion + ProjectIndex.declaration(of: owner))
        }
    }

    private func isOfLayoutExtension(_ key: String) -> Bool { key == "templateAttributes" || key.hasPrefix("PW") }
}
