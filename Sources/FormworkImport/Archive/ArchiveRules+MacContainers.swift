/// The tables of AppKit's windows, scroll views with what they show, menus and objects that are not views.
extension ArchiveRules {
    static let macWindow = ArchiveRules(
        .window,
        [
            .propertyText(.userInterfaceItemIdentifier, .identifier), .words(.NSWindowTitle, .title),
            .clearBit(.NSWTFlags, 13, .allowsToolTipsWhenApplicationIsInactive), .clearBit(.NSWTFlags, 11, .autorecalculatesKeyViewLoop),
            .clearBit(.NSWTFlags, 29, .deferred), .no(.NSWindowIsRestorable, .restorable), .bit(.NSWTFlags, 31, .hidesOnDeactivate),
            .clearBit(.NSWTFlags, 28, .oneShot), .noBit(.NSWTFlags, 30, .releasedWhenClosed), .noBit(.NSWTFlags, 10, .showsToolbarButton),
            .procedure(.windowVisibility), .text(.NSFrameAutosaveName, .frameAutosaveName), .constant(.animationBehavior, .default),
            .identity, .procedure(.windowStyle, [.NSWindowStyleMask]),
            .procedure(.windowCollectionBehavior, [.NSWindowCollectionBehavior]), .procedure(.windowPosition, [.NSWTFlags]),
            .rect(.NSWindowRect, .contentRect), .rect(.NSScreenRect, .screenRect),
            .procedure(.windowSizes, [.NSWindowContentMinSize, .NSWindowContentMaxSize]), .object(.NSWindowView, .contentView),
            .procedure(.toolbar, [.NSViewClass]), .runtimeAttributes, .connections, .procedure(.canvasLocation),
            .dropped([.NSWindowClass, .NSWindowBacking, .NSMaxSize, .NSMinSize, .NSUserInterfaceItemIdentifier, .NSWindowAutorecalculatesContentBorderThicknessMaxY]),
        ])

    static let macScrollView = macView(
        .scrollView,
        attributes: [
            .bits(.NSsFlags, first: 0, count: 2, .borderType, [ModernName.none, .line, nil, .groove]),
            .bit(.NSsFlags, 9, .autohidesScrollers), .procedure(.scrollAmounts, [.NSScrollAmts]),
            .clearBit(.NSsFlags, 5, .hasHorizontalScroller), .clearBit(.NSsFlags, 4, .hasVerticalScroller),
            .constant(.usesPredominantAxisScrolling, .NO),
            .bits(.NSsFlags, first: 14, count: 2, .horizontalScrollElasticity, [nil, ModernName.none, .allowed]),
            .bits(.NSsFlags, first: 12, count: 2, .verticalScrollElasticity, [nil, ModernName.none, .allowed]),
        ],
        children: [
            .procedure(.clipView, [.NSContentView]), .constraints, .object(.NSHScroller, .horizontalScroller),
            .object(.NSVScroller, .verticalScroller), .procedure(.headerView, [.NSHeaderClipView]),
            .dropped([.NSSubviews, .NSMinMagnification, .NSMaxMagnification, .NSMagnification, .NSCornerView, .NSNextResponder]),
        ])

    static let clipView = ArchiveRules(
        .clipView,
        [
            .bit(.NSvFlags, 31, .hidden), .procedure(.focusRing), .noBit(.NScvFlags, 1, .copiesOnScroll), .procedure(.generatedIdentity), .frame,
            .autoresizingMask, .procedure(.documentView, [.NSDocView, .NSSubviews]), .color(.NSBGColor, .backgroundColor),
            .dropped([.NSCursor, .NSAutomaticallyAdjustsContentInsets]),
        ])

