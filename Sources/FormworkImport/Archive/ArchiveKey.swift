/// The keys of archives that the upgrade speaks of.
// The cases are spelled as archives spell them.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum ArchiveKey: UInt16, CaseIterable, Sendable {
    /// No key, or one that is not known.
    case unknown
    // Those from here on have no use in the modern format, wherever they stand.
    case EncodedWithXMLCoder, IBDateFormatterBehaviorMetadataKey, IBEditorWindowLastContentRect
    case IBNSSegmentedControlInspectorSelectedSegmentMetadataKey, IBNSViewMetadataConstraints, IBNSViewMetadataGestureRecognizers
    case IBNSViewMetadataLastInspectedTranslatesAutoresizingMaskIntoConstraints, IBNumberFormatterSampleNumberKey, IBPluginDependency
    case IBSegmentedControlInspectorSelectedSegmentMetadataKey, IBShouldRemoveOnLegacySave, IBUIAutoshrinkMode
    case IBUIViewMetadataGestureRecognizers, IBViewBoundsToFrameTransform, `IBViewEditorWindowController.showingLayoutRectangles`
    case IBViewMetadataConstraints, IBViewMetadataGestureRecognizers
    case IBViewMetadataLastInspectedTranslatesAutoresizingMaskIntoConstraints, IBWindowTemplateEditedContentRect
    case IUISegmentedControlInspectorSelectedSegmentMetadataKey, ImportedFromIB2, NSAllowsLogicalLayoutDirection, NSBounds
    case NSDoNotTranslateAutoresizingMask, NSDragTypes, NSEnabled, NSFrameMatrix, NSNextKeyView, NSNextResponder, NSOffsets
    case NSOriginalClassName, NSReuseIdentifierKey, NSSuperview, NSViewCanDrawConcurrently, NSViewLayerContentsRedrawPolicy
    case NSViewShadow, NSWindow, WindowOrigin, editorWindowContentRectSynchronizationRect, lastResizeAction, notes
    case `object.labelIdentifier`, showNotes, targetRuntimeIdentifier, `windowTemplate.hasMaxSize`, `windowTemplate.hasMinSize`
    case `windowTemplate.maxSize`, `windowTemplate.minSize`
    // Those from here on have.
    case AllowsUndo, CustomClassName, FrameName, GroupName, IBAttributePlaceholdersKey, `IBDocument.LastKnownImageSizes`
    case `IBDocument.Objects`, `IBDocument.SystemVersion`, `IBDocument.UseAutolayout`, IBEventType, IBIsSystemFont, IBMapType
    case IBMomentary, IBNSControlSetsMaxLayoutWidthAtFirstLayoutMetadataKey, IBNSTextFieldPreferredMaxLayoutWidthMetadataKey
    case IBNSViewMetadataTranslatesAutoresizingMaskIntoConstraints, IBNSWindowAutoPositionCentersHorizontal
    case IBNSWindowAutoPositionCentersVertical, IBNumberFormatterBehaviorMetadataKey, IBNumberFormatterLocalizesFormatMetadataKey
    case IBNumberOfSegments, IBPersistedLastKnownCanvasPosition, IBPlaceholder, IBPrompt, IBProxiedObjectIdentifier, IBScopeButtonTitles
    case IBScrollEnabled, IBSegmentContentOffsets, IBSegmentControlStyle, IBSegmentEnabledStates, IBSegmentImages, IBSegmentTitles
    case IBSegmentWidths, IBSelectedSegmentIndex, IBShowsBookmarkButton, IBShowsCancelButton, IBShowsScopeBar
    case IBShowsSearchResultsButton, IBShowsUserLocation, IBText, IBTextInputTraits, IBUIAccessibilityConfiguration
    case IBUIAccessibilityHint, IBUIAccessibilityLabel, IBUIAccessibilityTraits, IBUIAccessoryType, IBUIAccessoryView
    case IBUIAdjustsFontSizeToFit, IBUIAdjustsImageWhenDisabled, IBUIAdjustsImageWhenHighlighted, IBUIAdjustsLetterSpacingToFitWidth
    case IBUIAllowableMovement, IBUIAllowsMultipleSelection, IBUIAllowsSelection, IBUIAllowsSelectionDuringEditing, IBUIAlpha
    case IBUIAlwaysBounceHorizontal, IBUIAlwaysBounceVertical, IBUIAnimating, IBUIAttributedText, IBUIAutocapitalizationType
    case IBUIAutocorrectionType, IBUIAutorepeat, IBUIAutoresizesArchivedViewToFullSize, IBUIAutoresizesSubviews, IBUIBackBarButtonItem
    case IBUIBackground, IBUIBackgroundColor, IBUIBackgroundView, IBUIBadgeValue, IBUIBarStyle, IBUIBaselineAdjustment, IBUIBorderStyle
    case IBUIBounces, IBUIBouncesZoom, IBUIButtonType, IBUICanCancelContentTouches, IBUICancelsTouchesInView, IBUIClearButtonMode
    case IBUIClearsContextBeforeDrawing, IBUIClearsOnBeginEditing, IBUIClearsSelectionOnViewWillAppear, IBUIClipsSubviews, IBUIColor
    case IBUIColorCocoaTouchKeyPath, `IBUIContentEdgeInsets.bottom`, `IBUIContentEdgeInsets.left`, `IBUIContentEdgeInsets.right`
    case `IBUIContentEdgeInsets.top`, IBUIContentHorizontalAlignment, `IBUIContentInset.bottom`, `IBUIContentInset.left`
    case `IBUIContentInset.right`, `IBUIContentInset.top`, IBUIContentMode, IBUIContentSize, IBUIContentSizeForViewInPopover
    case IBUIContentStretch, IBUIContentVerticalAlignment, IBUIContentView, IBUIContinuous, IBUICountDownDuration, IBUICurrentPage
    case IBUICurrentPageIndicatorTintColor, IBUICustomSize, IBUICustomView, IBUIDataDetectorTypes, IBUIDate, IBUIDatePickerMode
    case IBUIDefinesPresentationContext, IBUIDelaysContentTouches, IBUIDelaysTouchesBegan, IBUIDelaysTouchesEnded
    case IBUIDetailViewController, IBUIDetectsPhoneNumbers, IBUIDirection, IBUIDirectionalLockEnabled, IBUIDisabledBackground
    case IBUIDisabledBackgroundImage, IBUIDisabledImage, IBUIDisabledTitle, IBUIDisabledTitleColor, IBUIDisabledTitleShadowColor
    case IBUIDisplayName, IBUIEditable, IBUIEditingAccessoryType, IBUIEnabled, IBUIEnablesReturnKeyAutomatically, IBUIFont
    case IBUIFontDescription, IBUIGestureRecognizers, IBUIHidesAccessoryWhenEditing, IBUIHidesBottomBarWhenPushed
    case IBUIHidesForSinglePage, IBUIHidesWhenStopped, IBUIHighlighted, IBUIHighlightedBackgroundImage, IBUIHighlightedColor
    case IBUIHighlightedImage, IBUIHighlightedTitle, IBUIHighlightedTitleColor, IBUIHighlightedTitleShadowColor, IBUIHorizontal
    case IBUIImage, `IBUIImageEdgeInsets.bottom`, `IBUIImageEdgeInsets.left`, `IBUIImageEdgeInsets.right`, `IBUIImageEdgeInsets.top`
    case IBUIIndentationLevel, IBUIIndentationWidth, IBUIIndicatorStyle, IBUIIsAccessibilityElement, IBUIItems, IBUIKeyboardAppearance
    case IBUIKeyboardType, IBUILeftBarButtonItem, IBUILineBreakMode, IBUIMasterViewController, IBUIMaxValue, IBUIMaximumDate
    case IBUIMaximumNumberOfTouches, IBUIMaximumTrackTintColor, IBUIMaximumValue, IBUIMaximumValueImage, IBUIMaximumZoomScale
    case IBUIMinValue, IBUIMinimumDate, IBUIMinimumFontSize, IBUIMinimumNumberOfTouches, IBUIMinimumPressDuration
    case IBUIMinimumScaleFactor, IBUIMinimumTrackTintColor, IBUIMinimumValue, IBUIMinimumValueImage, IBUIMinimumZoomScale
    case IBUIMinuteInterval, IBUIMultipleTouchEnabled, IBUINavigationBar, IBUINavigationBarHidden, IBUINavigationItem, IBUINibName
    case IBUINormalBackgroundImage, IBUINormalImage, IBUINormalTitle, IBUINormalTitleColor, IBUINormalTitleShadowColor
    case IBUINumberOfLines, IBUINumberOfPages, IBUINumberOfTapsRequired, IBUINumberOfTouchesRequired, IBUIOn, IBUIOnTintColor
    case IBUIOpaque, IBUIPageIndicatorTintColor, IBUIPagingEnabled, IBUIParentViewController, IBUIPlaceholder
    case IBUIPreferredMaxLayoutWidth, IBUIProgress, IBUIProgressTintColor, IBUIProgressViewStyle, IBUIPrompt, IBUIResizesToFullScreen
    case IBUIReturnKeyType, IBUIReuseIdentifier, IBUIReversesTitleShadowWhenHighlighted, IBUIRightBarButtonItem, IBUIRootViewController
    case IBUIRotation, IBUIRowHeight, IBUIScale, IBUIScalesPageToFit, IBUIScreenMetrics, IBUIScrollEnabled
    case `IBUIScrollIndicatorInsets.bottom`, `IBUIScrollIndicatorInsets.left`, `IBUIScrollIndicatorInsets.right`
    case `IBUIScrollIndicatorInsets.top`, IBUISearchBar, IBUISearchContentsController, IBUISearchDisplayController
    case IBUISearchResultsDelegate, IBUISectionFooterHeight, IBUISectionHeaderHeight, IBUISectionIndexMinimumDisplayRowCount
    case IBUISecureTextEntry, IBUISelected, IBUISelectedBackgroundImage, IBUISelectedBackgroundView, IBUISelectedImage
    case IBUISelectedImageTintColor, IBUISelectedTitle, IBUISelectedTitleColor, IBUISelectedTitleShadowColor, IBUISelectedViewController
    case IBUISelectionStyle, IBUISeparatorColor, IBUISeparatorStyle, IBUIShadowColor, IBUIShadowOffset
    case IBUIShowsHorizontalScrollIndicator, IBUIShowsReorderControl, IBUIShowsSelectionImmediatelyOnTouchBegin
    case IBUIShowsSelectionIndicator, IBUIShowsTouchWhenHighlighted, IBUIShowsVerticalScrollIndicator, IBUISimulatedBottomBarMetrics
    case IBUISimulatedDestinationMetrics, IBUISimulatedOrientationMetrics, IBUISimulatedSizeMetrics, IBUISimulatedStatusBarMetrics
    case IBUISimulatedTopBarMetrics, IBUIStatusBarStyle, IBUIStepValue, IBUIStyle, IBUISystemItemIdentifier, IBUITabBar, IBUITabBarItem
    case IBUITableFooterView, IBUITableHeaderView, IBUITag, IBUIText, IBUITextAlignment, IBUITextColor, IBUITextInputTraits
    case IBUIThumbTintColor, IBUITintColor, IBUITitle, `IBUITitleEdgeInsets.bottom`, `IBUITitleEdgeInsets.left`
    case `IBUITitleEdgeInsets.right`, `IBUITitleEdgeInsets.top`, IBUITitleShadowOffset, IBUITitleView, IBUIToolbar, IBUIToolbarHidden
    case IBUIToolbarItems, IBUITrackTintColor, IBUITranslucent, IBUIUserInteractionEnabled, IBUIUsesAttributedText, IBUIValue, IBUIView
    case IBUIViewController, IBUIViewControllers, IBUIVisibleAtLaunch, IBUIWantsFullScreenLayout, IBUIWidth, IBUIWraps, IBUserGuides
    case `IBViewIntegration.shadowBlurRadius`, `IBViewIntegration.shadowColor`, `IBViewIntegration.shadowOffsetHeight`
    case `IBViewIntegration.shadowOffsetWidth`, IBViewMetadataTranslatesAutoresizingMaskIntoConstraints, IBZoomEnabled, Identifier
    case `NS.allowsfloats`, `NS.attributes`, `NS.bytes`, `NS.data`, `NS.decimal`, `NS.format`, `NS.hasthousands`, `NS.key.0`
    case `NS.length`, `NS.localized`, `NS.max`, `NS.min`, `NS.name`, `NS.nan`, `NS.natural`, `NS.negativeattrs`, `NS.negativeformat`
    case `NS.nil`, `NS.object.0`, `NS.positiveattrs`, `NS.positiveformat`, `NS.relative`, `NS.rounding`, `NS.sizeval`, `NS.thousand`
    case `NS.time`, `NS.timezone`, `NS.zero`, NSAccessibilityOverriddenAttributes, NSAction, NSAlign, NSAlignment
    case NSAllowTruncatedLabels, NSAllowedInputLocales, NSAllowedTypes, NSAllowsCutCopyPaste, NSAllowsMultipleSelection
    case NSAllowsTickMarkValuesOnly, NSAllowsTypeSelect, NSAltIncValue, NSAlternateContents, NSAlternateImage, NSAltersState
    case NSAlwaysUsesMultipleValuesMarker, NSAnimates, NSAntiCompressionPriority, NSAppliesImmediately, NSArguments, NSArrowPosition
    case NSAscending, NSAttributeInfo, NSAttributedTitle, NSAttributes, NSAutoenablesItems, NSAutomaticallyAdjustsContentInsets
    case NSAutomaticallyPreparesContent, NSAutorepeat, NSAutosaveName, NSAvoidsEmptySelection, NSBGColor, NSBackgroundColor
    case NSBackgroundColors, NSBinding, NSBorderColor2, NSBorderType, NSBorderWidth2, NSBoxType, NSButtonBordered, NSButtonFlags
    case NSButtonFlags2, NSCMYK, NSCancelButtonCell, NSCatalogName, NSCell, NSCellBackgroundColor, NSCellClass, NSCellFlags
    case NSCellFlags2, NSCellIdentifier, NSCellSize, NSCells, NSClassName, NSClearsFilterPredicateOnInsertion, NSColor, NSColorName
    case NSColorSpace, NSColumnAutoresizingStyle, NSComboTableView, NSCompletes, NSCompletionDelay, NSContentSize, NSContentView
    case NSContents, NSControlAction, NSControlAllowsExpansionToolTips, NSControlTarget, NSControlView, NSCornerRadius2, NSCornerView
    case NSCriticalValue, NSCurValue, NSCursor, NSCustomColorSpace, NSDataCell, NSDataSource, NSDatePickerElements, NSDatePickerMode
    case NSDatePickerType, NSDeclaredKeys, NSDelegate, NSDividerStyle, NSDocView, NSDoubleAction, NSDoubleValue
    case NSDraggingSourceMaskForLocal, NSDraggingSourceMaskForNonLocal, NSDrawMatrix, NSDrawsBackground, NSEditable, NSExtension
    case NSFetchPredicate, NSFillColor2, NSFilterRestrictsInsertion, NSFlags, NSFont, NSFormatter, NSFrame, NSFrameAutosaveName
    case NSFrameSize, NSGradientType, NSGridColor, NSGridStyleMask, NSHScroller, NSHasVerticalScroller, NSHeaderCell, NSHeaderClipView
    case NSHeaderToolTip, NSHeaderView, NSHidden, NSHuggingPriority, NSID, NSIdentifier, NSImage, NSImageDimsWhenDisabled, NSImageName
    case NSIncrement, NSIndent, NSIndicatorStyle, NSInsertionColor, NSIntercellSpacing, NSIntercellSpacingHeight
    case NSIntercellSpacingWidth, NSIsAlternate, NSIsBordered, NSIsDisabled, NSIsEditable, NSIsHidden, NSIsResizeable, NSIsSeparator
    case NSIsVertical, NSKey, NSKeyEquiv, NSKeyEquivModMask, NSKeyEquivalent, NSKeyPath, NSLMFlags, NSLabel, NSLayoutManager
    case NSLeadingOffset, NSLineBreakMode, NSMagnification, NSMatrixFlags, NSMaxContentSize, NSMaxDate, NSMaxGridSize
    case NSMaxMagnification, NSMaxNumberOfGridColumns, NSMaxNumberOfGridRows, NSMaxSize, NSMaxValue, NSMaxWidth, NSMaximumRecents
    case NSMenu, NSMenuFont, NSMenuItem, NSMenuItemRespectAlignment, NSMenuItems, NSMinContentSize, NSMinDate, NSMinGridSize
    case NSMinMagnification, NSMinSize, NSMinValue, NSMinWidth, NSMinize, NSMixedImage, NSMnemonicLoc, NSName, NSNibName, NSNoAutoenable
    case NSNormalImage, NSNumCols, NSNumRows, NSNumberOfMajorTickMarks, NSNumberOfTickMarks, NSObjectClassName, NSOffImage, NSOnImage
    case NSOpenGLContext, NSOptions, NSOutlineTableColumn, NSOutlineViewAutoresizesOutlineColumnKey
    case NSOutlineViewAutosaveExpandedItemsKey, NSOutlineViewIndentationMarkerFollowsCellKey, NSOutlineViewIndentationPerLevelKey
    case NSParentWindow, NSPathComponentCells, NSPathStyle, NSPercent, NSPeriodicDelay, NSPeriodicInterval, NSPixelFormat
    case NSPlaceholderString, NSPopUpListData, NSPredicateEditorPredicate, NSPredicateTemplateLeftAttributeType
    case NSPredicateTemplateLeftIsWildcard, NSPredicateTemplateModifier, NSPredicateTemplateOptions
    case NSPredicateTemplateRightAttributeType, NSPredicateTemplateRightIsWildcard, NSPredicateTemplateType, NSPredicateTemplateViews
    case NSPredicateTemplates, NSPreferredEdge, NSPreferredTextFinderStyle, NSPreservesSelection, NSPreviousConnector
    case NSProgressIsBezeled, NSProtoCell, NSPullDown, NSRGB, NSRecentsAutosaveName, NSRepObject, NSRepresentedObject, NSResizingMask
    case NSResourceName, NSRowHeight, NSRuleEditorAlignmentGridWidth, NSRuleEditorAllowsEmptyCompoundRows, NSRuleEditorBoundArrayKeyPath
    case NSRuleEditorBoundArrayOwner, NSRuleEditorDelegate, NSRuleEditorDisallowEmpty, NSRuleEditorEditable, NSRuleEditorItemsKeyPath
    case NSRuleEditorNestingMode, NSRuleEditorRowClass, NSRuleEditorRowTypeKeyPath, NSRuleEditorSliceHeight, NSRuleEditorSlices
    case NSRuleEditorSlicesHolder, NSRuleEditorSubrowsArrayKeyPath, NSRuleEditorValuesKeyPath, NSScale, NSScreenRect, NSScrollAmts
    case NSSearchButtonCell, NSSearchFieldFlags, NSSearchMenuTemplate, NSSegmentImages, NSSegmentItemDisabled, NSSegmentItemImage
    case NSSegmentItemImageScaling, NSSegmentItemLabel, NSSegmentItemMenu, NSSegmentItemSelected, NSSegmentItemTag, NSSegmentItemToolTip
    case NSSegmentItemWidth, NSSegmentStyle, NSSelectable, NSSelectedCell, NSSelectedCol, NSSelectedIndex, NSSelectedRow
    case NSSelectedSegment, NSSelectedTabViewItem, NSSelector, NSSelectsInsertedObjects, NSSendsSearchStringImmediately
    case NSSendsWholeSearchString, NSSharedData, NSSharedInstance, NSSize, NSSliderType, NSSortDescriptorPrototype, NSSortDescriptors
    case NSSound, NSState, NSString, NSStrokeColor, NSStyle, NSSubmenu, NSSubviews, NSSupport, NSTVFlags, NSTabView, NSTabViewItems
    case NSTableColumns, NSTableView, NSTableViewDraggingDestinationStyle, NSTableViewGroupRowStyle, NSTableViewRowSizeStyle
    case NSTableViewSelectionHighlightStyle, NSTableViewShouldFloatGroupRows, NSTag, NSTarget, NSTextBezelStyle, NSTextColor
    case NSTextContainer, NSTextFieldAlignmentRectInsetsVersion, NSTextStorage, NSTickMarkPosition, NSTimeInterval, NSTitle, NSTitleCell
    case NSTitlePosition, NSTitleWidth, NSTokenFieldVersion, NSTokenStyle, NSTokenizingCharacterSet, NSToolTip
    case NSToolbarAllowsUserCustomization, NSToolbarAutosavesConfiguration, NSToolbarDelegate, NSToolbarDisplayMode
    case NSToolbarIBAllowedItems, NSToolbarIBDefaultItems, NSToolbarIBIdentifiedItems, NSToolbarIBSelectableItems
    case NSToolbarIBSelectedItem, NSToolbarIdentifier, NSToolbarIsUserRemovable, NSToolbarItemAction, NSToolbarItemAutovalidates
    case NSToolbarItemEnabled, NSToolbarItemIdentifier, NSToolbarItemImage, NSToolbarItemLabel, NSToolbarItemMaxSize
    case NSToolbarItemMenuFormRepresentation, NSToolbarItemMinSize, NSToolbarItemPaletteLabel, NSToolbarItemTag, NSToolbarItemTarget
    case NSToolbarItemToolTip, NSToolbarItemView, NSToolbarItemVisibilityPriority, NSToolbarPrefersToBeShown
    case NSToolbarShowsBaselineSeparator, NSToolbarSizeMode, NSTrackingMode, NSTrailingOffset, NSTransparent, NSTreeContentChildrenKey
    case NSTreeContentCountKey, NSTreeContentLeafKey, NSTvFlags, NSUnderlineColor, NSUserInterfaceItemIdentifier, NSUsesDataSource
    case NSUsesItemFromMenu, NSVScroller, NSValue, NSValueWraps, NSVertical, NSView, NSViewAlphaValue, NSViewClass
    case NSViewIsLayerTreeHost, NSVisibleItemCount, NSWTFlags, NSWarningValue, NSWhite, NSWidth
    case NSWindowAutorecalculatesContentBorderThicknessMaxY, NSWindowBacking, NSWindowClass, NSWindowCollectionBehavior
    case NSWindowContentMaxSize, NSWindowContentMinSize, NSWindowIsRestorable, NSWindowRect, NSWindowStyleMask
    case `NSWindowTemplate.visibleAtLaunch`, NSWindowTitle, NSWindowView, NSWritingDirection, NScvFlags, NSfFlags, NSpiFlags, NSsFlags
    case NSvFlags, Preferences, `UIWindow.visibleAtLaunch`, UseBackForwardList, Values, _NSManagedProxy, addsContentToExistingCollection
    case affinity, children, className, connection, connectionID, connectionRecords, connector, constant, containingView, destination
    case `dict.sortedKeys`, `dict.values`, family, firstAttribute, firstItem, flattenedProperties
    case ibExternalAutomaticallyCalculatesRowSizeFromViewHeight, id, initialTabViewItem, interfaceOrientation, isInViewBasedMode
    case kCoderControllerVisible, kCoderEditable, kCoderFillColor, kCoderMovie, kCoderPreservesAspectRatio, keyPath, label, location
    case multiplier, multiplierString, name, object, objectID, objectName, objectRecords, orderedObjects, parent, placeholder, pointSize
    case preferredMaxLayoutWidth, priority, prototypeCellViews, relation, secondAttribute, secondItem, `set.sortedObjects`, size, source
    case superclassName, toolTip, `toolbarItem.selectable`, type, typeIdentifier, userDefinedRuntimeAttributes
    case userInterfaceItemIdentifier, value
}

extension ArchiveKey {
    static let table = SymbolTable(allCases.map(\.spelling))
    private static let all = allCases

    var spelling: String { "\(self)".filter { $0 != "`" } }

    static func symbol(_ index: Int?) -> ArchiveKey { index.map { all[$0] } ?? .unknown }

    /// Whether a key is dropped in every class, or as a property of every record.
    var isDropped: Bool { self != .unknown && rawValue <= Self.lastDropped.rawValue }

    private static let lastDropped: ArchiveKey = .`windowTemplate.minSize`
}
