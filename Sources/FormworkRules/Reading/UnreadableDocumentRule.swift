import FormworkDiagnostics

/// Finds files that aren't interface documents: not well-formed, of another kind, or with a document type declaration.
struct UnreadableDocumentRule: ReadingRule {
    let id = "unreadable-document"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "the file holds no document that can be read",
        explanation: """
            The file is not well-formed XML, its root element is neither 'document' nor 'archive', or it begins with a document type \
            declaration, which Interface Builder never writes. Nothing else can be found in it. A merge that was committed with \
            its markers is the usual cause: resolve it and commit the file again.
            """,
        example: """
            <subviews>
            <<<<<<< HEAD
                <label text="Today"/>
            """)
}
