package import FormworkModel

extension UIKitProperties {
    /// The code for a gesture recognizer; what it sends, and to whom, is said elsewhere. nil for an element that is none.
    ///
    /// - Parameters:
    ///   - element: such as a `tapGestureRecognizer`.
    ///   - variable: what the statements call it.
    package func code(forGestureRecognizer element: Element, variable: String) -> PropertyCode? {
        guard let name = GestureCode.classes[element.name] else { return nil }
        var part = PartCode()
        if syntax == .swift {
            part.add(element, to: variable, rules: GestureCode.rules)
        } else {
            part = ObjectiveCParts.rules(element, variable, GestureCode.rules)
        }
        for child in element.children where child.name != "connections" && child.name != "userDefinedRuntimeAttributes" {
            part.leaveOut(child, "this part of a gesture recognizer is not written yet")
        }
        if let altered = TypeName.altered(element, in: syntax) { part.notConverted.append(altered) }
        return PropertyCode(
            initializer: syntax.initializer(element.customClass == nil ? name : syntax.className(element) ?? name),
            statements: part.statements, notConverted: part.notConverted)
    }
}

/// Gesture recognizers, by their elements.
enum GestureCode {
    /// Interface Builder spells the long press so.
    static let classes = [
        "tapGestureRecognizer": "UITapGestureRecognizer", "pinchGestureRecognizer": "UIPinchGestureRecognizer",
        "rotationGestureRecognizer": "UIRotationGestureRecognizer", "swipeGestureRecognizer": "UISwipeGestureRecognizer",
        "panGestureRecognizer": "UIPanGestureRecognizer", "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "longPressGestureRecognizer": "UILongPressGestureRecognizer",
        "customGestureRecognizer": "UIGestureRecognizer",
    ]

    /// The class of AppKit for an element; nil for one that no class stands for.
    static func macClass(_ element: String) -> String? {
        let names = ["click", "press", "pan", "magnification", "rotation"]
        return names.contains { element == $0 + "GestureRecognizer" } ? "NS" + element.prefix(1).uppercased() + element.dropFirst() : nil
    }

    static let rules: [PropertyRule] =
        PropertyRule.structural("customClass", "customModule", "customModuleProvider", "userLabel") + [
            .bool("enabled", "isEnabled", true), .bool("cancelsTouchesInView", "cancelsTouchesInView", true),
            .bool("delaysTouchesBegan", "delaysTouchesBegan", false), .bool("delaysTouchesEnded", "delaysTouchesEnded", true),
            .bool("requiresExclusiveTouchType", "requiresExclusiveTouchType", true),
            // What they start with differs by class: what is written is said.
            number("numberOfTapsRequired"), number("numberOfTouchesRequired"), number("minimumNumberOfTouches"),
            number("maximumNumberOfTouches"), number("minimumPressDuration"), number("allowableMovement"),
            .word("direction", "direction", "left right up down", nil),
        ]

    private static func number(_ name: String) -> PropertyRule {
        PropertyRule(attribute: name, property: name, kind: .number)
    }
}
