import FormworkDiagnostics
import FormworkModel

/// Finds prototypes of a table that share a reuse identifier, so that only one of them can be created.
struct DuplicateReuseIdentifierRule: ValidationRule {
    let id = "duplicate-reuse-identifier"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "two cells of a table have the same reuse identifier",
        explanation: """
            The table keeps one cell for each identifier, so the other one is never shown. Give it another identifier, or remove it.
            """,
        example: """
            <tableViewCell reuseIdentifier="person" id="Per-Ce-one"/>
            <tableViewCell reuseIdentifier="person" id="Per-Ce-two"/>   in the same table
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        context.elements(named: .prototypes, .cells).flatMap { list -> [Finding] in
            // All cells of a static table are created, with any identifier.
            if list.name == "cells", list.parent?.name != "collectionView" { return [] }
            var firsts: [String: Element] = [:]
            return list.children.compactMap { cell in
                guard let identifier = cell[.reuseIdentifier], !identifier.isEmpty else { return nil }
                guard let first = firsts[identifier] else {
                    firsts[identifier] = cell
                    return nil
                }
                return Finding(
                    cell, "the reuse identifier '\(identifier)' is already used by another cell of the table",
                    notes: ["it is used by \(first.path)"])
            }
        }
    }
}
