import FormworkDiagnostics
import FormworkModel
import FormworkTemplates
import FormworkTree

/// Finds references of constraints, connections and initial controllers to objects that aren't in the document.
struct DanglingReferenceRule: ValidationRule {
    let id = "dangling-reference"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "a constraint, connection or the document itself refers to an object that is not in the document",
        explanation: """
            The object was deleted, or lost in a merge, but the reference to it was not. Loading the document fails, or ignores the connection. \
            Connect it again or remove it; --fix removes outlets and actions. A layout template's own outlets are checked by 'dangling-target'.
            """,
        example: """
            <outlet property="titleLabel" destination="Gon-Vw-one" id="Out-Ct-one"/>   no element has this id
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let constraints = context.index.constraints
        let connections = context.index.connections
        var findings: [Finding] = []
        for constraint in constraints {
            if constraint.first == nil, constraint.firstText.isPresent {
                findings.append(
                    finding(context, node: constraint.node, subject: "constraint", role: "first item", destination: constraint.firstText))
            }
            if constraint.second == nil, constraint.secondText.isPresent {
                findings.append(
                    finding(context, node: constraint.node, subject: "constraint", role: "second item", destination: constraint.secondText))
            }
        }
        let root = context.element(context.document.rootNode)
        if let initial = root[.initialViewController], !initial.isEmpty, context.document.element(id: initial) == nil {
            findings.append(
                Finding(
                    root, "the initial controller '\(initial)' is not in the document",
                    notes: ["code that asks for the initial controller gets nil, and a main storyboard shows nothing"]))
        }
        // The template rules report unusable targets.
        let ofTemplates = Set(context.templates.flatMap { $0.template.unusableTargets.map(\.outlet.index) })
        for position in connections.indices {
            let connection = connections[position]
            guard connection.destination == nil, connection.destinationText.isPresent, !ofTemplates.contains(position) else { continue }
            var found = finding(
                context, node: connection.node, subject: words(connection, context: context), role: "destination",
                destination: connection.destinationText)
            // No fix for a segue: code may perform it, and removing it would break that.
            if [.outlet, .outletCollection, .action].contains(connection.kind) { found.fix = Fix([.remove(found.element)]) }
            findings.append(found)
        }
        return findings
    }

    private func finding(
        _ context: ValidationContext, node: NodeIndex, subject: String, role: String, destination: TextRange
    ) -> Finding {
        let id = context.tree.string(destination) ?? ""
        return Finding(context.element(node), "\(subject) has the \(role) '\(id)', which is not in the document")
    }

    /// Returns a description of a connection, such as `outlet 'titleLabel'`.
    private func words(_ connection: ConnectionRecord, context: ValidationContext) -> String {
        let kind =
            switch connection.kind {
            case .outletCollection: "outlet collection"
            case .accessibility: "accessibility connection"
            case .outlet, .action, .segue, .binding: connection.kind.rawValue
            }
        return context.tree.string(connection.name).map { "\(kind) '\($0)'" } ?? kind
    }
}
