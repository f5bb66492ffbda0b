import FormworkModel

extension UIKitClass {
    /// Bars; what stands in them is not theirs to say.
    static let bars: [UIKitClass] = [navigationBar, toolbar, tabBar]

    private static let barStyle = PropertyRule.word(
        "barStyle", "barStyle", "default black blackOpaque:black blackTranslucent", "default")

    private static let itemsAreLeftOut = PartRule.other("items", layout: false) { element, _ in
        var code = PartCode()
        for item in element.children { code.leaveOut(item, "items of bars are not written yet") }
        return code
    }

    private static let navigationBar = UIKitClass(
        name: "UINavigationBar", parent: "UIView", elements: ["navigationBar"],
        rules: [
            barStyle, .bool("translucent", "isTranslucent", true, layout: true),
            .bool("largeTitles", "prefersLargeTitles", false, layout: true),
            .image("backIndicatorImage", "backIndicatorImage", layout: false),
            .image("backIndicatorTransitionMask", "backIndicatorTransitionMaskImage", layout: false),
        ],
        parts: [
            .color("barTintColor", "barTintColor"), itemsAreLeftOut,
            .other("textAttributes", key: "titleTextAttributes", layout: false) { TextAttributesCode.code($0, "\($1).titleTextAttributes") },
            .other("textAttributes", key: "largeTitleTextAttributes", layout: false) {
                TextAttributesCode.code($0, "\($1).largeTitleTextAttributes")
            },
        ],
        starts: ["opaque": nil])

    private static let toolbar = UIKitClass(
        name: "UIToolbar", parent: "UIView", elements: ["toolbar"],
        rules: [barStyle, .bool("translucent", "isTranslucent", true, layout: true)],
        parts: [.color("barTintColor", "barTintColor"), itemsAreLeftOut], starts: ["opaque": nil, "clearsContextBeforeDrawing": nil])

    private static let tabBar = UIKitClass(
        name: "UITabBar", parent: "UIView", elements: ["tabBar"],
        rules: [
            barStyle, .bool("translucent", "isTranslucent", true, layout: true),
            .word("itemPositioning", "itemPositioning", "automatic fill centered", "automatic"),
            .image("backgroundImage", "backgroundImage", layout: false),
            .image("selectionIndicatorImage", "selectionIndicatorImage", layout: false), .image("shadowImage", "shadowImage", layout: false),
        ],
        parts: [
            .color("barTintColor", "barTintColor"), .color("unselectedItemTintColor", "unselectedItemTintColor"),
            .color("selectedImageTintColor", "tintColor"), itemsAreLeftOut,
        ],
        starts: ["opaque": nil])
}
