import FormworkModel

/// A language that code is written in: how it spells values and statements.
package enum CodeLanguage: Sendable {
    case swift, objectiveC

    /// A text as a literal.
    func string(_ text: String) -> String { self == .swift ? CodeLiteral.string(text) : CodeLiteral.objectiveCString(text) }

    func bool(_ value: Bool) -> String { self == .swift ? "\(value)" : value ? "YES" : "NO" }

    /// A value with fields: `CGSize(width: 1, height: 2)`, or `CGSizeMake(1, 2)`.
    func structure(_ type: String, _ fields: [(name: String, value: String)]) -> String {
        self == .swift
            ? "\(type)(\(fields.map { "\($0.name): \($0.value)" }.joined(separator: ", ")))"
            : "\(type)Make(\(fields.map(\.value).joined(separator: ", ")))"
    }

    func rect(_ type: String, _ rect: Rect) -> String {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { CodeLiteral.number($0) }
        return structure(type, Array(zip(["x", "y", "width", "height"], numbers)))
    }

    /// Members of an option set: `[.a, .b]`, or `TypeA | TypeB`.
    func options(_ type: String, _ members: [String]) -> String {
        if self == .objectiveC { return members.map { type + $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " | ") }
        return members.count == 1 ? "." + members[0] : "[\(members.map { "." + $0 }.joined(separator: ", "))]"
    }

    /// The statement that sets a property, as the language spells it.
    func assignment(_ target: String, _ property: String, _ value: String) -> String {
        self == .swift ? "\(target).\(property) = \(value)" : "\(target).\(ObjectiveCNames.property(property)) = \(value);"
    }

    /// The statement that calls a method.
    func call(_ target: String, swift: String, objectiveC: String) -> String {
        self == .swift ? "\(target).\(swift)" : "[\(target) \(objectiveC)];"
    }

    /// The class of an element.
    func className(_ element: Element) -> String? { self == .swift ? TypeName.swift(element) : TypeName.objectiveC(element) }

    /// The expression that makes an object of a class.
    func initializer(_ name: String) -> String { self == .swift ? "\(TypeName.initializer(name))()" : "[[\(name) alloc] init]" }
}
