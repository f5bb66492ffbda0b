import FormworkDiagnostics
import FormworkModel

/// Finds cells whose reuse identifier differs from their class name.
struct ReuseIdentifierRule: ValidationRule {
    let id = "reuse-identifier"
    let aliases = ["reuse_identifier"]
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the reuse identifier of a cell is not the name of its class",
        explanation: """
            Code that dequeues cells by 'String(describing: Cell.self)' finds only cells whose identifier is the class name. Cells without a \
            custom class are not checked.
            """,
        example: """
            <tableViewCell reuseIdentifier="person" customClass="PersonCell" id="Per-Ce-one"/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        context.elements(named: .tableViewCell, .collectionViewCell, .collectionReusableView).compactMap { cell in
            guard let custom = cell.customClass, let identifier = cell[.reuseIdentifier], identifier != custom else { return nil }
            return Finding(cell, "the reuse identifier '\(identifier)' differs from the class name '\(custom)'")
        }
    }
}
