import FormworkModel
import FormworkVocabulary

/// Gesture recognizers, by their elements.
enum GestureCode {
    /// Returns the class of UIKit for an element; nil where there is none.
    static func className(_ element: String) -> String? {
        let described = Vocabulary.uiKit.class(of: element)
        return described?.ancestry.contains("UIGestureRecognizer") == true ? described?.name : nil
    }

    /// Returns the class of AppKit for an element; nil where there is none.
    static func macClass(_ element: String) -> String? {
        let names = ["click", "press", "pan", "magnification", "rotation"]
        return names.contains { element == $0 + "GestureRecognizer" } ? "NS" + element.prefix(1).uppercased() + element.dropFirst() : nil
    }

    /// The code for a recognizer whose attributes no table knows.
    static func made(_ element: Element, _ className: String, _ language: CodeLanguage, isMac: Bool) -> PropertyCode {
        var code = PropertyCode(initializer: language.initializer(className))
        let isOwn = element.customClass != nil && language.className(element) != nil
        if !isOwn, !isMac || macClass(element.name) == nil {
            code.notConverted.append(NotConverted(element, "its class", "no class stands for '\(element.name)'"))
        }
        let said: Set = ["id", "key", "userLabel", "customClass", "customModule", "customModuleProvider"]
        for (name, _) in element.attributes where !said.contains(name) {
            code.notConverted.append(NotConverted(element, "attribute '\(name)'", "attributes of gesture recognizers are not written"))
        }
        return code
    }
}
