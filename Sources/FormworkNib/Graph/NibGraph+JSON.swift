package import FormworkData
import FormworkDiagnostics
import FormworkTree

extension NibContents {
    /// The maximum depth of nested nibs that are decoded.
    private static let nestingLimit = 8

    private typealias Object = (index: Int, graph: NibGraph, depth: Int)

    /// The format and all objects as stored: the index and class of each object, and its values in order as `[key, type, value]`.
    ///
    /// A reference is the number of the object. Data is written as a text, as a nested nib or in base64.
    package static let shape = nested.map { (contents: NibContents) in (contents, 0) }

    private static let nested = JSONShape<(contents: NibContents, depth: Int)>.object("contents", "The contents of a file of objects.") {
        JSONMember("format", .text, "The storage format.") { $0.contents.format }
        JSONMember("root", .integer(), "The index of the root object.") { $0.contents.graph.root }
        JSONMember("objects", .list(of: object), "The objects in storage order.") { contents, depth in
            let graph = contents.graph
            return graph.objects.indices.filter { graph.objects[$0].classIndex != NibObject.classDescription }.map { ($0, graph, depth) }
        }
    }

    private static let object = JSONShape<Object>.object("storedObject", "A stored object.") {
        JSONMember("index", .integer(from: 0), "The index by which other objects refer to it.") { $0.index }
        JSONMember(of: { $0.graph.class(of: $0.index) }) {
            JSONMember(optional: "class", .text, "The name of its class.") { $0?.name }
            JSONMember(nonEmpty: "fallbacks", .text, "Classes to use if its own class doesn't exist.") { $0?.fallbacks ?? [] }
            JSONMember(nonEmpty: "superclasses", .text, "The superclasses of its class.") { $0?.superclasses ?? [] }
        }
        JSONMember(
            "values", .list(of: value),
            "The values in order, each with its key, its type (i8, i16, i32, i64, bool, f32, f64, data, nil, ref, int, str, list, dict or date) and the value."
        ) { object in object.graph.fields(of: object.index).map { ($0, object.graph, object.depth) } }
    }

    private static let value = JSONShape<(field: NibField, graph: NibGraph, depth: Int)>(
        schema: #""type": "array", "minItems": 3, "maxItems": 3"#
    ) { entry, json in
        json.array { json in
            json.string(entry.graph.keys[Int(entry.field.key)])
            write(entry.field.value, graph: entry.graph, to: &json, depth: entry.depth)
        }
    }

    private static func write(_ value: NibValue, graph: NibGraph, to json: inout JSONWriter, depth: Int) {
        json.string(value.typeName)
        switch value {
        case .int8, .int16, .int32, .int64, .integer: json.integer(value.wholeNumber ?? 0)
        case .bool(let value): json.boolean(value)
        case .float(let value): write(Double(value), text: value.description, to: &json)
        case .double(let value), .date(let value): write(value, text: value.description, to: &json)
        case .data(let range): write(data: graph.bytes(range), to: &json, depth)
        case .null: json.null()
        case .reference(let index): json.integer(Int(index))
        case .text(let range): json.string(String(decoding: graph.bytes(range), as: UTF8.self))
        case .list, .dictionary:
            json.array { json in
                for item in graph.items(value) {
                    json.array { json in write(item, graph: graph, to: &json, depth: depth) }
                }
            }
        }
    }

    /// Writes a number; as a text if JSON can't represent it.
    private static func write(_ number: Double, text: String, to json: inout JSONWriter) {
        if number.isFinite { json.number(number) } else { json.string(text) }
    }

    private static func write(data: ArraySlice<UInt8>, to json: inout JSONWriter, _ depth: Int) {
        json.object { json in
            if isBinary(data), depth < nestingLimit, let nested = try? NibContents(Array(data)) {
                json.key("nib")
                Self.nested.write((nested, depth + 1), &json)
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

extension NibGraph {
    /// Returns the names of an object's class and of related classes; nil without a class.
    fileprivate func `class`(of index: Int) -> (name: String, fallbacks: [String], superclasses: [String])? {
        let classIndex = Int(objects[index].classIndex)
        guard classes.indices.contains(classIndex) else { return nil }
        return (classes[classIndex].name, classes[classIndex].fallbacks.map { classes[Int($0)].name }, classes[classIndex].superclasses)
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
