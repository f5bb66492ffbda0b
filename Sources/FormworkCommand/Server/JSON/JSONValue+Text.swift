import FormworkData
package import FormworkDiagnostics
import FormworkTree

extension JSONValue {
    /// Parses a value.
    ///
    /// - Throws: `RPCError` with the code ``RPCError/Code/parseError`` if the text isn't JSON in UTF-8, or is nested too deeply.
    /// - Complexity: O(n) in the number of bytes.
    package init(parsing text: [UInt8]) throws(RPCError) {
        // Safe: the bytes are only borrowed during the parse.
        let parsed = text.withUnsafeBufferPointer { bytes in
            Result { () throws(DataSyntaxError) in try JSONParser.parse(bytes, limits: .largest) }
        }
        switch parsed {
        case .success(let tree): self = Self.value(tree, index: 0)
        case .failure(let error): throw RPCError(.parseError, message: "invalid JSON: \(error.message), at byte \(error.offset)")
        }
    }

    // The parser limits the nesting depth.
    private static func value(_ tree: DataTree, index: Int) -> JSONValue {
        let node = tree.nodes[index]
        switch node.kind {
        case .null: return .null
        case .true: return .boolean(true)
        case .false: return .boolean(false)
        case .number: return .number(tree.string(node.text))
        case .string, .key: return .string(tree.string(node.text))
        case .array:
            var values: [JSONValue] = []
            tree.elements(of: index) { values.append(value(tree, index: $0)) }
            return .array(values)
        case .object:
            var members: [Member] = []
            tree.members(of: index) { key, member in
                members.append(Member(tree.string(tree.nodes[key].text), value: value(tree, index: member)))
            }
            return .object(members)
        }
    }

    /// The value as JSON on one line.
    package var text: [UInt8] { JSONWriter.bytes { write(to: &$0) } }

    /// Writes the value.
    package func write(to json: inout JSONWriter) {
        switch self {
        case .null: json.null()
        case .boolean(let value): json.boolean(value)
        case .number(let digits): json.written(Array(digits.utf8))
        case .string(let text): json.string(text)
        case .array(let values): json.array { json in for value in values { value.write(to: &json) } }
        case .object(let members):
            json.object { json in
                for member in members {
                    json.string(member.key)
                    json.colon()
                    member.value.write(to: &json)
                }
            }
        }
    }
}
