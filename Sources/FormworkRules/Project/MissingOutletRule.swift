import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds outlets that are connected to properties which the class does not have.
struct MissingOutletRule: ProjectRule {
    let id = "missing-outlet"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "a connected outlet is not in the class",
        explanation: """
            The property was renamed or removed, and the connection stayed. Loading the document ends the application: 'this class is \
            not key value coding-compliant for the key'. Superclasses, extensions and categories in the project are followed; where a \
            superclass comes from a library whose source is not there, nothing is reported. Connect the outlet anew, or remove the \
            connection. Needs the project's sources (--project).
            """,
        example: """
            <outlet property="titelLabel" destination="Tit-Vw-xib" id="Out-Ct-one"/>   the class has 'titleLabel'
            """)

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        guard project.isComplete else { return [] }
        var findings: [Finding] = []
        for connection in context.document.connections where connection.kind == .outlet || connection.kind == .outletCollection {
            guard let name = connection.name, !AppleNames.isOutlet(name),
                let (owner, ancestry) = project.knownAncestry(of: connection.source)
            else { continue }
            // What Formwork's own extensions of layout read is no property of the class.
            if connection.isOfLayoutExtension { continue }
            if ancestry.property(name) != nil || ancestry.hasSetter(name) || ancestry.takesUndefinedKeys { continue }
            let outlets = ancestry.entries.flatMap { $0.properties.filter { $0.facts.isOutlet }.map(\.facts.name) }
            findings.append(
                Finding(
                    connection.element, "outlet '\(name)' is connected, and '\(owner.name)' has no such property",
                    notes: ProjectIndex.suggestion(for: name, among: outlets) + ProjectIndex.declaration(of: owner)))
        }
        return findings
    }
}

extension Connection {
    /// Whether it is an outlet that libraries of layout add to every object: layout templates and hiding masters.
    var isOfLayoutExtension: Bool {
        guard let name else { return false }
        return name == "targetView" || name.hasPrefix("PW")
    }
}
