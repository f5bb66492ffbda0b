/// The tables of bars, lists, and of what is no view.
extension InterfaceTables {
    static let bars: [InterfaceTable] = [
        view(
            "UINavigationBar", "navigationBar",
            [
                .choice("UIBarTranslucence", "translucent", [nil, nil, "NO"], absent: 0),
                .choice("UIBarStyle", "barStyle", [nil, "black"], absent: 0), .yes("UIBarPrefersLargeTitles", "largeTitles"),
                .image("UIShadowImage", "shadowImage"), .image("UIBackIndicatorImage", "backIndicatorImage"),
                .image("UIBackIndicatorTransitionMask", "backIndicatorTransitionMask"), .derived(["UIDelegate", "UIBarPosition"]),
            ],
            [
                .color("UIBarTintColor", "barTintColor"), .objects("UIItems", "items"),
                .content(.titleAttributes, ["UITitleTextAttributes", "UIBarLargeTitleTextAttributes"]),
            ]),
        view(
            "UIToolbar", "toolbar",
            [
                .choice("UIBarTranslucence", "translucent", [nil, nil, "NO"], absent: 0),
                .choice("UIBarStyle", "barStyle", [nil, "black"], absent: 0), .derived(["UIDelegate", "UIBarPosition"]),
            ], [.color("UIBarTintColor", "barTintColor"), .objects("UIItems", "items")]),
        view(
            "UITabBar", "tabBar",
            [
                .choice("UIBarTranslucence", "translucent", [nil, nil, "NO"], absent: 0),
                .choice("UIBarStyle", "barStyle", [nil, "black"], absent: 0),
                .choice("UITabBarItemPositioning", "itemPositioning", [nil, "fill", "centered"], absent: 0),
                .number("UITabBarItemWidth", "itemWidth", unless: 0), .number("UITabBarItemSpacing", "itemSpacing", unless: 0),
                .image("UISelectionIndicatorImage", "selectionIndicatorImage"), .image("UIShadowImage", "shadowImage"),
                .image("UIBackgroundImage", "backgroundImage"), .derived(["UIDelegate", "UIBarPosition"]),
            ],
            [
                .color("UIBarTintColor", "barTintColor"), .color("UIBarUnselectedImageTintColor", "unselectedItemTintColor"),
                .color("UISelectedImageTintColor", "selectedImageTintColor"), .objects("UIItems", "items"),
            ]),
        view(
            "UISearchBar", "searchBar",
            [
                .choice("UISearchBarStyle", "searchBarStyle", [nil, "prominent", "minimal"], absent: 0),
                .choice("UIBarStyle", "barStyle", [nil, "black"], absent: 0),
                .choice("UISearchBarTranslucence", "translucent", [nil, "YES", "NO"], absent: 0),
                .text("UIPrompt", "prompt"), .text("UIText", "text"), .text("UIPlaceholder", "placeholder"),
                .yes("UIShowsCancelButton", "showsCancelButton"), .yes("UIShowsBookmarkButton", "showsBookmarkButton"),
                .yes("UIShowsScopeBar", "showsScopeBar"), .yes("UIShowSearchResultsButton", "showsSearchResultsButton"),
                .yes("UISearchResultsButtonSelected", "searchResultsButtonSelected"),
                .image("UIBackgroundImage", "backgroundImage"), .image("UIScopeBarBackgroundImage", "scopeBarBackgroundImage"),
            ],
            [
                .color("UIBarTintColor", "barTintColor"), .content(.searchScopes, ["UIScopeButtonTitles"]), textInput,
                .derived(["UIDelegate"]),
            ]),
    ]

    private static let cellRows: [InterfaceRow] = [.text("UIReuseIdentifier", "reuseIdentifier")]

