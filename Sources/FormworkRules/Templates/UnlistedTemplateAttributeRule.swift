import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// Finds targets whose list of attributes is not the one of their template view (seeds L-38, L-39).
struct UnlistedTemplateAttributeRule: TemplateRule {
    let id = "unlisted-template-attribute"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a target does not list the attributes that its template view lists",
        explanation: """
            A snapshot of the present state holds the attributes that the target lists. What only the template view lists is changed by \
            the template and not restored by the snapshot. Give the target the same 'templateAttributes'.
            """,
        example: """
            <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha, hidden"/>   the target's: "alpha"
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        report.template.pairs.compactMap { pair in
            guard let list = pair.list else { return nil }
            let targets = TemplateAttributeList(of: pair.target)
            if Set(list.keyPaths) == Set(targets?.keyPaths ?? []) { return nil }
            let name = pair.target.element.shortName
            let said = targets.map { "its list is '\($0.keyPaths.joined(separator: ", "))'" } ?? "it has no list"
            return Finding(
                list.source.element,
                "the target '\(name)' does not have the list '\(list.keyPaths.joined(separator: ", "))' of its template view", notes: [said]
            )
        }
    }
}
