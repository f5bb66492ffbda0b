/// The rules for AppKit's views and controls.
extension ArchiveRules {
    /// Returns the first steps of every view.
    ///
    /// - Parameter hugging: The class's default content hugging priorities.
    static func macHead(hugging: [Double] = [], autoresizes: Bool = true) -> [ArchiveStep] {
        macHead(
            hugging: .priorities(
                "NSHuggingPriority", horizontal: "horizontalHuggingPriority", vertical: "verticalHuggingPriority", unless: 250,
                absent: hugging
            ),
            autoresizes: autoresizes)
    }

    /// Returns the first steps of every view.
    ///
    /// - Parameter hugging: The step that writes the content hugging priorities.
    static func macHead(hugging: ArchiveStep, autoresizes: Bool = true) -> [ArchiveStep] {
        var steps: [ArchiveStep] = [
            .propertyText("userInterfaceItemIdentifier", "identifier"), .bit("NSvFlags", 31, "hidden"),
            .documentProcedure({ $0.writeToolTip($1) }),
        ]
        if autoresizes { steps.append(.clearBit("NSvFlags", 8, "autoresizesSubviews")) }
        return steps + [
            .yes("NSViewIsLayerTreeHost", "wantsLayer"), .yes("IBNSClipsToBounds", "clipsToBounds"),
            .documentProcedure({ $0.writeFocusRing($1) }), hugging,
            .priorities(
                "NSAntiCompressionPriority", horizontal: "horizontalCompressionResistancePriority",
                vertical: "verticalCompressionResistancePriority", unless: 750), .number("NSTag", "tag", unless: 0),
            .number("NSViewAlphaValue", "alphaValue", unless: 1),
        ]
    }

    static let macIdentity: [ArchiveStep] = [.documentProcedure({ $0.writeTranslatesAutoresizingMask($1) }), .identity]

    static let macGeometry: [ArchiveStep] = [.frame, .autoresizingMask, .documentProcedure({ $0.writeLongToolTip($1) })]

    static let macTail: [ArchiveStep] = [
        accessibility, .documentProcedure({ $0.writeLayoutGuides($1) }), .documentProcedure({ $0.writeShadow($1) }), .runtimeAttributes,
        .connections, .documentProcedure({ $0.writeCanvasLocation($1) }),
        .dropped(["NSEnabled", "NSAllowsLogicalLayoutDirection", "NSControlAllowsExpansionToolTips", "NSViewLayerContentsRedrawPolicy"]),
    ]

    static func macView(
        _ element: ModernName, hugging: [Double] = [], autoresizes: Bool = true, attributes: [ArchiveStep] = [],
        children: [ArchiveStep] = []
    ) -> ArchiveRules {
        ArchiveRules(
            element,
            macHead(hugging: hugging, autoresizes: autoresizes), attributes, macIdentity, macGeometry,
            [.documentProcedure({ $0.writeUserGuides($1) })],
            children, macTail)
    }

    /// Returns the rules for a control with a cell.
    static func control(
        _ element: ModernName, hugging: [Double] = [250, 750], attributes: [ArchiveStep] = [], children: [ArchiveStep] = [],
        dropped: [ArchiveKey] = []
    ) -> ArchiveRules {
        macView(
            element, hugging: hugging, attributes: attributes,
            children: children + [.constraints, .object("NSCell", "cell"), .dropped(["NSSubviews"] + dropped)])
    }

    static let macPlainView = macView("view", children: [.subviews, .constraints, .dropped(["NSExtension"])])
    static let macCustomView = macView(
        "customView", children: [.subviews, .constraints, .dropped(["NSClassName", "NSExtension", "NSDragTypes"])])
    static let macControl = macView("control", children: [.subviews, .constraints, .dropped(["NSCell"])])

