/// The tables of UIKit's containers: scroll views and their kin, bars, cells, windows and controllers.
extension ArchiveRules {
    static let view = iosView(.view)

    static let scrolling: [ArchiveStep] = [
        .yes(.IBUIAlwaysBounceHorizontal, .alwaysBounceHorizontal), .yes(.IBUIDirectionalLockEnabled, .directionalLockEnabled),
        .no(.IBUIBounces, .bounces), .yes(.IBUIAlwaysBounceVertical, .alwaysBounceVertical), .no(.IBUIScrollEnabled, .scrollEnabled),
        .yes(.IBUIPagingEnabled, .pagingEnabled), .no(.IBUIShowsHorizontalScrollIndicator, .showsHorizontalScrollIndicator),
        .no(.IBUIShowsVerticalScrollIndicator, .showsVerticalScrollIndicator),
        .choice(.IBUIIndicatorStyle, .indicatorStyle, [nil, .black, .white]), .no(.IBUIDelaysContentTouches, .delaysContentTouches),
        .no(.IBUICanCancelContentTouches, .canCancelContentTouches), .number(.IBUIMinimumZoomScale, .minimumZoomScale, unless: 1),
        .number(.IBUIMaximumZoomScale, .maximumZoomScale, unless: 1), .no(.IBUIBouncesZoom, .bouncesZoom),
    ]

    static let scrollInsets: [ArchiveStep] = [
        .inset(edges(.contentInset), .contentInset), .inset(edges(.scrollIndicatorInsets), .scrollIndicatorInsets),
        .dropped([.IBUIContentSize]),
    ]

    static let scrollView = iosView(.scrollView, scrolling, scrollInsets)

    static let tableView = iosView(
        .tableView,
        scrolling + [
            .choice(.IBUIStyle, .style, [.plain, .grouped], absent: .plain),
            .choice(.IBUISeparatorStyle, .separatorStyle, [ModernName.none, .default, .default], absent: ModernName.none),
            .no(.IBUIAllowsSelection, .allowsSelection), .yes(.IBUIAllowsSelectionDuringEditing, .allowsSelectionDuringEditing),
            .yes(.IBUIAllowsMultipleSelection, .allowsMultipleSelection),
            .noUnlessYes(.IBUIShowsSelectionImmediatelyOnTouchBegin, .showsSelectionImmediatelyOnTouchBegin),
            .number(.IBUISectionIndexMinimumDisplayRowCount, .sectionIndexMinimumDisplayRowCount, unless: 0),
            .numberAlways(.IBUIRowHeight, .rowHeight, absent: 44),
            .numberAlways(.IBUISectionHeaderHeight, .sectionHeaderHeight, absent: 22),
            .numberAlways(.IBUISectionFooterHeight, .sectionFooterHeight, absent: 22),
        ],
        scrollInsets + [
            .color(.IBUISeparatorColor, .separatorColor), .object(.IBUITableHeaderView, .tableHeaderView),
            .object(.IBUITableFooterView, .tableFooterView),
        ])

    static let textView = iosView(
        .textView,
        scrolling + [.no(.IBUIEditable, .editable), .text(.IBUIText, .text), textAlignments],
        scrollInsets + [
            .longText(.IBUIText, .text), .color(.IBUITextColor, .textColor), .fontDescription,
            .procedure({ $0.writeTextInputTraits($1) }, [.IBUITextInputTraits]),
            .procedure({ $0.writeDataDetectors($1, always: false) }, [.IBUIDataDetectorTypes]),
        ])

    static let webView = iosView(
        .webView, [.yes(.IBUIScalesPageToFit, .scalesPageToFit)],
        [.procedure({ $0.writeDataDetectors($1, always: true) }, [.IBUIDetectsPhoneNumbers, .IBUIDataDetectorTypes])])

    static let collectionView = iosView(
        .collectionView, scrolling, scrollInsets + [.object(.IBUICollectionViewLayout, .collectionViewLayout)])

    static let cellAttributes: [ArchiveStep] = [
        .choice(.IBUISelectionStyle, .selectionStyle, [ModernName.none, .blue, .gray, .default], absent: .blue),
        .choice(.IBUIAccessoryType, .accessoryType, [nil, .disclosureIndicator, .detailDisclosureButton, .checkmark]),
        .no(.IBUIHidesAccessoryWhenEditing, .hidesAccessoryWhenEditing), .number(.IBUIIndentationLevel, .indentationLevel, unless: 0),
        .yes(.IBUIShowsReorderControl, .showsReorderControl), .numberAlways(.IBUIIndentationWidth, .indentationWidth, absent: 10),
        .text(.IBUIReuseIdentifier, .reuseIdentifier),
        .choice(.IBUIEditingAccessoryType, .editingAccessoryType, [nil, .disclosureIndicator, .detailDisclosureButton, .checkmark]),
        .number(.IBUIRowHeight, .rowHeight),
        .choice(
            .IBUIStyle, .style, [nil, .IBUITableViewCellStyleValue1, .IBUITableViewCellStyleValue2, .IBUITableViewCellStyleSubtitle]),
        .choice(.IBUISeparatorStyle, .separatorStyle, [nil, .singleLine, .singleLineEtched]),
    ]

