import FormworkNib

/// The tables of bars, lists, controllers, and of what is no view.
extension EncodingTables {
    private static let barStyle: EncodingRow = .choice(
        "UIBarStyle", "barStyle", ["default", "black", "blackTranslucent"], usual: 0, omit: 0)
    private static let translucence: EncodingRow = .choice("UIBarTranslucence", "translucent", [nil, "YES", "NO"], usual: 1, omit: nil)

    static let bars: [EncodingTable] = [
        view(
            "navigationBar", "UINavigationBar", priorities: true,
            [
                .special(.navigationBarItems, children: ["items"]), .special(.barDelegate), barStyle, .always("UIBarPosition", .integer(2)),
                translucence, .color("UIBarTintColor", "barTintColor"), .yes("UIBarPrefersLargeTitles", "largeTitles"),
                .unproved(.image("UIShadowImage", "shadowImage")), .unproved(.image("UIBackIndicatorImage", "backIndicatorImage")),
                .unproved(.image("UIBackIndicatorTransitionMask", "backIndicatorTransitionMask")),
                .special(.titleAttributes, children: ["titleTextAttributes", "largeTitleTextAttributes"]),
            ]),
        view(
            "toolbar", "UIToolbar", priorities: true,
            [
                .objects("UIItems", "items", className: "NSArray", always: true), barStyle, .always("UIBarPosition", .integer(1)),
                translucence, .color("UIBarTintColor", "barTintColor"),
            ]),
        view(
            "tabBar", "UITabBar", isProved: false, priorities: true,
            [
                .special(.barDelegate), .objects("UIItems", "items", className: "NSArray", always: true),
                .color("UIBarTintColor", "barTintColor"), .color("UIBarUnselectedImageTintColor", "unselectedItemTintColor"),
                .color("UISelectedImageTintColor", "selectedImageTintColor"),
                .image("UISelectionIndicatorImage", "selectionIndicatorImage"), .image("UIShadowImage", "shadowImage"),
                .image("UIBackgroundImage", "backgroundImage"),
                .choice("UITabBarItemPositioning", "itemPositioning", ["automatic", "fill", "centered"], usual: 0, omit: 0),
                .double("UITabBarItemWidth", "itemWidth", usual: nil, omit: 0),
                .double("UITabBarItemSpacing", "itemSpacing", usual: nil, omit: 0), translucence, barStyle,
            ]),
        view(
            "searchBar", "UISearchBar", isProved: false, priorities: true,
            [
                barStyle, .yes("UIShowsCancelButton", "showsCancelButton"), .yes("UIShowsBookmarkButton", "showsBookmarkButton"),
                .yes("UIShowsScopeBar", "showsScopeBar"), .yes("UIShowSearchResultsButton", "showsSearchResultsButton"),
                .yes("UISearchResultsButtonSelected", "searchResultsButtonSelected"),
                .choice("UISearchBarTranslucence", "translucent", [nil, "YES", "NO"], usual: 0, omit: 0),
                .special(.searchScopes, children: ["scopeButtonTitles"]), .text("UIPrompt", "prompt"), .text("UIText", "text"),
                .text("UIPlaceholder", "placeholder"), .color("UIBarTintColor", "barTintColor"),
                .special(.textInput, children: ["textInputTraits"]), .image("UIBackgroundImage", "backgroundImage"),
                .image("UIScopeBarBackgroundImage", "scopeBarBackgroundImage"),
                .choice("UISearchBarStyle", "searchBarStyle", ["default", "prominent", "minimal"], usual: 0, omit: 0),
            ]),
    ]

    private static let cellHead: [EncodingRow] = [.text("UIReuseIdentifier", "reuseIdentifier")]

