import FormworkModel

/// What code says for an element in a view's element.
struct PartRule: Sendable {
    enum Kind: Sendable {
        case color, font, string
        /// `inset`, with `minX` and its like.
        case inset
        case edgeInsets, directionalEdgeInsets, size
        case image
        /// An element that has rules of its own: statements for a variable, and what is left out.
        case other(@Sendable (Element, String) -> PartCode)
        /// What is said elsewhere, or at design time only.
        case structural
    }

    /// The element's name; several may stand for the same.
    let names: [String]
    /// Its `key`; nil for any, or none.
    let key: String?
    let property: String
    let kind: Kind
    var affectsLayout = false
    /// Later ones come behind the others.
    var isLate = false

    static func color(_ key: String, _ property: String) -> PartRule {
        PartRule(names: ["color"], key: key, property: property, kind: .color)
    }

    static func inset(_ key: String, _ property: String) -> PartRule {
        PartRule(names: ["inset"], key: key, property: property, kind: .inset, affectsLayout: true)
    }

    static func size(_ key: String, _ property: String) -> PartRule {
        PartRule(names: ["size"], key: key, property: property, kind: .size)
    }

    static func string(_ key: String, _ property: String) -> PartRule {
        PartRule(names: ["string", "mutableString"], key: key, property: property, kind: .string, affectsLayout: true)
    }

    static func font(_ property: String, key: String = "fontDescription") -> PartRule {
        PartRule(names: ["fontDescription"], key: key, property: property, kind: .font, affectsLayout: true)
    }

    static func other(
        _ names: String..., key: String? = nil, layout: Bool = true, late: Bool = false,
        _ code: @escaping @Sendable (Element, String) -> PartCode
    ) -> PartRule {
        PartRule(names: names, key: key, property: "", kind: .other(code), affectsLayout: layout, isLate: late)
    }

    static func structural(_ names: String..., key: String? = nil) -> PartRule {
        PartRule(names: names, key: key, property: "", kind: .structural)
    }

    /// The value in Swift; nil where it cannot be said.
    func expression(_ element: Element) -> String? {
        func numbers(_ names: String...) -> [String]? {
            let values = names.map { element[$0].map(SwiftLiteral.number) ?? "0" }
            return values.allSatisfy { $0 != nil } ? values.compactMap(\.self) : nil
        }
        switch kind {
        case .color: return ColorCode.expression(element)
        case .font: return FontCode.expression(element)
        case .string: return SwiftLiteral.string(element.plainText ?? "")
        case .image: return ImageCode.reference(element)
        case .inset:
            return numbers("minY", "minX", "maxY", "maxX").map {
                "UIEdgeInsets(top: \($0[0]), left: \($0[1]), bottom: \($0[2]), right: \($0[3]))"
            }
        case .edgeInsets:
            return numbers("top", "left", "bottom", "right").map {
                "UIEdgeInsets(top: \($0[0]), left: \($0[1]), bottom: \($0[2]), right: \($0[3]))"
            }
        case .directionalEdgeInsets:
            return numbers("top", "leading", "bottom", "trailing").map {
                "NSDirectionalEdgeInsets(top: \($0[0]), leading: \($0[1]), bottom: \($0[2]), trailing: \($0[3]))"
            }
        case .size: return numbers("width", "height").map { "CGSize(width: \($0[0]), height: \($0[1]))" }
        case .other, .structural: return nil
        }
    }
}
