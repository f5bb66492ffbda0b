import FormworkServer

/// What the structured results of tools have to be: those of the verbs with `--format json`.
enum ToolSchemas {
    /// The result of a verb: a frame with a result for each document.
    static func result(of verb: String) -> JSONValue {
        [
            "type": "object",
            "properties": [
                "schema": ["type": "integer", "const": 1, "description": "The version of the form."],
                "command": ["type": "string", "const": .string(command(verb))],
                "results": [
                    "type": "array", "description": "One for each document, in their order.",
                    "items": ["type": "object", "properties": properties(verb), "required": required(verb)],
                ],
                "skipped": [
                    "type": "array", "description": "What could not be read.",
                    "items": [
                        "type": "object", "properties": ["file": ["type": "string"], "reason": ["type": "string"]],
                        "required": ["file", "reason"],
                    ],
                ],
            ],
            "required": ["schema", "command", "results"],
        ]
    }

    /// The verb that a tool runs, as its result names it.
    private static func command(_ tool: String) -> String { tool == "describe" ? "import" : tool }

    /// What is certain of each document's result; the article CommandLine has the rest.
    private static func properties(_ tool: String) -> JSONValue {
        let file: JSONValue = ["type": "string", "description": "The document's path, as it was named."]
        let findings: JSONValue = ["type": "array", "items": ["type": "object"]]
        switch tool {
        case "outline":
            return [
                "file": file, "tokens": ["type": "integer"],
                "lines": [
                    "type": "array",
                    "items": [
                        "type": "object", "properties": ["id": ["type": ["string", "null"]], "text": ["type": "string"]],
                        "required": ["id", "text"],
                    ],
                ],
            ]
        case "edit":
            return [
                "file": file, "changed": ["type": "boolean", "description": "Whether the commands make another document of it."],
                "written": ["type": "boolean", "description": "Whether that is in the file now."],
                "notes": ["type": "array", "items": ["type": "string"]], "findings": findings, "diff": ["type": "object"],
            ]
        case "validate": return ["file": file, "diagnostics": findings]
        default: return ["file": file]
        }
    }

    private static func required(_ tool: String) -> JSONValue { tool == "edit" ? ["file", "changed"] : ["file"] }
}