    static let lists: [EncodingTable] = [
        view(
            "tableView", "UITableView",
            scroll + [
                .choice("UIStyle", "style", ["plain", "grouped", "insetGrouped"], usual: 0, omit: 0),
                .special(.separatorStyle, attributes: ["separatorStyle"]),
                .special(.cellRowHeight, attributes: ["rowHeight"]),
                .float("UISectionHeaderHeight", "sectionHeaderHeight", usual: 28, omit: nil),
                .float("UISectionFooterHeight", "sectionFooterHeight", usual: 28, omit: nil),
                .since(.xcode9, .float("UIEstimatedRowHeight", "estimatedRowHeight", usual: nil, omit: nil)),
                .since(.xcode9, .float("UIEstimatedSectionHeaderHeight", "estimatedSectionHeaderHeight", usual: nil, omit: nil)),
                .since(.xcode9, .float("UIEstimatedSectionFooterHeight", "estimatedSectionFooterHeight", usual: nil, omit: nil)),
                .no("UIAllowsSelection", "allowsSelection"), .yes("UIAllowsMultipleSelection", "allowsMultipleSelection"),
                .unproved(.yes("UIAllowsSelectionDuringEditing", "allowsSelectionDuringEditing")),
                .unproved(.yes("UIAllowsMultipleSelectionDuringEditing", "allowsMultipleSelectionDuringEditing")),
                .since(.xcode9, .flag("UIInsetsContentViewsToSafeArea", "contentViewInsetsToSafeArea", usual: true)),
                .unproved(.insets("UISeparatorInset", "separatorInset")), .unproved(.color("UISeparatorColor", "separatorColor")),
                .unproved(.color("UISectionIndexColor", "sectionIndexColor")),
                .unproved(.color("UISectionIndexBackgroundColor", "sectionIndexBackgroundColor")),
                .unproved(.color("UISectionIndexTrackingBackgroundColor", "sectionIndexTrackingBackgroundColor")),
                .unproved(.integer("UISectionIndexMinimumDisplayRowCount", "sectionIndexMinimumDisplayRowCount", usual: nil, omit: 0)),
                .special(.tableViews, children: ["tableHeaderView", "tableFooterView"]),
                .since(
                    .xcode9,
                    .choice(
                        "UISeparatorInsetReference", "separatorInsetReference", ["fromCellEdges", "fromAutomaticInsets"], usual: 0,
                        omit: nil)),
                .special(.tableCells, children: ["prototypes", "sections"]),
            ]),
        view(
            "tableViewCell", "UITableViewCell",
            cellHead + [
                .special(
                    .cellViews,
                    attributes: [
                        "selectionStyle", "accessoryType", "editingAccessoryType", "style", "indentationWidth", "indentationLevel",
                        "showsReorderControl", "textLabel", "detailTextLabel", "imageView",
                        // The height is that of its frame; the accessory's hiding has had no effect since iOS 3.
                        "rowHeight", "hidesAccessoryWhenEditing",
                    ], children: ["contentView", "separatorInset", "backgroundView", "selectedBackgroundView", "accessoryView"])
            ]),
        view("tableViewCellContentView", "UITableViewCellContentView", fallbacks: ["UIView"]),
        view(
            "collectionView", "UICollectionView",
            scroll + [
                .object("UICollectionLayout", "collectionViewLayout"),
                .special(.collectionCells, children: ["cells", "sectionHeaderView", "sectionFooterView"]),
                .since(.xcode11, .always("UIAllowsUserInitiatedMultipleSelection", .truth(true))),
                .unlessNo("UICollectionViewPrefetchingEnabled", "prefetchingEnabled"),
                .unproved(.yes("UIAllowsMultipleSelection", "allowsMultipleSelection")),
            ]),
        view("collectionViewCell", "UICollectionViewCell", cellHead + [.special(.cellContent, children: ["contentView", "customSize"])]),
        view("collectionViewCellContentView", "UIView"),
        view("collectionReusableView", "UICollectionReusableView", cellHead),
    ]

    /// The content view of a collection's cell as Xcode 11 and later have it.
    static let cellContent = EncodingTable(
        "collectionViewCellContentView", "UIView", kind: .view, isProved: false,
        [
            .special(.background, children: ["backgroundColor"]), .integer("UITag", "tag", usual: nil, omit: 0), .yes("UIHidden", "hidden"),
            .not("UIUserInteractionDisabled", "userInteractionEnabled"), .yes("UIMultipleTouchEnabled", "multipleTouchEnabled"),
            .choice("UIContentMode", "contentMode", InterfaceTables.contentModes, usual: 0, omit: 0),
            .float("UIAlpha", "alpha", usual: nil, omit: 1), .special(.clipping, attributes: ["clipsSubviews", "clipsToBounds"]),
            .color("UITintColor", "tintColor"), .special(.designImages, attributes: cellContentAttributes, children: cellContentChildren),
        ])

    /// The same as it was before: of the attributes that it has nothing was compiled.
    static let plainCellContent = EncodingTable(
        "view", "UIView", kind: .view,
        [
            .special(
                .designImages, attributes: cellContentAttributes + ["clipsSubviews", "multipleTouchEnabled", "contentMode"],
                children: cellContentChildren + ["backgroundColor"])
        ])

