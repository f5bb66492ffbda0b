import FormworkChanges
import FormworkDiagnostics
import FormworkImport
public import FormworkTree

/// The request of `formwork textconv`: print a document as readable lines for git diff.
public struct TextConvRequest: CommandRequest {
    /// The file to read; '-' is standard input.
    public var file: String
    /// The version of the outlines that git caches.
    public var outlineVersion = DocumentOutline.version
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults for all other values.
    public init(file: String) { self.file = file }

    public func check() throws(UsageError) {
        if outlineVersion != DocumentOutline.version {
            throw UsageError("this formwork prints outlines of version \(DocumentOutline.version): run 'formwork git install' again")
        }
    }

    public func perform() throws -> ExitStatus {
        guard let source = DocumentSource.named(file) else {
            throw RunFailure("'\(file)' cannot be read: no such file", status: .cannotRead)
        }
        let document = try source.read(limits).document
        StandardOutput.write(DocumentOutline(document).text)
        return .fine
    }
}
