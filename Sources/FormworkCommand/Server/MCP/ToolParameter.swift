import FormworkDiagnostics

/// A parameter of a tool.
package struct ToolParameter: Sendable {
    /// The type of the parameter.
    package enum Kind: Sendable {
        case string
        case boolean
        case integer(ClosedRange<Int>)
        case number(ClosedRange<Double>)
        /// One of the given words.
        case choice([String])
        /// Strings, up to a maximum number.
        case strings(limit: Int)
    }

    package let name: String
    package let kind: Kind
    /// A description for people and models.
    package let description: String
    package let isRequired: Bool

    package init(_ name: String, kind: Kind, description: String, isRequired: Bool = false) {
        self.name = name
        self.kind = kind
        self.description = description
        self.isRequired = isRequired
    }

    /// The JSON Schema of the parameter.
    var schema: JSONValue {
        var members: [JSONValue.Member]
        switch kind {
        case .string: members = [.init("type", value: "string")]
        case .boolean: members = [.init("type", value: "boolean")]
        case .integer(let range):
            members = [
                .init("type", value: "integer"), .init("minimum", value: JSONValue(range.lowerBound)),
                .init("maximum", value: JSONValue(range.upperBound)),
            ]
        case .number(let range):
            members = [
                .init("type", value: "number"), .init("minimum", value: .number("\(range.lowerBound)")),
                .init("maximum", value: .number("\(range.upperBound)")),
            ]
        case .choice(let words): members = [.init("type", value: "string"), .init("enum", value: .array(words.map { .string($0) }))]
        case .strings(let limit):
            members = [
                .init("type", value: "array"), .init("items", value: ["type": "string"]), .init("maxItems", value: JSONValue(limit)),
            ]
            if isRequired { members.append(.init("minItems", value: 1)) }
        }
        return .object(members + [.init("description", value: .string(description))])
    }

    /// Returns the problem with a value; nil if the value is valid.
    func problem(_ value: JSONValue) -> String? {
        switch kind {
        case .string: return value.string == nil ? expected("a string", value: value) : nil
        case .boolean: return value.boolean == nil ? expected("true or false", value: value) : nil
        case .integer(let range):
            let words = "a whole number from \(range.lowerBound) to \(range.upperBound)"
            return value.integer.map(range.contains) == true ? nil : expected(words, value: value)
        case .number(let range):
            let words = "a number from \(range.lowerBound) to \(range.upperBound)"
            return value.number.map(range.contains) == true ? nil : expected(words, value: value)
        case .choice(let words):
            return value.string.map(words.contains) == true ? nil : expected("one of \(words.joined(separator: ", "))", value: value)
        case .strings(let limit):
            guard let values = value.array, values.allSatisfy({ $0.string != nil }) else {
                return expected("an array of strings", value: value)
            }
            if values.isEmpty, isRequired { return "'\(name)' is empty" }
            return values.count > limit ? "'\(name)' has \(values.count) entries: \(limit) are allowed" : nil
        }
    }

    private func expected(_ words: String, value: JSONValue) -> String {
        var found = value.kind
        if case .string(let text) = value { found = "'\(text.shortened(to: 60))'" }
        if case .number(let digits) = value { found = digits.shortened(to: 60) }
        return "'\(name)' is \(found), expected \(words)"
    }
}

/// The arguments of a call, validated against the tool's parameters.
package struct ToolArguments: Sendable {
    private var values: [String: JSONValue] = [:]

    /// - Throws: The first problem: an unknown argument, a value of the wrong type, or a missing argument.
    package init(_ arguments: JSONValue?, of parameters: [ToolParameter]) throws(RPCError) {
        let members: [JSONValue.Member]
        switch arguments {
        case nil, .null?: members = []
        case .object(let given)?: members = given
        case .some(let other): throw RPCError(.invalidParams, message: "'arguments' is \(other.kind), expected an object")
        }
        for member in members {
            guard let parameter = parameters.first(where: { $0.name == member.key }) else {
                let known = parameters.map(\.name).joined(separator: ", ")
                throw RPCError(
                    .invalidParams, message: "there is no argument '\(member.key.shortened(to: 60))'; the arguments are: \(known)")
            }
            // Some clients write null for an omitted argument.
            if member.value == .null { continue }
            if let problem = parameter.problem(member.value) { throw RPCError(.invalidParams, message: problem) }
            values[member.key] = member.value
        }
        for parameter in parameters where parameter.isRequired && values[parameter.name] == nil {
            throw RPCError(.invalidParams, message: "the argument '\(parameter.name)' is missing")
        }
    }

    /// Returns the value of an argument; nil if it was omitted.
    package subscript(name: String) -> JSONValue? { values[name] }

    /// Whether an argument is true.
    package func isTrue(_ name: String) -> Bool { values[name]?.boolean == true }
}
