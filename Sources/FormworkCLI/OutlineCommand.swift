import ArgumentParser
import FormworkDiagnostics
import FormworkExport
import FormworkImport
import FormworkModel
import Synchronization

struct OutlineCommand: ParsableCommand {
    static let configuration = verb(
        "outline", abstract: "Tell what is in documents in as few words as can be, for terminals and language models.",
        discussion: """
            A line for each object: what it is, what it is called, its own class, a short reference (#a1B) that query, edit and other verbs \
            take, its frame, what matters about it, where its connections lead; below it its constraints in words. With --budget as much \
            as fits: constraints go first, then connections, then looks; what --at names keeps them longest.
            """)

    @OptionGroup var files: FileOptions

    @Option(
        help: ArgumentHelp(
            "How many tokens an outline may have: a run of letters is one for every six, a run of digits one for every three, other characters are one each.",
            valueName: "tokens"))
    var budget: Int?

    @Option(
        help: ArgumentHelp("What is told in most detail where --budget is too small for all: an id, a name, a selector.", valueName: "name")
    )
    var at: String?

    @Option(
        help: ArgumentHelp("How much is told: scenes, objects, looks, connections or constraints (the default: all).", valueName: "detail"),
        transform: Self.detail)
    var detail: OutlineDetail = .constraints

    @Flag(help: "Only say how many tokens the outlines have, beside the documents.")
    var tokens = false

    @Option(help: "text for people and models; json or ndjson for programs.")
    var format = OutputFormat.text

    func validate() throws {
        if let budget, budget < 1 { throw ValidationError("--budget takes a number from 1") }
    }

    func run() throws {
        let results = ResultFormat(format: format, command: "outline", strict: files.strict)
        let (budget, detail, onlyCounts) = (budget, detail, tokens)
        let place = at.map { OutlinePlace($0, paths: files.allPaths) }
        let total = Mutex((outline: 0, source: 0))
        let status = results.run(files).documents { file, read throws(UnmetName) in
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
        throw ValidationError("there is no detail '\(text)'; there are: \(OutlineDetail.allCases.map { "\($0)" }.joined(separator: ", "))")
    }
}