    static let lists: [InterfaceTable] = [
        view(
            "UITableView", "tableView",
            scroll + [
                .content(.dataMode, []),
                .choice("UIStyle", "style", ["plain", "grouped", "insetGrouped"], absent: 0),
                .choice("UISeparatorStyle", "separatorStyle", ["none", "default", "singleLineEtched"], absent: nil),
                .number("UIRowHeight", "rowHeight", unless: nil), .number("UISectionHeaderHeight", "sectionHeaderHeight", unless: nil),
                .number("UISectionFooterHeight", "sectionFooterHeight", unless: nil),
                .number("UIEstimatedRowHeight", "estimatedRowHeight", unless: nil),
                .number("UIEstimatedSectionHeaderHeight", "estimatedSectionHeaderHeight", unless: nil),
                .number("UIEstimatedSectionFooterHeight", "estimatedSectionFooterHeight", unless: nil),
                .yes("UIAllowsMultipleSelection", "allowsMultipleSelection"), .no("UIAllowsSelection", "allowsSelection"),
                .no("UIInsetsContentViewsToSafeArea", "contentViewInsetsToSafeArea"),
                .number("UISectionIndexMinimumDisplayRowCount", "sectionIndexMinimumDisplayRowCount", unless: 0),
                .choice("UISeparatorInsetReference", "separatorInsetReference", [nil, "fromAutomaticInsets"], absent: 0),
                .derived(["UISeparatorStyleIOS5AndLater"]),
            ],
            scrollInsets + [
                .inset("UISeparatorInset", "separatorInset", unless: []), .color("UISeparatorColor", "separatorColor"),
                .color("UISectionIndexColor", "sectionIndexColor"), .color("UISectionIndexBackgroundColor", "sectionIndexBackgroundColor"),
                .color("UISectionIndexTrackingBackgroundColor", "sectionIndexTrackingBackgroundColor"),
                .object("UITableHeaderView", "tableHeaderView"), .object("UITableFooterView", "tableFooterView"),
                .object("UIRefreshControl", "refreshControl"),
                .content(.prototypes, ["UITableViewCellPrototypeNibs", "UITableViewCellPrototypeNibExternalObjects"]),
            ]),
        view(
            "UITableViewCell", "tableViewCell",
            cellRows + [
                .choice("UISelectionStyle", "selectionStyle", ["none", "blue", "gray", "default"], absent: 3),
                .choice(
                    "UIAccessoryType", "accessoryType",
                    [nil, "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"], absent: 0),
                .choice(
                    "UIEditingAccessoryType", "editingAccessoryType",
                    [nil, "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"], absent: 0),
                .yes("UIShowsReorderControl", "showsReorderControl"), .number("UIIndentationLevel", "indentationLevel", unless: 0),
                .numberOr("UIIndentationWidth", "indentationWidth", absent: 10), .content(.rowHeight, ["UIRowHeight"]),
                .content(.cellStyle, ["UITableViewCellStyle", "UITextLabel", "UIDetailTextLabel", "UIImageView"]),
            ],
            [
                .object("UIContentView", "contentView"), .inset("UISeparatorInset", "separatorInset", unless: []),
                .object("UIBackgroundView", "backgroundView"), .object("UISelectedBackgroundView", "selectedBackgroundView"),
                .object("UIAccessoryView", "accessoryView"),
            ]),
        view("UITableViewCellContentView", "tableViewCellContentView"),
        view(
            "UICollectionView", "collectionView",
            scroll + [
                .constant("dataMode", "prototypes"),
                .noUnlessTrue("UICollectionViewPrefetchingEnabled", "prefetchingEnabled"),
                .derived(["UIAllowsUserInitiatedMultipleSelection"]),
            ],
            scrollInsets + [
                .object("UICollectionLayout", "collectionViewLayout"),
                .content(
                    .collectionCells,
                    [
                        "UICollectionViewCellNibDict", "UICollectionViewCellPrototypeNibExternalObjects",
                        "UICollectionViewSupplementaryViewNibDict", "UICollectionViewSupplementaryViewPrototypeNibExternalObjects",
                    ]),
            ]),
        view(
            "UICollectionViewCell", "collectionViewCell", cellRows,
            [
                .content(.cellSize, []),
                .object("UIContentView", "contentView"),
                .derived(["UISystemBackgroundView", "UIContentConfigurationIdentifier", "UIContentConfigurationView"]),
            ]),
        view("UICollectionViewCellContentView", "collectionViewCellContentView"),
        view("UICollectionReusableView", "collectionReusableView", cellRows),
    ]

    private static let gesture: [InterfaceRow] = [
        .not("UIGestureRecognizer.disabled", "enabled"),
        .derived([
            "UIGestureRecognizer.allowedTouchTypes", "UIGestureRecognizer.requiresExclusiveTouchType", "UIGestureRecognizer.delegate",
        ]),
    ]

    private static let touches: [InterfaceRow] = [
        .numberOr("UIPanGestureRecognizer.minimumNumberOfTouches", "minimumNumberOfTouches", absent: 1),
        .number("UIPanGestureRecognizer.maximumNumberOfTouches", "maximumNumberOfTouches", unless: nil),
    ]

