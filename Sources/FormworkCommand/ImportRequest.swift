import FormworkDiagnostics
package import FormworkExport
import FormworkImport

/// The request of `formwork import`: read interface files and describe their contents.
///
/// Its values have the names of the options, whose help describes them.
package struct ImportRequest: CommandRequest {
    package var files: FileSelection
    package var format = OutputFormat.text
    package var fields: ObjectFields = .usual
    package var raw = false

    package init(files: FileSelection) { self.files = files }

    /// Reads a list of fields, separated by commas.
    package static func fields(_ text: String) throws -> ObjectFields {
        try text.split(separator: ",").reduce(into: []) { fields, name in
            guard let found = ObjectFields.named.first(where: { $0.name == name }) else {
                throw UsageError(
                    "there is no field '\(name)'; the fields are: \(ObjectFields.named.map(\.name).joined(separator: ", "))")
            }
            fields.formUnion(found.field)
        }
    }

    package func check() throws(UsageError) {
        try files.check()
    }

    package func perform() throws -> ExitStatus {
        if raw { return RawImport(paths: files.allPaths, limits: files.limits).run() }
        let fields = fields
        let results = ResultFormat(format: format, command: "import", strict: files.strict)
        let status = results.run(files).documents { file, read in
            var result = ImportResult(file: file, document: read.document, diagnostics: read.diagnostics)
            result.fields = fields
            return results.outcome(read.diagnostics, text: { result.shownText + read.diagnostics.shown }, write: result.write)
        }
        return status
    }
}
