import FormworkChanges
import FormworkDiagnostics
import FormworkImport
package import FormworkTree

/// The request of `formwork textconv`: print a document as readable lines for git diff.
///
/// Its values have the names of the options, whose help describes them.
package struct TextConvRequest: CommandRequest {
    package var file: String
    package var outlineVersion = DocumentOutline.version
    package var limits = DocumentLimits.usual

    package init(file: String) { self.file = file }

    package func check() throws(UsageError) {
        if outlineVersion != DocumentOutline.version {
            throw UsageError("this formwork prints outlines of version \(DocumentOutline.version): run 'formwork git install' again")
        }
    }

    package func perform() throws -> ExitStatus {
        guard let source = DocumentSource.named(file) else {
            throw RunFailure("'\(file)' cannot be read: no such file", .cannotRead)
        }
        let document = try source.read(limits).document
        StandardOutput.write(DocumentOutline(document).text)
        return .fine
    }
}
