import FormworkModel

/// What code says for an attribute, or for an element with a key, of a view's element.
struct PropertyRule: Sendable {
    /// How a value is turned into Swift.
    enum Kind: Sendable {
        case bool
        case number
        case integer
        case string
        /// An image of the bundle or the system, by its name.
        case image
        /// A case of an enum, or a member of an option set, by the word of Interface Builder.
        case word([String: String])
        /// From 1 to 1000.
        case priority
        /// A number, or a name for one that the document writes as a number.
        case named([String: String])
        /// A statement for `YES`, none for `NO`.
        case command
        /// What is said elsewhere, or at design time only.
        case structural
        /// Nothing says it in code.
        case none(why: String)
    }

    /// The attribute, as Interface Builder spells it.
    let attribute: String
    /// What is set, after the variable and a dot; with a `%` where the value goes, it is a call.
    let property: String
    let kind: Kind
    /// What it means in a document that the attribute is left out; nil where nothing is set then.
    var absent: String?
    /// What the plain initialiser gives; nil where that is not known, so that it is always said.
    var initial: String?
    var affectsLayout = false
    /// Later ones come behind the elements in the view's element.
    var isLate = false
    /// Among the others, smaller ones come first.
    var rank = 0

    static func bool(_ attribute: String, _ property: String, _ value: Bool, initial: Bool? = nil, layout: Bool = false) -> PropertyRule {
        PropertyRule(
            attribute: attribute, property: property, kind: .bool, absent: value ? "YES" : "NO", initial: initial ?? value ? "YES" : "NO",
            affectsLayout: layout)
    }

    static func number(
        _ attribute: String, _ property: String, _ value: Double?, initial: Double? = nil, layout: Bool = false, rank: Int = 0
    ) -> PropertyRule {
        PropertyRule(
            attribute: attribute, property: property, kind: .number, absent: value.map(SwiftLiteral.number),
            initial: (initial ?? value).map(SwiftLiteral.number), affectsLayout: layout, rank: rank)
    }

    static func integer(_ attribute: String, _ property: String, _ value: Int, layout: Bool = false, late: Bool = false) -> PropertyRule {
        PropertyRule(
            attribute: attribute, property: property, kind: .integer, absent: String(value), initial: String(value),
            affectsLayout: layout, isLate: late)
    }

    static func string(_ attribute: String, _ property: String, layout: Bool = false) -> PropertyRule {
        PropertyRule(attribute: attribute, property: property, kind: .string, affectsLayout: layout)
    }

    static func image(_ attribute: String, _ property: String, layout: Bool = true) -> PropertyRule {
        PropertyRule(attribute: attribute, property: property, kind: .image, affectsLayout: layout)
    }

    /// - Parameter words: `left right tailTruncation:byTruncatingTail`: words of Interface Builder, each with its case where that
    ///   is another one.
    static func word(
        _ attribute: String, _ property: String, _ words: String, _ value: String?, initial: String? = nil, layout: Bool = false
    ) -> PropertyRule {
        PropertyRule(
            attribute: attribute, property: property, kind: .word(Self.words(words)), absent: value, initial: initial ?? value,
            affectsLayout: layout)
    }

    static func words(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        for pair in text.split(separator: " ") {
            let parts = pair.split(separator: ":")
            result[String(parts[0])] = String(parts.last ?? parts[0])
        }
        return result
    }

    static func structural(_ attributes: String...) -> [PropertyRule] {
        attributes.map { PropertyRule(attribute: $0, property: "", kind: .structural) }
    }

    static func none(_ attribute: String, _ why: String, layout: Bool = false) -> PropertyRule {
        PropertyRule(attribute: attribute, property: "", kind: .none(why: why), affectsLayout: layout)
    }

    /// The same attribute where a class starts with another value; nil where what it starts with is not known.
    func starting(with initial: String?) -> PropertyRule {
        var result = self
        result.initial = initial
        return result
    }

    /// The value in Swift; nil where it is none of those that are known.
    func expression(_ value: String) -> String? {
        switch kind {
        case .bool: return SwiftLiteral.bool(value)
        case .number: return SwiftLiteral.number(value)
        case .integer: return Double(value).flatMap { Int(exactly: $0.rounded()) }.map(String.init)
        case .string: return SwiftLiteral.string(value)
        case .image: return ImageCode.named(value)
        case .word(let words): return words[value].map { $0.contains(".") || $0.contains("(") ? $0 : "." + $0 }
        case .priority: return PriorityCode.expression(value)
        case .named(let names): return SwiftLiteral.number(value).map { names[$0] ?? $0 }
        case .command: return value == "YES" ? "" : nil
        case .structural, .none: return nil
        }
    }

    /// The statement that sets the value.
    func statement(_ variable: String, _ expression: String) -> String {
        if case .command = kind { return "\(variable).\(property)" }
        guard let mark = property.firstIndex(of: "%") else { return "\(variable).\(property) = \(expression)" }
        return "\(variable).\(property[..<mark])\(expression)\(property[property.index(after: mark)...])"
    }

    /// Whether both values mean the same.
    func areSame(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        if case .string = kind { return false }
        guard let left = expression(left), let right = expression(right) else { return false }
        return left == right
    }
}
