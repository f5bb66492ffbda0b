/// The rules for AppKit's windows, scroll views and their contents, menus, and objects other than views.
extension ArchiveRules {
    static let macWindow = ArchiveRules(
        "window",
        [
            .propertyText("userInterfaceItemIdentifier", "identifier"), .words("NSWindowTitle", "title"),
            "allowsToolTipsWhenApplicationIsInactive", "autorecalculatesKeyViewLoop", "deferred", "restorable", "hidesOnDeactivate",
            // Files compiled from modern documents don't have it.
            .procedure({ if !$0.isCompiled, !$0.graph.flag($1, key: "NSWTFlags", bit: 28) { $0.set("oneShot", value: "NO") } }),
            "releasedWhenClosed",
            .noBit("NSWTFlags", 10, "showsToolbarButton"), .documentProcedure({ $0.writeWindowVisibility($1) }),
            .text("NSFrameAutosaveName", "frameAutosaveName"), .procedure({ $0.writeAnimationBehavior($1) }, ["NSWindowAnimationBehavior"]),
            "titlebarAppearsTransparent", "titleVisibility", "separatorStyle", "tabbingIdentifier", .words("NSWindowSubtitle", "subtitle"),
            "tabbingMode", "toolbarStyle", .identity, .documentProcedure({ $0.writeWindowStyle($1) }, ["NSWindowStyleMask"]),
            .documentProcedure({ $0.writeWindowCollectionBehavior($1) }, ["NSWindowCollectionBehavior"]),
            .documentProcedure({ $0.writeWindowPosition($1) }, ["NSWTFlags"]), .rect("NSWindowRect", "contentRect"),
            .rect("NSScreenRect", "screenRect"),
            .documentProcedure({ $0.writeWindowSizes($1) }, ["NSWindowContentMinSize", "NSWindowContentMaxSize"]),
            .procedure(
                { $0.writeContentBorder($1) }, ["NSContentBorderThicknessMinY", "NSAutorecalculatesContentBorderThicknessMinY"]),
            .object("NSWindowView", "contentView"), .documentProcedure({ $0.writeToolbar($1) }, ["NSViewClass"]), .runtimeAttributes,
            .connections, .documentProcedure({ $0.writeCanvasLocation($1) }),
            .dropped([
                "NSWindowClass", "NSWindowBacking", "NSMaxSize", "NSMinSize", "NSUserInterfaceItemIdentifier",
                "NSWindowAutorecalculatesContentBorderThicknessMaxY", "NSMinFullScreenContentSize", "NSMaxFullScreenContentSize",
            ]),
        ])

    static let macScrollView = macView(
        "scrollView",
        attributes: [
            .bits("NSsFlags", first: 0, count: 2, name: "borderType", unless: "bezel"), "autohidesScrollers",
            .documentProcedure({ $0.writeScrollAmounts($1) }, ["NSScrollAmts"]), "hasHorizontalScroller", "hasVerticalScroller",
            "usesPredominantAxisScrolling",
            .bits("NSsFlags", first: 14, count: 2, name: "horizontalScrollElasticity", of: "elasticity", unless: "automatic"),
            .bits("NSsFlags", first: 12, count: 2, name: "verticalScrollElasticity", of: "elasticity", unless: "automatic"),
        ],
        children: [
            .documentProcedure({ $0.writeClipView($1) }, ["NSContentView"]), .constraints, .object("NSHScroller", "horizontalScroller"),
            .object("NSVScroller", "verticalScroller"), .documentProcedure({ $0.writeHeaderView($1) }, ["NSHeaderClipView"]),
            .dropped(["NSSubviews", "NSMinMagnification", "NSMaxMagnification", "NSMagnification", "NSCornerView", "NSNextResponder"]),
        ])

    static let clipView = ArchiveRules(
        "clipView",
        [
            .bit("NSvFlags", 31, "hidden"), .documentProcedure({ $0.writeFocusRing($1) }), .noBit("NScvFlags", 1, "copiesOnScroll"),
            .procedure({ if $0.isCompiled, !$0.graph.flag($1, key: "NScvFlags", bit: 2) { $0.set("drawsBackground", value: "NO") } }),
            .documentProcedure({ $0.writeTranslatesAutoresizingMask($1) }), .documentProcedure({ $0.writeGeneratedIdentity($1) }), .frame,
            .autoresizingMask, .documentProcedure({ $0.writeDocumentView($1) }, ["NSDocView", "NSSubviews"]), .constraints,
            .color("NSBGColor", "backgroundColor"), .dropped(["NSCursor", "NSAutomaticallyAdjustsContentInsets"]),
        ])

