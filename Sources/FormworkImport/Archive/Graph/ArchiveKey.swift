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
    case explicitStoryboardIdentifier
    case AllowsUndo, CustomClassName, FrameName, GroupName, IBAttributePlaceholdersKey, `IBDocument.LastKnownImageSizes`
    case `IBDocument.Objects`, `IBDocument.SystemVersion`, `IBDocument.UseAutolayout`, IBEventType, IBGLKEnableSetNeedsDisplay
    case IBGLKView, IBGLKViewController, IBIsSystemFont, IBMapType, IBMomentary, IBNSControlSetsMaxLayoutWidthAtFirstLayoutMetadataKey
    case IBNSTextFieldPreferredMaxLayoutWidthMetadataKey, IBNSViewMetadataTranslatesAutoresizingMaskIntoConstraints
    case IBNSWindowAutoPositionCentersHorizontal, IBNSWindowAutoPositionCentersVertical, IBNumberFormatterBehaviorMetadataKey
    case IBNumberFormatterLocalizesFormatMetadataKey, IBNumberOfSegments, IBPersistedLastKnownCanvasPosition, IBPlaceholder, IBPrompt
    case IBProxiedObjectIdentifier, IBScopeButtonTitles, IBScrollEnabled, IBSegmentContentOffsets, IBSegmentControlStyle
    case IBSegmentEnabledStates, IBSegmentImages, IBSegmentTitles, IBSegmentWidths, IBSelectedSegmentIndex, IBShowsBookmarkButton
    case IBShowsCancelButton, IBShowsScopeBar, IBShowsSearchResultsButton, IBShowsUserLocation, IBText, IBTextInputTraits
    case IBUIAccessibilityConfiguration, IBUIAccessibilityHint, IBUIAccessibilityLabel, IBUIAccessibilityTraits, IBUIAccessoryType
    case IBUIAccessoryView, IBUIAdjustsFontSizeToFit, IBUIAdjustsImageWhenDisabled, IBUIAdjustsImageWhenHighlighted
    case IBUIAdjustsLetterSpacingToFitWidth, IBUIAllowableMovement, IBUIAllowsMultipleSelection, IBUIAllowsSelection
    case IBUIAllowsSelectionDuringEditing, IBUIAlpha, IBUIAlwaysBounceHorizontal, IBUIAlwaysBounceVertical, IBUIAnimating
    case IBUIAttributedText, IBUIAutocapitalizationType, IBUIAutocorrectionType, IBUIAutorepeat, IBUIAutoresizesArchivedViewToFullSize
    case IBUIAutoresizesSubviews, IBUIBackBarButtonItem, IBUIBackground, IBUIBackgroundColor, IBUIBackgroundView, IBUIBadgeValue
    case IBUIBarStyle, IBUIBaselineAdjustment, IBUIBorderStyle, IBUIBounces, IBUIBouncesZoom, IBUIButtonType
    case IBUICanCancelContentTouches, IBUICancelsTouchesInView, IBUIClearButtonMode, IBUIClearsContextBeforeDrawing
    case IBUIClearsOnBeginEditing, IBUIClearsSelectionOnViewWillAppear, IBUIClipsSubviews, IBUICollectionReusableView
    case IBUICollectionViewFlowLayout, IBUICollectionViewLayout, IBUIColor, IBUIColorCocoaTouchKeyPath, `IBUIContentEdgeInsets.bottom`
    case `IBUIContentEdgeInsets.left`, `IBUIContentEdgeInsets.right`, `IBUIContentEdgeInsets.top`, IBUIContentHorizontalAlignment
    case `IBUIContentInset.bottom`, `IBUIContentInset.left`, `IBUIContentInset.right`, `IBUIContentInset.top`, IBUIContentMode
    case IBUIContentSize, IBUIContentSizeForViewInPopover, IBUIContentStretch, IBUIContentVerticalAlignment, IBUIContentView
    case IBUIContinuous, IBUICountDownDuration, IBUICurrentPage, IBUICurrentPageIndicatorTintColor, IBUICustomSize, IBUICustomView
    case IBUIDataDetectorTypes, IBUIDate, IBUIDatePickerMode, IBUIDefinesPresentationContext, IBUIDelaysContentTouches
    case IBUIDelaysTouchesBegan, IBUIDelaysTouchesEnded, IBUIDetailViewController, IBUIDetectsPhoneNumbers, IBUIDirection
    case IBUIDirectionalLockEnabled, IBUIDisabledBackground, IBUIDisabledBackgroundImage, IBUIDisabledImage, IBUIDisabledTitle
    case IBUIDisabledTitleColor, IBUIDisabledTitleShadowColor, IBUIDisplayName, IBUIEditable, IBUIEditingAccessoryType, IBUIEnabled
    case IBUIEnablesReturnKeyAutomatically, IBUIFont, IBUIFontDescription, IBUIFooterReferenceSize, IBUIGestureRecognizers
    case IBUIHeaderReferenceSize, IBUIHidesAccessoryWhenEditing, IBUIHidesBottomBarWhenPushed, IBUIHidesForSinglePage
    case IBUIHidesWhenStopped, IBUIHighlighted, IBUIHighlightedBackgroundImage, IBUIHighlightedColor, IBUIHighlightedImage
    case IBUIHighlightedTitle, IBUIHighlightedTitleColor, IBUIHighlightedTitleShadowColor, IBUIHorizontal, IBUIImage
    case `IBUIImageEdgeInsets.bottom`, `IBUIImageEdgeInsets.left`, `IBUIImageEdgeInsets.right`, `IBUIImageEdgeInsets.top`
    case IBUIIndentationLevel, IBUIIndentationWidth, IBUIIndicatorStyle, IBUIIsAccessibilityElement, IBUIItemSize, IBUIItems
    case IBUIKeyboardAppearance, IBUIKeyboardType, IBUILeftBarButtonItem, IBUILineBreakMode, IBUIMasterViewController, IBUIMaxValue
    case IBUIMaximumDate, IBUIMaximumNumberOfTouches, IBUIMaximumTrackTintColor, IBUIMaximumValue, IBUIMaximumValueImage
    case IBUIMaximumZoomScale, IBUIMinValue, IBUIMinimumDate, IBUIMinimumFontSize, IBUIMinimumInteritemSpacing, IBUIMinimumLineSpacing
    case IBUIMinimumNumberOfTouches, IBUIMinimumPressDuration, IBUIMinimumScaleFactor, IBUIMinimumTrackTintColor, IBUIMinimumValue
    case IBUIMinimumValueImage, IBUIMinimumZoomScale, IBUIMinuteInterval, IBUIMultipleTouchEnabled, IBUINavigationBar
    case IBUINavigationBarHidden, IBUINavigationItem, IBUINibName, IBUINormalBackgroundImage, IBUINormalImage, IBUINormalTitle
    case IBUINormalTitleColor, IBUINormalTitleShadowColor, IBUINumberOfLines, IBUINumberOfPages, IBUINumberOfTapsRequired
    case IBUINumberOfTouchesRequired, IBUIOn, IBUIOnTintColor, IBUIOpaque, IBUIPageIndicatorTintColor, IBUIPageViewController
    case IBUIPagingEnabled, IBUIParentViewController, IBUIPlaceholder, IBUIPreferredMaxLayoutWidth, IBUIProgress, IBUIProgressTintColor
    case IBUIProgressViewStyle, IBUIPrompt, IBUIRefreshControl, IBUIResizesToFullScreen, IBUIReturnKeyType, IBUIReuseIdentifier
    case IBUIReversesTitleShadowWhenHighlighted, IBUIRightBarButtonItem, IBUIRootViewController, IBUIRotation, IBUIRowHeight, IBUIScale
    case IBUIScalesPageToFit, IBUIScreenMetrics, IBUIScrollDirection, IBUIScrollEnabled, `IBUIScrollIndicatorInsets.bottom`
    case `IBUIScrollIndicatorInsets.left`, `IBUIScrollIndicatorInsets.right`, `IBUIScrollIndicatorInsets.top`, IBUISearchBar
    case IBUISearchContentsController, IBUISearchDisplayController, IBUISearchResultsDelegate, IBUISectionFooterHeight
    case IBUISectionHeaderHeight, IBUISectionIndexMinimumDisplayRowCount, `IBUISectionInset.bottom`, `IBUISectionInset.left`
    case `IBUISectionInset.right`, `IBUISectionInset.top`, IBUISecureTextEntry, IBUISelected, IBUISelectedBackgroundImage
    case IBUISelectedBackgroundView, IBUISelectedImage, IBUISelectedImageTintColor, IBUISelectedTitle, IBUISelectedTitleColor
    case IBUISelectedTitleShadowColor, IBUISelectedViewController, IBUISelectionStyle, IBUISeparatorColor, IBUISeparatorStyle
    case IBUIShadowColor, IBUIShadowOffset, IBUIShowsHorizontalScrollIndicator, IBUIShowsReorderControl
    case IBUIShowsSelectionImmediatelyOnTouchBegin, IBUIShowsSelectionIndicator, IBUIShowsTouchWhenHighlighted
    case IBUIShowsVerticalScrollIndicator, IBUISimulatedBottomBarMetrics, IBUISimulatedDestinationMetrics
    case IBUISimulatedOrientationMetrics, IBUISimulatedSizeMetrics, IBUISimulatedStatusBarMetrics, IBUISimulatedTopBarMetrics
    case IBUIStatusBarStyle, IBUIStepValue, IBUIStyle, IBUISystemItemIdentifier, IBUITabBar, IBUITabBarItem, IBUITableFooterView
    case IBUITableHeaderView, IBUITag, IBUIText, IBUITextAlignment, IBUITextColor, IBUITextInputTraits, IBUIThumbTintColor
    case IBUITintColor, IBUITitle, `IBUITitleEdgeInsets.bottom`, `IBUITitleEdgeInsets.left`, `IBUITitleEdgeInsets.right`
    case `IBUITitleEdgeInsets.top`, IBUITitleShadowOffset, IBUITitleView, IBUIToolbar, IBUIToolbarHidden, IBUIToolbarItems
    case IBUITrackTintColor, IBUITranslucent, IBUIUserInteractionEnabled, IBUIUsesAttributedText, IBUIValue, IBUIView
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
    case NSBackgroundColors, NSBehavior, NSBinding, NSBorderColor2, NSBorderType, NSBorderWidth2, NSBoxType, NSButtonBordered
    case NSButtonFlags, NSButtonFlags2, NSCMYK, NSCancelButtonCell, NSCatalogName, NSCell, NSCellBackgroundColor, NSCellClass
    case NSCellFlags, NSCellFlags2, NSCellIdentifier, NSCellSize, NSCells, NSClassName, NSClearsFilterPredicateOnInsertion, NSColor
    case NSColorName, NSColorSpace, NSColumnAutoresizingStyle, NSComboTableView, NSCompletes, NSCompletionDelay, NSContentSize
    case NSContentView, NSContents, NSControlAction, NSControlAllowsExpansionToolTips, NSControlTarget, NSControlView, NSCornerRadius2
    case NSCornerView, NSCriticalValue, NSCurValue, NSCursor, NSCustomColorSpace, NSDataCell, NSDataSource, NSDatePickerElements
    case NSDatePickerMode, NSDatePickerType, NSDeclaredKeys, NSDelegate, NSDictionaryController, NSDividerStyle, NSDocView
    case NSDoubleAction, NSDoubleValue, NSDraggingSourceMaskForLocal, NSDraggingSourceMaskForNonLocal, NSDrawMatrix, NSDrawsBackground
    case NSEditable, NSExtension, NSFetchPredicate, NSFillColor2, NSFilterRestrictsInsertion, NSFlags, NSFont, NSFormatter, NSFrame
    case NSFrameAutosaveName, NSFrameSize, NSGradientType, NSGridColor, NSGridStyleMask, NSHScroller, NSHasVerticalScroller
    case NSHeaderCell, NSHeaderClipView, NSHeaderToolTip, NSHeaderView, NSHidden, NSHuggingPriority, NSID, NSIdentifier, NSImage
    case NSImageDimsWhenDisabled, NSImageName, NSIncrement, NSIndent, NSIndicatorStyle, NSInsertionColor, NSIntercellSpacing
    case NSIntercellSpacingHeight, NSIntercellSpacingWidth, NSIsAlternate, NSIsBordered, NSIsDisabled, NSIsEditable, NSIsHidden
    case NSIsResizeable, NSIsSeparator, NSIsVertical, NSKey, NSKeyEquiv, NSKeyEquivModMask, NSKeyEquivalent, NSKeyPath, NSLMFlags
    case NSLabel, NSLayoutManager, NSLeadingOffset, NSLineBreakMode, NSMagnification, NSMatrixFlags, NSMaxContentSize, NSMaxDate
    case NSMaxGridSize, NSMaxMagnification, NSMaxNumberOfGridColumns, NSMaxNumberOfGridRows, NSMaxSize, NSMaxValue, NSMaxWidth
    case NSMaximumRecents, NSMenu, NSMenuFont, NSMenuItem, NSMenuItemRespectAlignment, NSMenuItems, NSMinContentSize, NSMinDate
    case NSMinGridSize, NSMinMagnification, NSMinSize, NSMinValue, NSMinWidth, NSMinize, NSMixedImage, NSMnemonicLoc, NSName, NSNibName
    case NSNoAutoenable, NSNormalImage, NSNumCols, NSNumRows, NSNumberOfMajorTickMarks, NSNumberOfTickMarks, NSObjectClassName
    case NSOffImage, NSOnImage, NSOpenGLContext, NSOptions, NSOutlineTableColumn, NSOutlineViewAutoresizesOutlineColumnKey
    case NSOutlineViewAutosaveExpandedItemsKey, NSOutlineViewIndentationMarkerFollowsCellKey, NSOutlineViewIndentationPerLevelKey
    case NSPageController, NSParentWindow, NSPathComponentCells, NSPathStyle, NSPercent, NSPeriodicDelay, NSPeriodicInterval
    case NSPixelFormat, NSPlaceholderString, NSPopUpListData, NSPopover, NSPredicateEditorPredicate
    case NSPredicateTemplateLeftAttributeType, NSPredicateTemplateLeftIsWildcard, NSPredicateTemplateModifier
    case NSPredicateTemplateOptions, NSPredicateTemplateRightAttributeType, NSPredicateTemplateRightIsWildcard, NSPredicateTemplateType
    case NSPredicateTemplateViews, NSPredicateTemplates, NSPreferredEdge, NSPreferredTextFinderStyle, NSPreservesSelection
    case NSPreviousConnector, NSProgressIsBezeled, NSProtoCell, NSPullDown, NSRGB, NSRecentsAutosaveName, NSRepObject
    case NSRepresentedObject, NSResizingMask, NSResourceName, NSRowHeight, NSRuleEditorAlignmentGridWidth
    case NSRuleEditorAllowsEmptyCompoundRows, NSRuleEditorBoundArrayKeyPath, NSRuleEditorBoundArrayOwner, NSRuleEditorDelegate
    case NSRuleEditorDisallowEmpty, NSRuleEditorEditable, NSRuleEditorItemsKeyPath, NSRuleEditorNestingMode, NSRuleEditorRowClass
    case NSRuleEditorRowTypeKeyPath, NSRuleEditorSliceHeight, NSRuleEditorSlices, NSRuleEditorSlicesHolder
    case NSRuleEditorSubrowsArrayKeyPath, NSRuleEditorValuesKeyPath, NSScale, NSScreenRect, NSScrollAmts, NSSearchButtonCell
    case NSSearchFieldFlags, NSSearchMenuTemplate, NSSegmentImages, NSSegmentItemDisabled, NSSegmentItemImage, NSSegmentItemImageScaling
    case NSSegmentItemLabel, NSSegmentItemMenu, NSSegmentItemSelected, NSSegmentItemTag, NSSegmentItemToolTip, NSSegmentItemWidth
    case NSSegmentStyle, NSSelectable, NSSelectedCell, NSSelectedCol, NSSelectedIndex, NSSelectedRow, NSSelectedSegment
    case NSSelectedTabViewItem, NSSelector, NSSelectsInsertedObjects, NSSendsSearchStringImmediately, NSSendsWholeSearchString
    case NSSharedData, NSSharedInstance, NSSize, NSSliderType, NSSortDescriptorPrototype, NSSortDescriptors, NSSound, NSState, NSString
    case NSStrokeColor, NSStyle, NSSubmenu, NSSubviews, NSSupport, NSTVFlags, NSTabView, NSTabViewItems, NSTableColumns, NSTableView
    case NSTableViewDraggingDestinationStyle, NSTableViewGroupRowStyle, NSTableViewRowSizeStyle, NSTableViewSelectionHighlightStyle
    case NSTableViewShouldFloatGroupRows, NSTag, NSTarget, NSTextBezelStyle, NSTextColor, NSTextContainer
    case NSTextFieldAlignmentRectInsetsVersion, NSTextStorage, NSTickMarkPosition, NSTimeInterval, NSTitle, NSTitleCell, NSTitlePosition
    case NSTitleWidth, NSTokenFieldVersion, NSTokenStyle, NSTokenizingCharacterSet, NSToolTip, NSToolbarAllowsUserCustomization
    case NSToolbarAutosavesConfiguration, NSToolbarDelegate, NSToolbarDisplayMode, NSToolbarIBAllowedItems, NSToolbarIBDefaultItems
    case NSToolbarIBIdentifiedItems, NSToolbarIBSelectableItems, NSToolbarIBSelectedItem, NSToolbarIdentifier, NSToolbarIsUserRemovable
    case NSToolbarItemAction, NSToolbarItemAutovalidates, NSToolbarItemEnabled, NSToolbarItemIdentifier, NSToolbarItemImage
    case NSToolbarItemLabel, NSToolbarItemMaxSize, NSToolbarItemMenuFormRepresentation, NSToolbarItemMinSize, NSToolbarItemPaletteLabel
    case NSToolbarItemTag, NSToolbarItemTarget, NSToolbarItemToolTip, NSToolbarItemView, NSToolbarItemVisibilityPriority
    case NSToolbarPrefersToBeShown, NSToolbarShowsBaselineSeparator, NSToolbarSizeMode, NSTrackingMode, NSTrailingOffset, NSTransparent
    case NSTreeContentChildrenKey, NSTreeContentCountKey, NSTreeContentLeafKey, NSTvFlags, NSUnderlineColor
    case NSUserInterfaceItemIdentifier, NSUsesDataSource, NSUsesItemFromMenu, NSVScroller, NSValue, NSValueWraps, NSVertical, NSView
    case NSViewAlphaValue, NSViewClass, NSViewIsLayerTreeHost, NSVisibleItemCount, NSWTFlags, NSWarningValue, NSWhite, NSWidth
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
    case NSStackViewAlignment, NSStackViewDetachesHiddenViews, `NSStackViewEdgeInsets.bottom`, `NSStackViewEdgeInsets.left`
    case `NSStackViewEdgeInsets.right`, `NSStackViewEdgeInsets.top`, NSStackViewHorizontalClippingResistance
    case NSStackViewHorizontalHugging, NSStackViewOrientation, NSStackViewSpacing, NSStackViewVerticalClippingResistance
    case NSStackViewVerticalHugging, NSStackViewdistribution, NSVisualEffectViewBlendingMode, NSVisualEffectViewMaterial
    case NSVisualEffectViewState
    case superclassName, toolTip, `toolbarItem.selectable`, type, typeIdentifier, userDefinedRuntimeAttributes
    case userInterfaceItemIdentifier, value
    // Of compiled files.
    case NSTableViewUseARH, IBDesignSize, IBNSClipsToBounds, NSActionImage, NSCharacterPickerEnabled, NSFontUsesAppearanceFontSize,
        NSHasActionImage
    case NSHasWidth, NSHiddenInRepresentation, NSMaxFullScreenContentSize, NSMinFullScreenContentSize, NSProgressIndicatorDoubleValue
    case NSSegmentDistribution, NSSegmentStyleSeparated, NSStackViewBeginningContainer, NSTextViewTextColor, NSWindowSubtitle
    case NSWindowTabbingMode, NSWindowToolbarStyle, customModule, customModuleProvider, layoutMarginsGuide, makesObjectsDirectly
    case NSOutlineViewOutlineTableColumnKey, NSStackViewContainerNonDroppedViews, NSStackViewEndContainer, NSStackViewMiddleContainer
    case NSSplitViewItemBehavior, NSSplitViewItemHoldingPriority, NSSplitViewItemMaximumThickness, NSSplitViewItemMinimumThickness
    case NSSplitViewItemPreferredThicknessFraction
    case safeAreaGuide, accessibilityDescription, accessibilityHelp, accessibilityIdentifier
    case NSGrid_alignment, NSGrid_bottomPadding, NSGrid_cells, NSGrid_columnSpacing, NSGrid_columns, NSGrid_content, NSGrid_height
    case NSGrid_hidden, NSGrid_leadingPadding, NSGrid_mergeHead, NSGrid_owningColumn, NSGrid_owningGrid, NSGrid_owningRow
    case NSGrid_rowSpacing, NSGrid_rows, NSGrid_topPadding, NSGrid_trailingPadding, NSGrid_width, NSGrid_xPlacement, NSGrid_yPlacement
    case NSTabStops, NSLocation, NSLineSpacing, NSParagraphSpacing, NSHeadIndent, NSFirstLineHeadIndent, NSTailIndent
    case NSLineHeightMultiple, NSMinLineHeight, NSMaxLineHeight, NSParagraphSpacingBefore, NSDefaultTabInterval
    case NSHyphenationFactor, NSTighteningFactor, NSAllowsTighteningForTruncation, NSTableViewStyle, NSWindowTitleVisibility
    case NSTitlebarAppearsTransparent, NSTitlebarSeparatorStyle, NSWindowAnimationBehavior, NSWindowTabbingIdentifier
    case NSFontDescriptorAttributes, NSLayoutIdentifier, NSTextStyleDescriptor, NSToolbarItemBordered, NSToolbarItemIgnoreMinMaxSizes
    case NSToolbarItemNavigational, NSToolbarItemTitle, showSeguePresentationStyle
    case IBDesignImageConfiguration, IBHierarchicalColors, IBRenderingMode, IBSymbolScale, IBVariableValue, NSAppearanceName,
        NSAutomaticTextCompletionDisabled,
        keyedArchiveRepresentation, shadowBlurRadius, shadowColor, shadowOffset
    case `NS.edgeval.bottom`, `NS.edgeval.left`, `NS.edgeval.right`, `NS.edgeval.top`
    case AutoScale, NSAutorecalculatesContentBorderThicknessMinY, NSBezelStyle, NSComponents, NSContentBorderThicknessMinY, PageBreaks
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
