import FormworkModel

extension AppKitClasses {
    /// Views that arrange other views.
    static let containers: [KitClass] = [
        KitClass(
            "NSBox", of: .appKit, parts: [.none("textFieldCell", key: "titleCell", why: "the title's cell isn't converted: use titleFont")]),
        stackView, gridView,
        // Written after the panes.
        KitClass("NSSplitView", of: .appKit, parts: [.structural("holdingPriorities")]),
        KitClass("NSTabView", of: .appKit, parts: [.bilingual("tabViewItems", write: AppKitTabs.part)]), collectionView,
        KitClass(
            "NSTableView", of: .appKit,
            parts: [
                .bilingual("tableColumns", write: AppKitColumns.part),
                .bilingual("tableViewGridLines", key: "gridStyleMask", write: AppKitColumns.gridLines),
            ]),
    ]

    private static let stackView = KitClass(
        "NSStackView", of: .appKit,
        rules: [
            stackPriority("horizontalStackHuggingPriority", property: "setHuggingPriority(%, for: .horizontal)", absent: "250"),
            stackPriority("verticalStackHuggingPriority", property: "setHuggingPriority(%, for: .vertical)", absent: "250"),
            stackPriority(
                "horizontalClippingResistancePriority", property: "setClippingResistancePriority(%, for: .horizontal)", absent: "1000"),
            stackPriority(
                "verticalClippingResistancePriority", property: "setClippingResistancePriority(%, for: .vertical)", absent: "1000"),
        ],
        // Written after the views that they refer to.
        parts: [.structural("customSpacing"), .structural("visibilityPriorities")])

    private static func stackPriority(_ attribute: String, property: String, absent: String) -> PropertyRule {
        PropertyRule(attribute: attribute, property: property, kind: .priority, absent: absent, affectsLayout: true)
    }

    private static func count(_ tracks: String, of grid: Element) -> Int {
        grid.children.first { $0.name == tracks }?.children.count ?? 0
    }

    private static let gridView = KitClass(
        "NSGridView", of: .appKit,
        arguments: { "numberOfColumns: \(count("columns", of: $0)), rows: \(count("rows", of: $0))" },
        objectiveC: { "[\($0) gridViewWithNumberOfColumns:\(count("columns", of: $1)) rows:\(count("rows", of: $1))]" },
        parts: [
            .bilingual("rows", write: AppKitGrid.rows), .bilingual("columns", write: AppKitGrid.columns),
            .bilingual("gridCells", write: AppKitGrid.cells),
        ])

    private static let formerly = "only collection views without a layout have it"

    private static let collectionView = KitClass(
        "NSCollectionView", of: .appKit,
        rules: [.none("maxNumberOfGridColumns", why: formerly, layout: true), .none("maxNumberOfGridRows", why: formerly, layout: true)],
        parts: [
            .bilingual("color", key: "primaryBackgroundColor") { part, variable, code in
                guard let color = code.syntax.color(part) else { return code.leaveOut(part, "its components are not known") }
                let list = code.language.either(swift: "[\(color)]", objectiveC: "@[\(color)]")
                code.statements.append(code.language.assignment(variable, property: "backgroundColors", value: list))
            },
            .none("color", key: "secondaryBackgroundColor", why: "a collection view with a layout has a single background"),
            .bilingual("collectionViewFlowLayout", key: "collectionViewLayout", write: AppKitGrid.flowLayout),
            .none("collectionViewGridLayout", key: "collectionViewLayout", why: "the layout isn't converted", layout: true),
            .none("size", key: "minGridSize", why: formerly, layout: true),
            .none("size", key: "maxGridSize", why: formerly, layout: true),
        ])
}
