package import FormworkTree

/// The request of `formwork strings import`: import translations into files next to documents, or into a document.
///
/// Its values have the names of the options, whose help describes them.
package struct StringsImportRequest: CommandRequest {
    package var paths: [String]
    package var standardInputName: String?
    package var from: [String] = []
    package var language: String?
    package var intoDocument = false
    package var output: String?
    package var outputFolder = false
    package var dryRun = false
    package var limits = DocumentLimits.usual

    package init(paths: [String]) { self.paths = paths }

    package func check() throws(UsageError) {
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

    package func perform() throws -> ExitStatus { try StringsImportRun(self).run() }
}