    static let tableViewCell = ArchiveRules(
        .tableViewCell,
        iosHead, cellAttributes, iosIdentity, iosGeometry,
        [
            .documentProcedure({ $0.writeCellContentView($1) }, [.IBUIContentView, .NSSubviews]),
            .procedure({ $0.writeAccessibility($1) }, [.IBUIAccessibilityConfiguration]),
            .color(.IBUIBackgroundColor, .backgroundColor), .object(.IBUIAccessoryView, .accessoryView),
            .object(.IBUIBackgroundView, .backgroundView), .object(.IBUISelectedBackgroundView, .selectedBackgroundView), .constraints,
            .dropped([.IBUIGestureRecognizers]),
        ], iosTail)

    static let collectionViewCell = ArchiveRules(
        .collectionViewCell,
        iosHead, [.text(.IBUIReuseIdentifier, .reuseIdentifier)], iosIdentity, iosGeometry,
        [
            .documentProcedure({ $0.writeCellContentView($1) }, [.IBUIContentView, .NSSubviews]),
            .color(.IBUIBackgroundColor, .backgroundColor),
            .procedure({ $0.writeGestureRecognizers($1) }, [.IBUIGestureRecognizers]), .constraints,
            .procedure({ $0.writeCustomSize($1) }, [.IBUICustomSize]),
        ], iosTail)

    static let window = iosView(
        .window,
        [.propertyYes(.`UIWindow.visibleAtLaunch`, .visibleAtLaunch), .yes(.IBUIResizesToFullScreen, .resizesToFullScreen)],
        [.dropped([.IBUIVisibleAtLaunch]), .object(.IBUIRootViewController, .rootViewController)])

    // MARK: Bars

    static let barAttributes: [ArchiveStep] = [
        .choice(.IBUIBarStyle, .barStyle, [nil, .black, .blackTranslucent]), .no(.IBUITranslucent, .translucent),
    ]

    static let toolbar = iosView(.toolbar, barAttributes, [.objects(.IBUIItems, .items)])
    static let navigationBar = iosView(.navigationBar, barAttributes, [.objects(.IBUIItems, .items)])
    static let tabBar = iosView(
        .tabBar, barAttributes, [.objects(.IBUIItems, .items), .color(.IBUISelectedImageTintColor, .selectedImageTintColor)])

    static let searchBar = iosView(
        .searchBar,
        barAttributes + [
            .words(.IBText, .text), .words(.IBPrompt, .prompt), .words(.IBPlaceholder, .placeholder),
            .yes(.IBShowsScopeBar, .showsScopeBar),
            .yes(.IBShowsBookmarkButton, .showsBookmarkButton), .yes(.IBShowsCancelButton, .showsCancelButton),
            .yes(.IBShowsSearchResultsButton, .showsSearchResultsButton),
        ],
        [
            .procedure({ $0.writeTextInputTraits($1) }, [.IBTextInputTraits]),
            .strings(.IBScopeButtonTitles, .scopeButtonTitles),
        ])

    private static let systemItems: [ModernName?] = [
        .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search,
        .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .pageCurl,
    ]

    static let barButtonItem = ArchiveRules(
        .barButtonItem,
        [
            .no(.IBUIEnabled, .enabled), .text(.IBUITitle, .title), .image(.IBUIImage, .image), .number(.IBUIWidth, .width, unless: 0),
            .choice(.IBUIStyle, .style, [.plain, nil, .done], absent: .plain),
            .choice(.IBUISystemItemIdentifier, .systemItem, systemItems), .number(.IBUITag, .tag, unless: 0), .identity,
            .object(.IBUICustomView, .customView), .color(.IBUITintColor, .tintColor),
            .runtimeAttributes, .connections,
            .dropped([.IBUIToolbar, .IBUINavigationItem]),
        ])

    static let tabBarItem = ArchiveRules(
        .tabBarItem,
        [
            .text(.IBUITitle, .title), .image(.IBUIImage, .image), .words(.IBUIBadgeValue, .badgeValue),
            .choice(
                .IBUISystemItemIdentifier, .systemItem,
                [
                    .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads, .mostRecent,
                    .mostViewed,
                ]), .number(.IBUITag, .tag, unless: 0), .identity, .runtimeAttributes, .connections, .dropped([.IBUITabBar]),
        ])

    static let navigationItem = ArchiveRules(
        .navigationItem,
        [
            .text(.IBUITitle, .title), .words(.IBUIPrompt, .prompt), .identity, .object(.IBUIBackBarButtonItem, .backBarButtonItem),
            .object(.IBUILeftBarButtonItem, .leftBarButtonItem), .object(.IBUITitleView, .titleView),
            .object(.IBUIRightBarButtonItem, .rightBarButtonItem), .runtimeAttributes, .connections, .dropped([.IBUINavigationBar]),
        ])

    // MARK: Controllers

