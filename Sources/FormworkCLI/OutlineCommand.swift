import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkImport
import FormworkModel
import Synchronization

struct OutlineCommand: ParsableCommand {
    static let configuration = verb(
        "outline", abstract: "Print compact outlines of documents, for terminals and language models.",
        discussion: """
            Each object has a line with its type, name, custom class, a short reference (#a1B) that query, edit and other commands accept, its \
            frame, its main properties and its connections, followed by its constraints. With --budget, details are left out to fit: first \
            constraints, then connections, then looks. The object that --at names keeps them longest.
            """)

    @OptionGroup var files: FileOptions

    @Option(
        help: ArgumentHelp(
            "The maximum number of tokens of an outline. Six letters or three digits in a row count as one, other characters as one each.",
            valueName: "tokens"))
    var budget: Int?

    @Option(
        help: ArgumentHelp("The object to show in most detail if --budget is too small: an id, name or selector.", valueName: "name")
    )
    var at: String?

    @Option(
        help: ArgumentHelp("The level of detail: scenes, objects, looks, connections or constraints (default: all).", valueName: "detail"),
        transform: Self.detail)
    var detail: OutlineDetail = .constraints

    @Flag(help: "Print only the token counts of the outlines and of the documents.")
    var tokens = false

    @Option(help: "The output format: text, json or ndjson.")
    var format = OutputFormat.text

    func validate() throws {
        if let budget, budget < 1 { throw ValidationError("--budget must be at least 1") }
    }

    func run() throws {
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
        try status.unless(place?.failure).check()
    }

    private static func detail(_ text: String) throws -> OutlineDetail {
        if let detail = OutlineDetail.allCases.first(where: { "\($0)" == text }) { return detail }
        throw ValidationError(
            "there is no detail '\(text)'; the details are: \(OutlineDetail.allCases.map { "\($0)" }.joined(separator: ", "))")
    }
}