    static let tableAttributes: [ArchiveStep] = [
        "allowsExpansionToolTips", "columnAutoresizingStyle",
        .documentProcedure({ $0.writeTableHighlight($1) }, ["NSTableViewSelectionHighlightStyle"]), "alternatingRowBackgroundColors",
        "columnReordering", "columnSelection", "columnResizing", "multipleSelection", "emptySelection", "autosaveColumns", "typeSelect",
        "autosaveName", .number("NSRowHeight", "rowHeight", unless: 17), "usesAutomaticRowHeights",
        .choice("NSTableViewStyle", name: "tableStyle"), .documentProcedure({ $0.writeRowSizeStyle($1) }),
        .documentProcedure({ $0.writeTableHeader($1) }, ["NSHeaderView"]), .documentProcedure({ $0.writeViewBased($1) }),
    ]

    static let tableChildren: [ArchiveStep] = [
        .documentProcedure({ $0.writeIntercellSpacing($1) }, ["NSIntercellSpacingWidth", "NSIntercellSpacingHeight"]), "backgroundColor",
        .documentProcedure({ $0.writeGridStyle($1) }, ["NSGridStyleMask"]), "gridColor", .objects("NSTableColumns", "tableColumns"),
        .constraints,
        .dropped([
            "NSCornerView", "NSDelegate", "NSDataSource", "NSTarget", "NSAction", "NSDraggingSourceMaskForLocal",
            "NSDraggingSourceMaskForNonLocal", "NSTableViewDraggingDestinationStyle", "NSTableViewGroupRowStyle", "NSSubviews",
            "NSSortDescriptors", "NSDoubleAction", "NSHeaderView", "NSOutlineTableColumn", "NSOutlineViewOutlineTableColumnKey", "NSCell",
            "NSTableViewRowSizeStyle", "NSTableViewShouldFloatGroupRows",
        ]),
    ]

    static let macTableView = macView("tableView", hugging: [250, 750], attributes: tableAttributes, children: tableChildren)

    static let outlineView = macView(
        "outlineView", hugging: [250, 750],
        attributes: tableAttributes + [
            "indentationPerLevel", "indentationMarkerFollowsCell", "autoresizesOutlineColumn", "autosaveExpandedItems",
            .documentProcedure({ $0.writeOutlineColumn($1) }),
        ], children: tableChildren)

    static let tableColumn = ArchiveRules(
        "tableColumn",
        [
            .words("NSIdentifier", "identifier"), "editable", .numberAlways("NSWidth", "width", absent: 0), "minWidth",
            .numberAlways("NSMaxWidth", "maxWidth", absent: 100_000), .words("NSHeaderToolTip", "headerToolTip"), "hidden", .identity,
            .object("NSHeaderCell", "headerCell"), .object("NSDataCell", "dataCell"),
            .documentProcedure({ $0.writeSortDescriptor($1) }, ["NSSortDescriptorPrototype"]),
            .documentProcedure({ $0.writeColumnResizing($1) }, ["NSResizingMask"]), .documentProcedure({ $0.writePrototypeCellViews($1) }),
            .runtimeAttributes, .connections, .dropped(["NSIsResizeable", "NSTableView"]),
        ])

    static let tableHeaderView = macView("tableHeaderView", children: [.dropped(["NSTableView", "NSSubviews"])])

    static let tableCellView = macView("tableCellView", children: [.subviews, .constraints])

    static let macTextView = macView(
        "textView",
        attributes: [
            .procedure({ $0.writeTextCompletion($1, key: "NSSharedData") }),
            .procedure({ $0.writeTextViewFlags($1) }, ["NSSharedData", "NSTVFlags", "NSTextContainer", "NSPreferredTextFinderStyle"]),
        ],
        children: [
            .constraints, .procedure({ $0.writeTextViewColors($1) }, ["NSTextViewTextColor"]),
            .procedure({ $0.writeTextViewSizes($1) }, ["NSMinize", "NSMaxSize"]), .procedure({ $0.writeTextStorage($1) }),
            .dropped(["NSDelegate", "NSDragTypes", "NSSubviews"]),
        ])

