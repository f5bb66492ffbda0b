import FormworkData
import Testing

@Suite("Forms of results")
struct JSONShapeTests {
    private struct Box: Sendable {
        var name: String
        var note: String?
        var size: (width: Double, height: Double)?
        var inner: [Box] = []
    }

    private static let box: JSONShape<Box> = .object("box", "A box.") {
        JSONMember("kind", constant: "\"box\"", "Its kind.")
        JSONMember("name", .text, "Its name.") { $0.name }
        JSONMember("note", orNull: .text, "A note, if any.") { $0.note }
        JSONMember(ifAny: { $0.size }) {
            JSONMember("width", .number, "Its width.") { $0.width }
            JSONMember("height", .number, "Its height.") { $0.height }
        }
        JSONMember(optional: "count", .integer(from: 0), "Their number.") { $0.inner.isEmpty ? nil : $0.inner.count }
        JSONMember(nonEmpty: "inner", .deferred("box") { box }, "The boxes in it.") { $0.inner }
    }

    private func json<Value>(_ value: Value, as shape: JSONShape<Value>) -> String { String(decoding: shape.bytes(value), as: UTF8.self) }

    @Test("An object is written with the members that it has")
    func objects() {
        #expect(json(Box(name: "a"), as: Self.box) == #"{"kind":"box","name":"a","note":null}"#)
        let outer = Box(name: "b", note: "<n>", size: (1, 2.5), inner: [Box(name: "c")])
        let inner = #"[{"kind":"box","name":"c","note":null}]"#
        #expect(
            json(outer, as: Self.box) == #"{"kind":"box","name":"b","note":"<n>","width":1,"height":2.5,"count":1,"inner":\#(inner)}"#)
    }

    @Test("The schema has the same members, says which an object must have, and contains each definition once")
    func schema() {
        let text = String(decoding: Self.box.schema.text(title: "Boxes", id: "urn:box"), as: UTF8.self)
        #expect(
            text == #"""
                {
                  "$schema": "https://json-schema.org/draft/2020-12/schema",
                  "$id": "urn:box",
                  "title": "Boxes",
                  "$ref": "#/$defs/box",
                  "$defs": {
                    "box": { "description": "A box.", "type": "object", "required": ["kind", "name", "note"], "additionalProperties": false, "dependentRequired": { "width": ["height"], "height": ["width"] }, "properties": {
                      "kind": { "const": "box", "description": "Its kind." },
                      "name": { "type": "string", "description": "Its name." },
                      "note": { "type": ["string", "null"], "description": "A note, if any." },
                      "width": { "type": "number", "description": "Its width." },
                      "height": { "type": "number", "description": "Its height." },
                      "count": { "type": "integer", "minimum": 0, "description": "Their number." },
                      "inner": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/box" }, "description": "The boxes in it." }
                    } }
                  }
                }

                """#)
    }

    @Test("A value of several forms is written in the first that fits")
    func unions() {
        let shape = JSONShape<Int>.union(
            "number", "A small number, or a word for a large one.",
            [JSONCase(.integer()) { $0 < 10 ? $0 : nil }, JSONCase(.words(["many"])) { _ in "many" }])
        #expect(json([3, 30], as: .list(of: shape)) == #"[3,"many"]"#)
        let text = String(decoding: shape.schema.text(title: "", id: ""), as: UTF8.self)
        #expect(text.contains(#""number": { "oneOf": [{ "type": "integer" }, { "enum": ["many"] }], "description":"#))
    }

    @Test("Null is one of the words, one of the types, or another form")
    func nulls() {
        func schema<Value>(_ shape: JSONShape<Value>) -> String {
            String(decoding: shape.schema.text(title: "", id: ""), as: UTF8.self).split(separator: "\n")[4].description
        }
        #expect(schema(JSONShape.words(["a"]).orNull) == #"  "enum": ["a", null]"#)
        #expect(schema(JSONShape<Int>.integer(from: 1).orNull) == #"  "type": ["integer", "null"], "minimum": 1"#)
        #expect(schema(Self.box.orNull) == ##"  "anyOf": [{ "$ref": "#/$defs/box" }, { "type": "null" }],"##)
        let list = JSONShape<[Box]>.list(of: Self.box).orNull.schema
        #expect(String(decoding: list.text(title: "", id: ""), as: UTF8.self).contains(#""box": { "description": "A box."#))
        #expect(json(nil, as: JSONShape.boolean.orNull) == "null")
    }
}
