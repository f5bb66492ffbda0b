import FormworkDiagnostics
public import FormworkResults
import FormworkImport

/// The request of `formwork import`: read interface files and describe their contents.
public struct ImportRequest: CommandRequest {
    /// The documents to read.
    public var files: FileSelection
    /// The output format: text, json or ndjson.
    public var format = OutputFormat.text
    /// The details of objects in JSON: attributes, values, connections, runtimeAttributes, variations, constraints, guides, objects or
    /// all (default: all but attributes and values).
    public var fields: ObjectFields = .usual
    /// Whether to print compiled files as stored, object by object, as JSON.
    public var raw = false

    /// Creates a request with the defaults for all other values.
    public init(files: FileSelection) { self.files = files }

    /// Reads a list of fields, separated by commas.
    public static func fields(_ text: String) throws -> ObjectFields {
        try text.split(separator: ",").reduce(into: []) { fields, name in
            guard let found = ObjectFields.named.first(where: { $0.name == name }) else {
                throw UsageError(
                    "there is no field '\(name)'; the fields are: \(ObjectFields.named.map(\.name).joined(separator: ", "))")
            }
            fields.formUnion(found.field)
        }
    }

    public func check() throws(UsageError) {
        try files.check()
    }

    public func perform() throws -> ExitStatus {
        if raw { return RawImport(paths: files.allPaths, limits: files.limits).run() }
        let fields = fields
        let results = ResultFormat(format: format, command: "import", strict: files.strict)
        let status = results.run(files).documents { file, read in
            var result = ImportResult(file: file, document: read.document, diagnostics: read.diagnostics)
            result.fields = fields
            return results.outcome(
                read.diagnostics, text: { result.shownText + read.diagnostics.shown }, result: result, as: ImportResult.shape)
        }
        return status
    }
}
