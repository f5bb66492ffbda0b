import FormworkModel
import FormworkTree

/// The syntax of a language: its literals, expressions and statements.
package enum CodeLanguage: Sendable {
    case swift, objectiveC

    /// Returns a string literal.
    func string(_ text: String) -> String { self == .swift ? CodeLiteral.string(text) : CodeLiteral.objectiveCString(text) }

    func bool(_ value: Bool) -> String { self == .swift ? "\(value)" : value ? "YES" : "NO" }

    /// Returns a value with fields: `CGSize(width: 1, height: 2)` or `CGSizeMake(1, 2)`.
    func structure(_ type: String, fields: [(name: String, value: String)]) -> String {
        if self == .swift { return "\(type)(\(fields.map { "\($0.name): \($0.value)" }.joined(separator: ", ")))" }
        // AppKit's older functions have the prefix `NSMake` instead of the suffix `Make`.
        let makers = ["NSPoint": "NSMakePoint", "NSSize": "NSMakeSize", "NSRect": "NSMakeRect"]
        return "\(makers[type] ?? type + "Make")(\(fields.map(\.value).joined(separator: ", ")))"
    }

    func rect(_ type: String, rect: Rect) -> String {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { CodeLiteral.number($0) }
        return structure(type, fields: Array(zip(["x", "y", "width", "height"], numbers)))
    }

    /// Returns members of an option set: `[.a, .b]` or `TypeA | TypeB`.
    func options(_ type: String, members: [String]) -> String {
        if members.isEmpty { return self == .swift ? "[]" : "0" }
        if self == .objectiveC { return members.map { type + $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " | ") }
        return members.count == 1 ? "." + members[0] : "[\(members.map { "." + $0 }.joined(separator: ", "))]"
    }

    /// Returns the statement that sets a property.
    func assignment(_ target: String, property: String, value: String) -> String {
        self == .swift ? "\(target).\(property) = \(value)" : "\(target).\(ObjectiveCNames.property(property)) = \(value);"
    }

    /// Converts a Swift assignment such as `isBezeled = true` to a statement about an object.
    func said(_ statement: String, of target: String) -> String {
        guard self == .objectiveC, let mark = statement.firstRange(of: " = ") else { return "\(target).\(statement)" }
        let value = statement[mark.upperBound...]
        return assignment(
            target, property: String(statement[..<mark.lowerBound]),
            value: value == "true" ? "YES" : value == "false" ? "NO" : String(value))
    }

    /// Returns the expression of a selector.
    func selector(_ name: String) -> String {
        self == .swift ? "Selector((\(CodeLiteral.string(name))))" : "NSSelectorFromString(\(CodeLiteral.objectiveCString(name)))"
    }

    /// Returns the expression for this language.
    func either(swift: @autoclosure () -> String, objectiveC: @autoclosure () -> String) -> String {
        self == .swift ? swift() : objectiveC()
    }

    /// Returns the statement that calls a method.
    func call(_ target: String, swift: String, objectiveC: String) -> String {
        self == .swift ? "\(target).\(swift)" : "[\(target) \(objectiveC)];"
    }

    /// Returns the class of an element.
    func className(_ element: Element) -> String? { self == .swift ? TypeName.swift(element) : TypeName.objectiveC(element) }

    /// Returns the expression that creates an object of a class.
    func initializer(_ name: String) -> String { self == .swift ? "\(TypeName.initializer(name))()" : "[[\(name) alloc] init]" }
}
