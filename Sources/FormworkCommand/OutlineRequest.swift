import FormworkDiagnostics
public import FormworkResults
import FormworkImport
import FormworkModel
import Synchronization

/// The request of `formwork outline`: print compact outlines of documents, for terminals and language models.
public struct OutlineRequest: CommandRequest {
    /// The documents to read.
    public var files: FileSelection
    /// The maximum number of tokens of an outline. Six letters or three digits in a row count as one, other characters as one each.
    public var budget: Int?
    /// The object to show in most detail if the budget is too small, by id, name or selector.
    public var at: String?
    /// The level of detail: scenes, objects, looks, connections or constraints (default: all).
    public var detail: OutlineDetail = .constraints
    /// Whether to print only the token counts of the outlines and of the documents.
    public var tokens = false
    /// The output format: text, json or ndjson.
    public var format = OutputFormat.text

    /// Creates a request with the defaults for all other values.
    public init(files: FileSelection) { self.files = files }

    public func check() throws(UsageError) {
        try files.check()
        if let budget, budget < 1 { throw UsageError("--budget must be at least 1") }
    }

    public func perform() throws -> ExitStatus {
        let results = ResultFormat(format: format, command: "outline", strict: files.strict)
        let (budget, detail, onlyCounts) = (budget, detail, tokens)
        let place = at.map { OutlinePlace($0, paths: files.allPaths) }
        let total = Mutex((outline: 0, source: 0))
        let status = results.run(files).documents { file, read throws(NameLookupError) in
            let focus = try place?.objects(in: read.document) ?? []
            let result = OutlineResult(read.document, file: file, focus: focus, budget: budget, detail: detail)
            if onlyCounts { total.withLock { $0 = ($0.outline + result.tokens, $0.source + result.sourceTokens) } }
            return results.outcome([], text: { onlyCounts ? result.tokenText : result.shownText }, result: result, as: OutlineResult.shape)
        }
        if onlyCounts, format == .text {
            let (outline, source) = total.withLock { $0 }
            let share = source == 0 ? 0 : Double(outline) * 100 / Double(source)
            StandardOutput.write("\(outline) tokens, \(share.plainText(digits: 1)) % of \(source)\n")
        }
        return status.unless(place?.failure)
    }

    /// Reads a level of detail.
    public static func detail(_ text: String) throws(UsageError) -> OutlineDetail {
        if let detail = OutlineDetail.allCases.first(where: { "\($0)" == text }) { return detail }
        throw UsageError(
            "there is no detail '\(text)'; the details are: \(OutlineDetail.allCases.map { "\($0)" }.joined(separator: ", "))")
    }
}
