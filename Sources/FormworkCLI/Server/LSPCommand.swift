import ArgumentParser
import FormworkCommand

struct LSPCommand: RequestCommand {
    static let configuration = verb(
        "lsp", abstract: "Run a language server for editors.",
        discussion: """
            Uses LSP 3.17 over standard input and output, for .xib and .storyboard files: the findings of 'validate', with the configuration of \
            the document's folders, information about ids (hover), their definitions, the outline, and renaming of ids.
            """)

    @Flag(help: "Use standard input and output, as always; some editors pass this option.")
    // Unused: standard I/O is the only transport, but editors pass the option anyway.
    var stdio = false

    var request: LSPRequest { LSPRequest() }
}
