import FormworkModel

extension AppKitClass {
    /// Views that arrange others.
    static let containers: [AppKitClass] = [box, scrollView, stackView, gridView, splitView, tabView, collectionView]

    private static let box = AppKitClass(
        name: "NSBox", parent: "NSView", elements: ["box"],
        rules: AppKitRule.structural("contentView") + [
            .word(
                "boxType", "boxType", "primary secondary:primary separator custom oldStyle:primary", "primary", initial: "primary",
                layout: true),
            .word(
                "borderType", "borderType", "none:noBorder line:lineBorder bezel:bezelBorder groove:grooveBorder", initial: "groove",
                layout: true),
            .word(
                "titlePosition", "titlePosition", "noTitle aboveTop atTop belowTop aboveBottom atBottom belowBottom", "atTop",
                initial: "atTop",
                layout: true),
            .string("title", "title", layout: true), .number("cornerRadius", "cornerRadius"),
            .number("borderWidth", "borderWidth", layout: true), .bool("transparent", "isTransparent", false),
        ],
        parts: [
            "color fillColor": color("fillColor"), "color borderColor": color("borderColor"), "font titleFont": font("titleFont"),
            "size contentViewMargins": size("contentViewMargins"),
            "textFieldCell titleCell": leftOut("the title's cell is not written: use titleFont"),
        ])

    private static let scrollView = AppKitClass(
        name: "NSScrollView", parent: "NSView", elements: ["scrollView"],
        rules: [
            .word(
                "borderType", "borderType", "none:noBorder line:lineBorder bezel:bezelBorder groove:grooveBorder", "bezel", initial: "none",
                layout: true),
            .bool("drawsBackground", "drawsBackground", true, initial: nil),
            .bool("hasHorizontalScroller", "hasHorizontalScroller", true, initial: false, layout: true),
            .bool("hasVerticalScroller", "hasVerticalScroller", true, initial: false, layout: true),
            .bool("autohidesScrollers", "autohidesScrollers", false), .bool("scrollsDynamically", "scrollsDynamically", true),
            .bool("usesPredominantAxisScrolling", "usesPredominantAxisScrolling", true, initial: nil),
            .number("horizontalLineScroll", "horizontalLineScroll"), .number("verticalLineScroll", "verticalLineScroll"),
            .number("horizontalPageScroll", "horizontalPageScroll"), .number("verticalPageScroll", "verticalPageScroll"),
            .word("horizontalScrollElasticity", "horizontalScrollElasticity", "automatic none allowed", initial: "automatic"),
            .word("verticalScrollElasticity", "verticalScrollElasticity", "automatic none allowed", initial: "automatic"),
            .word("findBarPosition", "findBarPosition", "aboveContent belowContent aboveHorizontalRuler"),
            .bool("allowsMagnification", "allowsMagnification", false), .number("magnification", "magnification"),
            .number("minMagnification", "minMagnification"), .number("maxMagnification", "maxMagnification"),
            .bool("automaticallyAdjustsContentInsets", "automaticallyAdjustsContentInsets", true, layout: true),
        ],
        parts: [
            "color backgroundColor": color("backgroundColor"), "edgeInsets contentInsets": insets("contentInsets"),
            "edgeInsets scrollerInsets": insets("scrollerInsets"),
        ])

    private static let stackView = AppKitClass(
        name: "NSStackView", parent: "NSView", elements: ["stackView"],
        rules: [
            .word("orientation", "orientation", "horizontal vertical", "horizontal", initial: "horizontal", layout: true),
            .word(
                "alignment", "alignment",
                "centerY centerX leading trailing left right top bottom width height firstBaseline baseline:lastBaseline lastBaseline",
                initial: "centerY", layout: true),
            .word(
                "distribution", "distribution", "fill fillEqually fillProportionally equalSpacing equalCentering gravityAreas",
                "gravityAreas",
                initial: "gravityAreas", layout: true),
            .number("spacing", "spacing", 8, layout: true),
            .bool("detachesHiddenViews", "detachesHiddenViews", false, initial: true, layout: true),
            stackPriority("horizontalStackHuggingPriority", "setHuggingPriority(%, for: .horizontal)", "250"),
            stackPriority("verticalStackHuggingPriority", "setHuggingPriority(%, for: .vertical)", "250"),
            stackPriority("horizontalClippingResistancePriority", "setClippingResistancePriority(%, for: .horizontal)", "1000"),
            stackPriority("verticalClippingResistancePriority", "setClippingResistancePriority(%, for: .vertical)", "1000"),
        ],
        parts: [
            "edgeInsets edgeInsets": insets("edgeInsets"),
            // They are said behind the views that they are about.
            "customSpacing": structural, "visibilityPriorities": structural,
        ])