    // What the cell's own aspect reads.
    private static let cellContentAttributes = ["opaque", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins"]
    private static let cellContentChildren = [
        "frame", "frameInset", "autoresizingMask", "subviews", "constraints", "viewLayoutGuide", "safeArea",
    ]

    private static func gesture(_ element: String, _ className: String, isProved: Bool = false, _ rows: [EncodingRow] = []) -> EncodingTable
    {
        EncodingTable(
            element, className, isProved: isProved,
            [
                .not("UIGestureRecognizer.disabled", "enabled"),
                .no("UIGestureRecognizer.cancelsTouchesInView", "cancelsTouchesInView"),
                .yes("UIGestureRecognizer.delaysTouchesBegan", "delaysTouchesBegan"),
                .no("UIGestureRecognizer.delaysTouchesEnded", "delaysTouchesEnded"),
                .always("UIGestureRecognizer.allowedTouchTypes", .integer(7)),
                .always("UIGestureRecognizer.requiresExclusiveTouchType", .truth(true)),
            ] + rows)
    }

    private static let touches: [EncodingRow] = [
        .integer("UIPanGestureRecognizer.minimumNumberOfTouches", "minimumNumberOfTouches", usual: nil, omit: 1),
        .integer("UIPanGestureRecognizer.maximumNumberOfTouches", "maximumNumberOfTouches", usual: nil, omit: nil),
    ]

    static let objects: [EncodingTable] = [
        EncodingTable("customObject", "UICustomObject", []),
        EncodingTable(
            "barButtonItem", "UIBarButtonItem",
            [
                .special(.customView, children: ["customView"]), .flag("UIEnabled", "enabled", usual: true),
                .special(.systemItem, attributes: ["systemItem"]), .float("UIWidth", "width", usual: nil, omit: 0),
                .words("UIStyle", "style", ["plain": 0, "bordered": 1, "done": 2], usual: 1, omit: 0),
                .text("UITitle", "title"), .image("UIImage", "image"), .image("UILandscapeImagePhone", "landscapeImage"),
                .special(.designImages, attributes: ["catalog", "landscapeImageCatalog"]),
                .integer("UITag", "tag", usual: nil, omit: 0), .color("UITintColor", "tintColor"),
                .unproved(.insets("UIImageInsets", "imageInsets")), .unproved(.yes("UISpringLoaded", "springLoaded")),
            ]),
        EncodingTable(
            "navigationItem", "UINavigationItem",
            [
                .text("UITitle", "title"), .text("UIPrompt", "prompt"), .unproved(.text("UIBackButtonTitle", "backButtonTitle")),
                .object("UIBackBarButtonItem", "backBarButtonItem"),
                .unproved(.yes("UILeftItemsSupplementBackButton", "leftItemsSupplementBackButton")),
                .special(
                    .navigationItems,
                    children: [
                        "rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems",
                    ]),
                .object("UITitleView", "titleView"), .late("hidesBackButton"),
                .since(
                    .xcode9,
                    .choice("UILargeTitleDisplayMode", "largeTitleDisplayMode", ["automatic", "always", "never"], usual: 0, omit: 0)),
                .special(.barDelegate),
            ]),
        EncodingTable(
            "tabBarItem", "UITabBarItem", isProved: false,
            [
                .words(
                    "UISystemItem", "systemItem",
                    Dictionary(uniqueKeysWithValues: InterfaceTables.systemTabs.enumerated().map { ($1, $0) }), usual: nil, omit: nil),
                .unlessNo("UIEnabled", "enabled"), .integer("UITag", "tag", usual: nil, omit: 0), .text("UITitle", "title"),
                .text("UIBadgeValue", "badgeValue"), .color("UIBadgeColor", "badgeColor"), .image("UIImage", "image"),
                .image("UISelectedTemplateImage", "selectedImage"),
                .special(.designImages, attributes: ["catalog", "landscapeImageCatalog", "selectedImageCatalog"]),
                .insets("UIImageInsets", "imageInsets"), .image("UIImageLandscape", "landscapeImage"),
                .yes("UISpringLoaded", "springLoaded"),
            ]),
        EncodingTable(
            "collectionViewFlowLayout", "UICollectionViewFlowLayout",
            [
                .float("UIInteritemSpacing", "minimumInteritemSpacing", usual: nil, omit: 10),
                .float("UILineSpacing", "minimumLineSpacing", usual: nil, omit: 10),
                .size("UIItemSize", "itemSize", usual: nil, omit: [50, 50]),
                .size("UIHeaderReferenceSize", "headerReferenceSize", usual: nil, omit: [0, 0]),
                .size("UIFooterReferenceSize", "footerReferenceSize", usual: nil, omit: [0, 0]),
                .special(.sectionInset, attributes: ["automaticEstimatedItemSize"], children: ["sectionInset", "estimatedItemSize"]),
                .since(
                    .xcode9,
                    .choice(
                        "UISectionInsetReference", "sectionInsetReference", ["contentInset", "safeArea", "layoutMargins"], usual: 0, omit: 0
                    )),
                .choice("UIScrollDirection", "scrollDirection", ["vertical", "horizontal"], usual: 0, omit: 0),
            ]),
        EncodingTable("collectionViewLayout", "UICollectionViewLayout", isProved: false, []),
        gesture(
            "tapGestureRecognizer", "UITapGestureRecognizer", isProved: true,
            [.special(.tapRecognizer, attributes: ["numberOfTapsRequired", "numberOfTouchesRequired"])]),
        gesture(
            "swipeGestureRecognizer", "UISwipeGestureRecognizer", isProved: true,
            [
                .integer("UISwipeGestureRecognizer.numberOfTouchesRequired", "numberOfTouchesRequired", usual: nil, omit: 1),
                .words(
                    "UISwipeGestureRecognizer.direction", "direction", ["right": 1, "left": 2, "up": 4, "down": 8], usual: 1, omit: nil),
            ]),
        gesture("panGestureRecognizer", "UIPanGestureRecognizer", touches),
        gesture(
            "screenEdgePanGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
            touches + [.special(.screenEdges, children: ["edges"])]),
        gesture("pinchGestureRecognizer", "UIPinchGestureRecognizer", []),
        gesture("rotationGestureRecognizer", "UIRotationGestureRecognizer", []),
        gesture(
            "pongPressGestureRecognizer", "UILongPressGestureRecognizer",
            [
                .special(.longPress, attributes: ["numberOfTapsRequired"]),
                .integer("UILongPressGestureRecognizer.numberOfTouchesRequired", "numberOfTouchesRequired", usual: nil, omit: 1),
                .float("UILongPressGestureRecognizer.minimumPressDuration", "minimumPressDuration", usual: nil, omit: 0.5),
                .float("UILongPressGestureRecognizer.allowableMovement", "allowableMovement", usual: nil, omit: 10),
            ]),
    ]

    private static let controllerRows: [EncodingRow] = [
        .special(
            .controller,
            attributes: [
                "title", "storyboardIdentifier", "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
                "hidesBottomBarWhenPushed", "definesPresentationContext", "providesPresentationContextTransitionStyle",
                "extendedLayoutIncludesOpaqueBars", "automaticallyAdjustsScrollViewInsets", "autoresizesArchivedViewToFullSize",
                "clearsSelectionOnViewWillAppear", "modalPresentationStyle", "modalTransitionStyle", "toolbarHidden", "navigationBarHidden",
                "hidesBarsOnSwipe", "hidesBarsOnTap",
                "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact",
                // Of no effect since iOS 7.
                "wantsFullScreenLayout", "nibName",
            ],
            children: [
                "title", "navigationItem", "tabBarItem", "view", "layoutGuides", "toolbarItems", "navigationBar", "toolbar", "tabBar",
                "edgesForExtendedLayout", "preferredContentSize", "contentSizeForViewInPopover", "viewControllers", "nil",
                // Its table has it.
                "refreshControl",
            ])
    ]

    static let controllers: [EncodingTable] = [
        ("viewController", "UIViewController", true), ("tableViewController", "UITableViewController", true),
        ("collectionViewController", "UICollectionViewController", true), ("navigationController", "UINavigationController", true),
        ("tabBarController", "UITabBarController", false), ("splitViewController", "UISplitViewController", false),
        ("pageViewController", "UIPageViewController", false), ("glkViewController", "GLKViewController", false),
        ("avPlayerViewController", "AVPlayerViewController", false),
    ].map { name, className, isProved in
        EncodingTable(
            name, className, kind: .controller, isProved: isProved,
            controllerRows + (name == "pageViewController" ? [.special(.designImages, attributes: pageAttributes)] : [])
                + (name == "splitViewController" ? [.special(.splitView, attributes: splitAttributes)] : []))
    }

    private static let splitAttributes =
        ["allowDoubleColumnStyle", "preferredDisplayMode", "behavior", "primaryEdge", "presentsWithGesture", "primaryBackgroundStyle"]
        + InterfaceTables.splitWidths.map(\.name)

    /// What the aspect of controllers reads of those of pages.
    private static let pageAttributes = ["navigationOrientation", "spineLocation", "transitionStyle", "doubleSided"]
}
