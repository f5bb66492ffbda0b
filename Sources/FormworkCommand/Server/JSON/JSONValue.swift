/// A JSON value in a message.
///
/// Numbers keep their digits, so that an id of twenty digits is returned unchanged.
package enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// The number's text in JSON.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A member of an object.
    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSONValue

        package init(_ key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// Returns a member of an object; nil if this isn't an object or has no such member.
    ///
    /// - Complexity: O(n) in the number of members.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The string; nil for any other value.
    package var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The boolean; nil for any other value.
    package var boolean: Bool? {
        if case .boolean(let value) = self { return value }
        return nil
    }

    /// The integer; nil for any other value, and for one that is too large.
    package var integer: Int? {
        guard case .number(let digits) = self else { return nil }
        if let value = Int(digits) { return value }
        // `4.0` and `4e0` are integers, too.
        guard let value = Double(digits), value == value.rounded(), abs(value) <= 9_007_199_254_740_992 else { return nil }
        return Int(exactly: value)
    }

    /// The number; nil for any other value, and for one that is too large.
    package var number: Double? {
        guard case .number(let digits) = self, let value = Double(digits), value.isFinite else { return nil }
        return value
    }

    /// The elements of an array; nil for any other value.
    package var array: [JSONValue]? {
        if case .array(let values) = self { return values }
        return nil
    }

    /// The members of an object; nil for any other value.
    package var members: [Member]? {
        if case .object(let members) = self { return members }
        return nil
    }

    /// The kind of value, in words.
    package var kind: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }

    package init(integerLiteral value: Int) { self = .number(String(value)) }

    package init(booleanLiteral value: Bool) { self = .boolean(value) }

    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements.map { Member($0, value: $1) }) }

    /// Creates an integer.
    package init(_ value: Int) { self = .number(String(value)) }
}