    static let objects: [InterfaceTable] = [
        InterfaceTable("UICustomObject", "customObject", []), InterfaceTable("NSObject", "customObject", []),
        InterfaceTable(
            "UIBarButtonItem", "barButtonItem",
            [
                .not("UIDisabled", "enabled"), .no("UIEnabled", "enabled"), .text("UITitle", "title"), .image("UIImage", "image"),
                .image("UILandscapeImagePhone", "landscapeImage"), .number("UIWidth", "width", unless: 0),
                .number("UITag", "tag", unless: 0),
                .choice("UIStyle", "style", ["plain", nil, "done"], absent: 0),
                .content(.systemItem, ["UIIsSystemItem", "UISystemItem"]),
                .color("UITintColor", "tintColor"), .object("UICustomView", "customView"),
            ]),
        InterfaceTable(
            "UINavigationItem", "navigationItem",
            [
                .text("UITitle", "title"), .text("UIPrompt", "prompt"),
                .choice("UILargeTitleDisplayMode", "largeTitleDisplayMode", [nil, "always", "never"], absent: 0),
                .no("UILeftItemsSupplementBackButton", "leftItemsSupplementBackButton"),
                .object("UIBackBarButtonItem", "backBarButtonItem"),
                .content(
                    .navigationItems,
                    ["UILeftBarButtonItem", "UILeftBarButtonItems", "UIRightBarButtonItem", "UIRightBarButtonItems"]),
                .object("UITitleView", "titleView"), .derived(["UINavigationBar"]),
            ]),
        InterfaceTable(
            "UITabBarItem", "tabBarItem",
            [
                .noUnlessTrue("UIEnabled", "enabled"), .text("UITitle", "title"), .text("UIBadgeValue", "badgeValue"),
                .image("UIImage", "image"), .image("UISelectedTemplateImage", "selectedImage"),
                .image("UIImageLandscape", "landscapeImage"), .number("UITag", "tag", unless: 0),
                .choice("UISystemItem", "systemItem", systemTabs, absent: nil), .yes("UISpringLoaded", "springLoaded"),
                .color("UIBadgeColor", "badgeColor"), .inset("UIImageInsets", "imageInsets", unless: [0, 0, 0, 0]),
            ]),
        InterfaceTable(
            "UICollectionViewFlowLayout", "collectionViewFlowLayout",
            [
                .choice("UIScrollDirection", "scrollDirection", [nil, "horizontal"], absent: 0),
                .numberOr("UILineSpacing", "minimumLineSpacing", absent: 10),
                .numberOr("UIInteritemSpacing", "minimumInteritemSpacing", absent: 10),
                .choice("UISectionInsetReference", "sectionInsetReference", [nil, "safeArea", "layoutMargins"], absent: 0),
                .content(.flowLayout, ["UIItemSize", "UIHeaderReferenceSize", "UIFooterReferenceSize", "UISectionInset"]),
            ]),
        InterfaceTable("UICollectionViewLayout", "collectionViewLayout", []),
        InterfaceTable(
            "UITapGestureRecognizer", "tapGestureRecognizer",
            gesture + [.content(.taps, ["UITapGestureRecognizer._imp"])]),
        InterfaceTable(
            "UISwipeGestureRecognizer", "swipeGestureRecognizer",
            gesture + [
                .number("UISwipeGestureRecognizer.numberOfTouchesRequired", "numberOfTouchesRequired", unless: 1),
                .words("UISwipeGestureRecognizer.direction", "direction", [1: "right", 2: "left", 4: "up", 8: "down"], absent: nil),
            ]),
        InterfaceTable("UIPanGestureRecognizer", "panGestureRecognizer", gesture + touches),
        InterfaceTable("UIPinchGestureRecognizer", "pinchGestureRecognizer", gesture),
        InterfaceTable("UIRotationGestureRecognizer", "rotationGestureRecognizer", gesture),
        InterfaceTable(
            "UILongPressGestureRecognizer", "pongPressGestureRecognizer",
            gesture + [
                .content(.taps, ["UILongPressGestureRecognizer._imp"]),
                .number("UILongPressGestureRecognizer.numberOfTouchesRequired", "numberOfTouchesRequired", unless: 1),
                .numberOr("UILongPressGestureRecognizer.allowableMovement", "allowableMovement", absent: 10),
                .numberOr("UILongPressGestureRecognizer.minimumPressDuration", "minimumPressDuration", absent: 0.5),
            ]),
        InterfaceTable(
            "UIScreenEdgePanGestureRecognizer", "screenEdgePanGestureRecognizer",
            gesture + touches + [.content(.edges, ["UIScreenEdgePanGestureRecognizer.edges"])]),
    ]

