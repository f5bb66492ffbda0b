import FormworkDiagnostics
package import FormworkExport
import FormworkImport
import FormworkModel
import Synchronization

/// The request of `formwork outline`: print compact outlines of documents, for terminals and language models.
///
/// Its values have the names of the options, whose help describes them.
package struct OutlineRequest: CommandRequest {
    package var files: FileSelection
    package var budget: Int?
    package var at: String?
    package var detail: OutlineDetail = .constraints
    package var tokens = false
    package var format = OutputFormat.text

    package init(files: FileSelection) { self.files = files }

    package func check() throws(UsageError) {
        try files.check()
        if let budget, budget < 1 { throw UsageError("--budget must be at least 1") }
    }

    package func perform() throws -> ExitStatus {
        let results = ResultFormat(format: format, command: "outline", strict: files.strict)
        let (budget, detail, onlyCounts) = (budget, detail, tokens)
        let place = at.map { OutlinePlace($0, paths: files.allPaths) }
        let total = Mutex((outline: 0, source: 0))
        let status = results.run(files).documents { file, read throws(NameLookupError) in
            let focus = try place?.objects(in: read.document) ?? []
            let result = OutlineResult(read.document, file: file, focus: focus, budget: budget, detail: detail)
            if onlyCounts { total.withLock { $0 = ($0.outline + result.tokens, $0.source + result.sourceTokens) } }
            return results.outcome([], text: { onlyCounts ? result.tokenText : result.shownText }, write: result.write)
        }
        if onlyCounts, format == .text {
            let (outline, source) = total.withLock { $0 }
            let share = source == 0 ? 0 : Double(outline) * 100 / Double(source)
            StandardOutput.write("\(outline) tokens, \(share.plainText(digits: 1)) % of \(source)\n")
        }
        return status.unless(place?.failure)
    }

    /// Reads a level of detail.
    package static func detail(_ text: String) throws(UsageError) -> OutlineDetail {
        if let detail = OutlineDetail.allCases.first(where: { "\($0)" == text }) { return detail }
        throw UsageError(
            "there is no detail '\(text)'; the details are: \(OutlineDetail.allCases.map { "\($0)" }.joined(separator: ", "))")
    }
}
