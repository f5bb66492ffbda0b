import FormworkModel

/// The language in which the rules of UIKit's properties are written.
enum PropertySyntax: Sendable {
    case swift, objectiveC

    // MARK: Making

    /// The class of an element, as the language writes it.
    func className(_ element: Element) -> String? { self == .swift ? TypeName.swift(element) : TypeName.objectiveC(element) }

    /// The expression that makes an object of a class.
    func initializer(_ name: String) -> String { self == .swift ? "\(TypeName.initializer(name))()" : "[[\(name) alloc] init]" }

    /// The expression that makes a view.
    func initializer(of element: Element, _ kit: UIKitClass.Resolved) -> String {
        let name = element.customClass == nil ? kit.name : className(element) ?? kit.name
        return self == .swift
            ? "\(TypeName.initializer(name))(\(kit.arguments(element)))" : ObjectiveCInitializer.expression(name, kit.name, element)
    }

    // MARK: Statements

    func statement(_ target: String, _ value: String) -> String { "\(target) = \(value)" + (self == .swift ? "" : ";") }

    /// The statement that sets the value of a rule.
    func statement(_ rule: PropertyRule, _ variable: String, _ value: String) -> String {
        self == .swift ? rule.statement(variable, value) : ObjectiveCProperty.statement(rule, variable, value)
    }

    /// A property as the language spells it.
    func property(_ name: String) -> String { self == .swift ? name : ObjectiveCProperty.name(name) }

    // MARK: Values

    func bool(_ value: Bool) -> String { self == .swift ? "\(value)" : value ? "YES" : "NO" }

    func rect(_ rect: Rect) -> String {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(SwiftLiteral.number)
        if self == .objectiveC { return "CGRectMake(\(numbers.joined(separator: ", ")))" }
        return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
    }

    /// The value of a rule; nil where it is none of those that are known.
    func expression(_ rule: PropertyRule, _ value: String) -> String? {
        self == .swift ? rule.expression(value) : ObjectiveCProperty.expression(rule, value)
    }

    /// The value of an element; nil where it cannot be said.
    func expression(_ rule: PartRule, _ element: Element) -> String? {
        self == .swift ? rule.expression(element) : ObjectiveCValue.expression(rule, element)
    }

    /// The image that an attribute names.
    func image(_ element: Element, _ attribute: String) -> String? {
        self == .swift ? ImageCode.expression(element, attribute) : ObjectiveCValue.image(element, attribute)
    }
}
