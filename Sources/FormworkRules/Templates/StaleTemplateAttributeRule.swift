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
            Applying a template of generation 1.0 hands over the list itself: the target has the template view's list from then on, or \
            none. A later snapshot does not hold what is no longer listed, and until then the attribute stays as the template before \
            left it. Give the template view the target's 'templateAttributes'. What only the template view lists is found \
            by 'unlisted-template-attribute'.
            """,
        example: """
            <view id="Box-Vw-tem"/>   without a list, and of its target:
            <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        guard report.template.generation == .view else { return [] }
        return report.template.pairs.compactMap { pair in
            guard let targets = TemplateAttributeList(of: pair.target) else { return nil }
            let listed = pair.list?.keyPaths ?? []
            let lost = targets.keyPaths.filter { !listed.contains($0) }
            if lost.isEmpty { return nil }
            let (name, target) = (pair.view.element.shortName, pair.target.element.shortName)
            let paths = lost.map { "'\($0)'" }.joined(separator: ", ")
            let loss = "takes \(lost.count == 1 ? "it" : "them") off the list of its target '\(target)'"
            return Finding(
                pair.list?.source.element ?? pair.view.element, "'\(name)' does not list \(paths), so that applying the template \(loss)",
                notes: [
                    pair.list == nil ? "the template view has no list" : "the template view's list is '\(listed.joined(separator: ", "))'"
                ])
        }
    }
}
