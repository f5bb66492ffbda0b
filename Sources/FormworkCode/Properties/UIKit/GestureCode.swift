import FormworkModel
import FormworkVocabulary

/// Writes gesture recognizers.
enum GestureCode {
    /// Returns the UIKit class of an element; nil if it isn't a gesture recognizer.
    static func className(_ element: String) -> String? {
        let described = Vocabulary.uiKit.class(of: element)
        return described?.ancestry.contains("UIGestureRecognizer") == true ? described?.name : nil
    }

    /// Returns the AppKit class of an element; nil if it isn't a gesture recognizer.
    static func macClass(_ element: String) -> String? {
        let names = ["click", "press", "pan", "magnification", "rotation"]
        return names.contains { element == $0 + "GestureRecognizer" } ? "NS" + element.prefix(1).uppercased() + element.dropFirst() : nil
    }

    /// Returns the code of a recognizer that no table describes.
    static func made(_ element: Element, className: String, language: CodeLanguage, isMac: Bool) -> PropertyCode {
        var code = PropertyCode(initializer: language.initializer(className))
        let isOwn = element.customClass != nil && language.className(element) != nil
        if !isOwn, !isMac || macClass(element.name) == nil {
            code.notConverted.append(NotConverted(element, what: "its class", why: "no class is known for '\(element.name)'"))
        }
        let said = DesignTime.identity.union(["customClass", "customModule"])
        for (name, _) in element.attributes where !said.contains(name) {
            code.notConverted.append(
                NotConverted(element, what: "attribute '\(name)'", why: "attributes of gesture recognizers aren't converted"))
        }
        return code
    }
}
