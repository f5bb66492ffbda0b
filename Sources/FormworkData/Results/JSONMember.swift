public import FormworkDiagnostics

/// A member of an object in results, or several.
public struct JSONMember<Value>: Sendable {
    /// The keys, each with the schema of its value.
    public let properties: [(key: String, schema: JSONSchema)]
    /// The keys that every object has.
    public let required: [String]
    /// Groups of keys of which an object has all or none.
    public let together: [[String]]
    /// Writes the members.
    public let write: @Sendable (Value, inout JSONWriter) -> Void

    @usableFromInline init(
        properties: [(key: String, schema: JSONSchema)], required: [String], together: [[String]],
        _ write: @escaping @Sendable (Value, inout JSONWriter) -> Void
    ) {
        (self.properties, self.required, self.together, self.write) = (properties, required, together, write)
    }

    /// Creates a member that every object has.
    @inlinable public init<Part>(
        _ key: StaticString, _ shape: JSONShape<Part>, _ description: String? = nil, _ part: @escaping @Sendable (Value) -> Part
    ) {
        self.init(properties: [("\(key)", shape.schema.described(description))], required: ["\(key)"], together: []) { value, json in
            json.key(key)
            shape.write(part(value), &json)
        }
    }

    /// Creates a member that every object has. It has the schema of a form, and a closure writes it from the whole value.
    @inlinable public init<Part>(
        _ key: StaticString, as shape: JSONShape<Part>, _ description: String? = nil,
        write: @escaping @Sendable (Value, inout JSONWriter) -> Void
    ) {
        self.init(properties: [("\(key)", shape.schema.described(description))], required: ["\(key)"], together: []) { value, json in
            json.key(key)
            write(value, &json)
        }
    }

    /// Creates a member that every object has, which may be null.
    @inlinable public init<Part>(
        _ key: StaticString, orNull shape: JSONShape<Part>, _ description: String? = nil,
        _ part: @escaping @Sendable (Value) -> Part?
    ) {
        self.init(key, shape.orNull, description, part)
    }

    /// Creates a member with a constant value, which is given as JSON.
    @inlinable public init(_ key: StaticString, constant value: StaticString, _ description: String) {
        self.init(key, .constant(value), description) { _ in }
    }

    /// Creates a member that an object may have. It is left out if its value is nil.
    @inlinable public init<Part>(
        optional key: StaticString, _ shape: JSONShape<Part>, _ description: String? = nil, _ part: @escaping @Sendable (Value) -> Part?
    ) {
        self.init(properties: [("\(key)", shape.schema.described(description))], required: [], together: []) { value, json in
            guard let part = part(value) else { return }
            json.key(key)
            shape.write(part, &json)
        }
    }

    /// Creates a member with a list, which is left out if the list is empty.
    @inlinable public init<Element>(
        nonEmpty key: StaticString, _ element: JSONShape<Element>, _ description: String? = nil,
        _ list: @escaping @Sendable (Value) -> [Element]
    ) {
        self.init(optional: key, .list(of: element, atLeast: 1), description) { value in
            let list = list(value)
            return list.isEmpty ? nil : list
        }
    }

    /// Creates the members of a part of the value, without an object of their own.
    @inlinable public init<Part>(
        of part: @escaping @Sendable (Value) -> Part, @JSONMemberBuilder<Part> _ members: () -> [JSONMember<Part>]
    ) {
        let members = members()
        let writers = members.map(\.write)
        self.init(
            properties: members.flatMap(\.properties), required: members.flatMap(\.required), together: members.flatMap(\.together)
        ) { value, json in
            let part = part(value)
            for write in writers { write(part, &json) }
        }
    }

    /// Creates members of which an object has all or none. They are left out if the part of the value that has them is nil.
    @inlinable public init<Part>(
        ifAny part: @escaping @Sendable (Value) -> Part?, @JSONMemberBuilder<Part> _ members: () -> [JSONMember<Part>]
    ) {
        let members = members()
        let writers = members.map(\.write)
        self.init(
            properties: members.flatMap(\.properties), required: [], together: [members.flatMap(\.required)] + members.flatMap(\.together)
        ) { value, json in
            guard let part = part(value) else { return }
            for write in writers { write(part, &json) }
        }
    }

    /// Returns the schema of an object with members.
    public static func schema(of members: [JSONMember], _ description: String) -> JSONSchema {
        func list(_ keys: [String]) -> String { "[" + keys.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
        let properties = members.flatMap(\.properties)
        var lines = [
            "\"description\": \(JSONSchema.quoted(description))", "\"type\": \"object\"",
            "\"required\": \(list(members.flatMap(\.required)))",
            "\"additionalProperties\": false",
        ]
        let dependent = members.flatMap(\.together).filter { $0.count > 1 }.flatMap { keys in
            keys.map { key in "\"\(key)\": \(list(keys.filter { $0 != key }))" }
        }
        if !dependent.isEmpty { lines.append("\"dependentRequired\": { " + dependent.joined(separator: ", ") + " }") }
        let texts = properties.map { "      \"\($0.key)\": { \($0.schema.members) }" }
        lines.append("\"properties\": {\n" + texts.joined(separator: ",\n") + "\n    }")
        return JSONSchema(lines.joined(separator: ", "), definitions: properties.flatMap(\.schema.definitions))
    }
}

/// Builds a list of members; each is checked by itself.
@resultBuilder
public enum JSONMemberBuilder<Value> {
    /// Returns a member as a list.
    public static func buildExpression(_ members: JSONMember<Value>) -> [JSONMember<Value>] { [members] }
    /// Returns a list of members.
    public static func buildExpression(_ members: [JSONMember<Value>]) -> [JSONMember<Value>] { members }
    /// Returns a list of members, or none.
    public static func buildOptional(_ members: [JSONMember<Value>]?) -> [JSONMember<Value>] { members ?? [] }
    /// Returns the members of several lists.
    public static func buildBlock(_ members: [JSONMember<Value>]...) -> [JSONMember<Value>] { members.flatMap { $0 } }
}