    private static let controllerAttributes: [ArchiveStep] = [
        .words(.IBUINibName, .nibName), .no(.IBUIAutoresizesArchivedViewToFullSize, .autoresizesArchivedViewToFullSize),
        .words(.IBUITitle, .title), .yes(.IBUIDefinesPresentationContext, .definesPresentationContext),
        .no(.IBUIClearsSelectionOnViewWillAppear, .clearsSelectionOnViewWillAppear),
        .yes(.IBUIWantsFullScreenLayout, .wantsFullScreenLayout), .yes(.IBUIHidesBottomBarWhenPushed, .hidesBottomBarWhenPushed),
        .yes(.IBUINavigationBarHidden, .navigationBarHidden), .identity,
    ]

    private static let controllerChildren: [ArchiveStep] = [
        .object(.IBUIView, .view), .procedure({ $0.writeExtendedEdges($1) }), .object(.IBUITabBarItem, .tabBarItem),
        .objects(.IBUIToolbarItems, .toolbarItems), .object(.IBUINavigationItem, .navigationItem),
        .size(.IBUIContentSizeForViewInPopover, .contentSizeForViewInPopover), simulatedMetrics,
        .dropped([.IBUIParentViewController, .IBUIHorizontal, .IBUISearchDisplayController]),
    ]

    static func controller(_ element: ModernName, _ children: [ArchiveStep] = []) -> ArchiveRules {
        ArchiveRules(
            element, controllerAttributes, controllerChildren, children,
            [.runtimeAttributes, .connections, .documentProcedure({ $0.writeCanvasLocation($1) })])
    }

    static let viewController = controller(.viewController)
    static let tableViewController = controller(.tableViewController, [.object(.IBUIRefreshControl, .refreshControl)])
    static let collectionViewController = controller(.collectionViewController)
    static let navigationController = controller(
        .navigationController,
        [
            .object(.IBUINavigationBar, .navigationBar), .object(.IBUIToolbar, .toolbar), .objects(.IBUIViewControllers, .viewControllers),
            .dropped([.IBUIToolbarHidden]),
        ])
    static let tabBarController = controller(
        .tabBarController,
        [
            .object(.IBUITabBar, .tabBar), .objects(.IBUIViewControllers, .viewControllers), .dropped([.IBUISelectedViewController]),
        ])
    static let splitViewController = controller(
        .splitViewController,
        [.object(.IBUIMasterViewController, .masterViewController), .object(.IBUIDetailViewController, .detailViewController)])

    // MARK: Objects

    static let placeholder = ArchiveRules(
        .placeholder, [.text(.IBProxiedObjectIdentifier, .placeholderIdentifier), .identity, .runtimeAttributes, .connections])

    static let iosCustomObject = ArchiveRules(.customObject, [.identity, .runtimeAttributes, .connections])

    static let searchDisplayController = ArchiveRules(
        .searchDisplayController,
        [
            .identity, .connections,
            .dropped([.IBUISearchBar, .IBUISearchContentsController, .IBUISearchResultsDelegate, .IBUIViewController]),
        ])

    static func gestureRecognizer(_ element: ModernName, _ attributes: [ArchiveStep] = []) -> ArchiveRules {
        ArchiveRules(
            element,
            [
                .no(.IBUIEnabled, .enabled), .no(.IBUICancelsTouchesInView, .cancelsTouchesInView),
                .yes(.IBUIDelaysTouchesBegan, .delaysTouchesBegan), .no(.IBUIDelaysTouchesEnded, .delaysTouchesEnded),
            ], attributes,
            [.identity, .runtimeAttributes, .connections])
    }

    static let tapGesture = gestureRecognizer(
        .tapGestureRecognizer,
        [
            .number(.IBUINumberOfTapsRequired, .numberOfTapsRequired, unless: 1),
            .number(.IBUINumberOfTouchesRequired, .numberOfTouchesRequired, unless: 1),
        ])
    static let swipeGesture = gestureRecognizer(
        .swipeGestureRecognizer,
        [
            .number(.IBUINumberOfTouchesRequired, .numberOfTouchesRequired, unless: 1),
            .procedure({ $0.writeSwipeDirection($1) }, [.IBUIDirection]),
        ])
    static let panGesture = gestureRecognizer(
        .panGestureRecognizer,
        [.number(.IBUIMinimumNumberOfTouches, .minimumNumberOfTouches), .number(.IBUIMaximumNumberOfTouches, .maximumNumberOfTouches)])
    static let pinchGesture = gestureRecognizer(.pinchGestureRecognizer, [.number(.IBUIScale, .scale)])
    static let rotationGesture = gestureRecognizer(.rotationGestureRecognizer, [.number(.IBUIRotation, .rotation)])
    static let longPressGesture = gestureRecognizer(
        .pongPressGestureRecognizer,
        [
            .number(.IBUIAllowableMovement, .allowableMovement), .number(.IBUIMinimumPressDuration, .minimumPressDuration),
            .number(.IBUINumberOfTapsRequired, .numberOfTapsRequired), .number(.IBUINumberOfTouchesRequired, .numberOfTouchesRequired),
        ])
}
