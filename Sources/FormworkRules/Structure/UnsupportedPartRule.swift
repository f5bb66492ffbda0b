import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// Finds parts in places where Interface Builder can't open them.
struct UnsupportedPartRule: ValidationRule {
    let id = "unsupported-part"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "an element is in a place where Interface Builder does not support it",
        explanation: """
            It comes from editing by hand, or from a merge. A collection view has no sections or prototypes, a table has no list of cells outside \
            of its sections, and macOS has no outlet collections. Xcode does not open such a document, or its compiler fails. Remove the element.
            """,
        example: """
            <collectionView id="Grd-Vw-one"><sections/>…</collectionView>
            """)

    /// Elements with the children that they can't have, and a name for messages.
    private static let parts: [(holder: Name, children: [Name], words: String)] = [
        (.collectionView, [.sections, .prototypes], "a collection view"), (.tableView, [.cells], "a table view"),
    ]

    func check(_ context: ValidationContext) -> [Finding] {
        let document = context.document
        var findings: [Finding] = []
        for view in context.index.views {
            let name = document.name(of: view.node)
            guard let part = Self.parts.first(where: { $0.holder == name }), document.platform != .macOS else { continue }
            for child in context.tree.children(of: view.node) where part.children.contains(document.name(of: child)) {
                let element = context.element(child)
                guard element.document.tree.nodes[child].kind == .element else { continue }
                findings.append(Finding(element, "\(part.words) cannot have '\(element.name)'"))
            }
        }
        guard document.platform == .macOS else { return findings }
        for connection in context.index.connections where connection.kind == .outletCollection {
            findings.append(Finding(context.element(connection.node), "a macOS document cannot have outlet collections"))
        }
        return findings
    }
}