    static let drawer = ArchiveRules(
        "drawer",
        [
            "preferredEdge", "leadingOffset", "trailingOffset", .identity, .size("NSContentSize", "contentSize"),
            .size("NSMinContentSize", "minContentSize"), .size("NSMaxContentSize", "maxContentSize"), .runtimeAttributes, .connections,
            .dropped(["NSParentWindow", "NSDelegate"]),
        ])

    // MARK: Menus and toolbars

    static let menu = ArchiveRules(
        "menu",
        [
            .words("NSTitle", "title"), .documentProcedure({ $0.writeSystemMenu($1) }, ["NSName"]),
            .documentProcedure({ $0.writeAutoenablesItems($1) }, ["NSNoAutoenable"]), .identity, .longText("NSTitle", "title"),
            .objects("NSMenuItems", "items"), .runtimeAttributes, .connections, .documentProcedure({ $0.writeCanvasLocation($1) }),
            .dropped(["NSMenuFont"]),
        ])

    static let menuItem = ArchiveRules(
        "menuItem",
        [
            .documentProcedure({ $0.writeMenuItemTitle($1) }, ["NSTitle", "NSIsSeparator"]), "indentationLevel",
            .documentProcedure({ $0.writeMenuItemState($1) }, ["NSState"]), .image("NSImage", "image"),
            .image("NSActionImage", "secondaryImage"), "tag", "hidden", "alternate",
            .documentProcedure({ $0.writeMenuItemEnabled($1) }, ["NSIsDisabled"]),
            .documentProcedure({ $0.writeMenuItemToolTip($1) }, ["NSToolTip"]),
            .documentProcedure({ $0.writeMenuKeyEquivalent($1) }, ["NSKeyEquiv"]), .identity,
            .documentProcedure({ $0.writeMenuItemTexts($1) }), .documentProcedure({ $0.writeMenuModifiers($1) }, ["NSKeyEquivModMask"]),
            .documentProcedure({ $0.writeRepresentedObject($1) }, ["NSRepObject"]), .object("NSSubmenu", "submenu"),
            .procedure({ $0.writeAttributedTitle($1) }, ["NSAttributedTitle"]), .runtimeAttributes, .connections,
            .dropped([
                "NSMenu", "NSMnemonicLoc", "NSOnImage", "NSMixedImage", "NSAction", "NSTarget", "NSOffImage", "NSHasActionImage",
                "NSHiddenInRepresentation",
            ]),
        ])

    static let macToolbar = ArchiveRules(
        "toolbar",
        [
            .words("NSToolbarIdentifier", "implicitIdentifier"), "autosavesConfiguration", "allowsUserCustomization",
            "showsBaselineSeparator", "displayMode", "sizeMode", .identity, .objects("NSToolbarIBAllowedItems", "allowedToolbarItems"),
            .documentProcedure({ $0.writeDefaultToolbarItems($1) }, ["NSToolbarIBDefaultItems"]), .runtimeAttributes, .connections,
            .dropped([
                "NSToolbarDelegate", "NSToolbarPrefersToBeShown", "NSToolbarIBIdentifiedItems", "NSToolbarIBSelectableItems",
                "NSToolbarIBSelectedItem",
            ]),
        ])

    /// The attributes of a toolbar item that isn't a system item.
    static let toolbarItemAttributes: [ArchiveStep] = [
        .text("NSToolbarItemLabel", "label"), .text("NSToolbarItemPaletteLabel", "paletteLabel"), .words("NSToolbarItemToolTip", "toolTip"),
        .number("NSToolbarItemTag", "tag", unless: 0), .image("NSToolbarItemImage", "image"),
        .propertyYes("toolbarItem.selectable", "selectable"),
        .procedure(
            { $0.writeFurtherItemAttributes($1) },
            ["NSToolbarItemTitle", "NSToolbarItemIgnoreMinMaxSizes", "NSToolbarItemBordered", "NSToolbarItemNavigational"]),
    ]

    static let toolbarItemChildren: [ArchiveStep] = [
        .documentProcedure({ $0.writeToolbarItemSizes($1) }, ["NSToolbarItemMinSize", "NSToolbarItemMaxSize"]),
        .object("NSToolbarItemView", "view"),
    ]

    static let toolbarItem = ArchiveRules(
        "toolbarItem",
        [
            .documentProcedure({ $0.writeToolbarItemAttributes($1) }, ["NSToolbarItemIdentifier"] + toolbarItemAttributes.flatMap(\.keys)),
            .identity, .documentProcedure({ $0.writeToolbarItemChildren($1) }, toolbarItemChildren.flatMap(\.keys)), .runtimeAttributes,
            .connections,
            .dropped([
                "NSToolbarItemTarget", "NSToolbarItemAction", "NSToolbarItemEnabled", "NSToolbarItemAutovalidates",
                "NSToolbarIsUserRemovable", "NSToolbarItemVisibilityPriority", "NSToolbarItemMenuFormRepresentation",
            ]),
        ])

