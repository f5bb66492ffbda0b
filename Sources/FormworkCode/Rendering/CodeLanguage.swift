import FormworkModel

/// A language that code is written in: how it spells values and statements.
package enum CodeLanguage: Sendable {
    case swift, objectiveC

    /// A text as a literal.
    func string(_ text: String) -> String { self == .swift ? CodeLiteral.string(text) : CodeLiteral.objectiveCString(text) }

    func bool(_ value: Bool) -> String { self == .swift ? "\(value)" : value ? "YES" : "NO" }

    /// A value with fields: `CGSize(width: 1, height: 2)`, or `CGSizeMake(1, 2)`.
    func structure(_ type: String, _ fields: [(name: String, value: String)]) -> String {
        if self == .swift { return "\(type)(\(fields.map { "\($0.name): \($0.value)" }.joined(separator: ", ")))" }
        // AppKit's older functions are called the other way round.
        let makers = ["NSPoint": "NSMakePoint", "NSSize": "NSMakeSize", "NSRect": "NSMakeRect"]
        return "\(makers[type] ?? type + "Make")(\(fields.map(\.value).joined(separator: ", ")))"
    }

    func rect(_ type: String, _ rect: Rect) -> String {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { CodeLiteral.number($0) }
        return structure(type, Array(zip(["x", "y", "width", "height"], numbers)))
    }

    /// Members of an option set: `[.a, .b]`, or `TypeA | TypeB`.
    func options(_ type: String, _ members: [String]) -> String {
        if members.isEmpty { return self == .swift ? "[]" : "0" }
        if self == .objectiveC { return members.map { type + $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " | ") }
        return members.count == 1 ? "." + members[0] : "[\(members.map { "." + $0 }.joined(separator: ", "))]"
    }

    /// The statement that sets a property, as the language spells it.
    func assignment(_ target: String, _ property: String, _ value: String) -> String {
        self == .swift ? "\(target).\(property) = \(value)" : "\(target).\(ObjectiveCNames.property(property)) = \(value);"
    }

    /// A statement that is written as Swift has it, `isBezeled = true`, of an object.
    func said(_ statement: String, of target: String) -> String {
        guard self == .objectiveC, let mark = statement.firstRange(of: " = ") else { return "\(target).\(statement)" }
        let value = statement[mark.upperBound...]
        return assignment(target, String(statement[..<mark.lowerBound]), value == "true" ? "YES" : value == "false" ? "NO" : String(value))
    }

    /// A selector by its name.
    func selector(_ name: String) -> String {
        self == .swift ? "Selector((\(CodeLiteral.string(name))))" : "NSSelectorFromString(\(CodeLiteral.objectiveCString(name)))"
    }

    /// An expression of the language.
    func either(swift: @autoclosure () -> String, objectiveC: @autoclosure () -> String) -> String {
        self == .swift ? swift() : objectiveC()
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