    static let tableAttributes: [ArchiveStep] = [
        .yes(.NSControlAllowsExpansionToolTips, .allowsExpansionToolTips),
        .choice(
            .NSColumnAutoresizingStyle, .columnAutoresizingStyle,
            [ModernName.none, nil, .sequential, .reverseSequential, .lastColumnOnly, .firstColumnOnly], absent: nil),
        .procedure(.tableHighlight, [.NSTableViewSelectionHighlightStyle]), .bit(.NSTvFlags, 23, .alternatingRowBackgroundColors),
        .clearBit(.NSTvFlags, 31, .columnReordering), .bit(.NSTvFlags, 26, .columnSelection), .clearBit(.NSTvFlags, 30, .columnResizing),
        .clearBit(.NSTvFlags, 27, .multipleSelection), .clearBit(.NSTvFlags, 28, .emptySelection), .clearBit(.NSTvFlags, 24, .autosaveColumns),
        .no(.NSAllowsTypeSelect, .typeSelect), .words(.NSAutosaveName, .autosaveName), .number(.NSRowHeight, .rowHeight, unless: 17),
        .procedure(.rowSizeStyle), .procedure(.tableHeader, [.NSHeaderView]), .procedure(.viewBased),
    ]

    static let tableChildren: [ArchiveStep] = [
        .procedure(.intercellSpacing, [.NSIntercellSpacingWidth, .NSIntercellSpacingHeight]), .color(.NSBackgroundColor, .backgroundColor),
        .procedure(.gridStyle, [.NSGridStyleMask]), .color(.NSGridColor, .gridColor), .objects(.NSTableColumns, .tableColumns), .constraints,
        .dropped([
            .NSCornerView, .NSDelegate, .NSDataSource, .NSTarget, .NSAction, .NSDraggingSourceMaskForLocal, .NSDraggingSourceMaskForNonLocal,
            .NSTableViewDraggingDestinationStyle, .NSTableViewGroupRowStyle, .NSSubviews, .NSSortDescriptors, .NSDoubleAction, .NSHeaderView,
            .NSOutlineTableColumn, .NSCell, .NSTableViewRowSizeStyle, .NSTableViewShouldFloatGroupRows,
        ]),
    ]

    static let macTableView = macView(.tableView, hugging: [250, 750], attributes: tableAttributes, children: tableChildren)

    static let outlineView = macView(
        .outlineView, hugging: [250, 750],
        attributes: tableAttributes + [
            .numberAlways(.NSOutlineViewIndentationPerLevelKey, .indentationPerLevel, absent: 16),
            .no(.NSOutlineViewIndentationMarkerFollowsCellKey, .indentationMarkerFollowsCell),
            .yesUnlessNo(.NSOutlineViewAutoresizesOutlineColumnKey, .autoresizesOutlineColumn),
            .yes(.NSOutlineViewAutosaveExpandedItemsKey, .autosaveExpandedItems), .procedure(.outlineColumn),
        ], children: tableChildren)

    static let tableColumn = ArchiveRules(
        .tableColumn,
        [
            .words(.NSIdentifier, .identifier), .noUnlessYes(.NSIsEditable, .editable), .numberAlways(.NSWidth, .width, absent: 0),
            .numberAlways(.NSMinWidth, .minWidth, absent: 10), .numberAlways(.NSMaxWidth, .maxWidth, absent: 100_000),
            .words(.NSHeaderToolTip, .headerToolTip), .yes(.NSHidden, .hidden), .identity, .object(.NSHeaderCell, .headerCell),
            .object(.NSDataCell, .dataCell), .procedure(.sortDescriptor, [.NSSortDescriptorPrototype]),
            .procedure(.columnResizing, [.NSResizingMask]), .procedure(.prototypeCellViews), .runtimeAttributes, .connections,
            .dropped([.NSIsResizeable, .NSTableView]),
        ])

    static let tableHeaderView = macView(.tableHeaderView, children: [.dropped([.NSTableView, .NSSubviews])])

    static let tableCellView = macView(.tableCellView, children: [.subviews, .constraints])

    static let macTextView = macView(
        .textView,
        attributes: [
            .procedure(.textViewFlags, [.NSSharedData, .NSTVFlags, .NSTextContainer, .NSPreferredTextFinderStyle])
        ],
        children: [
            .constraints, .procedure(.textViewColors), .procedure(.textViewSizes, [.NSMinize, .NSMaxSize]), .procedure(.textStorage),
            .dropped([.NSDelegate, .NSDragTypes, .NSSubviews]),
        ])

    static let drawer = ArchiveRules(
        .drawer,
        [
            .choice(.NSPreferredEdge, .preferredEdge, [.minX, .minY, nil, .maxY]), .number(.NSLeadingOffset, .leadingOffset, unless: 0),
            .number(.NSTrailingOffset, .trailingOffset, unless: 0), .identity, .size(.NSContentSize, .contentSize),
            .size(.NSMinContentSize, .minContentSize), .size(.NSMaxContentSize, .maxContentSize), .runtimeAttributes, .connections,
            .dropped([.NSParentWindow, .NSDelegate]),
        ])

