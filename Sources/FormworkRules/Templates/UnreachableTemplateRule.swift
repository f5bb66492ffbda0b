import FormworkDiagnostics
import FormworkModel
import FormworkTemplates
import FormworkTree

/// Finds layout templates without an incoming outlet (see <doc:/FormworkTemplates/LayoutTemplates#How-templates-are-written>).
struct UnreachableTemplateRule: TemplateRule {
    let id = "unreachable-template"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "no outlet is connected to a layout template",
        explanation: """
            A template is not part of the controller's views: without an outlet the program cannot apply it, and nothing retains it once the \
            document is loaded. A template object of generation 0.9 needs the outlet itself; an outlet to its view is not enough. Actions and \
            segues retain nothing. Connect an outlet of the controller, or of File's Owner, to the template, or delete the template.
            """,
        example: """
            <viewController id="Scr-Vc-ctl"/>   without <outlet property="wideLayout" destination="Scr-Vw-tem" …/>
            <view id="Scr-Vw-tem" customClass="LDOLayoutTemplate">
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        let template = report.template
        // A template inside another object is retained by it and accessible through it.
        guard template.element.parent?.name == "objects", !isReferenced(template) else { return [] }
        let name = template.element.shortName
        return [
            Finding(
                template.element, "no outlet is connected to the layout template '\(name)', so it can never be applied",
                notes: ["nothing retains it once the document is loaded"])
        ]
    }

    /// Whether anything outside the template refers to it.
    private func isReferenced(_ template: LayoutTemplate) -> Bool {
        let storage = template.document.storage
        let own = template.root.map { root in
            let node = root.record.node
            return node..<storage.tree.nodes[node].subtreeEnd
        }
        return storage.index.connections.contains { connection in
            guard connection.destination == template.element.node, connection.kind != .action, connection.kind != .segue
            else { return false }
            let source = connection.source
            return source != template.element.node && own?.contains(source) != true
        }
    }
}
