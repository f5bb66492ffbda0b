import FormworkDiagnostics
import FormworkIndex
import FormworkModel
import FormworkTree

/// Finds outlets that no document connects.
struct UnconnectedOutletRule: ProjectRule {
    let id = "unconnected-outlet"
    let severities: [Severity] = [.note, .warning]
    let documentation = RuleDocumentation(
        summary: "an outlet of the class is not connected",
        explanation: """
            The class declares an outlet that is not connected in any document and that its code does not set. If it isn't optional, the \
            application crashes where it is first used (a warning). An optional outlet, or one in Objective-C, stays empty (a note). Connect it, \
            or remove it from the class. Reported at the first object of the class in a document. Needs the project's sources (--project).
            """,
        example: """
            @IBOutlet private var subtitleLabel: UILabel!   no document has an outlet 'subtitleLabel'
            """)

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        guard project.hasAll(.document) else { return [] }
        let document = context.document
        let attribute = document.nameID("customClass")
        var seen: Set<String> = []
        var findings: [Finding] = []
        for node in document.tree.nodeIndices where document.tree.value(of: attribute, at: node).isPresent {
            let element = context.element(node)
            // Connected outlets show that the class is used with this project's documents.
            guard let name = element.customClass, seen.insert(name).inserted,
                let entry = project.sources.declared(name, in: element["customModule"]), entry.places.count == 1
            else { continue }
            let relatives = project.connectedOutlets[entry.name] ?? []
            guard !relatives.isEmpty else { continue }
            let connected = Dictionary(grouping: relatives, by: PropertyFacts.word)
            for outlet in entry.outlets where !outlet.contains(where: { Self.hasValue($0.facts, entry: entry, connected: connected) }) {
                guard let (facts, file) = outlet.first else { continue }
                // An unset optional or Objective-C outlet is harmless: messages to nil have no effect.
                let isWarning = !facts.isOptional && facts.type != nil && facts.exposure == .outlet
                findings.append(
                    Finding(
                        element, "outlet '\(facts.name)' of '\(entry.name)' is not connected",
                        notes: ["it is declared at \(SourcePlace(file: file, position: facts.position).words)"],
                        severity: isWarning ? .warning : .note))
            }
        }
        return findings
    }

    /// Whether a document or code sets an outlet. Delegates and data sources count as set, because other objects set them.
    ///
    /// - Parameter connected: The keys that documents connect, by property lookup word.
    private static func hasValue(_ facts: PropertyFacts, entry: ClassEntry, connected: [String: [String]]) -> Bool {
        let name = facts.name.lowercased()
        return facts.words.contains { connected[$0]?.contains(where: facts.isReached) == true } || entry.assigned.contains(facts.name)
            || facts.variable.map(entry.assigned.contains) == true || name.hasSuffix("delegate") || name.hasSuffix("datasource")
    }
}