    // MARK: Menus and toolbars

    static let menu = ArchiveRules(
        .menu,
        [
            .words(.NSTitle, .title), .procedure(.systemMenu, [.NSName]), .procedure(.autoenablesItems, [.NSNoAutoenable]), .identity,
            .longText(.NSTitle, .title), .objects(.NSMenuItems, .items), .runtimeAttributes, .connections,
            .procedure(.canvasLocation), .dropped([.NSMenuFont]),
        ])

    static let menuItem = ArchiveRules(
        .menuItem,
        [
            .procedure(.menuItemTitle, [.NSTitle, .NSIsSeparator]), .number(.NSIndent, .indentationLevel, unless: 0),
            .procedure(.menuItemState, [.NSState]), .image(.NSImage, .image), .number(.NSTag, .tag, unless: 0), .yes(.NSIsHidden, .hidden),
            .yes(.NSIsAlternate, .alternate), .procedure(.menuItemEnabled, [.NSIsDisabled]), .procedure(.menuItemToolTip, [.NSToolTip]),
            .procedure(.menuKeyEquivalent, [.NSKeyEquiv]), .identity, .procedure(.menuItemTexts),
            .procedure(.menuModifiers, [.NSKeyEquivModMask]), .procedure(.representedObject, [.NSRepObject]), .object(.NSSubmenu, .submenu), .runtimeAttributes, .connections,
            .dropped([.NSMenu, .NSMnemonicLoc, .NSOnImage, .NSMixedImage, .NSAction, .NSTarget, .NSOffImage]),
        ])

    static let macToolbar = ArchiveRules(
        .toolbar,
        [
            .words(.NSToolbarIdentifier, .implicitIdentifier), .noUnlessYes(.NSToolbarAutosavesConfiguration, .autosavesConfiguration),
            .noUnlessYes(.NSToolbarAllowsUserCustomization, .allowsUserCustomization),
            .noUnlessYes(.NSToolbarShowsBaselineSeparator, .showsBaselineSeparator),
            .choice(.NSToolbarDisplayMode, .displayMode, [nil, .iconAndLabel, .iconOnly, .labelOnly]),
            .choice(.NSToolbarSizeMode, .sizeMode, [nil, .regular, .small]), .identity,
            .objects(.NSToolbarIBAllowedItems, .allowedToolbarItems), .procedure(.defaultToolbarItems, [.NSToolbarIBDefaultItems]),
            .runtimeAttributes, .connections,
            .dropped([
                .NSToolbarDelegate, .NSToolbarPrefersToBeShown, .NSToolbarIBIdentifiedItems, .NSToolbarIBSelectableItems,
                .NSToolbarIBSelectedItem,
            ]),
        ])

    static let toolbarItem = ArchiveRules(
        .toolbarItem,
        [
            .procedure(.toolbarItemIdentifier, [.NSToolbarItemIdentifier]), .text(.NSToolbarItemLabel, .label),
            .text(.NSToolbarItemPaletteLabel, .paletteLabel), .words(.NSToolbarItemToolTip, .toolTip),
            .number(.NSToolbarItemTag, .tag, unless: -1), .image(.NSToolbarItemImage, .image), .propertyYes(.`toolbarItem.selectable`, .selectable),
            .identity, .procedure(.toolbarItemSizes, [.NSToolbarItemMinSize, .NSToolbarItemMaxSize]), .object(.NSToolbarItemView, .view),
            .runtimeAttributes, .connections,
            .dropped([
                .NSToolbarItemTarget, .NSToolbarItemAction, .NSToolbarItemEnabled, .NSToolbarItemAutovalidates,
                .NSToolbarIsUserRemovable, .NSToolbarItemVisibilityPriority, .NSToolbarItemMenuFormRepresentation,
            ]),
        ])

    // MARK: Objects

    static let customObject = ArchiveRules(
        .customObject, [.identity, .runtimeAttributes, .connections, .dropped([.NSClassName])])

