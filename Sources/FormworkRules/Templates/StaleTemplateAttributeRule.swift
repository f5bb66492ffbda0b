import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// Finds targets whose attribute list a template shortens, because the template view lists fewer attributes.
///
/// See <doc:/FormworkTemplates/LayoutTemplates#Which-attributes-are-handed-over>.
struct StaleTemplateAttributeRule: TemplateRule {
    let id = "stale-template-attribute"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a template view does not list the attributes that its target lists",
        explanation: """
            Applying a template of generation 1.0 also replaces the target's list with the template view's list, or with none. Later snapshots do \
            not contain an attribute that is no longer listed. Until then the attribute keeps the value of the previous template. Give the \
            template view the target's 'templateAttributes'. Attributes that only the template view lists are reported by \
            'unlisted-template-attribute'.
            """,
        example: """
            <view id="Box-Vw-tem"/>   without a list; its target has:
            <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        guard report.template.generation == .view else { return [] }
        return report.template.pairs.compactMap { pair in
            guard let targets = LayoutTemplate.AttributeList(of: pair.target) else { return nil }
            let listed = pair.list?.keyPaths ?? []
            let lost = targets.keyPaths.filter { !listed.contains($0) }
            if lost.isEmpty { return nil }
            let (name, target) = (pair.view.element.shortName, pair.target.element.shortName)
            let paths = lost.map { "'\($0)'" }.joined(separator: ", ")
            let loss = "removes \(lost.count == 1 ? "it" : "them") from the list of its target '\(target)'"
            return Finding(
                pair.list?.source.element ?? pair.view.element, "'\(name)' does not list \(paths), so applying the template \(loss)",
                notes: [
                    pair.list == nil ? "the template view has no list" : "the template view's list is '\(listed.joined(separator: ", "))'"
                ])
        }
    }
}
