import FormworkData
import FormworkResults
import FormworkChanges
import FormworkTemplates

/// The JSON Schema (draft 2020-12) of the machine-readable output of a verb.
///
/// Each schema is self-contained: it includes the definitions that it needs. The forms that write the results have them.
public struct OutputSchema: Sendable {
    /// The structure around a verb's results.
    private enum Frame {
        /// An envelope with results and, if there are lines, one result per line.
        case results([JSONSchema], lines: Bool, skips: Bool, option: String)
        /// A report that is a single object.
        case report(JSONSchema)
        /// A schema that is complete by itself.
        case whole([UInt8])
    }

    /// The version of the formats: `schema` in the output.
    public static let version = ResultEnvelope.version

    /// The verb; `document` for a document as data, as written by `formwork convert --to json`.
    public let name: String
    /// A description of the output on one line.
    public let summary: String
    private let frame: Frame
    /// The value of `command` in the output.
    private let command: String

    /// All schemas, in the order of the verbs.
    public static let all: [OutputSchema] = [
        OutputSchema("import", summary: "the contents of documents", results: [ImportResult.shape.schema]),
        OutputSchema("query", summary: "the objects that match a selector", results: [QueryResult.shape.schema]),
        OutputSchema("outline", summary: "short outlines of documents", results: [OutlineResult.shape.schema]),
        OutputSchema("templates", summary: "the changes that layout templates make", results: [TemplatesResult.shape.schema]),
        OutputSchema(
            "solve", summary: "frames, and with --explain the origin of a frame",
            results: [SolveResult.shape.schema, ExplanationResult.shape.schema]),
        OutputSchema("states", summary: "the solved layouts of all states", results: [StagedDocument.StatesResult.shape.schema]),
        OutputSchema("edit", summary: "the results of edit commands", results: [EditReport.shape.schema, EditReport.untouched.schema]),
        OutputSchema(
            "validate", summary: "findings, with --reporter json",
            frame: .results([ResultShapes.findings.schema], lines: false, skips: true, option: " --reporter json")),
        OutputSchema("strings", summary: "the findings of strings check", results: [StringsCheckRun.shape.schema]),
        OutputSchema(
            "graph", summary: "the references between files of a project",
            frame: .results([ResultShapes.graph.schema], lines: false, skips: false, option: formatOption)),
        OutputSchema(
            "explain", summary: "the documents' constraints in a log",
            frame: .results([ConflictExplanation.shape.schema], lines: false, skips: false, option: formatOption)),
        OutputSchema(
            "diff", summary: "the differences between documents",
            frame: .results([FileComparison.shape.schema, ResultShapes.refused.schema], lines: true, skips: false, option: formatOption)),
        OutputSchema("merge", summary: "merge conflicts, as --report writes them", frame: .report(MergeRun.shape.schema)),
        OutputSchema(
            "import-raw", summary: "the objects of compiled files, as import --raw prints them",
            frame: .results([StoredFile.shape.schema], lines: false, skips: false, option: ""), command: "import --raw"),
        OutputSchema("document", summary: "a document as data, as convert --to json writes it", frame: .whole(DocumentSchema.text)),
    ]

    private static let formatOption = " --format json"

    /// Returns the schema of a verb; nil for a verb without machine-readable output.
    public static func named(_ name: String) -> OutputSchema? { all.first { $0.name == name } }

    /// Creates the schema of a verb with a result for each file, and a line for each result.
    private init(_ name: String, summary: String, results: [JSONSchema]) {
        self.init(
            name, summary: summary,
            frame: .results(results + [ResultShapes.refused.schema], lines: true, skips: true, option: Self.formatOption))
    }

    private init(_ name: String, summary: String, frame: Frame, command: String? = nil) {
        (self.name, self.summary, self.frame) = (name, summary, frame)
        self.command = command ?? name
    }

    /// The schema of the output of `--format json`, in UTF-8.
    ///
    /// - Complexity: O(n) in its length.
    public var text: [UInt8] {
        switch frame {
        case .whole(let text): return text
        case .report(let schema): return schema.text(title: "The output of `formwork \(command) --report`", id: id)
        case .results(let results, _, let skips, let option):
            let result = JSONShape<Void>(JSONSchema(of: results)) { _, _ in }
            let envelope = ResultEnvelope.shape(command, result: result, skips: skips).schema
            return envelope.text(title: "The output of `formwork \(command)\(option)`", id: id)
        }
    }

    /// The schema of each line of `--format ndjson`, in UTF-8; nil for a verb that does not support it.
    ///
    /// - Complexity: O(n) in its length.
    public var lineText: [UInt8]? {
        guard case .results(let results, lines: true, let skips, _) = frame else { return nil }
        let schemas = results + (skips ? [ResultShapes.skippedLine.schema] : [])
        return JSONSchema(of: schemas).text(title: "A line of the output of `formwork \(name) --format ndjson`", id: id + ":line")
    }

    private var id: String { "urn:formwork:schema:\(name):\(Self.version)" }
}
