public import FormworkTree

/// The request of `formwork strings import`: import translations into files next to documents, or into a document.
public struct StringsImportRequest: CommandRequest {
    /// Documents, or folders of them.
    public var paths: [String]
    /// The path to use for standard input.
    public var standardInputName: String?
    /// The files of translations.
    public var from: [String] = []
    /// The language (default: that of the file or its folder).
    public var language: String?
    /// Whether to write documents with the translated texts instead.
    public var intoDocument = false
    /// The file for a document with translated texts, or a folder for several; '-' is standard output.
    public var output: String?
    /// Whether the output is a folder, created if needed.
    public var outputFolder = false
    /// Whether to write nothing, and to list the files.
    public var dryRun = false
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults for all other values.
    public init(paths: [String]) { self.paths = paths }

    public func check() throws(UsageError) {
        if from.isEmpty, !intoDocument { throw UsageError("specify the translations: --from FILE") }
        if intoDocument {
            if output == nil { throw UsageError("specify the output: -o FILE, or -o - for standard output") }
            if dryRun { throw UsageError("--dry-run and --into-document cannot be used together") }
            if from.isEmpty, language == nil { throw UsageError("specify the --language") }
        } else {
            if output != nil || outputFolder { throw UsageError("-o needs --into-document") }
            if paths.contains("-") { throw UsageError("translations cannot be written for standard input: specify a file") }
        }
    }

    public func perform() throws -> ExitStatus { try StringsImportRun(self).run() }
}
