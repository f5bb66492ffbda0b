import FormworkModel
import FormworkVocabulary

/// Blur and vibrancy effects.
enum EffectCode {
    private static func blur(_ element: Element?, language: CodeLanguage) -> String? {
        guard let style = element?["style"], Vocabulary.uiKit.words("blurStyle").number(of: style) != nil else { return nil }
        return language == .swift
            ? "UIBlurEffect(style: .\(style))"
            : "[UIBlurEffect effectWithStyle:UIBlurEffectStyle\(style.prefix(1).uppercased() + style.dropFirst())]"
    }

    private static func effect(_ element: Element, language: CodeLanguage) -> String? {
        switch element.name {
        case "blurEffect": blur(element, language: language)
        case "vibrancyEffect":
            blur(element.children.first { $0.name == "blurEffect" }, language: language).map {
                language == .swift ? "UIVibrancyEffect(blurEffect: \($0))" : "[UIVibrancyEffect effectForBlurEffect:\($0)]"
            }
        default: nil
        }
    }

    /// Returns the effect of a visual effect view; nil if it has none.
    static func effect(of view: Element, _ language: CodeLanguage) -> String? {
        view.children.lazy.compactMap { effect($0, language: language) }.first
    }

    /// Notes an effect with an unknown style. Other effects are set by the initializer.
    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        if effect(element, language: code.language) == nil { code.leaveOut(element, "the style is not known") }
    }
}
