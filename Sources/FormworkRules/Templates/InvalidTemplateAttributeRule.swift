import FormworkDiagnostics
import FormworkModel
import FormworkTemplates

/// Finds key paths in attribute lists that are empty or that the view doesn't have.
///
/// See <doc:/FormworkTemplates/LayoutTemplates#Which-attributes-are-handed-over>.
struct InvalidTemplateAttributeRule: TemplateRule {
    let id = "invalid-template-attribute"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "a layout template lists a key path that is empty or unknown",
        explanation: """
            Applying the template stops the program with an exception: the view has no value for the key. An extra comma makes an empty key path. \
            Views of a custom class may have keys of their own and are not checked. Neither are key paths that a runtime attribute of the view or \
            its target sets.
            """,
        example: """
            <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha, brightness,"/>
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        report.template.pairs.flatMap { pair -> [Finding] in
            guard let list = pair.list else { return [] }
            var findings: [Finding] = []
            if list.parts.contains("") {
                findings.append(
                    Finding(list.source.element, "the list of template attributes has an empty key path", notes: ["remove the comma"]))
            }
            for keyPath in list.keyPaths {
                guard let view = [pair.view, pair.target].first(where: { !Self.has(keyPath, view: $0, pair: pair) }) else { continue }
                findings.append(
                    Finding(
                        list.source.element, "a '\(view.element.className)' has no key path '\(keyPath)'",
                        notes: view == pair.view ? [] : ["it is the target '\(view.element.shortName)'"]))
            }
            return findings
        }
    }

    private static func has(_ keyPath: String, view: View, pair: LayoutTemplate.Pair) -> Bool {
        if pair.view.runtimeAttributes.contains(where: { $0.keyPath == keyPath }) { return true }
        if pair.target.runtimeAttributes.contains(where: { $0.keyPath == keyPath }) { return true }
        return ViewKeyPaths.has(keyPath, view: view)
    }
}
