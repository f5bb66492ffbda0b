extension UIKitClasses {
    /// Bars, and their items.
    static let bars: [KitClass] = [navigationBar, toolbar, tabBar]

    private static let barStyle = PropertyRule.word(
        "barStyle", "barStyle", "default black blackOpaque:black blackTranslucent", "default")

    private static let items = PartRule.bilingual("items", layout: false, write: BarItemCode.write)

    private static let navigationBar = KitClass(
        name: "UINavigationBar", parent: "UIView", elements: ["navigationBar"],
        rules: [
            barStyle, .bool("translucent", "isTranslucent", true, layout: true),
            .bool("largeTitles", "prefersLargeTitles", false, layout: true),
            .image("backIndicatorImage", "backIndicatorImage", layout: false),
            .image("backIndicatorTransitionMask", "backIndicatorTransitionMaskImage", layout: false),
        ],
        parts: [
            .color("barTintColor", "barTintColor"), items,
            .other("textAttributes", key: "titleTextAttributes", layout: false, swift: TextAttributesCode.write),
            .other("textAttributes", key: "largeTitleTextAttributes", layout: false, swift: TextAttributesCode.write),
        ],
        starts: ["opaque": nil])

    private static let toolbar = KitClass(
        name: "UIToolbar", parent: "UIView", elements: ["toolbar"],
        rules: [barStyle, .bool("translucent", "isTranslucent", true, layout: true)],
        parts: [.color("barTintColor", "barTintColor"), items], starts: ["opaque": nil, "clearsContextBeforeDrawing": nil])

    private static let tabBar = KitClass(
        name: "UITabBar", parent: "UIView", elements: ["tabBar"],
        rules: [
            barStyle, .bool("translucent", "isTranslucent", true, layout: true),
            .word("itemPositioning", "itemPositioning", "automatic fill centered", "automatic"),
            .image("backgroundImage", "backgroundImage", layout: false),
            .image("selectionIndicatorImage", "selectionIndicatorImage", layout: false),
            .image("shadowImage", "shadowImage", layout: false),
        ],
        parts: [
            .color("barTintColor", "barTintColor"), .color("unselectedItemTintColor", "unselectedItemTintColor"),
            .color("selectedImageTintColor", "tintColor"), items,
        ],
        starts: ["opaque": nil])
}
