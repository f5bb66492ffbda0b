import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTemplates

/// Finds documents beyond the limits that keep reading and solving safe.
struct LimitExceededRule: TemplateStateRule {
    let id = "limit-exceeded"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "the document is larger or deeper than Formwork reads, or takes more solving than is allowed",
        explanation: """
            Elements may stand 256 levels deep, and files and texts have a largest size. Solving ends at a limit, too, which many \
            inequalities that hang together reach (with --solve; --solver-limit raises it). Interface Builder's \
            own documents stay far below; a file beyond the limits was made by something else, or is meant to do harm.
            """,
        example: """
            <view><subviews><view><subviews>…   257 levels deep
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        Self.findings(context.layout?.roots ?? []) + context.templates.indices.flatMap { check(template: $0, context) }
    }

    func check(_ report: TemplateReport, _ scenes: [TemplatedScene]) -> [Finding] { Self.findings(scenes.map(\.after)) }

    private static func findings(_ scenes: [RootLayout]) -> [Finding] {
        scenes.compactMap { scene in scene.limitMessage.map { Finding(scene.root.element, $0) } }
    }
}
