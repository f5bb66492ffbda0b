/// The parts of an element that no table can say: each is one function of `ArchiveUpgrade`.
enum ArchiveProcedure: Sendable {
    case accessibility, alternateImage, attributedText, autoenablesItems, behavior
    case boxAttributes, boxColors, boxContentView, boxHugging, boxTitleFont
    case buttonBezel, buttonImage, buttonInset, buttonKeyEquivalent, buttonStates
    case buttonType, canvasLocation, cellBorder, cellContentView, cellFocusRing
    case cellLongTitle, cellTitle, clipView, columnResizing, customSize
    case dataDetectors, date, dateFormatter, datePickerElements, declaredKeys
    case defaultToolbarItems, documentView, extendedEdges, fieldAdjustsFont, focusRing
    case generatedIdentity, gestureRecognizers, gridStyle, headerView, holdingPriorities
    case imagePosition, initialTabViewItem, inputLocales, intercellSpacing, iosSegments
    case lineBreakMode, longToolTip, macSegments, matrixCells, matrixMode
    case maxLayoutWidth, menuItemEnabled, menuItemState, menuItemTexts, menuItemTitle
    case menuItemToolTip, menuKeyEquivalent, menuModifiers, numberFormatter, objectValues
    case outlineColumn, popUpBorder, popUpTitle, progressHugging, progressSize
    case prototypeCellViews, representedObject, rowSizeStyle, rowTemplate, rowTemplates
    case scopeButtonTitles, scrollAmounts, scrollerDirection, segmentEnabled, selectedItem
    case shadow, simulatedMetrics, sliderHugging, sortDescriptor, swipeDirection
    case systemMenu, tableHeader, tableHighlight, textInputTraits, textStorage
    case textViewColors, textViewFlags, textViewSizes, tickMarkPosition, toolTip
    case toolbarItemIdentifier, toolbarItemSizes, translatesAutoresizingMask, url, userGuides
    case webDataDetectors, webPreferences, windowCollectionBehavior, windowPosition, windowSizes
    case windowStyle, windowVisibility, hidden, textBackground, textAttributes, viewBased, fieldColor, labelMaxLayoutWidth, buttonHugging, tabIdentifier, toolbar, popUpState, popUpTag
}

