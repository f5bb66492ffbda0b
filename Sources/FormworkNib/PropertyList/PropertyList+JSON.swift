package import FormworkData
import FormworkDiagnostics
import FormworkTree

extension PropertyList {
    /// The list as JSON.
    package static let shape = JSONShape<PropertyList>(
        schema: #""type": ["object", "array", "string", "number", "boolean", "null"]"#
    ) { list, json in
        var budget = 1_024 + list.references.count * 2
        list.write(list.top, to: &json, depth: 0, budget: &budget)
    }
    .named(
        "propertyList",
        "Dictionaries as objects, data as an object with base64, archive references as an object with uid, integers of more than 64 bits as text; null for cycles and for values that are nested too deeply."
    )

    private func write(_ node: Int, to json: inout JSONWriter, depth: Int, budget: inout Int) {
        budget -= 1
        guard depth < 64, budget > 0 else { return json.null() }
        switch nodes[node] {
        case .null: json.null()
        case .bool(let value): json.boolean(value)
        case .integer(let value, _): json.integer(Int(value))
        case .wide(let high, let low):
            let value = Int128(truncatingIfNeeded: Int64(bitPattern: high)) << 64 | Int128(low)
            if let short = Int(exactly: value) { json.integer(short) } else { json.string("\(value)") }
        case .float(let value): json.number(Double(value))
        case .double(let value), .date(let value): json.number(value)
        case .data(let range): Self.object("base64", to: &json) { $0.string(Base64Text.padded(Array(bytes[range.range]))) }
        case .ascii, .utf16, .utf8: json.string(text(node) ?? "")
        case .uid(let value, _): Self.object("uid", to: &json) { $0.integer(Int(clamping: value)) }
        case .array, .set:
            json.array { json in
                for item in items(node) { write(item, to: &json, depth: depth + 1, budget: &budget) }
            }
        case .dictionary:
            json.object { json in
                for pair in pairs(node) {
                    json.string(text(pair.key) ?? "")
                    json.colon()
                    write(pair.value, to: &json, depth: depth + 1, budget: &budget)
                }
            }
        }
    }

    private static func object(_ key: StaticString, to json: inout JSONWriter, body: (inout JSONWriter) -> Void) {
        json.object { json in
            json.key(key)
            body(&json)
        }
    }
}