    private static func stackPriority(_ attribute: String, _ property: String, _ absent: String) -> AppKitRule {
        AppKitRule(attribute: attribute, property: property, kind: .priority, absent: absent, affectsLayout: true)
    }

    static let placements = "none leading:leading center trailing:trailing fill top bottom"
    static let rowAlignments = "none firstBaseline lastBaseline"

    private static let gridView = AppKitClass(
        name: "NSGridView", parent: "NSView", elements: ["gridView"],
        arguments: { element in
            func count(_ name: String) -> Int { element.children.first { $0.name == name }?.children.count ?? 0 }
            return "numberOfColumns: \(count("columns")), rows: \(count("rows"))"
        },
        rules: [
            .word("xPlacement", "xPlacement", placements, "leading", initial: "leading", layout: true),
            .word("yPlacement", "yPlacement", placements, "bottom", initial: "bottom", layout: true),
            .word("rowAlignment", "rowAlignment", rowAlignments, "none", initial: "none", layout: true),
            .number("rowSpacing", "rowSpacing", 6, layout: true), .number("columnSpacing", "columnSpacing", 6, layout: true),
        ],
        parts: ["rows": AppKitGrid.rows, "columns": AppKitGrid.columns, "gridCells": AppKitGrid.cells])

    private static let splitView = AppKitClass(
        name: "NSSplitView", parent: "NSView", elements: ["splitView"],
        rules: [
            .bool("vertical", "isVertical", false, layout: true),
            .word("dividerStyle", "dividerStyle", "thick thin paneSplitter", "thick", initial: "thick", layout: true),
            .bool("arrangesAllSubviews", "arrangesAllSubviews", true, layout: true),
            .string("autosaveName", "autosaveName"),
        ],
        // Said behind the panes.
        parts: ["holdingPriorities": structural])

    private static let tabView = AppKitClass(
        name: "NSTabView", parent: "NSView", elements: ["tabView"],
        rules: AppKitRule.structural("initialItem") + [
            .word(
                "type", "tabViewType",
                "topTabsBezelBorder leftTabsBezelBorder bottomTabsBezelBorder rightTabsBezelBorder noTabsBezelBorder noTabsLineBorder noTabsNoBorder",
                "topTabsBezelBorder", initial: "topTabsBezelBorder", layout: true),
            .bool("drawsBackground", "drawsBackground", true), .bool("allowsTruncatedLabels", "allowsTruncatedLabels", false),
            .word("controlSize", "controlSize", controlSizes, initial: "regular", layout: true),
            .word("tabPosition", "tabPosition", "none top left bottom right", layout: true),
            .word("tabViewBorderType", "tabViewBorderType", "none line bezel", layout: true),
        ],
        parts: ["font font": font("font"), "tabViewItems": AppKitTabs.part])

    private static let collectionView = AppKitClass(
        name: "NSCollectionView", parent: "NSView", elements: ["collectionView"],
        rules: [
            .bool("selectable", "isSelectable", false), .bool("allowsMultipleSelection", "allowsMultipleSelection", false),
            .bool("allowsEmptySelection", "allowsEmptySelection", true),
            .none("maxNumberOfGridColumns", "only collection views of the time before layouts have it", layout: true),
            .none("maxNumberOfGridRows", "only collection views of the time before layouts have it", layout: true),
        ],
        parts: [
            "color primaryBackgroundColor": { part, variable, code in
                guard let color = AppKitColor.expression(part) else { return code.leaveOut(part, "its components are not known") }
                code.statements.append("\(variable).backgroundColors = [\(AppKitColor.definite(color))]")
            },
            "color secondaryBackgroundColor": leftOut("a collection view with a layout has one background"),
            "collectionViewFlowLayout collectionViewLayout": AppKitGrid.flowLayout,
            "collectionViewGridLayout collectionViewLayout": leftOut("the layout is not written", layout: true),
            "size minGridSize": leftOut("only collection views of the time before layouts have it", layout: true),
            "size maxGridSize": leftOut("only collection views of the time before layouts have it", layout: true),
        ])
}
