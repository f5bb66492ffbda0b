extension NSBindingName {
    /// AppKit's `alignment`.
    public static let alignment = NSBindingName("alignment")
    /// AppKit's `alternateImage`.
    public static let alternateImage = NSBindingName("alternateImage")
    /// AppKit's `alternateTitle`.
    public static let alternateTitle = NSBindingName("alternateTitle")
    /// AppKit's `animate`.
    public static let animate = NSBindingName("animate")
    /// AppKit's `animationDelay`.
    public static let animationDelay = NSBindingName("animationDelay")
    /// AppKit's `argument`.
    public static let argument = NSBindingName("argument")
    /// AppKit's `attributedString`.
    public static let attributedString = NSBindingName("attributedString")
    /// AppKit's `content`.
    public static let content = NSBindingName("content")
    /// AppKit's `contentArray`.
    public static let contentArray = NSBindingName("contentArray")
    /// AppKit's `contentArrayForMultipleSelection`.
    public static let contentArrayForMultipleSelection = NSBindingName("contentArrayForMultipleSelection")
    /// AppKit's `contentDictionary`.
    public static let contentDictionary = NSBindingName("contentDictionary")
    /// AppKit's `contentHeight`.
    public static let contentHeight = NSBindingName("contentHeight")
    /// AppKit's `contentObject`.
    public static let contentObject = NSBindingName("contentObject")
    /// AppKit's `contentObjects`.
    public static let contentObjects = NSBindingName("contentObjects")
    /// AppKit's `contentSet`.
    public static let contentSet = NSBindingName("contentSet")
    /// AppKit's `contentValues`.
    public static let contentValues = NSBindingName("contentValues")
    /// AppKit's `contentWidth`.
    public static let contentWidth = NSBindingName("contentWidth")
    /// AppKit's `criticalValue`.
    public static let criticalValue = NSBindingName("criticalValue")
    /// AppKit's `data`.
    public static let data = NSBindingName("data")
    /// AppKit's `displayPatternTitle`.
    public static let displayPatternTitle = NSBindingName("displayPatternTitle")
    /// AppKit's `displayPatternValue`.
    public static let displayPatternValue = NSBindingName("displayPatternValue")
    /// AppKit's `documentEdited`.
    public static let documentEdited = NSBindingName("documentEdited")
    /// AppKit's `doubleClickArgument`.
    public static let doubleClickArgument = NSBindingName("doubleClickArgument")
    /// AppKit's `doubleClickTarget`.
    public static let doubleClickTarget = NSBindingName("doubleClickTarget")
    /// AppKit's `editable`.
    public static let editable = NSBindingName("editable")
    /// AppKit's `enabled`.
    public static let enabled = NSBindingName("enabled")
    /// AppKit's `excludedKeys`.
    public static let excludedKeys = NSBindingName("excludedKeys")
    /// AppKit's `filterPredicate`.
    public static let filterPredicate = NSBindingName("filterPredicate")
    /// AppKit's `font`.
    public static let font = NSBindingName("font")
    /// AppKit's `fontBold`.
    public static let fontBold = NSBindingName("fontBold")
    /// AppKit's `fontFamilyName`.
    public static let fontFamilyName = NSBindingName("fontFamilyName")
    /// AppKit's `fontItalic`.
    public static let fontItalic = NSBindingName("fontItalic")
    /// AppKit's `fontName`.
    public static let fontName = NSBindingName("fontName")
    /// AppKit's `fontSize`.
    public static let fontSize = NSBindingName("fontSize")
    /// AppKit's `headerTitle`.
    public static let headerTitle = NSBindingName("headerTitle")
    /// AppKit's `hidden`.
    public static let hidden = NSBindingName("hidden")
    /// AppKit's `image`.
    public static let image = NSBindingName("image")
    /// AppKit's `includedKeys`.
    public static let includedKeys = NSBindingName("includedKeys")
    /// AppKit's `initialKey`.
    public static let initialKey = NSBindingName("initialKey")
    /// AppKit's `initialValue`.
    public static let initialValue = NSBindingName("initialValue")
    /// AppKit's `isIndeterminate`.
    public static let isIndeterminate = NSBindingName("isIndeterminate")
    /// AppKit's `label`.
    public static let label = NSBindingName("label")
    /// AppKit's `localizedKeyDictionary`.
    public static let localizedKeyDictionary = NSBindingName("localizedKeyDictionary")
    /// AppKit's `managedObjectContext`.
    public static let managedObjectContext = NSBindingName("managedObjectContext")
    /// AppKit's `maximumRecents`.
    public static let maximumRecents = NSBindingName("maximumRecents")
    /// AppKit's `maxValue`.
    public static let maxValue = NSBindingName("maxValue")
    /// AppKit's `maxWidth`.
    public static let maxWidth = NSBindingName("maxWidth")
    /// AppKit's `minValue`.
    public static let minValue = NSBindingName("minValue")
    /// AppKit's `minWidth`.
    public static let minWidth = NSBindingName("minWidth")
    /// AppKit's `mixedStateImage`.
    public static let mixedStateImage = NSBindingName("mixedStateImage")
    /// AppKit's `offStateImage`.
    public static let offStateImage = NSBindingName("offStateImage")
    /// AppKit's `onStateImage`.
    public static let onStateImage = NSBindingName("onStateImage")
    /// AppKit's `positioningRect`.
    public static let positioningRect = NSBindingName("positioningRect")
    /// AppKit's `predicate`.
    public static let predicate = NSBindingName("predicate")
    /// AppKit's `recentSearches`.
    public static let recentSearches = NSBindingName("recentSearches")
    /// AppKit's `representedFilename`.
    public static let representedFilename = NSBindingName("representedFilename")
    /// AppKit's `rowHeight`.
    public static let rowHeight = NSBindingName("rowHeight")
    /// AppKit's `selectedIdentifier`.
    public static let selectedIdentifier = NSBindingName("selectedIdentifier")
    /// AppKit's `selectedIndex`.
    public static let selectedIndex = NSBindingName("selectedIndex")
    /// AppKit's `selectedLabel`.
    public static let selectedLabel = NSBindingName("selectedLabel")
    /// AppKit's `selectedObject`.
    public static let selectedObject = NSBindingName("selectedObject")
    /// AppKit's `selectedObjects`.
    public static let selectedObjects = NSBindingName("selectedObjects")
    /// AppKit's `selectedTag`.
    public static let selectedTag = NSBindingName("selectedTag")
    /// AppKit's `selectedValue`.
    public static let selectedValue = NSBindingName("selectedValue")
    /// AppKit's `selectedValues`.
    public static let selectedValues = NSBindingName("selectedValues")
    /// AppKit's `selectionIndexes`.
    public static let selectionIndexes = NSBindingName("selectionIndexes")
    /// AppKit's `selectionIndexPaths`.
    public static let selectionIndexPaths = NSBindingName("selectionIndexPaths")
    /// AppKit's `sortDescriptors`.
    public static let sortDescriptors = NSBindingName("sortDescriptors")
    /// AppKit's `target`.
    public static let target = NSBindingName("target")
    /// AppKit's `textColor`.
    public static let textColor = NSBindingName("textColor")
    /// AppKit's `title`.
    public static let title = NSBindingName("title")
    /// AppKit's `toolTip`.
    public static let toolTip = NSBindingName("toolTip")
    /// AppKit's `transparent`.
    public static let transparent = NSBindingName("transparent")
    /// AppKit's `value`.
    public static let value = NSBindingName("value")
    /// AppKit's `valuePath`.
    public static let valuePath = NSBindingName("valuePath")
    /// AppKit's `valueURL`.
    public static let valueURL = NSBindingName("valueURL")
    /// AppKit's `visible`.
    public static let visible = NSBindingName("visible")
    /// AppKit's `warningValue`.
    public static let warningValue = NSBindingName("warningValue")
    /// AppKit's `width`.
    public static let width = NSBindingName("width")
}

