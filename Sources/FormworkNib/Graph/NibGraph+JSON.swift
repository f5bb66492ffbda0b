package import FormworkDiagnostics
import FormworkModel

extension NibContents {
    /// The maximum depth of nested nibs that are decoded.
    private static let nestingLimit = 8

    /// Writes the format and all objects as stored: the index and class of each object, and its values in order as `[key, type, value]`.
    ///
    /// A reference is the number of the object. Data is written as a text, as a nested nib or in base64.
    package func write(to json: inout JSONWriter) { write(to: &json, depth: 0) }

    private func write(to json: inout JSONWriter, depth: Int) {
        let graph = graph
        json.object { json in
            json.string(format, key: "format")
            json.integer(graph.root, key: "root")
            json.array(key: "objects") { json in
                for index in graph.objects.indices where graph.objects[index].classIndex != NibObject.classDescription {
                    Self.write(index, graph, to: &json, depth)
                }
            }
        }
    }

    private static func write(_ index: Int, _ graph: NibGraph, to json: inout JSONWriter, _ depth: Int) {
        json.object { json in
            json.integer(index, key: "index")
            let classIndex = Int(graph.objects[index].classIndex)
            if graph.classes.indices.contains(classIndex) {
                json.string(graph.classes[classIndex].name, key: "class")
                let others = graph.classes[classIndex].fallbacks.map { graph.classes[Int($0)].name }
                if !others.isEmpty {
                    json.array(key: "fallbacks") { json in for name in others { json.string(name) } }
                }
                if !graph.classes[classIndex].superclasses.isEmpty {
                    json.array(key: "superclasses") { json in for name in graph.classes[classIndex].superclasses { json.string(name) } }
                }
            }
            json.array(key: "values") { json in
                for field in graph.fields(of: index) {
                    json.array { json in
                        json.string(graph.keys[Int(field.key)])
                        write(field.value, graph, to: &json, depth)
                    }
                }
            }
        }
    }

    private static func write(_ value: NibValue, _ graph: NibGraph, to json: inout JSONWriter, _ depth: Int) {
        json.string(value.typeName)
        switch value {
        case .int8, .int16, .int32, .int64, .integer: json.integer(value.wholeNumber ?? 0)
        case .bool(let value): json.boolean(value)
        case .float(let value): write(Double(value), value.description, to: &json)
        case .double(let value), .date(let value): write(value, value.description, to: &json)
        case .data(let range): write(data: graph.bytes(range), to: &json, depth)
        case .null: json.null()
        case .reference(let index): json.integer(Int(index))
        case .text(let range): json.string(String(decoding: graph.bytes(range), as: UTF8.self))
        case .list, .dictionary:
            json.array { json in
                for item in graph.items(value) {
                    json.array { json in write(item, graph, to: &json, depth) }
                }
            }
        }
    }

    /// Writes a number; as a text if JSON can't represent it.
    private static func write(_ number: Double, _ text: String, to json: inout JSONWriter) {
        if number.isFinite { json.number(number) } else { json.string(text) }
    }

    private static func write(data: ArraySlice<UInt8>, to json: inout JSONWriter, _ depth: Int) {
        json.object { json in
            if isBinary(data), depth < nestingLimit, let nested = try? NibContents(Array(data)) {
                json.key("nib")
                nested.write(to: &json, depth: depth + 1)
            } else if let text = String(validating: data, as: UTF8.self),
                !text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" })
            {
                json.string(text, key: "text")
            } else {
                json.string(Base64Text.padded(Array(data)), key: "base64")
            }
        }
    }
}

extension NibValue {
    /// The name of the type: by size in a NIBArchive, by kind in a property list.
    package var typeName: String {
        switch self {
        case .int8: "i8"
        case .int16: "i16"
        case .int32: "i32"
        case .int64: "i64"
        case .bool: "bool"
        case .float: "f32"
        case .double: "f64"
        case .data: "data"
        case .null: "nil"
        case .reference: "ref"
        case .integer: "int"
        case .text: "str"
        case .list: "list"
        case .dictionary: "dict"
        case .date: "date"
        }
    }
}