    private static let styleRows: [InterfaceRow] = presentationStyles.map { .words($0.key, $0.name, words($0.numbers), absent: nil) }

    private static let controllerRows: [InterfaceRow] = [
        .text("UIStoryboardIdentifier", "storyboardIdentifier"), .text("UITitle", "title"),
        .text("UIRestorationIdentifier", "restorationIdentifier"), .yes("UIHidesBottomBarWhenPushed", "hidesBottomBarWhenPushed"),
        .yes("UIDefinesPresentationContext", "definesPresentationContext"),
        .yes("UIProvidesPresentationContextTransitionStyle", "providesPresentationContextTransitionStyle"),
        .choice("UIKeyExtendedLayoutIncludesOpaqueBars", "extendedLayoutIncludesOpaqueBars", [nil, "YES"], absent: 0),
        .choice("UIKeyAutomaticallyAdjustsScrollViewInsets", "automaticallyAdjustsScrollViewInsets", ["NO", nil], absent: 1),
        .no("UIAutoresizesArchivedViewToFullSize", "autoresizesArchivedViewToFullSize"),
        .no("UIClearsSelectionOnViewWillAppear", "clearsSelectionOnViewWillAppear"),
        .not("UIToolbarShown", "toolbarHidden"), .yes("UINavigationBarHidden", "navigationBarHidden"),
        .content(.extendedEdges, ["UIKeyEdgesForExtendedLayout"]), .size("UIPreferredContentSize", "preferredContentSize", unless: []),
        .object("UIView", "view"), .objects("UIToolbarItems", "toolbarItems"),
        .object("UINavigationItem", "navigationItem"), .object("UITabBarItem", "tabBarItem"),
        .object("UINavigationBar", "navigationBar"), .object("UIToolbar", "toolbar"), .object("UITabBar", "tabBar"),
        .derived([
            "UINibName", "UIExternalObjectsTableForViewLoading", "UIChildViewControllers", "UIViewControllers", "UIParentViewController",
            "UITableViewControllerStaticDataSource", "UIStoryboardSegueTemplates", "UITopLevelObjectsToKeepAliveFromStoryboard",
        ]),
    ]

    static let controllers: [InterfaceTable] = [
        ("UIViewController", "viewController"), ("UITableViewController", "tableViewController"),
        ("UICollectionViewController", "collectionViewController"), ("UINavigationController", "navigationController"),
        ("UITabBarController", "tabBarController"), ("UISplitViewController", "splitViewController"),
        ("UIPageViewController", "pageViewController"), ("GLKViewController", "glkViewController"),
        ("AVPlayerViewController", "avPlayerViewController"),
    ].map { InterfaceTable($0.0, $0.1, isController: true, styleRows + controllerRows + (ownRows[$0.0] ?? [])) }

    /// What only some controllers have.
    private static let ownRows: [String: [InterfaceRow]] = [
        "UINavigationController": [
            .yes("UINavigationControllerCondensesBarsWhenKeyboardAppears", "hidesBarsWhenKeyboardAppears"),
            .yes("UINavigationControllerCondensesBarsOnSwipe", "hidesBarsOnSwipe"),
            .yes("UINavigationControllerHidesBarsWhenVerticallyCompact", "hidesBarsWhenVerticallyCompact"),
            .yes("UINavigationControllerHidesBarsOnTap", "hidesBarsOnTap"),
        ],
        "UISplitViewController": [
            .choice("UISplitViewControllerStyle", "allowDoubleColumnStyle", [nil, "YES", "YES"], absent: 0),
            .words("UISplitViewControllerPreferredDisplayMode", "preferredDisplayMode", splitDisplayModes, absent: nil),
        ] + splitWords.map { .words($0.key, $0.name, words($0.numbers), absent: nil) }
            + splitWidths.map { .number($0.key, $0.name, unless: nil) } + [
                .no("UISplitViewControllerPresentsWithGesture", "presentsWithGesture")
            ],
        "UIPageViewController": [
            .choice("UITransitionStyle", "transitionStyle", ["pageCurl", "scroll"], absent: 0),
            .choice("UINavigationOrientation", "navigationOrientation", ["horizontal", "vertical"], absent: 0),
            .choice("UISpineLocation", "spineLocation", ["none", "min", "mid", "max"], absent: 0), .yes("UIDoubleSided", "doubleSided"),
        ],
    ]
}