extension NSBindingOption {
    /// AppKit's `allowsEditingMultipleValuesSelection`.
    public static let allowsEditingMultipleValuesSelection = NSBindingOption(rawValue: "NSAllowsEditingMultipleValuesSelection")
    /// AppKit's `allowsNullArgument`.
    public static let allowsNullArgument = NSBindingOption(rawValue: "NSAllowsNullArgument")
    /// AppKit's `alwaysPresentsApplicationModalAlerts`.
    public static let alwaysPresentsApplicationModalAlerts = NSBindingOption(rawValue: "NSAlwaysPresentsApplicationModalAlerts")
    /// AppKit's `conditionallySetsEditable`.
    public static let conditionallySetsEditable = NSBindingOption(rawValue: "NSConditionallySetsEditable")
    /// AppKit's `conditionallySetsEnabled`.
    public static let conditionallySetsEnabled = NSBindingOption(rawValue: "NSConditionallySetsEnabled")
    /// AppKit's `conditionallySetsHidden`.
    public static let conditionallySetsHidden = NSBindingOption(rawValue: "NSConditionallySetsHidden")
    /// AppKit's `contentPlacementTag`.
    public static let contentPlacementTag = NSBindingOption(rawValue: "NSContentPlacementTag")
    /// AppKit's `continuouslyUpdatesValue`.
    public static let continuouslyUpdatesValue = NSBindingOption(rawValue: "NSContinuouslyUpdatesValue")
    /// AppKit's `createsSortDescriptor`.
    public static let createsSortDescriptor = NSBindingOption(rawValue: "NSCreatesSortDescriptor")
    /// AppKit's `deletesObjectsOnRemove`.
    public static let deletesObjectsOnRemove = NSBindingOption(rawValue: "NSDeletesObjectsOnRemove")
    /// AppKit's `displayName`.
    public static let displayName = NSBindingOption(rawValue: "NSDisplayName")
    /// AppKit's `displayPattern`.
    public static let displayPattern = NSBindingOption(rawValue: "NSDisplayPattern")
    /// AppKit's `handlesContentAsCompoundValue`.
    public static let handlesContentAsCompoundValue = NSBindingOption(rawValue: "NSHandlesContentAsCompoundValue")
    /// AppKit's `insertsNullPlaceholder`.
    public static let insertsNullPlaceholder = NSBindingOption(rawValue: "NSInsertsNullPlaceholder")
    /// AppKit's `invokesSeparatelyWithArrayObjects`.
    public static let invokesSeparatelyWithArrayObjects = NSBindingOption(rawValue: "NSInvokesSeparatelyWithArrayObjects")
    /// AppKit's `multipleValuesPlaceholder`.
    public static let multipleValuesPlaceholder = NSBindingOption(rawValue: "NSMultipleValuesPlaceholder")
    /// AppKit's `noSelectionPlaceholder`.
    public static let noSelectionPlaceholder = NSBindingOption(rawValue: "NSNoSelectionPlaceholder")
    /// AppKit's `notApplicablePlaceholder`.
    public static let notApplicablePlaceholder = NSBindingOption(rawValue: "NSNotApplicablePlaceholder")
    /// AppKit's `nullPlaceholder`.
    public static let nullPlaceholder = NSBindingOption(rawValue: "NSNullPlaceholder")
    /// AppKit's `predicateFormat`.
    public static let predicateFormat = NSBindingOption(rawValue: "NSPredicateFormat")
    /// AppKit's `raisesForNotApplicableKeys`.
    public static let raisesForNotApplicableKeys = NSBindingOption(rawValue: "NSRaisesForNotApplicableKeys")
    /// AppKit's `selectorName`.
    public static let selectorName = NSBindingOption(rawValue: "NSSelectorName")
    /// AppKit's `selectsAllWhenSettingContent`.
    public static let selectsAllWhenSettingContent = NSBindingOption(rawValue: "NSSelectsAllWhenSettingContent")
    /// AppKit's `validatesImmediately`.
    public static let validatesImmediately = NSBindingOption(rawValue: "NSValidatesImmediately")
    /// AppKit's `valueTransformer`.
    public static let valueTransformer = NSBindingOption(rawValue: "NSValueTransformer")
    /// AppKit's `valueTransformerName`.
    public static let valueTransformerName = NSBindingOption(rawValue: "NSValueTransformerName")
}
