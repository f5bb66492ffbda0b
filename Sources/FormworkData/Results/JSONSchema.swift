import FormworkDiagnostics

/// A JSON Schema (draft 2020-12) as text, with the definitions that it refers to.
public struct JSONSchema: Sendable {
    /// A schema with a name, which others refer to.
    public struct Definition: Sendable {
        let name: String
        let schema: JSONSchema

        /// Creates a definition.
        public init(name: String, schema: JSONSchema) { (self.name, self.schema) = (name, schema) }
    }

    /// The members of the schema, without the braces.
    public var members: String
    /// The values that it lists; nil for a schema that lists none.
    var words: [String]?
    /// The definitions that its members name. They are closures, as definitions may refer to themselves.
    public var definitions: [@Sendable () -> Definition] = []

    /// Creates a schema from its members, the values that it lists and the definitions that it refers to.
    public init(_ members: String, words: [String]? = nil, definitions: [@Sendable () -> Definition] = []) {
        (self.members, self.words, self.definitions) = (members, words, definitions)
    }

    /// Creates a schema of one or several words.
    public init(words: [String]) { self.init("\"enum\": [" + words.joined(separator: ", ") + "]", words: words) }

    /// Creates a reference to a definition.
    public init(reference name: String, _ definition: @escaping @Sendable () -> Definition) {
        self.init("\"$ref\": \"#/$defs/\(name)\"", definitions: [definition])
    }

    /// Creates a schema for the values of one of several schemas. The keyword is `oneOf` or `anyOf`.
    public init(_ keyword: String = "oneOf", of schemas: [JSONSchema]) {
        self.init(
            "\"\(keyword)\": [" + schemas.map { "{ \($0.members) }" }.joined(separator: ", ") + "]",
            definitions: schemas.flatMap(\.definitions))
        if schemas.count == 1 { members = schemas[0].members }
    }

    /// The schema for the same values, and null.
    public var orNull: JSONSchema {
        if let words { return JSONSchema(words: words + ["null"]) }
        let type = "\"type\": \""
        if members.hasPrefix(type), let end = members.dropFirst(type.count).firstIndex(of: "\"") {
            let types = "\"type\": [\"\(members[..<end].dropFirst(type.count))\", \"null\"]"
            return JSONSchema(types + members[end...].dropFirst(), definitions: definitions)
        }
        return JSONSchema("anyOf", of: [self, JSONSchema("\"type\": \"null\"")])
    }

    /// Returns the schema with a description.
    public func described(_ description: String?) -> JSONSchema {
        guard let description else { return self }
        var described = self
        described.members += ", \"description\": \(Self.quoted(description))"
        return described
    }

    /// Returns a text as JSON.
    public static func quoted(_ text: String) -> String { String(decoding: JSONWriter.bytes { $0.string(text) }, as: UTF8.self) }

    // MARK: Text

    /// Returns the text of a schema that includes the definitions that it needs.
    ///
    /// - Parameters:
    ///   - title: A description of the values in a few words.
    ///   - id: The schema's URI.
    /// - Returns: the text, in UTF-8.
    /// - Complexity: O(n) in the length of the text.
    public func text(title: String, id: String) -> [UInt8] {
        var found: [Definition] = []
        var names: Set<String> = []
        func visit(_ schema: JSONSchema) {
            for definition in schema.definitions.map({ $0() }) where names.insert(definition.name).inserted {
                found.append(definition)
                visit(definition.schema)
            }
        }
        visit(self)
        var lines = [
            "{",
            "  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",",
            "  \"$id\": \"\(id)\",",
            "  \"title\": \(Self.quoted(title)),",
            "  " + members + (found.isEmpty ? "" : ","),
        ]
        if !found.isEmpty {
            lines.append("  \"$defs\": {")
            lines.append(found.map { "    \"\($0.name)\": { \($0.schema.members) }" }.joined(separator: ",\n"))
            lines.append("  }")
        }
        return Array((lines + ["}", ""]).joined(separator: "\n").utf8)
    }
}
