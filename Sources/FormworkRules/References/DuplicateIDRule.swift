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
            Everything that names the id means the first element, so that the second can neither be connected nor constrained. \
            Xcode refuses such a document, or drops one of the two. It comes from merging two branches that copied the same \
            element: give the second one another id, and its references with it.
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
                context.element(issue.node), "the id '\(id)' belongs to another element already",
                notes: ["it belongs to \(context.element(first).path)"])
        }
    }
}
