import FormworkModel

/// What code says for an element in an object's element.
struct PartRule: Sendable {
    /// Writes the statements of an element.
    typealias Write = @Sendable (_ part: Element, _ variable: String, _ code: inout PropertyWriter) -> Void

    enum Kind: Sendable {
        case color, font, string
        /// `inset`, with `minX` and its like.
        case inset
        case edgeInsets, directionalEdgeInsets, size
        case image
        /// An element that takes more than one value; nil where Objective-C has no words for it yet.
        case other(swift: Write, objectiveC: Write?)
        /// What is said elsewhere, or at design time only.
        case structural
        /// Nothing says it in code.
        case none(why: String)
    }

    /// The element's name; several may stand for the same.
    let names: [String]
    /// Its `key`; nil for any, or none.
    let key: String?
    /// What is set, after the variable and a dot.
    let property: String
    let kind: Kind
    var affectsLayout = false
    /// Later ones come behind the others.
    var isLate = false

    func matches(_ element: Element) -> Bool { names.contains(element.name) && (key == nil || key == element["key"]) }

    static func color(_ key: String, _ property: String) -> PartRule {
        PartRule(names: ["color"], key: key, property: property, kind: .color)
    }

    static func inset(_ key: String, _ property: String) -> PartRule {
        PartRule(names: ["inset"], key: key, property: property, kind: .inset, affectsLayout: true)
    }

    static func edgeInsets(_ key: String, _ property: String) -> PartRule {
        PartRule(names: ["edgeInsets"], key: key, property: property, kind: .edgeInsets, affectsLayout: true)
    }

    static func size(_ key: String, _ property: String) -> PartRule {
        PartRule(names: ["size"], key: key, property: property, kind: .size)
    }

    static func string(_ key: String, _ property: String) -> PartRule {
        PartRule(names: ["string", "mutableString"], key: key, property: property, kind: .string, affectsLayout: true)
    }

    static func font(_ property: String, key: String) -> PartRule {
        PartRule(names: ["fontDescription", "font"], key: key, property: property, kind: .font, affectsLayout: true)
    }

    static func image(_ key: String, _ property: String, layout: Bool = false) -> PartRule {
        PartRule(names: ["imageReference"], key: key, property: property, kind: .image, affectsLayout: layout)
    }

    /// What is written in Swift alone, or by each language's own words.
    static func other(
        _ names: String..., key: String? = nil, layout: Bool = true, late: Bool = false, objectiveC: Write? = nil, swift: @escaping Write
    ) -> PartRule {
        PartRule(
            names: names, key: key, property: "", kind: .other(swift: swift, objectiveC: objectiveC), affectsLayout: layout, isLate: late)
    }

    /// What is written by one function in both languages.
    static func bilingual(
        _ names: String..., key: String? = nil, layout: Bool = true, late: Bool = false, write: @escaping Write
    ) -> PartRule {
        PartRule(
            names: names, key: key, property: "", kind: .other(swift: write, objectiveC: write), affectsLayout: layout, isLate: late)
    }

    static func structural(_ names: String..., key: String? = nil) -> PartRule {
        PartRule(names: names, key: key, property: "", kind: .structural)
    }

    static func none(_ name: String, key: String? = nil, _ why: String, layout: Bool = false) -> PartRule {
        PartRule(names: [name], key: key, property: "", kind: .none(why: why), affectsLayout: layout)
    }
}
