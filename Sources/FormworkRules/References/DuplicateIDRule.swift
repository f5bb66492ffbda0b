import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// Finds ids that two elements share.
struct DuplicateIDRule: ValidationRule {
    let id = "duplicate-id"
    let aliases = ["duplicate_id"]
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "two elements have the same id",
        explanation: """
            References to the id refer to the first element, so the second one can neither be connected nor constrained. Xcode refuses such a \
            document, or drops one of the two. It comes from merging two branches that copied the same element. Give the second one another id, \
            and update its references.
            """,
        example: """
            <label text="Today" id="Tit-Vw-xib"/>
            <label text="Tomorrow" id="Tit-Vw-xib"/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        context.index.issues.compactMap { issue in
            guard case .duplicateID(let first) = issue.kind else { return nil }
            let id = context.tree.string(issue.text) ?? ""
            return Finding(
                context.element(issue.node), "the id '\(id)' is already used by another element",
                notes: ["it is used by \(context.element(first).path)"])
        }
    }
}
