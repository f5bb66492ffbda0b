import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTemplates

/// Finds documents beyond the limits that keep reading and solving safe.
struct LimitExceededRule: TemplateStateRule {
    let id = "limit-exceeded"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "the document exceeds a limit of Formwork, or its layout exceeds the solving limit",
        explanation: """
            Elements may be nested 256 levels deep, and files and texts have a maximum size. Solving has a limit too, which many connected \
            inequalities can reach (with --solve; raise it with --solver-limit). Interface Builder's own documents stay far below. A file beyond \
            the limits was made by another program, or is malicious.
            """,
        example: """
            <view><subviews><view><subviews>…   257 levels deep
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        Self.findings(context.layout?.roots ?? []) + context.templates.indices.flatMap { check(template: $0, context) }
    }

    func check(_ report: TemplateReport, _ scenes: [TemplatedScene]) -> [Finding] { Self.findings(scenes.map(\.after)) }

    private static func findings(_ scenes: [DocumentLayout.Root]) -> [Finding] {
        scenes.compactMap { scene in scene.limitMessage.map { Finding(scene.root.element, $0) } }
    }
}
