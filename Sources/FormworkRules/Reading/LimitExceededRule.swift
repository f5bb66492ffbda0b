import FormworkDiagnostics

/// Finds documents beyond the limits that keep reading safe.
struct LimitExceededRule: ReadingRule {
    let id = "limit-exceeded"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "the document is larger or deeper than Formwork reads",
        explanation: """
            Elements may stand 256 levels deep, and files and texts have a largest size. Interface Builder's own documents stay far \
            below; a file beyond the limits was made by something else, or is meant to do harm.
            """,
        example: """
            <view><subviews><view><subviews>…   257 levels deep
            """)
}