    static let macTextField = control(
        "textField",
        attributes: [
            "allowsExpansionToolTips", .documentProcedure({ $0.writeMaxLayoutWidth($1) }), .procedure({ $0.writeCharacterPicker($1) }),
            textCompletion,
        ], dropped: ["NSTextFieldAlignmentRectInsetsVersion", "NSDelegate"])
    static let secureTextField = control(
        "secureTextField", attributes: [.procedure({ $0.writeCharacterPicker($1) }), textCompletion],
        dropped: ["NSTextFieldAlignmentRectInsetsVersion", "NSDelegate"])
    static let searchField = control(
        "searchField", attributes: [.procedure({ $0.writeCharacterPicker($1) })],
        dropped: ["NSTextFieldAlignmentRectInsetsVersion", "NSDelegate"])
    static let tokenField = control(
        "tokenField", attributes: [.procedure({ $0.writeCharacterPicker($1) }), textCompletion],
        dropped: ["NSTextFieldAlignmentRectInsetsVersion", "NSTokenFieldVersion", "NSDelegate"])
    private static let textCompletion: ArchiveStep = .procedure({ $0.writeTextCompletion($1, key: "NSCell") })
    static let comboBox = control(
        "comboBox", attributes: [.procedure({ $0.writeCharacterPicker($1) }), textCompletion],
        dropped: ["NSTextFieldAlignmentRectInsetsVersion", "NSDelegate", "NSDataSource"])
    static let macButton = ArchiveRules(
        "button", macHead(hugging: .documentProcedure({ $0.writeButtonHugging($1) }, ["NSHuggingPriority"])),
        [.procedure({ $0.writeImageHugsTitle($1) })], macIdentity, macGeometry,
        [firstCell, .constraints, .object("NSCell", "cell"), .dropped(["NSSubviews"])], macTail)
    static let popUpButton = control("popUpButton", children: [firstCell])
    /// Writes the cell before the constraints, if necessary. The later step doesn't write it again.
    private static let firstCell: ArchiveStep = .documentProcedure({
        if $0.compiled?.putsCellsFirst == true, let cell = $0.graph.value($1, key: "NSCell") { $0.writeObject(cell, key: "cell") }
    })
    static let macSlider = ArchiveRules(
        "slider",
        macHead(hugging: .documentProcedure({ $0.writeSliderHugging($1) }, ["NSHuggingPriority"])), macIdentity, macGeometry,
        [.constraints, .object("NSCell", "cell"), .dropped(["NSSubviews"])], macTail)
    static let macStepper = control("stepper", hugging: [750, 750])
    static let macSegmentedControl = control("segmentedControl")
    static let macDatePicker = control("datePicker")
    static let macImageView = control(
        "imageView", hugging: [], dropped: ["NSEditable", "NSAllowsCutCopyPaste"])
    static let levelIndicator = control("levelIndicator")
    static let pathControl = control(
        "pathControl", attributes: ["allowsExpansionToolTips"],
        dropped: ["NSDelegate", "NSDoubleAction"])
    static let browser = macView("browser", children: [.constraints, .dropped(["NSSubviews"])])

    static let colorWell = macView(
        "colorWell", attributes: [.noUnlessYes("NSIsBordered", "bordered")],
        children: [.constraints, .color("NSColor", "color"), .dropped(["NSCell", "NSSubviews"])])

    static let box = ArchiveRules(
        "box",
        macHead(hugging: .documentProcedure({ $0.writeBoxHugging($1) }, ["NSHuggingPriority"])),
        [
            .documentProcedure(
                { $0.writeBoxAttributes($1) },
                ["NSBorderWidth2", "NSCornerRadius2", "NSTitleCell", "NSBoxType", "NSBorderType", "NSTitlePosition"])
        ],
        macIdentity, macGeometry,
        [
            .documentProcedure({ $0.writeBoxContentView($1) }, ["NSContentView", "NSSubviews"]), .constraints,
            .documentProcedure({ $0.writeBoxColors($1) }, ["NSBorderColor2", "NSFillColor2"]),
            .documentProcedure({ $0.writeBoxTitleFont($1) }, ["NSTitleCell"]), .dropped(["NSTransparent"]),
        ], macTail)

    static let progressIndicator = ArchiveRules(
        "progressIndicator",
        macHead(hugging: .documentProcedure({ $0.writeProgressHugging($1) }, ["NSHuggingPriority"]), autoresizes: false),
        [
            "minValue", .number("NSMaxValue", "maxValue"),
            .procedure({ $0.writeProgressValue($1) }, ["NSDoubleValue", "NSProgressIndicatorDoubleValue"]), "displayedWhenStopped",
            "bezeled", "indeterminate", .documentProcedure({ $0.writeProgressSize($1) }, ["NSpiFlags"]),
            .bits("NSpiFlags", first: 12, count: 1, name: "style", of: "progressStyle"),
        ], macIdentity, macGeometry, [.constraints, .dropped(["NSDrawMatrix", "NSCell", "NSSubviews", "NSProgressIsBezeled"])], macTail)

    static let tabView = macView(
        "tabView",
        attributes: [
            "drawsBackground", .noUnlessYes("NSAllowTruncatedLabels", "allowsTruncatedLabels"),
            .bits("NSTvFlags", first: 27, count: 2, name: "controlSize", unless: "regular"),
            .bits("NSTvFlags", first: 0, count: 3, name: "type", of: "tabViewType", unless: "topTabsBezelBorder"),
            .documentProcedure({ $0.writeInitialTabViewItem($1) }),
        ],
        children: [
            .constraints, .font("NSFont"), .objects("NSTabViewItems", "tabViewItems"),
            .dropped(["NSSelectedTabViewItem", "NSSubviews", "NSDelegate"]),
        ])

