import FormworkModel

/// Steps for views of AppKit that the vocabulary's columns can't express, by class and name. A name with `@` is that of a child element. No steps
/// stand for an inherited attribute that the class doesn't have.
extension ArchiveRules {
    static let appKitViews: KeyValuePairs<String, [ArchiveStep]> = [
        "NSView.identifier": [.propertyText("userInterfaceItemIdentifier", "identifier")],
        "NSView.hidden": [.bit("NSvFlags", 31, "hidden")],
        "NSView.toolTip": [.documentProcedure { $0.writeToolTip($1) }], "NSView.@toolTip": [.documentProcedure { $0.writeLongToolTip($1) }],
        "NSView.autoresizesSubviews": [.clearBit("NSvFlags", 8, "autoresizesSubviews")],
        "NSView.wantsLayer": [.yes("NSViewIsLayerTreeHost", "wantsLayer")],
        "NSView.clipsToBounds": [.yes("IBNSClipsToBounds", "clipsToBounds")],
        "NSView.focusRingType": [.documentProcedure { $0.writeFocusRing($1) }], "NSView.horizontalHuggingPriority": hugging([]),
        "NSView.horizontalCompressionResistancePriority": [
            .priorities(
                "NSAntiCompressionPriority", horizontal: "horizontalCompressionResistancePriority",
                vertical: "verticalCompressionResistancePriority", unless: 750)
        ],
        "NSView.tag": [.number("NSTag", "tag", unless: 0)], "NSView.alphaValue": [.number("NSViewAlphaValue", "alphaValue", unless: 1)],
        "NSView.translatesAutoresizingMaskIntoConstraints": [.documentProcedure { $0.writeTranslatesAutoresizingMask($1) }],
        "NSView.@frame": [.frame], "NSView.@autoresizingMask": [.autoresizingMask],
        "NSView.@userGuides": [.documentProcedure { $0.writeUserGuides($1) }], "NSView.@subviews": [.subviews],
        "NSView.@constraints": [.constraints], "NSView.@accessibility": [accessibility],
        "NSView.@layoutGuides": [.documentProcedure { $0.writeLayoutGuides($1) }],
        "NSView.@shadow": [.documentProcedure { $0.writeShadow($1) }],
        "NSView.@canvasLocation": [canvasLocation],

        // Controls.
        "NSControl.@subviews": noSubviews, "NSControl.@cell": [.object("NSCell", "cell")],
        "NSTextField.horizontalHuggingPriority": hugging([250, 750]),
        "NSTextField.preferredMaxLayoutWidth": [.documentProcedure { $0.writeMaxLayoutWidth($1) }],
        "NSTextField.allowsCharacterPickerTouchBarItem": [.procedure { $0.writeCharacterPicker($1) }],
        "NSTextField.textCompletion": [.procedure { $0.writeTextCompletion($1, key: "NSCell") }], "NSSearchField.textCompletion": [],
        "NSButton.horizontalHuggingPriority": [.documentProcedure({ $0.writeButtonHugging($1) }, ["NSHuggingPriority"])],
        "NSButton.imageHugsTitle": [.procedure { $0.writeImageHugsTitle($1) }], "NSButton.@constraints": [firstCell, .constraints],
        "NSPopUpButton.horizontalHuggingPriority": hugging([250, 750]), "NSPopUpButton.imageHugsTitle": [],
        "NSSlider.horizontalHuggingPriority": [.documentProcedure({ $0.writeSliderHugging($1) }, ["NSHuggingPriority"])],
        "NSStepper.horizontalHuggingPriority": hugging([750, 750]), "NSSegmentedControl.horizontalHuggingPriority": hugging([250, 750]),
        "NSDatePicker.horizontalHuggingPriority": hugging([250, 750]), "NSLevelIndicator.horizontalHuggingPriority": hugging([250, 750]),
        "NSPathControl.horizontalHuggingPriority": hugging([250, 750]),
        "NSColorWell.@color": [.color("NSColor", "color")], "NSColorWell.@cell": noCell, "NSSwitch.@cell": noCell,
        "NSBrowser.@cell": noCell,
        "NSImageView.editable": [.dropped(["NSEditable"])], "NSMatrix.horizontalHuggingPriority": hugging([250, 750]),
        "NSMatrix.mode": [.documentProcedure({ $0.writeMatrixMode($1) }, ["NSMatrixFlags"])],
        "NSMatrix.@backgroundColor": [.color("NSBackgroundColor", "backgroundColor")],
        "NSMatrix.@cellSize": [.size("NSCellSize", "cellSize")],
        "NSMatrix.@intercellSpacing": [.size("NSIntercellSpacing", "intercellSpacing")],
        "NSMatrix.@prototype": [.object("NSProtoCell", "prototype")],
        "NSMatrix.@cells": [.documentProcedure({ $0.writeMatrixCells($1) }, ["NSCells", "NSNumRows", "NSNumCols"])],
        "NSMatrix.@cell": [.dropped(["NSCell", "NSFont"])],
        "NSScroller.horizontalHuggingPriority": hugging([250, 750]),
        "NSScroller.controlSize": [.bits("NSsFlags", first: 8, count: 2, name: "controlSize", unless: "regular")],
        "NSScroller.horizontal": [.documentProcedure({ $0.writeScrollerDirection($1) }, ["NSsFlags"])], "NSScroller.@cell": noCell,
        "NSRuleEditor.horizontalHuggingPriority": hugging([250, 750]),
        "NSRuleEditor.canRemoveAllRows": [.procedure({ $0.writeRemovesAllRows($1) }, ["NSRuleEditorDisallowEmpty"])],
        "NSRuleEditor.@rowTemplates": [.documentProcedure({ $0.writeRowTemplates($1) }, ["NSPredicateTemplates"])],

        // Tables.
        "NSTableView.horizontalHuggingPriority": hugging([250, 750]),
        "NSTableView.selectionHighlightStyle": [.documentProcedure({ $0.writeTableHighlight($1) }, ["NSTableViewSelectionHighlightStyle"])],
        "NSTableView.rowHeight": [.number("NSRowHeight", "rowHeight", unless: 17)],
        "NSTableView.rowSizeStyle": [.documentProcedure({ $0.writeRowSizeStyle($1) }, ["NSTableViewRowSizeStyle"])],
        "NSTableView.headerView": [.documentProcedure({ $0.writeTableHeader($1) }, ["NSHeaderView"])],
        "NSTableView.viewBased": [.documentProcedure { $0.writeViewBased($1) }],
        "NSTableView.@intercellSpacing": [
            .documentProcedure({ $0.writeIntercellSpacing($1) }, ["NSIntercellSpacingWidth", "NSIntercellSpacingHeight"])
        ],
        "NSTableView.@gridStyleMask": [.documentProcedure({ $0.writeGridStyle($1) }, ["NSGridStyleMask"])],
        "NSTableView.@tableColumns": [.objects("NSTableColumns", "tableColumns")], "NSTableView.@cell": noCell,
        "NSOutlineView.outlineTableColumn": [.documentProcedure { $0.writeOutlineColumn($1) }],
        "NSTableColumn.@headerCell": [.object("NSHeaderCell", "headerCell")],
        "NSTableColumn.@dataCell": [.object("NSDataCell", "dataCell")],
        "NSTableColumn.@sortDescriptorPrototype": [.documentProcedure({ $0.writeSortDescriptor($1) }, ["NSSortDescriptorPrototype"])],
        "NSTableColumn.@resizingMask": [.documentProcedure({ $0.writeColumnResizing($1) }, ["NSResizingMask"])],
        "NSTableColumn.@prototypeCellViews": [.documentProcedure { $0.writePrototypeCellViews($1) }],
        "NSTableHeaderView.@subviews": noSubviews,

        // Views with content.
        "NSBox.horizontalHuggingPriority": [.documentProcedure({ $0.writeBoxHugging($1) }, ["NSHuggingPriority"])],
        "NSBox.boxType": [
            .documentProcedure(
                { $0.writeBoxAttributes($1) },
                ["NSBorderWidth2", "NSCornerRadius2", "NSTitleCell", "NSBoxType", "NSBorderType", "NSTitlePosition"])
        ],
        "NSBox.@contentView": [.documentProcedure({ $0.writeBoxContentView($1) }, ["NSContentView", "NSSubviews"])], "NSBox.@subviews": [],
        "NSBox.@borderColor": [.documentProcedure({ $0.writeBoxColors($1) }, ["NSBorderColor2", "NSFillColor2"])],
        "NSBox.@titleFont": [.documentProcedure({ $0.writeBoxTitleFont($1) }, ["NSTitleCell"])],
        "NSProgressIndicator.autoresizesSubviews": [],
        "NSProgressIndicator.horizontalHuggingPriority": [.documentProcedure({ $0.writeProgressHugging($1) }, ["NSHuggingPriority"])],
        "NSProgressIndicator.maxValue": [.number("NSMaxValue", "maxValue")],
        "NSProgressIndicator.doubleValue": [
            .procedure({ $0.writeProgressValue($1) }, ["NSDoubleValue", "NSProgressIndicatorDoubleValue"])
        ],
        "NSProgressIndicator.controlSize": [.documentProcedure({ $0.writeProgressSize($1) }, ["NSpiFlags"])],
        "NSProgressIndicator.style": [.bits("NSpiFlags", first: 12, count: 1, name: "style", of: "progressStyle")],
        "NSProgressIndicator.@subviews": [.dropped(["NSSubviews", "NSCell"])],
        "NSTabView.controlSize": [.bits("NSTvFlags", first: 27, count: 2, name: "controlSize", unless: "regular")],
        "NSTabView.type": [.bits("NSTvFlags", first: 0, count: 3, name: "type", of: "tabViewType", unless: "topTabsBezelBorder")],
        "NSTabView.initialItem": [.documentProcedure { $0.writeInitialTabViewItem($1) }], "NSTabView.@font": [.font("NSFont")],
        "NSTabView.@tabViewItems": [.objects("NSTabViewItems", "tabViewItems")], "NSTabView.@subviews": noSubviews,
        "NSTabViewItem.label": [.text("NSLabel", "label")],
        "NSTabViewItem.identifier": [.documentProcedure({ $0.writeTabIdentifier($1) }, ["NSIdentifier"])],
        "NSTabViewItem.toolTip": [.documentProcedure { $0.writeToolTip($1) }],
        "NSTabViewItem.@view": [.object("NSView", "view"), .dropped(["NSColor"])],
        "NSSplitView.@holdingPriorities": [.documentProcedure { $0.writeHoldingPriorities($1) }],
        "NSScrollView.borderType": [.bits("NSsFlags", first: 0, count: 2, name: "borderType", unless: "bezel")],
        "NSScrollView.horizontalLineScroll": [.documentProcedure({ $0.writeScrollAmounts($1) }, ["NSScrollAmts"])],
        "NSScrollView.horizontalScrollElasticity": [
            .bits("NSsFlags", first: 14, count: 2, name: "horizontalScrollElasticity", of: "elasticity", unless: "automatic")
        ],
        "NSScrollView.verticalScrollElasticity": [
            .bits("NSsFlags", first: 12, count: 2, name: "verticalScrollElasticity", of: "elasticity", unless: "automatic")
        ],
        "NSScrollView.@contentView": [.documentProcedure({ $0.writeClipView($1) }, ["NSContentView"])],
        "NSScrollView.@subviews": noSubviews,
        "NSScrollView.@horizontalScroller": [.object("NSHScroller", "horizontalScroller")],
        "NSScrollView.@verticalScroller": [.object("NSVScroller", "verticalScroller")],
        "NSScrollView.@headerView": [.documentProcedure({ $0.writeHeaderView($1) }, ["NSHeaderClipView"])],
        "NSTextView.textCompletion": [.procedure { $0.writeTextCompletion($1, key: "NSSharedData") }],
        "NSTextView.editable": [
            .procedure({ $0.writeTextViewFlags($1) }, ["NSSharedData", "NSTVFlags", "NSTextContainer", "NSPreferredTextFinderStyle"])
        ],
        "NSTextView.@textColor": [.procedure({ $0.writeTextViewColors($1) }, ["NSTextViewTextColor"])],
        "NSTextView.@minSize": [.procedure({ $0.writeTextViewSizes($1) }, ["NSMinize", "NSMaxSize"])],
        "NSTextView.@textStorage": [.procedure { $0.writeTextStorage($1) }], "NSTextView.@subviews": noSubviews,
        "NSCollectionView.@minItemSize": [.size("NSMinGridSize", "minItemSize")],
        "NSCollectionView.@maxItemSize": [.size("NSMaxGridSize", "maxItemSize")],
        "NSCollectionView.@primaryBackgroundColor": [.documentProcedure({ $0.writeCollectionColors($1) }, ["NSBackgroundColors"])],
        "NSCollectionView.@subviews": noSubviews,
        "WebView.maintainsBackForwardList": [.noUnlessYes("UseBackForwardList", "maintainsBackForwardList")],
        "WebView.@preferences": [.documentProcedure({ $0.writeWebPreferences($1) }, ["Preferences"])], "WebView.@subviews": noSubviews,
        "QTMovieView.preservesAspectRatio": [.yes("kCoderPreservesAspectRatio", "preservesAspectRatio")],
        "QTMovieView.controllerVisible": [.no("kCoderControllerVisible", "controllerVisible")],
        "QTMovieView.editable": [.yes("kCoderEditable", "editable")], "QTMovieView.@fillColor": [.color("kCoderFillColor", "fillColor")],
        "QTMovieView.@subviews": noSubviews, "PDFView.@subviews": noSubviews, "IKImageBrowserView.@subviews": noSubviews,
        "IKImageView.@subviews": noSubviews, "QTCaptureView.@subviews": noSubviews, "QCView.@subviews": noSubviews,

        // Views in compiled files only, as they are newer than archives.
        "NSStackView.distribution": [.procedure({ $0.writeStackDistribution($1) }, ["NSStackViewdistribution"])],
        "NSStackView.alignment": [
            .choice(
                "NSStackViewAlignment", "alignment",
                (0...LayoutAttribute.firstBaseline.number).map { LayoutAttribute(number: $0).map { FixedText($0.rawValue) } ?? "" })
        ],
        "NSStackView.horizontalStackHuggingPriority": [.number("NSStackViewHorizontalHugging", "horizontalStackHuggingPriority")],
        "NSStackView.verticalStackHuggingPriority": [.number("NSStackViewVerticalHugging", "verticalStackHuggingPriority")],
        "NSStackView.horizontalClippingResistancePriority": [
            .number("NSStackViewHorizontalClippingResistance", "horizontalClippingResistancePriority", unless: 1000)
        ],
        "NSStackView.verticalClippingResistancePriority": [
            .number("NSStackViewVerticalClippingResistance", "verticalClippingResistancePriority", unless: 1000)
        ],
        "NSStackView.@subviews": [
            .documentProcedure({ $0.writeStackViews($1) }, ["NSSubviews", "NSStackViewMiddleContainer", "NSStackViewEndContainer"])
        ],
        "NSStackView.@edgeInsets": [.procedure({ $0.writeStackInsets($1, keys: edges) }, edges)],
        "NSStackView.@visibilityPriorities": [.procedure({ $0.writeStackLists($1) }, ["NSStackViewBeginningContainer"])],
        "NSGridView.xPlacement": [.choice("NSGrid_xPlacement", name: "xPlacement", unless: "inherited")],
        "NSGridView.yPlacement": [.choice("NSGrid_yPlacement", name: "yPlacement", unless: "inherited")],
        "NSGridView.rowAlignment": [.choice("NSGrid_alignment", name: "rowAlignment", unless: "inherited")],
        "NSGridView.@rows": [.documentProcedure({ $0.writeGrid($1) }, ["NSGrid_rows", "NSGrid_columns"])],
        "NSGridView.@subviews": noSubviews,
        "NSGridRow.height": [.procedure({ $0.writeGridSize($1, key: "NSGrid_height", name: "height") }, ["NSGrid_height"])],
        "NSGridRow.@cells": [.dropped(["NSGrid_cells"])],
        "NSGridColumn.width": [.procedure({ $0.writeGridSize($1, key: "NSGrid_width", name: "width") }, ["NSGrid_width"])],
        "NSGridCell.row": [
            .documentProcedure({ $0.writeGridPlace($1) }, ["NSGrid_owningRow", "NSGrid_owningColumn", "NSGrid_mergeHead"])
        ],
        "NSGridCell.@contentView": [.object("NSGrid_content", "contentView")],
    ]

