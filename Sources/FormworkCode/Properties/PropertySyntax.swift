import FormworkModel
import FormworkTree

/// The syntax of properties in a language with a toolkit: the differences between UIKit and AppKit, and between Swift and Objective-C.
///
/// The rules define which properties are set; the syntax defines how they are written.
struct PropertySyntax: Sendable {
    let language: CodeLanguage
    let toolkit: Toolkit
    /// Returns the expression of a `color` element; nil if it cannot be expressed.
    private(set) var color: @Sendable (Element) -> String?
    /// Returns the expression of a `font` or `fontDescription` element; nil if it cannot be expressed, empty if nothing needs to be set.
    private(set) var font: @Sendable (Element) -> String?
    /// Returns the expression of an image in the bundle or of a system symbol.
    let image: @Sendable (_ name: String, _ isSymbol: Bool) -> String
    /// Returns the expression of an `imageReference` element; nil if it cannot be expressed.
    let reference: @Sendable (Element) -> String?
    /// Returns a layout priority, given the literal of its number.
    let priority: @Sendable (_ number: String) -> String
    /// Returns a member of an enum, or an expression in its place, for a property of an element; nil if it cannot be expressed.
    let member: @Sendable (_ member: String, _ property: String, _ element: String, _ prefix: String?) -> String?
    /// Returns the name of a constant.
    let constant: @Sendable (String) -> String
    /// The translations of the document's texts; nil if there are none.
    var translations: CodeTranslations?
    /// Whether statements without effect are written as well.
    var isExhaustive = false

    /// Returns the syntax with a document's translations.
    func translated(_ translations: CodeTranslations?, isExhaustive: Bool) -> PropertySyntax {
        var result = self
        result.translations = translations
        result.isExhaustive = isExhaustive
        return result
    }

    /// Returns the syntax with constants for repeated colors and fonts.
    func naming(_ styles: StyleConstants) -> PropertySyntax {
        if styles.constants.isEmpty { return self }
        var result = self
        result.color = { [color] in color($0).map(styles.expression) }
        result.font = { [font] in font($0).map(styles.expression) }
        return result
    }

    /// The syntax that also writes statements without effect.
    var exhaustive: PropertySyntax { translated(translations, isExhaustive: true) }

    /// Returns the expression of an action's selector.
    func selector(_ name: String) -> String {
        (toolkit == .appKit ? StandardActions.selector(name, language: language) : nil) ?? language.selector(name)
    }

    /// Returns a text of an element: a localized string if it has translations, and otherwise a literal.
    func text(_ value: String, of element: Element, attribute: String) -> String {
        text(value, entry: translations?.entry(value, of: element, attribute: attribute))
    }

    /// Returns the text of an element that is an entry of a list.
    func text(_ value: String, ofEntry element: Element) -> String { text(value, entry: translations?.entry(value, ofEntry: element)) }

    private func text(_ value: String, entry: (key: String, comment: String)?) -> String {
        guard let translations, let entry else { return language.string(value) }
        let (key, table, comment) = (language.string(entry.key), language.string(translations.table), language.string(entry.comment))
        return language == .swift
            ? "NSLocalizedString(\(key), tableName: \(table), value: \(language.string(value)), comment: \(comment))"
            : "NSLocalizedStringWithDefaultValue(\(key), \(table), NSBundle.mainBundle, \(language.string(value)), \(comment))"
    }

    static let uiKit = PropertySyntax(
        language: .swift, toolkit: .uiKit, color: ColorCode.expression, font: FontCode.expression,
        image: ImageCode.named,
        reference: ImageCode.reference,
        priority: { priorities[$0] ?? "UILayoutPriority(\($0))" }, member: swiftMember, constant: { $0 })

    static let uiKitObjectiveC = PropertySyntax(
        language: .objectiveC, toolkit: .uiKit, color: ObjectiveCValue.color, font: ObjectiveCValue.font, image: ObjectiveCValue.image,
        reference: { element in element["image"].map { ObjectiveCValue.image($0, isSymbol: element["catalog"] == "system") } },
        priority: { number in
            priorities[number].map { "UILayoutPriority" + $0.dropFirst().prefix(1).uppercased() + $0.dropFirst(2) } ?? number
        },
        member: { member, property, _, prefix in ObjectiveCNames.member(member, of: property, prefix: prefix) },
        constant: ObjectiveCNames.constant)

    static let appKit = PropertySyntax(
        language: .swift, toolkit: .appKit,
        color: { AppKitColor.expression($0).map { implied(AppKitColor.definite($0), type: "NSColor.") } },
        font: { AppKitFont.isLookOfControl($0) ? "" : AppKitFont.expression($0).map { implied($0, type: "NSFont.") } },
        image: AppKitImage.named,
        reference: { _ in nil },
        priority: { priorities[$0] ?? ".init(rawValue: \($0))" }, member: swiftMember, constant: { $0 })

