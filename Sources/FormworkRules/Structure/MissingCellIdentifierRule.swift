import FormworkDiagnostics
import FormworkModel

/// Finds prototypes that code can't dequeue.
struct MissingCellIdentifierRule: ValidationRule {
    let id = "missing-cell-identifier"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a prototype cell has no reuse identifier",
        explanation: """
            Code dequeues a prototype by its reuse identifier: without one it can never be shown. Xcode reports 'Prototype table cells must have \
            reuse identifiers'. Give it the identifier that the code uses, or remove it. The cells of static tables need none.
            """,
        example: """
            <prototypes><tableViewCell id="Per-Ce-one"/></prototypes>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let document = context.document
        guard document.kind == .storyboard, [.iOS, .tvOS].contains(document.platform) else { return [] }
        var findings: [Finding] = []
        for view in context.index.views {
            let list: Name
            switch document.name(of: view.node) {
            case .tableView: list = .prototypes
            case .collectionView: list = .cells
            default: continue
            }
            for child in context.element(view.node).children where document.name(of: child.node) == list {
                for cell in child.children where cell[.reuseIdentifier]?.isEmpty ?? true {
                    findings.append(Finding(cell, "the prototype has no reuse identifier: it can never be shown"))
                }
            }
        }
        return findings
    }
}
