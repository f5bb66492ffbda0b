import FormworkModel

/// Writes accessibility attributes.
enum AccessibilityCode {
    private static let traits = PropertyRule.words(
        "none button link image selected playsSound keyboardKey staticText summaryElement notEnabled updatesFrequently searchField "
            + "startsMediaSession adjustable allowsDirectInteraction causesPageTurn header tabBar")

    private static let texts: Set<String> = ["label", "hint", "identifier", "value"]

    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        let language = code.language
        func text(_ name: String, _ text: String) -> String {
            language.assignment(
                variable, property: "accessibility" + name.prefix(1).uppercased() + name.dropFirst(),
                value: code.syntax.text(text, of: element, attribute: name))
        }
        for (name, value) in element.attributes where name != "key" {
            if texts.contains(name) {
                code.statements.append(text(name, value))
            } else {
                code.leaveOut(element, attribute: name)
            }
        }
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("accessibilityTraits", _):
                let set = child.attributes.filter { $0.name != "key" && $0.value == "YES" && $0.name != "none" }.map(\.name)
                let known = set.compactMap { traits[$0] }
                guard known.count == set.count else {
                    code.leaveOut(child, "a trait is not known")
                    continue
                }
                let value = language.options("UIAccessibilityTrait", members: known.isEmpty ? ["none"] : known)
                code.statements.append(language.assignment(variable, property: "accessibilityTraits", value: value))
            case ("bool", "isElement"):
                guard let value = child["value"], value == "YES" || value == "NO" else { continue }
                code.statements.append(
                    language.assignment(variable, property: "isAccessibilityElement", value: language.bool(value == "YES")))
            case ("string", let key?) where texts.contains(key): code.statements.append(text(key, child.plainText ?? ""))
            default: code.leaveOut(child)
            }
        }
    }
}
