import CEmbeddedFiles
import FormworkFiles

/// The JSON Schema (draft 2020-12) of the machine-readable output of a verb.
///
/// Each schema is self-contained: it includes the shared definitions that it needs. The sources are in the folder `Schemas` next to this module's
/// sources.
public struct OutputSchema: Sendable {
    /// The structure around a verb's results.
    enum Frame {
        /// An envelope with results and, if there are lines, one result per line.
        case results(lines: Bool, skips: Bool)
        /// A report that is a single object.
        case report
        /// A schema that is complete by itself.
        case whole
    }

    /// The version of the formats: `schema` in the output.
    public static let version = 1

    /// The verb; `document` for a document as data, as written by `formwork convert --to json`.
    public let name: String
    /// A description of the output on one line.
    public let summary: String
    let frame: Frame
    private let source: [UInt8]
    /// The value of `command` in the output: the verb, with an option if that changes the format.
    private let command: String

    /// All schemas, in the order of the verbs.
    public static var all: [OutputSchema] {
        let results = Frame.results(lines: true, skips: true)
        let unread = Frame.results(lines: true, skips: false)
        let single = Frame.results(lines: false, skips: false)
        return [
            OutputSchema("import", "the contents of documents", results, formwork_schema_import().contents),
            OutputSchema("query", "the objects that match a selector", results, formwork_schema_query().contents),
            OutputSchema("outline", "short outlines of documents", results, formwork_schema_outline().contents),
            OutputSchema("templates", "the changes that layout templates make", results, formwork_schema_templates().contents),
            OutputSchema("solve", "frames, and with --explain the origin of a frame", results, formwork_schema_solve().contents),
            OutputSchema("states", "the solved layouts of all states", results, formwork_schema_states().contents),
            OutputSchema("edit", "the results of edit commands", results, formwork_schema_edit().contents),
            OutputSchema(
                "validate", "findings, with --reporter json", .results(lines: false, skips: true), formwork_schema_validate().contents),
            OutputSchema("strings", "the findings of strings check", results, formwork_schema_strings().contents),
            OutputSchema("graph", "the references between files of a project", single, formwork_schema_graph().contents),
            OutputSchema("explain", "the documents' constraints in a log", single, formwork_schema_explain().contents),
            OutputSchema("diff", "the differences between documents", unread, formwork_schema_diff().contents),
            OutputSchema("merge", "merge conflicts, as --report writes them", .report, formwork_schema_merge().contents),
            OutputSchema(
                "import-raw", "the objects of compiled files, as import --raw prints them", single, formwork_schema_raw().contents,
                command: "import --raw"),
            OutputSchema("document", "a document as data, as convert --to json writes it", .whole, DocumentSchema.text),
        ]
    }

    /// Returns the schema of a verb; nil for a verb without machine-readable output.
    public static func named(_ name: String) -> OutputSchema? { all.first { $0.name == name } }

    private init(_ name: String, _ summary: String, _ frame: Frame, _ source: [UInt8], command: String? = nil) {
        (self.name, self.summary, self.frame, self.source) = (name, summary, frame, source)
        self.command = command ?? name
    }

    /// The schema of the output of `--format json`, in UTF-8.
    ///
    /// - Complexity: O(n) in its length.
    public var text: [UInt8] {
        switch frame {
        case .whole: source
        case .report: whole(titled: "The output of `formwork \(name) --report`", id, ["  \"$ref\": \"#/$defs/report\""])
        case .results(_, let skips):
            whole(
                titled:
                    "The output of `formwork \(command)\(command == name ? name == "validate" ? " --reporter json" : " --format json" : "")`",
                id,
                envelope(skips: skips))
        }
    }

    /// The schema of each line of `--format ndjson`, in UTF-8; nil for a verb that does not support it.
    ///
    /// - Complexity: O(n) in its length.
    public var lineText: [UInt8]? {
        guard case .results(lines: true, let skips) = frame else { return nil }
        let result = "{ \"$ref\": \"#/$defs/result\" }"
        return whole(
            titled: "A line of the output of `formwork \(name) --format ndjson`", id + ":line",
            [skips ? "  \"anyOf\": [\(result), { \"$ref\": \"#/$defs/skippedLine\" }]" : "  \"$ref\": \"#/$defs/result\""])
    }

    // MARK: Parts

    private var id: String { "urn:formwork:schema:\(name):\(Self.version)" }

    private func envelope(skips: Bool) -> [String] {
        var lines = [
            #"  "type": "object","#,
            #"  "required": ["schema", "command", "results"],"#,
            #"  "additionalProperties": false,"#,
            #"  "properties": {"#,
            #"    "schema": { "const": \#(Self.version), "description": "The version of this schema." },"#,
            #"    "command": { "const": "\#(command)", "description": "The verb." },"#,
            ##"    "results": { "type": "array", "items": { "$ref": "#/$defs/result" } }"## + (skips ? "," : ""),
        ]
        if skips {
            let items = ##"{ "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/skipped" }, "##
            lines.append(#"    "skipped": "# + items + #""description": "The paths that were not read, if any." }"#)
        }
        lines.append("  }")
        return lines
    }

    /// Returns a schema with the definitions that it needs.
    private func whole(titled title: String, _ id: String, _ body: [String]) -> [UInt8] {
        var definitions = SchemaDefinitions(source)
        definitions.add(SchemaDefinitions(formwork_schema_common().contents))
        var lines = [
            "{",
            #"  "$schema": "https://json-schema.org/draft/2020-12/schema","#,
            #"  "$id": "\#(id)","#,
            #"  "title": "\#(title)","#,
        ]
        lines += body.dropLast() + body.suffix(1).map { $0 + "," }
        lines.append(#"  "$defs": {"#)
        lines += definitions.needed(by: body).map { "  " + $0 }
        return Array((lines + ["  }", "}", ""]).joined(separator: "\n").utf8)
    }
}
