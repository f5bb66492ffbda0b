import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds outlets connected to properties that the class doesn't have.
struct MissingOutletRule: ProjectRule {
    let id = "missing-outlet"
    let severities: [Severity] = [.error, .warning]
    let documentation = RuleDocumentation(
        summary: "a connected outlet isn't declared in the class",
        explanation: """
            The property was renamed or removed, but the connection was not. Loading the document crashes the application: 'this class is not key \
            value coding-compliant for the key'. Superclasses, extensions and categories in the project are considered. If a superclass comes from \
            a library without sources, nothing is reported. An object without a custom class has only the outlets of Apple's class; on macOS such \
            a connection only logs a message. Connect the outlet again, set the class, or remove the connection. Needs the project's sources \
            (--project).
            """,
        example: """
            <outlet property="titelLabel" destination="Tit-Vw-xib" id="Out-Ct-one"/>   the class has 'titleLabel'
            """)

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        var suggestions = NameSuggestions()
        var findings: [Finding] = []
        for connection in context.document.connections where connection.kind == .outlet || connection.kind == .outletCollection {
            if let finding = Self.withoutClass(connection, project: project) { findings.append(finding) }
            guard let name = connection.name, let (owner, ancestry) = project.knownAncestry(of: connection.source),
                !ancestry.inheritsOutlet(name)
            else { continue }
            // Outlets that Formwork's own layout extensions read aren't properties of the class.
            if connection.isOfLayoutExtension { continue }
            if ancestry.property(name) != nil || ancestry.hasSetter(name) || ancestry.acceptsUndefinedKeys { continue }
            findings.append(
                Finding(
                    connection.element, "connected outlet '\(name)' isn't declared in '\(owner.name)'",
                    notes: suggestions.note(for: name, among: ancestry.propertyNames(\.isOutlet)) + ProjectIndex.declaration(of: owner)))
        }
        return findings
    }

    /// Returns a finding for an outlet of an Apple class that neither the class nor an extension in the sources declares.
    private static func withoutClass(_ connection: Connection, project: ProjectIndex) -> Finding? {
        guard let name = connection.name, let owner = appleClass(of: connection.source, project),
            AppleOutlets.has(name, className: owner) == false,
            !connection.isOfLayoutExtension, project.sources.fileCount > 0, project.hasAll(.source)
        else { return nil }
        let ancestry = project.sources.ancestry(of: owner)
        if ancestry.property(name) != nil || ancestry.hasSetter(name) || ancestry.acceptsUndefinedKeys { return nil }
        // A library may extend the class, and AppKit ignores the failed connection.
        let isCertain = !project.hasUnseenCode && connection.source.document.platform != .macOS
        return Finding(
            connection.element,
            "connected outlet '\(name)' isn't declared in '\(owner)'"
                + (connection.source.customClass == nil ? "; no custom class is set" : ""),
            severity: isCertain ? .error : .warning)
    }

    /// Returns the Apple class that an object is an instance of; nil if the class is the project's or isn't known.
    private static func appleClass(of source: Element, _ project: ProjectIndex) -> String? {
        if let custom = source.customClass, project.sources.declared(custom, in: nil) != nil { return nil }
        // File's Owner without a class may be any object, and so may be a plain object.
        let owner = source.customClass ?? (source.isFilesOwner ? nil : source.platformClass ?? AppleElements.className(source))
        return owner == "NSObject" ? nil : owner
    }
}

extension Connection {
    /// Whether the connection is an outlet that layout libraries add to every object: for layout templates and hiding masters.
    var isOfLayoutExtension: Bool {
        guard let name else { return false }
        return name == "targetView" || name.hasPrefix("PW")
    }
}
