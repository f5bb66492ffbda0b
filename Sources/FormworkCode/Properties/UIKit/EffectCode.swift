import FormworkModel

/// Blur and vibrancy in Swift.
enum EffectCode {
    static let styles: Set<String> = [
        "extraLight", "light", "dark", "extraDark", "regular", "prominent", "systemUltraThinMaterial", "systemThinMaterial",
        "systemMaterial", "systemThickMaterial", "systemChromeMaterial", "systemUltraThinMaterialLight", "systemThinMaterialLight",
        "systemMaterialLight", "systemThickMaterialLight", "systemChromeMaterialLight", "systemUltraThinMaterialDark",
        "systemThinMaterialDark", "systemMaterialDark", "systemThickMaterialDark", "systemChromeMaterialDark",
    ]

    private static func blur(_ element: Element?) -> String? {
        guard let style = element?["style"], styles.contains(style) else { return nil }
        return "UIBlurEffect(style: .\(style))"
    }

    private static func effect(_ element: Element) -> String? {
        switch element.name {
        case "blurEffect": blur(element)
        case "vibrancyEffect": blur(element.children.first { $0.name == "blurEffect" }).map { "UIVibrancyEffect(blurEffect: \($0))" }
        default: nil
        }
    }

    /// What the initialiser of a visual effect view is given.
    static func argument(_ view: Element) -> String { "effect: \(view.children.lazy.compactMap(effect).first ?? "nil")" }

    /// The initialiser has said it.
    static func code(_ element: Element, _ variable: String) -> PartCode {
        var code = PartCode()
        if effect(element) == nil { code.leaveOut(element, "the style is not known") }
        return code
    }
}
