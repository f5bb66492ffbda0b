import FormworkModel

/// What assistive technologies are told, in Swift.
enum AccessibilityCode {
    static let traits = PropertyRule.words(
        "none button link image selected playsSound keyboardKey staticText summaryElement notEnabled updatesFrequently searchField "
            + "startsMediaSession adjustable allowsDirectInteraction causesPageTurn header tabBar")

    static func code(_ element: Element, _ variable: String) -> PartCode {
        var code = PartCode()
        for (name, value) in element.attributes {
            switch name {
            case "key": break
            case "label", "hint", "identifier", "value":
                code.statements.append(
                    "\(variable).accessibility\(name.prefix(1).uppercased() + name.dropFirst()) = \(SwiftLiteral.string(value))")
            default: code.leaveOut(element, attribute: name, "no counterpart in UIKit is known")
            }
        }
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("accessibilityTraits", _):
                let set = child.attributes.filter { $0.name != "key" && $0.value == "YES" && $0.name != "none" }.map(\.name)
                let known = set.compactMap { traits[$0] }.map { "." + $0 }
                guard known.count == set.count else {
                    code.leaveOut(child, "a trait is not known")
                    continue
                }
                code.statements.append(
                    "\(variable).accessibilityTraits = "
                        + (known.isEmpty ? ".none" : known.count == 1 ? known[0] : "[\(known.joined(separator: ", "))]"))
            case ("bool", "isElement"):
                guard let value = child["value"].flatMap(SwiftLiteral.bool) else { continue }
                code.statements.append("\(variable).isAccessibilityElement = \(value)")
            case ("string", let key?) where ["label", "hint", "identifier", "value"].contains(key):
                code.statements.append(
                    "\(variable).accessibility\(key.prefix(1).uppercased() + key.dropFirst()) = \(SwiftLiteral.string(child.plainText ?? ""))"
                )
            default: code.leaveOut(child, "no counterpart in UIKit is known")
            }
        }
        return code
    }
}
