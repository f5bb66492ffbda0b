import FormworkModel

extension AppKitClasses {
    /// Views that arrange others.
    static let containers: [KitClass] = [box, scrollView, stackView, gridView, splitView, tabView, collectionView]

    private static let box = KitClass(
        name: "NSBox", parent: "NSView", elements: ["box"],
        rules: PropertyRule.structural("contentView") + [
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
            .color("fillColor", "fillColor"), .color("borderColor", "borderColor"), .macFont("titleFont", "titleFont"),
            .size("contentViewMargins", "contentViewMargins"),
            .none("textFieldCell", key: "titleCell", "the title's cell is not written: use titleFont"),
        ])

    private static let scrollView = KitClass(
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
            .color("backgroundColor", "backgroundColor"), .edgeInsets("contentInsets", "contentInsets"),
            .edgeInsets("scrollerInsets", "scrollerInsets"),
        ])

    private static let stackView = KitClass(
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
            .edgeInsets("edgeInsets", "edgeInsets"),
            // They are said behind the views that they are about.
            .structural("customSpacing"), .structural("visibilityPriorities"),
        ])

    private static func stackPriority(_ attribute: String, _ property: String, _ absent: String) -> PropertyRule {
        PropertyRule(attribute: attribute, property: property, kind: .priority, absent: absent, affectsLayout: true)
    }

    static let placements = "none leading:leading center trailing:trailing fill top bottom"
    static let rowAlignments = "none firstBaseline lastBaseline"

    private static func count(_ tracks: String, of grid: Element) -> Int {
        grid.children.first { $0.name == tracks }?.children.count ?? 0
    }

    private static let gridView = KitClass(
        name: "NSGridView", parent: "NSView", elements: ["gridView"],
        arguments: { "numberOfColumns: \(count("columns", of: $0)), rows: \(count("rows", of: $0))" },
        objectiveC: { "[\($0) gridViewWithNumberOfColumns:\(count("columns", of: $1)) rows:\(count("rows", of: $1))]" },
        rules: [
            .word("xPlacement", "xPlacement", placements, "leading", initial: "leading", layout: true),
            .word("yPlacement", "yPlacement", placements, "bottom", initial: "bottom", layout: true),
            .word("rowAlignment", "rowAlignment", rowAlignments, "none", initial: "none", layout: true),
            .number("rowSpacing", "rowSpacing", 6, layout: true), .number("columnSpacing", "columnSpacing", 6, layout: true),
        ],
        parts: [
            .bilingual("rows", write: AppKitGrid.rows), .bilingual("columns", write: AppKitGrid.columns),
            .bilingual("gridCells", write: AppKitGrid.cells),
        ])

    private static let splitView = KitClass(
        name: "NSSplitView", parent: "NSView", elements: ["splitView"],
        rules: [
            .bool("vertical", "isVertical", false, layout: true),
            .word("dividerStyle", "dividerStyle", "thick thin paneSplitter", "thick", initial: "thick", layout: true),
            .bool("arrangesAllSubviews", "arrangesAllSubviews", true, layout: true),
            .string("autosaveName", "autosaveName"),
        ],
        // Said behind the panes.
        parts: [.structural("holdingPriorities")])

    private static let tabView = KitClass(
        name: "NSTabView", parent: "NSView", elements: ["tabView"],
        rules: PropertyRule.structural("initialItem") + [
            .word(
                "type", "tabViewType",
                "topTabsBezelBorder leftTabsBezelBorder bottomTabsBezelBorder rightTabsBezelBorder noTabsBezelBorder noTabsLineBorder noTabsNoBorder",
                "topTabsBezelBorder", initial: "topTabsBezelBorder", layout: true),
            .bool("drawsBackground", "drawsBackground", true), .bool("allowsTruncatedLabels", "allowsTruncatedLabels", false),
            .word("controlSize", "controlSize", controlSizes, initial: "regular", layout: true),
            .word("tabPosition", "tabPosition", "none top left bottom right", layout: true),
            .word("tabViewBorderType", "tabViewBorderType", "none line bezel", layout: true),
        ],
        parts: [.macFont("font", "font"), .bilingual("tabViewItems", write: AppKitTabs.part)])

    private static let collectionView = KitClass(
        name: "NSCollectionView", parent: "NSView", elements: ["collectionView"],
        rules: [
            .bool("selectable", "isSelectable", false), .bool("allowsMultipleSelection", "allowsMultipleSelection", false),
            .bool("allowsEmptySelection", "allowsEmptySelection", true),
            .none("maxNumberOfGridColumns", "only collection views of the time before layouts have it", layout: true),
            .none("maxNumberOfGridRows", "only collection views of the time before layouts have it", layout: true),
        ],
        parts: [
            .bilingual("color", key: "primaryBackgroundColor") { part, variable, code in
                guard let color = code.syntax.color(part) else { return code.leaveOut(part, "its components are not known") }
                let list = code.language.either(swift: "[\(color)]", objectiveC: "@[\(color)]")
                code.statements.append(code.language.assignment(variable, "backgroundColors", list))
            },
            .none("color", key: "secondaryBackgroundColor", "a collection view with a layout has one background"),
            .bilingual("collectionViewFlowLayout", key: "collectionViewLayout", write: AppKitGrid.flowLayout),
            .none("collectionViewGridLayout", key: "collectionViewLayout", "the layout is not written", layout: true),
            .none("size", key: "minGridSize", "only collection views of the time before layouts have it", layout: true),
            .none("size", key: "maxGridSize", "only collection views of the time before layouts have it", layout: true),
        ])
}
