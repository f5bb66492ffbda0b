import FormworkServer

/// What the structured results of tools have to be: those of the verbs with `--format json`. The article CommandLine has all of it.
enum ToolSchemas {
    /// The result of a tool: a frame with a result for each document.
    static func result(of tool: String) -> JSONValue {
        [
            "type": "object",
            "properties": [
                "schema": ["type": "integer", "const": 1, "description": "The version of the form."],
                "command": ["type": "string", "const": .string(tool == "describe" ? "import" : tool)],
                "results": [
                    "type": "array",
                    "description": "One for each document, in their order; a document that cannot be read has diagnostics alone.",
                    "items": [
                        "type": "object",
                        "properties": .object([.init("file", path), .init("diagnostics", list(finding))] + properties(tool)),
                        "required": ["file"],
                    ],
                ],
                "skipped": list(
                    ["type": "object", "properties": ["file": path, "reason": string], "required": ["file", "reason"]]),
            ],
            "required": ["schema", "command", "results"],
        ]
    }

    /// What a document's result has besides.
    private static func properties(_ tool: String) -> [JSONValue.Member] {
        switch tool {
        case "outline":
            let line: JSONValue = ["type": "object", "properties": ["id": name, "text": string], "required": ["id", "text"]]
            return [
                .init("tokens", described(integer, "How many the lines have.")),
                .init("sourceTokens", described(integer, "How many the document has.")), .init("lines", list(line)),
            ]
        case "query": return [.init("count", integer), .init("matches", list(match))]
        case "describe":
            return [
                .init("kind", string), .init("format", string), .init("platform", string), .init("counts", ["type": "object"]),
                .init("scenes", list(["type": "object"])),
            ]
        case "diff": return comparison
        case "edit":
            return [
                .init("changed", described(boolean, "Whether the commands make another document of it.")),
                .init("written", described(boolean, "Whether that is in the file now.")),
                .init("last", described(name, "The id of what the last command has made or changed.")), .init("notes", list(string)),
                .init("findings", list(finding)), .init("diff", ["type": "object", "properties": .object(comparison)]),
            ]
        case "solve": return [.init("scenes", list(["type": "object"]))]
        case "states": return [.init("states", list(["type": "object"]))]
        default: return []
        }
    }

    // MARK: Parts

    private static let string: JSONValue = ["type": "string"]
    private static let integer: JSONValue = ["type": "integer"]
    private static let boolean: JSONValue = ["type": "boolean"]
    private static let name: JSONValue = ["type": ["string", "null"]]
    private static let path: JSONValue = described(string, "The document's path, as it was named.")

    private static let finding: JSONValue = [
        "type": "object",
        "properties": [
            "rule": string, "severity": ["enum": ["error", "warning", "note"]], "message": string, "line": integer, "column": integer,
            "element": name, "path": name, "notes": list(string),
        ],
        "required": ["rule", "severity", "message", "line", "column"],
    ]

    private static let match: JSONValue = [
        "type": "object",
        "properties": [
            "kind": string, "id": name, "element": string, "class": name, "label": name, "line": integer, "column": integer, "path": string,
        ],
    ]

    private static let comparison: [JSONValue.Member] = [
        .init("status", string),
        .init(
            "changes",
            list([
                "type": "object", "properties": ["kind": string, "subject": string, "text": described(string, "It in words.")],
                "required": ["kind", "text"],
            ])), .init("folded", described(["type": "object"], "How many changes of which class are of no account.")),
    ]

    private static func list(_ items: JSONValue) -> JSONValue { ["type": "array", "items": items] }

    private static func described(_ schema: JSONValue, _ words: String) -> JSONValue {
        .object((schema.members ?? []) + [.init("description", .string(words))])
    }
}