extension ArchiveUpgrade {
    mutating func run(_ procedure: ArchiveProcedure, _ object: Int) {
        switch procedure {
        case .popUpTag: writePopUpTag(object)
        case .popUpState: writePopUpState(object)
        case .toolbar: writeToolbar(object)
        case .tabIdentifier: writeTabIdentifier(object)
        case .buttonHugging: writeButtonHugging(object)
        case .labelMaxLayoutWidth: writeLabelMaxLayoutWidth(object)
        case .fieldColor: writeFieldColor(object)
        case .viewBased: writeViewBased(object)
        case .textAttributes: writeTextAttributes(object)
        case .textBackground: writeTextBackground(object)
        case .hidden: writeHidden(object)
        case .accessibility: writeAccessibility(object)
        case .alternateImage: writeAlternateImage(object)
        case .attributedText: writeAttributedText(object)
        case .autoenablesItems: writeAutoenablesItems(object)
        case .behavior: writeBehavior(object)
        case .boxAttributes: writeBoxAttributes(object)
        case .boxColors: writeBoxColors(object)
        case .boxContentView: writeBoxContentView(object)
        case .boxHugging: writeBoxHugging(object)
        case .boxTitleFont: writeBoxTitleFont(object)
        case .buttonBezel: writeButtonBezel(object)
        case .buttonImage: writeButtonImage(object)
        case .buttonInset: writeButtonInset(object)
        case .buttonKeyEquivalent: writeButtonKeyEquivalent(object)
        case .buttonStates: writeButtonStates(object)
        case .buttonType: writeButtonType(object)
        case .canvasLocation: writeCanvasLocation(object)
        case .cellBorder: writeCellBorder(object)
        case .cellContentView: writeCellContentView(object)
        case .cellFocusRing: writeCellFocusRing(object)
        case .cellLongTitle: writeCellLongTitle(object)
        case .cellTitle: writeCellTitle(object)
        case .clipView: writeClipView(object)
        case .columnResizing: writeColumnResizing(object)
        case .customSize: writeCustomSize(object)
        case .dataDetectors: writeDataDetectors(object, always: false)
        case .date: writeDate(object)
        case .dateFormatter: writeDateFormatter(object)
        case .datePickerElements: writeDatePickerElements(object)
        case .declaredKeys: writeDeclaredKeys(object)
        case .defaultToolbarItems: writeDefaultToolbarItems(object)
        case .documentView: writeDocumentView(object)
        case .extendedEdges: writeExtendedEdges(object)
        case .fieldAdjustsFont: writeFieldAdjustsFont(object)
        case .focusRing: writeFocusRing(object)
        case .generatedIdentity: writeGeneratedIdentity(object)
        case .gestureRecognizers: writeGestureRecognizers(object)
        case .gridStyle: writeGridStyle(object)
        case .headerView: writeHeaderView(object)
        case .holdingPriorities: writeHoldingPriorities(object)
        case .imagePosition: writeImagePosition(object)
        case .initialTabViewItem: writeInitialTabViewItem(object)
        case .inputLocales: writeInputLocales(object)
        case .intercellSpacing: writeIntercellSpacing(object)
        case .iosSegments: writeSegments(object)
        case .lineBreakMode: writeLineBreakMode(object)
        case .longToolTip: writeLongToolTip(object)
        case .macSegments: writeMacSegments(object)
        case .matrixCells: writeMatrixCells(object)
        case .matrixMode: writeMatrixMode(object)
        case .maxLayoutWidth: writeMaxLayoutWidth(object)
        case .menuItemEnabled: writeMenuItemEnabled(object)
        case .menuItemState: writeMenuItemState(object)
        case .menuItemTexts: writeMenuItemTexts(object)
        case .menuItemTitle: writeMenuItemTitle(object)
        case .menuItemToolTip: writeMenuItemToolTip(object)
        case .menuKeyEquivalent: writeMenuKeyEquivalent(object)
        case .menuModifiers: writeMenuModifiers(object)
        case .numberFormatter: writeNumberFormatter(object)
        case .objectValues: writeObjectValues(object)
        case .outlineColumn: writeOutlineColumn(object)
        case .popUpBorder: writePopUpBorder(object)
        case .popUpTitle: writePopUpTitle(object)
        case .progressHugging: writeProgressHugging(object)
        case .progressSize: writeProgressSize(object)
        case .prototypeCellViews: writePrototypeCellViews(object)
        case .representedObject: writeRepresentedObject(object)
        case .rowSizeStyle: writeRowSizeStyle(object)
        case .rowTemplate: writeRowTemplate(object)
        case .rowTemplates: writeRowTemplates(object)
        case .scopeButtonTitles: writeScopeButtonTitles(object)
        case .scrollAmounts: writeScrollAmounts(object)
        case .scrollerDirection: writeScrollerDirection(object)
        case .segmentEnabled: writeSegmentEnabled(object)
        case .selectedItem: writeSelectedItem(object)
        case .shadow: writeShadow(object)
        case .simulatedMetrics: writeSimulatedMetrics(object)
        case .sliderHugging: writeSliderHugging(object)
        case .sortDescriptor: writeSortDescriptor(object)
        case .swipeDirection: writeSwipeDirection(object)
        case .systemMenu: writeSystemMenu(object)
        case .tableHeader: writeTableHeader(object)
        case .tableHighlight: writeTableHighlight(object)
        case .textInputTraits: writeTextInputTraits(object)
        case .textStorage: writeTextStorage(object)
        case .textViewColors: writeTextViewColors(object)
        case .textViewFlags: writeTextViewFlags(object)
        case .textViewSizes: writeTextViewSizes(object)
        case .tickMarkPosition: writeTickMarkPosition(object)
        case .toolTip: writeToolTip(object)
        case .toolbarItemIdentifier: writeToolbarItemIdentifier(object)
        case .toolbarItemSizes: writeToolbarItemSizes(object)
        case .translatesAutoresizingMask: writeTranslatesAutoresizingMask(object)
        case .url: writeURL(object)
        case .userGuides: writeUserGuides(object)
        case .webDataDetectors: writeDataDetectors(object, always: true)
        case .webPreferences: writeWebPreferences(object)
        case .windowCollectionBehavior: writeWindowCollectionBehavior(object)
        case .windowPosition: writeWindowPosition(object)
        case .windowSizes: writeWindowSizes(object)
        case .windowStyle: writeWindowStyle(object)
        case .windowVisibility: writeWindowVisibility(object)
        }
    }
}