    static let userDefaultsController = ArchiveRules(
        .userDefaultsController,
        [
            .yes(.NSSharedInstance, .representsSharedInstance), .no(.NSAppliesImmediately, .appliesImmediately), .identity,
            .procedure(.declaredKeys, [.NSDeclaredKeys]), .connections,
        ])

    static func objectController(_ element: ModernName, _ attributes: [ArchiveStep], _ dropped: [ArchiveKey] = []) -> ArchiveRules {
        ArchiveRules(
            element,
            [
                .words(.NSObjectClassName, .objectClassName), .noUnlessYes(.NSEditable, .editable),
                .yes(.NSAutomaticallyPreparesContent, .automaticallyPreparesContent),
            ], attributes,
                [
                    .identity, .procedure(.declaredKeys, [.NSDeclaredKeys]), .runtimeAttributes, .connections,
                    .dropped([._NSManagedProxy, .NSFilterRestrictsInsertion, .NSSortDescriptors, .NSFetchPredicate]), .dropped(dropped),
                ])
    }

    static let objectController = objectController(.objectController, [])

    static let arrayController = objectController(
        .arrayController,
        [
            .noUnlessYes(.NSPreservesSelection, .preservesSelection), .noUnlessYes(.NSSelectsInsertedObjects, .selectsInsertedObjects),
            .noUnlessYes(.NSAvoidsEmptySelection, .avoidsEmptySelection),
            .noUnlessYes(.NSClearsFilterPredicateOnInsertion, .clearsFilterPredicateOnInsertion),
            .yes(.NSAlwaysUsesMultipleValuesMarker, .alwaysUsesMultipleValuesMarker),
        ])

    static let treeController = objectController(
        .treeController,
        [
            .words(.NSTreeContentChildrenKey, .childrenKeyPath), .words(.NSTreeContentCountKey, .countKeyPath),
            .words(.NSTreeContentLeafKey, .leafKeyPath), .noUnlessYes(.NSAvoidsEmptySelection, .avoidsEmptySelection),
            .noUnlessYes(.NSPreservesSelection, .preservesSelection), .noUnlessYes(.NSSelectsInsertedObjects, .selectsInsertedObjects),
        ])

    static let macViewController = ArchiveRules(
        .viewController,
        [.words(.NSNibName, .nibName), .words(.NSTitle, .title), .identity, .object(.NSView, .view), .runtimeAttributes, .connections])

    static let collectionViewItem = ArchiveRules(
        .collectionViewItem, [.words(.NSNibName, .nibName), .identity, .runtimeAttributes, .connections, .dropped([.NSView, .NSTitle])])
}

extension ArchiveRules {
    static let numberFormatter = ArchiveRules(
        .numberFormatter,
        [
            .procedure(
                .numberFormatter,
                [
                    .`NS.attributes`, .`NS.positiveformat`, .`NS.negativeformat`, .`NS.localized`, .`NS.hasthousands`, .`NS.allowsfloats`,
                    .`NS.thousand`, .`NS.min`, .`NS.max`,
                ]), .runtimeAttributes, .connections,
            .dropped([.`NS.positiveattrs`, .`NS.negativeattrs`, .`NS.zero`, .`NS.nil`, .`NS.nan`, .`NS.rounding`, .`NS.decimal`]),
        ])

    static let dateFormatter = ArchiveRules(
        .dateFormatter,
        [
            .procedure(.dateFormatter, [.`NS.attributes`]), .runtimeAttributes, .connections, .dropped([.`NS.format`, .`NS.natural`]),
        ])

    static let customFormatter = ArchiveRules(.customFormatter, [.identity, .runtimeAttributes, .connections])

    static let predicateEditorRowTemplate = ArchiveRules(
        .predicateEditorRowTemplate,
        [
            .choice(.NSPredicateTemplateType, .rowType, [nil, .simple, .compound]), .identity,
            .procedure(.rowTemplate, [.NSPredicateTemplateViews]), .runtimeAttributes, .connections,
            .dropped([
                .NSPredicateTemplateOptions, .NSPredicateTemplateModifier, .NSPredicateTemplateLeftAttributeType,
                .NSPredicateTemplateRightAttributeType, .NSPredicateTemplateLeftIsWildcard, .NSPredicateTemplateRightIsWildcard,
            ]),
        ])
}