    // MARK: Objects

    static let customObject = ArchiveRules(
        "customObject", [.identity, .runtimeAttributes, .connections, .dropped(["NSClassName"])])

    static let userDefaultsController = ArchiveRules(
        "userDefaultsController",
        [
            "representsSharedInstance", .no("NSAppliesImmediately", "appliesImmediately"), .identity,
            .strings("NSDeclaredKeys", "declaredKeys"), .connections,
        ])

    static func objectController(_ element: ModernName, _ attributes: [ArchiveStep], _ dropped: [ArchiveKey] = []) -> ArchiveRules {
        ArchiveRules(
            element,
            [
                "objectClassName", "editable", "automaticallyPreparesContent",
            ], attributes,
            [
                .identity, .strings("NSDeclaredKeys", "declaredKeys"), .runtimeAttributes, .connections,
                .dropped(["_NSManagedProxy", "NSFilterRestrictsInsertion", "NSSortDescriptors", "NSFetchPredicate"]), .dropped(dropped),
            ])
    }

    static let objectController = objectController("objectController", [])

    static let arrayController = objectController(
        "arrayController",
        [
            "preservesSelection", "selectsInsertedObjects", "avoidsEmptySelection", "clearsFilterPredicateOnInsertion",
            "alwaysUsesMultipleValuesMarker",
        ])

    static let treeController = objectController(
        "treeController",
        [
            "childrenKeyPath", "countKeyPath", "leafKeyPath", "avoidsEmptySelection", "preservesSelection", "selectsInsertedObjects",
        ])

    static let macViewController = macController("viewController")
    static let macWindowController = macController("windowController")
    static let macSplitController = macController("splitViewController")
    static let macTabController = macController("tabViewController")

    static func macController(_ element: ModernName) -> ArchiveRules {
        ArchiveRules(
            element,
            [
                .words("NSNibName", "nibName"), .words("NSTitle", "title"), .words("explicitStoryboardIdentifier", "storyboardIdentifier"),
                .choice("showSeguePresentationStyle", name: "showSeguePresentationStyle", of: "presentationStyle", unless: "multiple"),
                .identity,
                .object("NSView", "view"), .runtimeAttributes, .connections,
            ])
    }

    static let collectionViewItem = ArchiveRules(
        "collectionViewItem",
        ["nibName", .identity, .runtimeAttributes, .connections, .dropped(["NSView", "NSTitle"])])
}

extension ArchiveRules {
    static let numberFormatter = ArchiveRules(
        "numberFormatter",
        [
            .documentProcedure(
                { $0.writeNumberFormatter($1) },
                [
                    "NS.attributes", "NS.positiveformat", "NS.negativeformat", "NS.localized", "NS.hasthousands", "NS.allowsfloats",
                    "NS.thousand", "NS.min", "NS.max",
                ]), .runtimeAttributes, .connections,
            .dropped(["NS.positiveattrs", "NS.negativeattrs", "NS.zero", "NS.nil", "NS.nan", "NS.rounding", "NS.decimal"]),
        ])

    static let dateFormatter = ArchiveRules(
        "dateFormatter",
        [
            .documentProcedure({ $0.writeDateFormatter($1) }, ["NS.attributes"]), .runtimeAttributes, .connections,
            .dropped(["NS.format", "NS.natural"]),
        ])

    static let customFormatter = ArchiveRules("customFormatter", [.identity, .runtimeAttributes, .connections])

    static let predicateEditorRowTemplate = ArchiveRules(
        "predicateEditorRowTemplate",
        [
            .choice("NSPredicateTemplateType", name: "rowType"), .identity,
            .documentProcedure({ $0.writeRowTemplate($1) }, ["NSPredicateTemplateViews"]), .runtimeAttributes, .connections,
            .dropped([
                "NSPredicateTemplateOptions", "NSPredicateTemplateModifier", "NSPredicateTemplateLeftAttributeType",
                "NSPredicateTemplateRightAttributeType", "NSPredicateTemplateLeftIsWildcard", "NSPredicateTemplateRightIsWildcard",
            ]),
        ])
}