    static let tabViewItem = ArchiveRules(
        "tabViewItem",
        [
            .text("NSLabel", "label"), .documentProcedure({ $0.writeTabIdentifier($1) }, ["NSIdentifier"]),
            .documentProcedure({ $0.writeToolTip($1) }), .identity, .object("NSView", "view"), .runtimeAttributes, .connections,
            .dropped(["NSColor", "NSTabView"]),
        ])

    static let splitView = macView(
        "splitView",
        attributes: [
            "autosaveName", "dividerStyle", "vertical",
        ],
        children: [
            .subviews, .documentProcedure({ $0.writeHoldingPriorities($1) }, ["NSSubviews"]), .constraints, .dropped(["NSDelegate"]),
        ])

    static let matrix = macView(
        "matrix", hugging: [250, 750],
        attributes: [
            .documentProcedure({ $0.writeMatrixMode($1) }, ["NSMatrixFlags"]), "allowsEmptySelection", "autosizesCells", "selectionByRect",
            "drawsBackground",
        ],
        children: [
            .constraints, .color("NSBackgroundColor", "backgroundColor"), .size("NSCellSize", "cellSize"),
            .size("NSIntercellSpacing", "intercellSpacing"), .object("NSProtoCell", "prototype"),
            .documentProcedure({ $0.writeMatrixCells($1) }, ["NSCells", "NSNumRows", "NSNumCols"]),
            .dropped([
                "NSCellClass", "NSCellBackgroundColor", "NSSelectedCol", "NSSelectedRow", "NSSelectedCell", "NSFont", "NSDelegate",
                "NSSubviews", "NSDoubleAction",
            ]),
        ])

    static let scroller = macView(
        "scroller", hugging: [250, 750],
        attributes: [
            "doubleValue", .bits("NSsFlags", first: 8, count: 2, name: "controlSize", unless: "regular"),
            .documentProcedure({ $0.writeScrollerDirection($1) }, ["NSsFlags"]),
        ],
        children: [
            .constraints, .dropped(["NSTarget", "NSAction", "NSControlAction", "NSControlTarget", "NSPercent", "NSSubviews", "NSCell"]),
        ])

    static let macWebView = macView(
        "webView", attributes: [.noUnlessYes("UseBackForwardList", "maintainsBackForwardList")],
        children: [
            .constraints, .documentProcedure({ $0.writeWebPreferences($1) }, ["Preferences"]),
            .dropped(["FrameName", "GroupName", "AllowsUndo", "NSDragTypes", "NSSubviews"]),
        ])

    static let openGLView = macView(
        "openGLView", children: [.subviews, .constraints, .dropped(["NSPixelFormat", "NSOpenGLContext"])])

    static let movieView = macView(
        "qtMovieView",
        attributes: [
            .yes("kCoderPreservesAspectRatio", "preservesAspectRatio"), .no("kCoderControllerVisible", "controllerVisible"),
            .yes("kCoderEditable", "editable"),
        ],
        children: [.constraints, .color("kCoderFillColor", "fillColor"), .dropped(["kCoderMovie", "NSDragTypes", "NSSubviews"])])

    static let macCollectionView = macView(
        "collectionView",
        attributes: [
            "selectable", "allowsMultipleSelection", "maxNumberOfRows", "maxNumberOfColumns",
        ],
        children: [
            .constraints, .size("NSMinGridSize", "minItemSize"), .size("NSMaxGridSize", "maxItemSize"),
            .documentProcedure({ $0.writeCollectionColors($1) }, ["NSBackgroundColors"]), .dropped(["NSDragTypes", "NSSubviews"]),
        ])

    static let predicateEditor = macView(
        "predicateEditor", hugging: [250, 750],
        attributes: [
            .choice("NSRuleEditorNestingMode", name: "nestingMode"), .numberAlways("NSRuleEditorSliceHeight", "rowHeight", absent: 25),
            .procedure({ $0.writeRemovesAllRows($1) }, ["NSRuleEditorDisallowEmpty"]),
        ],
        children: [
            .constraints, .documentProcedure({ $0.writeRowTemplates($1) }, ["NSPredicateTemplates"]),
            .dropped([
                "NSSubviews", "NSDragTypes", "NSRuleEditorAlignmentGridWidth", "NSRuleEditorEditable",
                "NSRuleEditorAllowsEmptyCompoundRows", "NSRuleEditorRowTypeKeyPath", "NSRuleEditorSubrowsArrayKeyPath",
                "NSRuleEditorItemsKeyPath", "NSRuleEditorValuesKeyPath", "NSRuleEditorBoundArrayKeyPath", "NSRuleEditorRowClass",
                "NSRuleEditorSlicesHolder", "NSRuleEditorDelegate", "NSRuleEditorBoundArrayOwner", "NSRuleEditorSlices",
                "NSPredicateEditorPredicate",
            ]),
        ])
}

extension ArchiveRules {
    static let form = ArchiveRules("form", matrix.steps)
    static let ruleEditor = ArchiveRules("ruleEditor", predicateEditor.steps)
}
