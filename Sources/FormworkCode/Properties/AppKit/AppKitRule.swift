/// What code says for an attribute of an element: which property of AppKit it is, and how its value is written.
struct AppKitRule: Sendable {
    /// How a value is turned into Swift.
    enum Kind: Sendable {
        case bool
        /// `YES` is false.
        case inverted
        case number
        case integer
        case string
        /// An image by its name.
        case image
        /// A member of an enum, by the word of Interface Builder.
        case word([String: String])
        /// What is said for each word of Interface Builder, after the variable and a dot.
        case say([String: [String]])
        /// From 1 to 1000.
        case priority
        /// What is said elsewhere, or tells of the editor only.
        case structural
        /// Nothing says it in code.
        case none(why: String)
    }

    /// As Interface Builder spells it.
    let attribute: String
    /// What is set, after the variable and a dot; with a `%` where the value goes, it is a call.
    let property: String
    let kind: Kind
    /// What it means that a document leaves it out; nil where nothing is said then.
    var absent: String?
    /// What the initializer gives; nil where that is not known, so that it is always said.
    var initial: String?
    var affectsLayout = false

    static func bool(_ attribute: String, _ property: String, _ absent: Bool?, initial: Bool?, layout: Bool = false) -> AppKitRule {
        AppKitRule(
            attribute: attribute, property: property, kind: .bool, absent: absent.map { $0 ? "YES" : "NO" },
            initial: initial.map { $0 ? "YES" : "NO" }, affectsLayout: layout)
    }

    /// Where document and initializer start alike.
    static func bool(_ attribute: String, _ property: String, _ start: Bool, layout: Bool = false) -> AppKitRule {
        bool(attribute, property, start, initial: start, layout: layout)
    }

    static func number(_ attribute: String, _ property: String, _ start: Double? = nil, layout: Bool = false) -> AppKitRule {
        let start = start.map(CodeLiteral.number)
        return AppKitRule(attribute: attribute, property: property, kind: .number, absent: start, initial: start, affectsLayout: layout)
    }

    static func integer(_ attribute: String, _ property: String, _ start: Int? = nil, layout: Bool = false) -> AppKitRule {
        let start = start.map(String.init)
        return AppKitRule(attribute: attribute, property: property, kind: .integer, absent: start, initial: start, affectsLayout: layout)
    }

    static func string(_ attribute: String, _ property: String, layout: Bool = false) -> AppKitRule {
        AppKitRule(attribute: attribute, property: property, kind: .string, affectsLayout: layout)
    }

    static func image(_ attribute: String, _ property: String) -> AppKitRule {
        AppKitRule(attribute: attribute, property: property, kind: .image, affectsLayout: true)
    }

    /// - Parameters:
    ///   - words: Words of Interface Builder, each with its member behind a colon where that is another one.
    ///   - absent: What it means that a document leaves it out.
    ///   - initial: What the initializer gives.
    static func word(
        _ attribute: String, _ property: String, _ words: String, _ absent: String? = nil, initial: String? = nil, layout: Bool = false
    ) -> AppKitRule {
        AppKitRule(
            attribute: attribute, property: property, kind: .word(Self.words(words)), absent: absent, initial: initial,
            affectsLayout: layout)
    }

    /// - Parameters:
    ///   - absent: What it means that a document leaves it out.
    ///   - initial: What the initializer gives.
    ///   - statements: What is said for each word.
    static func say(
        _ attribute: String, absent: String? = nil, initial: String? = nil, layout: Bool = false, _ statements: [String: [String]]
    ) -> AppKitRule {
        AppKitRule(attribute: attribute, property: "", kind: .say(statements), absent: absent, initial: initial, affectsLayout: layout)
    }

    static func structural(_ attributes: String) -> [AppKitRule] {
        attributes.split(separator: " ").map { AppKitRule(attribute: String($0), property: "", kind: .structural) }
    }

    static func none(_ attribute: String, _ why: String, layout: Bool = false) -> AppKitRule {
        AppKitRule(attribute: attribute, property: "", kind: .none(why: why), affectsLayout: layout)
    }

    static func words(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        for pair in text.split(separator: " ") {
            let sides = pair.split(separator: ":", maxSplits: 1)
            result[String(sides[0])] = String(sides.last ?? sides[0])
        }
        return result
    }

    /// The statements that set a value; nil where it is none of those that are known.
    func statements(_ target: String, _ value: String, isSymbol: Bool) -> [String]? {
        if case .say(let statements) = kind { return statements[value]?.map { "\(target).\($0)" } }
        return expression(value, isSymbol: isSymbol).map { [statement(target, $0)] }
    }

    /// The value in Swift; nil where it is none of those that are known.
    func expression(_ value: String, isSymbol: Bool = false) -> String? {
        switch kind {
        case .bool: return value == "YES" ? "true" : value == "NO" ? "false" : nil
        case .inverted: return value == "YES" ? "false" : value == "NO" ? "true" : nil
        case .number: return AppKitNumber.expression(value)
        case .integer: return Double(value).flatMap { Int(exactly: $0.rounded()) }.map(String.init)
        case .string: return CodeLiteral.string(value)
        case .image: return AppKitImage.named(value, isSymbol: isSymbol)
        case .word(let words): return words[value].map { $0.contains("(") || $0.contains("[") ? $0 : "." + $0 }
        case .priority:
            switch Double(value) {
            case 1000: return ".required"
            case 750: return ".defaultHigh"
            case 250: return ".defaultLow"
            default: return AppKitNumber.expression(value).map { ".init(rawValue: \($0))" }
            }
        case .structural, .none, .say: return nil
        }
    }

    /// The statement that sets a value.
    private func statement(_ target: String, _ expression: String) -> String {
        guard let mark = property.firstIndex(of: "%") else { return "\(target).\(property) = \(expression)" }
        return "\(target).\(property[..<mark])\(expression)\(property[property.index(after: mark)...])"
    }

    /// Whether both values mean the same.
    func areSame(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        guard let left = expression(left), let right = expression(right) else { return false }
        return left == right
    }
}
