public import FormworkDiagnostics

/// A form of values in results: it writes them as JSON, and has the schema of what it writes.
public struct JSONShape<Value>: Sendable {
    /// The schema of the values.
    public let schema: JSONSchema
    /// Writes a value.
    public let write: @Sendable (Value, inout JSONWriter) -> Void

    /// Creates a form with a schema, and a closure that writes a value.
    @inlinable public init(_ schema: JSONSchema, _ write: @escaping @Sendable (Value, inout JSONWriter) -> Void) {
        (self.schema, self.write) = (schema, write)
    }

    /// Creates a form whose schema is text: its members, without the braces.
    @inlinable public init(schema: String, _ write: @escaping @Sendable (Value, inout JSONWriter) -> Void) {
        self.init(JSONSchema(schema), write)
    }

    /// Creates a form with the schema of another.
    @inlinable public init<Other>(as other: JSONShape<Other>, _ write: @escaping @Sendable (Value, inout JSONWriter) -> Void) {
        self.init(other.schema, write)
    }

    /// Returns a value as JSON, in UTF-8.
    @inlinable public func bytes(_ value: Value) -> [UInt8] { JSONWriter.bytes { write(value, &$0) } }

    /// The same values, and null.
    @inlinable public var orNull: JSONShape<Value?> {
        JSONShape<Value?>(schema.orNull) { [write] value, json in
            if let value { write(value, &json) } else { json.null() }
        }
    }

    /// Returns the same form for other values. The closure returns the value that is written.
    @inlinable public func map<Other>(_ value: @escaping @Sendable (Other) -> Value) -> JSONShape<Other> {
        JSONShape<Other>(schema) { [write] other, json in write(value(other), &json) }
    }

    /// Returns the same form as a definition, which other schemas refer to.
    @inlinable public func named(_ name: String, _ description: String) -> JSONShape {
        JSONShape(
            JSONSchema(reference: name) { [schema] in JSONSchema.Definition(name: name, schema: schema.described(description)) }, write)
    }

    // MARK: Parts

    /// Returns the form of a list with a smallest number of elements.
    @inlinable public static func list<Element>(of element: JSONShape<Element>, atLeast: Int = 0) -> JSONShape where Value == [Element] {
        let schema = JSONSchema(
            "\"type\": \"array\", " + (atLeast == 0 ? "" : "\"minItems\": \(atLeast), ") + "\"items\": { \(element.schema.members) }",
            definitions: element.schema.definitions)
        return JSONShape(schema) { values, json in
            json.array { json in for value in values { element.write(value, &json) } }
        }
    }

    /// Returns the form of an object whose keys are data, with a schema of the keys if not all are possible.
    @inlinable public static func dictionary<Key>(
        of element: JSONShape<Key>, names: JSONSchema? = nil
    ) -> JSONShape where Value == [(String, Key)] {
        let names = names.map { (members: "\"propertyNames\": { \($0.members) }, ", definitions: $0.definitions) }
        let schema = JSONSchema(
            "\"type\": \"object\", " + (names?.members ?? "") + "\"additionalProperties\": { \(element.schema.members) }",
            definitions: element.schema.definitions + (names?.definitions ?? []))
        return JSONShape(schema) { members, json in
            json.object { json in
                for (name, value) in members {
                    json.string(name)
                    json.colon()
                    element.write(value, &json)
                }
            }
        }
    }

    /// Returns the form of an object, with its name and its description in schemas.
    @inlinable public static func object(
        _ name: String, _ description: String, @JSONMemberBuilder<Value> _ members: () -> [JSONMember<Value>]
    ) -> JSONShape {
        let members = members()
        let writers = members.map(\.write)
        let schema = JSONSchema(reference: name) {
            JSONSchema.Definition(name: name, schema: JSONMember.schema(of: members, description))
        }
        return JSONShape(schema) { value, json in
            json.object { json in for write in writers { write(value, &json) } }
        }
    }

    /// Returns a form that is defined later, because it contains itself.
    @inlinable public static func deferred(_ name: String, _ shape: @escaping @Sendable () -> JSONShape) -> JSONShape {
        // The closure of a reference returns the definition itself.
        JSONShape(JSONSchema(reference: name) { shape().schema.definitions[0]() }) { value, json in shape().write(value, &json) }
    }

    /// Returns the form of values that are written in one of several forms.
    @inlinable public static func union(_ name: String, _ description: String, _ cases: [JSONCase<Value>]) -> JSONShape {
        JSONShape(JSONSchema(of: cases.map(\.schema))) { value, json in _ = cases.contains { $0.write(value, &json) } }
            .named(name, description)
    }
}

/// One of several forms of a value.
public struct JSONCase<Value>: Sendable {
    /// The schema of the values with this form.
    public let schema: JSONSchema
    /// Writes a value, and returns whether it has this form.
    public let write: @Sendable (Value, inout JSONWriter) -> Bool

    /// Creates a form for the values for which a closure returns a part to write.
    @inlinable public init<Part>(_ shape: JSONShape<Part>, _ part: @escaping @Sendable (Value) -> Part?) {
        schema = shape.schema
        write = { value, json in
            guard let part = part(value) else { return false }
            shape.write(part, &json)
            return true
        }
    }
}

// MARK: Simple values

extension JSONShape where Value == String {
    /// A text.
    public static var text: JSONShape { JSONShape(schema: #""type": "string""#) { $1.string($0) } }

    /// Returns the form of a text that matches a regular expression.
    public static func text(pattern: String) -> JSONShape {
        JSONShape(schema: "\"type\": \"string\", \"pattern\": \(JSONSchema.quoted(pattern))") { $1.string($0) }
    }

    /// Returns the form of one of several words.
    public static func words(_ words: [String]) -> JSONShape {
        JSONShape(JSONSchema(words: words.map(JSONSchema.quoted))) { $1.string($0) }
    }
}

extension JSONShape where Value == Bool {
    /// A Boolean.
    public static var boolean: JSONShape { JSONShape(schema: #""type": "boolean""#) { $1.boolean($0) } }
}

extension JSONShape where Value == Double {
    /// A number.
    public static var number: JSONShape { JSONShape(schema: #""type": "number""#) { $1.number($0) } }
}

extension JSONShape where Value == Int {
    /// Returns the form of an integer.
    public static func integer(from minimum: Int? = nil) -> JSONShape {
        JSONShape(schema: "\"type\": \"integer\"" + (minimum.map { ", \"minimum\": \($0)" } ?? "")) { $1.integer($0) }
    }

    /// Returns the form of an integer that is always the same.
    public static func integer(always value: Int) -> JSONShape { JSONShape(schema: "\"const\": \(value)") { $1.integer($0) } }
}

extension JSONShape where Value == Void {
    /// Returns the form of a value that is always the same, which is given as JSON.
    public static func constant(_ text: StaticString) -> JSONShape {
        JSONShape(schema: "\"const\": \(text)") { _, json in json.literal(text) }
    }
}

extension JSONShape where Value: RawRepresentable & CaseIterable & SendableMetatype, Value.RawValue == String {
    /// The words of an enumeration.
    @inlinable public static var word: JSONShape {
        JSONShape(JSONSchema(words: Value.allCases.map { JSONSchema.quoted($0.rawValue) })) { $1.string($0.rawValue) }
    }
}