    static let appKitObjectiveC = PropertySyntax(
        language: .objectiveC, toolkit: .appKit, color: { AppKitColor.expression($0, .objectiveC) },
        font: { AppKitFont.isLookOfControl($0) ? "" : AppKitFont.expression($0, .objectiveC) },
        image: { AppKitImage.named($0, isSymbol: $1, language: .objectiveC) },
        reference: { _ in nil },
        priority: { number in
            priorities[number].map { "NSLayoutPriority" + $0.dropFirst().prefix(1).uppercased() + $0.dropFirst(2) } ?? number
        },
        member: { AppKitObjectiveCNames.member($0, of: $1, element: $2, prefix: $3) },
        constant: ObjectiveCNames.constant)

    /// Returns a member of a class without the class, which the property's type implies.
    private static func implied(_ expression: String, type: String) -> String {
        expression.hasPrefix(type) && !expression.contains(" ?? ") ? String(expression.dropFirst(type.count - 1)) : expression
    }

    private static let priorities = ["1000": ".required", "750": ".defaultHigh", "250": ".defaultLow"]

    /// Returns a member of the property's type, with a leading dot unless it is an expression.
    private static func swiftMember(_ member: String, _ property: String, _ element: String, _ prefix: String?) -> String? {
        member.isEmpty || member.contains { ".([".contains($0) } ? member : "." + member
    }

    // MARK: Statements

    /// Returns the statements that set an attribute; nil for an unknown value, empty if another part of the code sets it.
    func statements(_ rule: PropertyRule, value: String, of element: Element, to target: String) -> [String]? {
        switch rule.kind {
        case .say(let statements): return statements[value]?.map { language.said($0, of: target) }
        case .command:
            let method = rule.property.prefix { $0 != "(" }
            return value == "YES" ? [language.call(target, swift: rule.property, objectiveC: String(method))] : []
        default:
            guard let expression = expression(rule, value: value, of: element) else { return nil }
            return expression.isEmpty ? [] : [statement(rule.property, expression: expression, to: target)]
        }
    }

    /// Returns the statement that sets a property, or calls a method with its value in place of a `%`.
    private func statement(_ property: String, expression: String, to target: String) -> String {
        guard let mark = property.firstIndex(of: "%") else { return language.assignment(target, property: property, value: expression) }
        if language == .objectiveC { return ObjectiveCNames.statement(property, value: expression, to: target, toolkit: toolkit) }
        return "\(target).\(property[..<mark])\(expression)\(property[property.index(after: mark)...])"
    }

    // MARK: Values

    /// Returns the value of an attribute; nil if it is unknown, empty if nothing needs to be set.
    private func expression(_ rule: PropertyRule, value: String, of element: Element) -> String? {
        switch rule.kind {
        case .bool: value == "YES" || value == "NO" ? language.bool(value == "YES") : nil
        case .number: number(value)
        case .integer: Double(value).flatMap { Int(exactly: $0.rounded()) }.map(String.init)
        case .string: text(value, of: element, attribute: rule.attribute)
        case .image: image(value, element["catalog"] == "system")
        case .word(let words, let prefix): words[value].flatMap { member($0, rule.property, element.name, prefix) }
        case .priority: number(value).map(priority)
        case .named(let names): number(value).map { number in names[number].map(constant) ?? number }
        case .derived(_, let derived): derived(element, value).map { CodeLiteral.number($0) }
        case .say, .command, .structural, .none: nil
        }
    }

    /// Returns the value of a child element; nil if it cannot be expressed, empty if nothing needs to be set.
    func expression(_ kind: PartRule.Kind, element: Element) -> String? {
        func structure(_ type: String, _ fields: KeyValuePairs<String, String>) -> String? {
            var values: [(name: String, value: String)] = []
            for (name, attribute) in fields {
                guard let value = number(element[attribute] ?? "0") else { return nil }
                values.append((name, value))
            }
            return language.structure(type, fields: values)
        }
        switch kind {
        case .color: return color(element)
        case .font: return font(element)
        case .string:
            let value = element.plainText ?? ""
            return element.parent.map { text(value, of: $0, attribute: element["key"] ?? "text") } ?? language.string(value)
        case .image: return reference(element)
        case .inset: return structure(toolkit.insets, ["top": "minY", "left": "minX", "bottom": "maxY", "right": "maxX"])
        case .edgeInsets: return structure(toolkit.insets, ["top": "top", "left": "left", "bottom": "bottom", "right": "right"])
        case .directionalEdgeInsets:
            return structure(
                "NSDirectionalEdgeInsets", ["top": "top", "leading": "leading", "bottom": "bottom", "trailing": "trailing"])
        case .size: return structure(toolkit.size, ["width": "width", "height": "height"])
        case .other, .structural, .none: return nil
        }
    }

    /// Returns a number of the document as a literal; nil if it isn't a number.
    func number(_ text: String) -> String? {
        guard let number = toolkit.number(text) else { return nil }
        return language == .objectiveC && number == ".greatestFiniteMagnitude" ? "CGFLOAT_MAX" : number
    }

    /// Returns the image that an attribute names.
    func image(_ element: Element, _ attribute: String = "image") -> String? {
        element[attribute].map { image($0, element["catalog"] == "system") }
    }
}
