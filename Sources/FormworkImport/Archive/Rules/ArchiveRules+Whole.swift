/// The rules for classes whose objects differ too much from their elements to follow from the vocabulary.
extension ArchiveRules {
    /// The rules by class.
    static let whole: [ArchiveClass: @Sendable () -> ArchiveRules] = [
        .IBProxyObject: { placeholder }, .IBUISearchDisplayController: { searchDisplayController }, .NSClipView: { clipView },
        .NSTableHeaderCell: { tableHeaderCell }, .NSToolbarItem: { toolbarItem }, .NSToolbarFlexibleSpaceItem: { toolbarItem },
        .NSToolbarSpaceItem: { toolbarItem }, .NSToolbarSeparatorItem: { toolbarItem }, .NSNumberFormatter: { numberFormatter },
        .NSDateFormatter: { dateFormatter },
    ]

    private static let placeholder = ArchiveRules(
        "placeholder", [.text("IBProxiedObjectIdentifier", "placeholderIdentifier"), .identity, .runtimeAttributes, .connections])

    private static let searchDisplayController = ArchiveRules(
        "searchDisplayController",
        [
            .identity, .connections,
            .dropped(["IBUISearchBar", "IBUISearchContentsController", "IBUISearchResultsDelegate", "IBUIViewController"]),
        ])

    private static let clipView = ArchiveRules(
        "clipView",
        [
            .bit("NSvFlags", 31, "hidden"), .documentProcedure({ $0.writeFocusRing($1) }), .noBit("NScvFlags", 1, "copiesOnScroll"),
            .procedure({ if $0.isCompiled, !$0.graph.flag($1, key: "NScvFlags", bit: 2) { $0.set("drawsBackground", value: "NO") } }),
            .documentProcedure({ $0.writeTranslatesAutoresizingMask($1) }), .documentProcedure({ $0.writeGeneratedIdentity($1) }), .frame,
            .autoresizingMask, .documentProcedure({ $0.writeDocumentView($1) }, ["NSDocView", "NSSubviews"]), .constraints,
            .color("NSBGColor", "backgroundColor"), .dropped(["NSCursor", "NSAutomaticallyAdjustsContentInsets"]),
        ])

    private static let tableHeaderCell = ArchiveRules(
        "tableHeaderCell",
        [
            lineBreak, cellBorder, cellAlignment, .procedure({ $0.writeCellTitle($1) }, ["NSContents"]), .font("NSSupport"),
            .procedure({ $0.writeCellLongTitle($1) }), .color("NSTextColor", "textColor"), .color("NSBackgroundColor", "backgroundColor"),
            .dropped(["NSCellFlags", "NSTag", "NSDrawsBackground"]),
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

    private static let toolbarItem = ArchiveRules(
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

    private static let numberFormatter = ArchiveRules(
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

    private static let dateFormatter = ArchiveRules(
        "dateFormatter",
        [
            .documentProcedure({ $0.writeDateFormatter($1) }, ["NS.attributes"]), .runtimeAttributes, .connections,
            .dropped(["NS.format", "NS.natural"]),
        ])
}
