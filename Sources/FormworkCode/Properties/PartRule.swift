import FormworkModel

/// The code for a child element of an object's element.
struct PartRule: Sendable {
    /// Writes the statements of an element.
    typealias Write = @Sendable (_ part: Element, _ variable: String, _ code: inout PropertyWriter) -> Void

    enum Kind: Sendable {
        case color, font, string
        /// Insets with the attributes `minX`, `minY`, `maxX` and `maxY`.
        case inset
        case edgeInsets, directionalEdgeInsets, size
        case image
        /// An element that needs more than one value. The Objective-C procedure is nil if it isn't supported yet.
        case other(swift: Write, objectiveC: Write?)
        /// An element that is written elsewhere or matters at design time only.
        case structural
        /// An element that code cannot express.
        case none(why: String)
    }

    /// The element's names. Several names may have the same meaning.
    let names: [String]
    /// Its `key`; nil if the key doesn't matter.
    let key: String?
    /// The property, after the variable and a dot.
    let property: String
    let kind: Kind
    var affectsLayout = false
    /// Whether the statements come after those of the view's other child elements.
    var isLate = false

    func matches(_ element: Element) -> Bool { names.contains(element.name) && (key == nil || key == element["key"]) }

    static func color(_ key: String, property: String) -> PartRule {
        PartRule(names: ["color"], key: key, property: property, kind: .color)
    }

    static func inset(_ key: String, property: String) -> PartRule {
        PartRule(names: ["inset"], key: key, property: property, kind: .inset, affectsLayout: true)
    }

    static func edgeInsets(_ key: String, property: String) -> PartRule {
        PartRule(names: ["edgeInsets"], key: key, property: property, kind: .edgeInsets, affectsLayout: true)
    }

    static func size(_ key: String, property: String) -> PartRule {
        PartRule(names: ["size"], key: key, property: property, kind: .size)
    }

    static func string(_ key: String, property: String) -> PartRule {
        PartRule(names: ["string", "mutableString"], key: key, property: property, kind: .string, affectsLayout: true)
    }

    static func font(_ property: String, key: String) -> PartRule {
        PartRule(names: ["fontDescription", "font"], key: key, property: property, kind: .font, affectsLayout: true)
    }

    static func image(_ key: String, property: String, layout: Bool = false) -> PartRule {
        PartRule(names: ["imageReference"], key: key, property: property, kind: .image, affectsLayout: layout)
    }

    /// Creates a rule with a procedure for Swift and optionally one for Objective-C.
    static func other(
        _ names: String..., key: String? = nil, layout: Bool = true, late: Bool = false, objectiveC: Write? = nil, swift: @escaping Write
    ) -> PartRule {
        PartRule(
            names: names, key: key, property: "", kind: .other(swift: swift, objectiveC: objectiveC), affectsLayout: layout, isLate: late)
    }

    /// Creates a rule with one procedure for both languages.
    static func bilingual(
        _ names: String..., key: String? = nil, layout: Bool = true, late: Bool = false, write: @escaping Write
    ) -> PartRule {
        PartRule(
            names: names, key: key, property: "", kind: .other(swift: write, objectiveC: write), affectsLayout: layout, isLate: late)
    }

    static func structural(_ names: String..., key: String? = nil) -> PartRule {
        PartRule(names: names, key: key, property: "", kind: .structural)
    }

    static func none(_ name: String, key: String? = nil, why: String, layout: Bool = false) -> PartRule {
        PartRule(names: [name], key: key, property: "", kind: .none(why: why), affectsLayout: layout)
    }
}
