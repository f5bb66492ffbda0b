import FormworkDiagnostics

/// Finds files that aren't interface documents: not well-formed, of another kind, or with a document type declaration.
struct UnreadableDocumentRule: ReadingRule {
    let id = "unreadable-document"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "the file is not a readable document",
        explanation: """
            The file is not well-formed XML, its root element is neither 'document' nor 'archive', or it begins with a document type declaration, \
            which Interface Builder never writes. Nothing else can be checked in it. The usual cause is a merge that was committed with conflict \
            markers: resolve it and commit the file again.
            """,
        example: """
            <subviews>
            <<<<<<< HEAD
                <label text="Today"/>
            """)
}
