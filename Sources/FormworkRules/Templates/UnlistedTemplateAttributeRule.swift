import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// Finds targets that do not list the attributes of their template view (see <doc:/FormworkTemplates/LayoutTemplates#Snapshots>).
struct UnlistedTemplateAttributeRule: TemplateRule {
    let id = "unlisted-template-attribute"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a target does not list the attributes that its template view lists",
        explanation: """
            A snapshot of the current state contains the attributes that the target lists. An attribute that only the template view lists is \
            changed by the template, but not restored by the snapshot. Give the target the same 'templateAttributes'. Attributes that only the \
            target lists are reported by 'stale-template-attribute'.
            """,
        example: """
            <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha, hidden"/>   the target's: "alpha"
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        report.template.pairs.compactMap { pair in
            guard let list = pair.list else { return nil }
            let targets = LayoutTemplate.AttributeList(of: pair.target)
            let listed = targets?.keyPaths ?? []
            let missing = list.keyPaths.filter { !listed.contains($0) }
            if missing.isEmpty { return nil }
            let paths = missing.map { "'\($0)'" }.joined(separator: ", ")
            return Finding(
                list.source.element,
                "the target '\(pair.target.element.shortName)' does not list \(paths), which its template view lists",
                notes: [targets == nil ? "the target has no list" : "the target's list is '\(listed.joined(separator: ", "))'"])
        }
    }
}
