import FormworkDiagnostics
import FormworkModel

/// Finds segues that can't be performed.
struct UnnamedSegueRule: ValidationRule {
    let id = "unnamed-segue"
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a segue that only code can perform has no identifier",
        explanation: """
            It starts at a controller, not at a control: only 'performSegue(withIdentifier:)' can trigger it, and it has no identifier. Embed \
            segues, relationships and unwind segues are not reported.
            """,
        example: """
            <segue destination="Det-Vc-one" kind="show" id="Seg-Ct-one"/>   at a view controller
            """)

    private static let automatic: Set<String> = ["embed", "relationship", "unwind", "tabBarItems", "splitItems", "windowContent"]

    func check(_ context: ValidationContext) -> [Finding] {
        context.document.connections.compactMap { segue in
            guard segue.kind == .segue, segue.source.isController, let kind = segue.element[.kind], !Self.automatic.contains(kind),
                segue.element[.identifier]?.isEmpty ?? true, segue.element[.relationship] == nil
            else { return nil }
            return Finding(
                segue.element, "the segue from '\(segue.source.shortName)' has no identifier, so nothing can perform it")
        }
    }
}