    /// Returns the step for content hugging priorities.
    ///
    /// - Parameter absent: the horizontal and the vertical priority without a key; none if they are 250.
    private static func hugging(_ absent: [Double]) -> [ArchiveStep] {
        [
            .priorities(
                "NSHuggingPriority", horizontal: "horizontalHuggingPriority", vertical: "verticalHuggingPriority", unless: 250,
                absent: absent)
        ]
    }

    /// Writes the cell before the constraints, if necessary. The later step doesn't write it again.
    private static let firstCell: ArchiveStep = .documentProcedure {
        if $0.compiled?.putsCellsFirst == true, let cell = $0.graph.value($1, key: "NSCell") { $0.writeObject(cell, key: "cell") }
    }

    private static let noSubviews: [ArchiveStep] = [.dropped(["NSSubviews"])]
    private static let noCell: [ArchiveStep] = [.dropped(["NSCell"])]
    private static let edges: [ArchiveKey] = ["left", "right", "top", "bottom"].map { FixedText("NSStackViewEdgeInsets.\($0)") }

    /// The accessibility properties of a view or a cell.
    static let accessibility: ArchiveStep = .documentProcedure { $0.writeMacAccessibility($1) }
    static let canvasLocation: ArchiveStep = .documentProcedure { $0.writeCanvasLocation($1) }
}
