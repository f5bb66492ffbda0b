import FormworkDiagnostics
import FormworkExport
import FormworkImport
import FormworkModel
package import FormworkQuery
import FormworkStates
import Synchronization

/// The request of `formwork query`: find the objects that match a selector.
///
/// Its values have the names of the options, whose help describes them.
package struct QueryRequest: CommandRequest {
    package var selector: Selector
    package var files: FileSelection
    package var screen = ScreenSelection()
    package var attributes: String?
    package var frames = false
    package var count = false
    package var format = OutputFormat.text

    package init(selector: Selector, files: FileSelection) {
        self.selector = selector
        self.files = files
    }

    package func check() throws(UsageError) {
        try files.check()
    }

    package func perform() throws -> ExitStatus {
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
            return results.outcome([], text: { result.shownText }, write: result.write)
        }
        let isEmpty = total.withLock { $0 == 0 }
        if isEmpty, let unknown = selector.unknownType { StandardOutput.writeError("formwork: note: \(unknown)\n") }
        return max(status, isEmpty ? .foundErrors : .fine)
    }

    /// Parses a selector.
    package static func selector(_ text: String) throws(UsageError) -> Selector {
        // The blank only keeps the selector from looking like an option. Columns are counted without it.
        let text = text.hasPrefix(" ->") ? String(text.dropFirst()) : text
        do { return try Selector(parsing: text) } catch { throw UsageError("\(error)") }
    }
}
