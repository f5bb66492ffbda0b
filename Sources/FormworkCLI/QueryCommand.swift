import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkImport
import FormworkModel
import FormworkQuery
import FormworkStates
import Synchronization

struct QueryCommand: ParsableCommand {
    static let configuration = verb(
        "query", abstract: "Find the objects that match a selector.",
        discussion: """
            Selectors are similar to CSS: 'label[text="Sign in"]', 'scene[title=Login] button', '.PrimaryButton', '#a1B-c2-D3e', \
            ':has-outlet(submit)', 'constraint[constant>16]:of(#a1B-c2-D3e)', 'view:ambiguous', '*[color=Brand]', '#a1B ->targetView'. \
            Each object is printed with its file, line and column, and a description.

            Exit status: 0 if something was found, 1 if nothing was.
            """)

    @Argument(help: "The selector to match.", transform: Self.selector)
    var selector: Selector

    @OptionGroup var files: FileOptions
    @OptionGroup(title: "Screen") var screen: ScreenOptions

    @Option(help: ArgumentHelp("Also print these attributes of each object, by their names in selectors.", valueName: "a,b"))
    var attributes: String?

    @Flag(help: "Also print the solved frames of views.")
    var frames = false

    @Flag(help: "Print only the number of matches in each file.")
    var count = false

    @Option(help: "The output format: text, json or ndjson.")
    var format = OutputFormat.text

    func run() throws {
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
        try max(status, isEmpty ? .foundErrors : .fine).check()
    }

    private static func selector(_ text: String) throws -> Selector {
        // The blank only keeps the selector from looking like an option. Columns are counted without it.
        let text = text.hasPrefix(" ->") ? String(text.dropFirst()) : text
        do { return try Selector(parsing: text) } catch { throw ValidationError("\(error)") }
    }
}
