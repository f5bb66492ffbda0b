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

    static let table = PropertyTable(
        PropertyRule.structural("customClass customModule customModuleProvider userLabel") + [
            .bool("enabled", "isEnabled", true), .bool("cancelsTouchesInView", "cancelsTouchesInView", true),
            .bool("delaysTouchesBegan", "delaysTouchesBegan", false), .bool("delaysTouchesEnded", "delaysTouchesEnded", true),
            .bool("requiresExclusiveTouchType", "requiresExclusiveTouchType", true),
            // What they start with differs by class: what is written is said.
            .number("numberOfTapsRequired", "numberOfTapsRequired"), .number("numberOfTouchesRequired", "numberOfTouchesRequired"),
            .number("minimumNumberOfTouches", "minimumNumberOfTouches"), .number("maximumNumberOfTouches", "maximumNumberOfTouches"),
            .number("minimumPressDuration", "minimumPressDuration"), .number("allowableMovement", "allowableMovement"),
            .word("direction", "direction", "left right up down"),
        ])
}
