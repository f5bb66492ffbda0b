import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds outlets connected to objects whose class isn't compatible with the property's type.
struct OutletTypeMismatchRule: ProjectRule {
    let id = "outlet-type-mismatch"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "an outlet is connected to an object of another class",
        explanation: """
            The property is declared with one class, but the object has another that does not inherit from it: a label where a button is expected. \
            Loading the document sets the property nevertheless. The application crashes at the first message that the object does not understand. \
            Reported only if both classes are known. Needs the project's sources (--project).
            """,
        example: """
            <outlet property="saveButton" destination="Tit-Vw-xib" id="Out-Ct-one"/>   a label, and 'saveButton' is a 'UIButton'
            """)

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        guard project.hasAll() else { return [] }
        var findings: [Finding] = []
        for connection in context.document.connections where connection.kind == .outlet || connection.kind == .outletCollection {
            guard let name = connection.name, let destination = connection.destination, let owner = connection.source.customClass,
                let entry = project.sources.declared(owner, in: connection.source["customModule"])
            else { continue }
            let sources = project.sources
            let ancestry = sources.ancestry(of: entry.name, in: connection.source["customModule"])
            let properties = ancestry.entries.flatMap { entry in
                entry.properties(reachedBy: name).filter(\.facts.isOutlet).map { (scope: entry.name, property: $0) }
            }
            let actual = destination.customClass ?? destination.platformClass ?? AppleElements.className(destination)
            guard let actual, !properties.isEmpty else { continue }
            let module = destination["customModule"]
            let known = sources.declared(actual, in: module)?.name ?? actual
            // Classes may share a name: it is enough that the object matches one of them.
            let misfits = properties.filter { scope, property in
                guard let type = property.facts.type, type != actual else { return false }
                return sources.isKind(known, in: module, of: type, writtenIn: scope) == false
            }
            guard misfits.count == properties.count, let property = misfits.first?.property, let type = property.facts.type else {
                continue
            }
            findings.append(
                Finding(
                    connection.element, "outlet '\(name)' is a '\(type)', but is connected to a '\(actual)'",
                    notes: [
                        "it is connected to \(destination.path)",
                        "'\(name)' is declared at \(SourcePlace(file: property.file, position: property.facts.position).words)",
                    ]))
        }
        return findings
    }
}
