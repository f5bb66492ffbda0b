import FormworkDiagnostics
import FormworkResults
import FormworkImport
public import FormworkModel
public import FormworkQuery
import FormworkTemplates
import Synchronization

/// The request of `formwork query`: find the objects that match a selector.
public struct QueryRequest: CommandRequest {
    /// The selector to match.
    public var selector: InterfaceDocument.Selector
    /// The documents to read.
    public var files: FileSelection
    /// The screens to lay out on.
    public var screen = ScreenSelection()
    /// The attributes to list for each object, by their names in selectors, separated by commas.
    public var attributes: String?
    /// Whether to also print the solved frames of views.
    public var frames = false
    /// Whether to print only the number of matches in each file.
    public var count = false
    /// The output format: text, json or ndjson.
    public var format = OutputFormat.text

    /// Creates a request with the defaults for all other values.
    public init(selector: InterfaceDocument.Selector, files: FileSelection) {
        self.selector = selector
        self.files = files
    }

    public func check() throws(UsageError) {
        try files.check()
    }

    public func perform() throws -> ExitStatus {
        let results = ResultFormat(format: format, command: "query", strict: files.strict)
        let (screen, selector) = (try screen.layoutOptions, selector)
        var asked = QueryResult.Options()
        asked.attributes = attributes?.split(separator: ",").map(String.init) ?? []
        asked.onlyCounts = count
        let options = asked
        let solves = frames
        let total = Mutex(0)
        let status = results.run(files).documents { file, read in
            var stage: StagedDocument?
            if solves || selector.needsSolving {
                stage = StagedDocument(read.document, on: screen.withFonts(of: read.document, file: file))
            }
            let found = selector.matches(in: read.document) { stage?.marks ?? .recorded(in: $0) }
            total.withLock { $0 += found.count }
            let layout = solves && !found.isEmpty ? stage?.layout : nil
            let result = QueryResult(found, in: read.document, file: file, options: options, layout: layout)
            return results.outcome([], text: { result.shownText }, result: result, as: QueryResult.shape)
        }
        let isEmpty = total.withLock { $0 == 0 }
        if isEmpty, let unknown = selector.unknownType { StandardOutput.writeError("formwork: note: \(unknown)\n") }
        return max(status, isEmpty ? .foundErrors : .fine)
    }

    /// Parses a selector.
    public static func selector(_ text: String) throws(UsageError) -> InterfaceDocument.Selector {
        // The blank only keeps the selector from looking like an option. Columns are counted without it.
        let text = text.hasPrefix(" ->") ? String(text.dropFirst()) : text
        do { return try Selector(parsing: text) } catch { throw UsageError("\(error)") }
    }
}
