/// The properties of container controllers, in addition to those of all controllers.
enum ContainerRules {
    /// The keys of child elements that are written elsewhere.
    static let said: Set<String> = [
        "navigationBar", "toolbar", "tabBar", "splitView", "tabView", "splitViewItems", "tabViewItems", "transitionOptions",
    ]

    /// - Parameter element: the name of the controller's element.
    static func of(_ element: String, isMac: Bool) -> [PropertyRule] {
        switch (element, isMac) {
        case ("navigationController", _): navigation
        case ("tabBarController", _): tabBar
        case ("splitViewController", false): split
        case ("tabViewController", _): tabView
        default: []
        }
    }

    private static let navigation: [PropertyRule] = [
        .bool("navigationBarHidden", property: "isNavigationBarHidden", start: false),
        .bool("toolbarHidden", property: "isToolbarHidden", start: true),
        .bool("hidesBarsOnSwipe", property: "hidesBarsOnSwipe", start: false),
        .bool("hidesBarsOnTap", property: "hidesBarsOnTap", start: false),
        .bool("hidesBarsWhenKeyboardAppears", property: "hidesBarsWhenKeyboardAppears", start: false),
        .bool("hidesBarsWhenVerticallyCompact", property: "hidesBarsWhenVerticallyCompact", start: false),
    ]

    private static let tabBar: [PropertyRule] = [.integer("selectedIndex", "selectedIndex", 0, late: true)]

    private static let split: [PropertyRule] =
        PropertyRule.structural("allowDoubleColumnStyle") + [
            .word(
                "preferredDisplayMode", "preferredDisplayMode",
                "automatic secondaryOnly oneBesideSecondary oneOverSecondary twoBesideSecondary twoOverSecondary twoDisplaceSecondary "
                    + "primaryHidden:secondaryOnly allVisible:oneBesideSecondary primaryOverlay:oneOverSecondary", "automatic"),
            .word("behavior", "preferredSplitBehavior", "automatic tile overlay displace", "automatic"),
            .word("primaryBackgroundStyle", "primaryBackgroundStyle", "none sidebar", "none"),
            .bool("presentsWithGesture", property: "presentsWithGesture", start: true),
            .number("minimumPrimaryColumnWidth", "minimumPrimaryColumnWidth"),
            .number("maximumPrimaryColumnWidth", "maximumPrimaryColumnWidth"),
            .number("preferredPrimaryColumnWidthFraction", "preferredPrimaryColumnWidthFraction"),
        ]

    private static let tabView: [PropertyRule] = [
        .word(
            "tabStyle", "tabStyle", "segmentedControlOnTop segmentedControlOnBottom toolbar unspecified", "segmentedControlOnTop"),
        .integer("selectedTabViewItemIndex", "selectedTabViewItemIndex", 0, late: true),
        .bool("canPropagateSelectedChildViewControllerTitle", property: "canPropagateSelectedChildViewControllerTitle", start: true),
    ]
}
