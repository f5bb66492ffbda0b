package import FormworkTree

/// The names of elements and attributes that Formwork's code speaks of.
///
/// Source: the interface files of the corpus (`MANIFEST.tsv`), toolsVersion 4457 to 24506.
package enum Name: String, CaseIterable, Sendable {
    case document, archive, data, dependencies, deployment, plugIn, capability, scenes, scene, objects, resources, image, namedColor
    case systemColor, inferredMetricsTieBreakers, classes, customFonts, array, device, adaptation, designables, placeholder, customObject
    case viewController, tableViewController, collectionViewController, navigationController, tabBarController, splitViewController
    case pageViewController, glkViewController, avPlayerViewController, hostingController, viewControllerPlaceholder, windowController
    case tabViewController, application, controller, notificationController, glanceController, exit, point, view, label
    case button, textField, imageView, stackView, scrollView, tableView, collectionView, textView, `switch`, slider, segmentedControl
    case stepper, progressView, activityIndicatorView, pageControl, datePicker, pickerView, searchBar, toolbar, navigationBar, tabBar
    case webView, wkWebView, mapView, containerView, visualEffectView, glkView, mtkView, skView, sceneKitView, arscnView, arskView
    case pdfView, openGLView, tableViewCell, tableViewCellContentView, collectionViewCell, collectionViewCellContentView
    case collectionReusableView, customView, clipView, scroller, box, tabView, tabViewItem, splitView, gridView, gridCell, gridRow
    case gridColumn, tableColumn, tableHeaderView, tableCellView, tableRowView, outlineView, popUpButton, comboBox, comboButton
    case searchField, secureTextField, tokenField, progressIndicator, colorWell, matrix, pathControl, levelIndicator, predicateEditor
    case ruleEditor, browser, form, window, drawer, popover, qtMovieView, subviews, constraints
    case constraint, connections, outlet, outletCollection, action, segue, binding, accessibilityConnection, userDefinedRuntimeAttributes
    case userDefinedRuntimeAttribute, layoutGuides, viewControllerLayoutGuide, viewLayoutGuide, layoutGuide, keyboardLayoutGuide
    case trackedKeyboardLayoutGuide, variation, mask, exclude, include, rect, autoresizingMask, fontDescription, font, metaFont, color
    case string, mutableString, attributedString, fragment, integer, real, boolean, bool, date, size, range, inset, edgeInsets
    case directionalEdgeInsets, `nil`, null, items, sections, tableViewSection, cells, prototypes, prototypeCellViews, tableRow, group
    case interfaceController, separator, table, picker, textFieldCell, buttonCell, popUpButtonCell, imageCell, sliderCell, segmentedCell, searchFieldCell
    case secureTextFieldCell, tokenFieldCell, comboBoxCell, stepperCell, datePickerCell, menu, menuItem, barButtonItem, navigationItem
    case tabBarItem, state, userGuides, accessibility, tapGestureRecognizer, pongPressGestureRecognizer, panGestureRecognizer
    case pinchGestureRecognizer, swipeGestureRecognizer, rotationGestureRecognizer, screenEdgePanGestureRecognizer
    case collectionViewFlowLayout, collectionViewLayout, object, reference, int, float, double, bytes, `set`, dictionary, characters
    case fallbacks, `class`, id, key, type, version, toolsVersion, systemVersion, targetRuntime, propertyAccessControl, useAutolayout
    case useTraitCollections, useSafeAreas, initialViewController, sceneID, sceneMemberID, userLabel, customClass, customModule
    case customModuleProvider, firstItem, firstAttribute, secondItem, secondAttribute, relation, multiplier, constant, priority, symbolic
    case identifier, installed, shouldBeArchived, property, destination, selector, target, eventType, kind, keyPath, name, value, x, y
    case width, height, alpha, hidden, translatesAutoresizingMaskIntoConstraints, fixedFrame, misplaced, ambiguous, tag, contentMode
    case clipsSubviews, opaque, userInteractionEnabled, horizontalHuggingPriority, verticalHuggingPriority
    case horizontalCompressionResistancePriority, verticalCompressionResistancePriority, preservesSuperviewLayoutMargins
    case insetsLayoutMarginsFromSafeArea, text, title, placeholderString, placeholderIdentifier, storyboardIdentifier
    case restorationIdentifier, reuseIdentifier, catalog, widthSizable, heightSizable, flexibleMinX, flexibleMaxX, flexibleMinY
    case flexibleMaxY, orientation, storyboardName, bundleIdentifier, relationship, unwindAction, red, green, blue, white, colorSpace
    case customColorSpace, cocoaTouchSystemColor, location, length, minX, minY, maxX, maxY, pointSize, family, weight, style
    case scrollEnabled, isEnabled, enabled, axis, distribution, alignment, spacing, widthClass, heightClass, appends, animates, ref
    case base64UTF8 = "base64-UTF8", launchScreen, previousBinding, content, headerTitle, footerTitle, paletteLabel
    /// A name that no code speaks of.
    case other = ""
}

extension Name {
    /// Every name that Interface Builder is known to write: those above, then the ones that are kept as they are.
    package static let vocabulary = Vocabulary(
        allCases.dropLast().map(\.rawValue) + knownNames.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The names by their number in the vocabulary.
    package static let byID: [Name] = Array(allCases.dropLast())

    /// The name's number in the vocabulary.
    package var id: NameID { Self.ids[self] ?? NameID.max }

    private static let ids = Dictionary(uniqueKeysWithValues: byID.enumerated().map { ($1, NameID($0)) })
}

/// Names that Interface Builder writes and that Formwork keeps without giving them a meaning of its own.
private let knownNames = """
    HUD acceptsMouseMovedEvents accessibilityConfiguration accessibilityCustomActions accessibilityOverrides accessibilityTraits
    accessoryType actionName address adjustsFontForContentSizeCategory adjustsFontSizeToFit
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused adjustsImageWhenDisabled adjustsImageWhenHighlighted
    adjustsLetterSpacingToFitWidth affinity allowDoubleColumnStyle allowUserInteraction allowableMovement allowedInputSourceLocales
    allowedToolbarItems allowedTypes allowsAnimatedImageLooping allowsAnimatedImages allowsBackForwardNavigationGestures
    allowsCharacterPickerTouchBarItem allowsDefaultTighteningForTruncation allowsDocumentBackgroundColorChange allowsEditingMultipleRows
    allowsEditingTextAttributes allowsEmptySelection allowsExpansionToolTips allowsFloats allowsMixedState allowsMultipleSelection
    allowsMultipleSelectionDuringEditing allowsNonContiguousLayout allowsNonnumericFormatting allowsSelection allowsSelectionDuringEditing
    allowsTickMarkValuesOnly allowsToolTipsWhenApplicationIsInactive allowsUndo allowsUserCustomization alphaValue altConfiguration
    alternate alternateImage alternateTitle alternatingRowBackgroundColors altersStateOfSelectedItem alwaysBounceHorizontal
    alwaysBounceVertical animating animationBehavior animationDuration animations appearance appearanceType apportionsSegmentWidthsByContent
    archiveByName arrangesAllSubviews arrayController arrowPosition arrowsPosition ascending attributedPlaceholder attributedText
    attributedTitle attributedUserComments attributes audiovisualMediaTypes autoScales autocapitalizationType autocorrectionType autodisplay
    autoenablesItems autohidesScrollers automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets automaticallyPreparesContent
    autorecalculatesKeyViewLoop autorepeat autoresizesArchivedViewToFullSize autoresizesOutlineColumn autoresizesSubviews autosaveColumns
    autosaveExpandedItems autosaveName autosavesConfiguration autoshrinkMode autosizesCells avPlayerView avoidsEmptySelection
    backIndicatorImage backIndicatorTransitionMaskImage background backgroundFilters backgroundImage badgeColor badgeValue barStyle
    barTintColor baseWritingDirection baselineAdjustment beginningViews behavior bezelStyle bezeled blendingMode blurEffect blurRadius
    borderColor borderStyle borderType borderWidth bordered bottom bottomPadding bottomStrut bounces bouncesZoom boundsRotation boxType
    buttonConfiguration buttonType byteCountFormatter byteCountFormatterUnits calendarDate calendarEvent calendarFormat calendarView
    canCancelContentTouches canCollapse canHide canJoinAllSpaces candidateClass candidateListTouchBarItem captureView caseInsensitive
    cellLayoutMarginsFollowReadableWidth changeBackground changeContents changeGray childIndex children childrenKeyPath ciColor ciFilter
    className classReference clearButtonMode clearsContextBeforeDrawing clearsFilterPredicateOnInsertion clearsOnBeginEditing
    clearsOnInsertion clearsSelectionOnViewWillAppear clickGestureRecognizer clipsToBounds closable collectionClass collectionViewGridLayout
    collectionViewItem colorLabel colorMatched colorPickerTouchBarItem colorPixelFormat colorWellView column columnAutoresizingStyle
    columnReordering columnResizing columnSelection columnSpacing columns command commandMenuBuilder compactAppearance
    comparisonPredicateOptions completes compositingFilter configuration configurationType connectedItem contentBorderThickness
    contentEdgeInsets contentFilters contentHorizontalAlignment contentInset contentInsetAdjustmentBehavior contentType
    contentVerticalAlignment contentView contentViewInsetsToSafeArea contextMenuInteraction continuous continuousSpellChecking control
    controlSize copiesOnScroll cornerRadius countStyle criticalValue currencyDecimalSeparator currencySymbol customFormatter
    customGestureRecognizer customObjectInstantiationMethod customObjectInstantitationMethod customSpacing customTouchBarItem
    dashSubstitution dashed dataDetectorType dataDetectorTypes dataMode dateComponentsFormatter dateFormat dateFormatter
    dateIntervalFormatter datePickerElements datePickerMode datePickerStyle dateStyle day decimal decimalSeparator declaredKeys
    defaultFixedFontSize defaultFontSize defaultTabInterval defaultToolbarItems defaultVersion deferred definesPresentationContext
    delaysContentTouches depthStencilPixelFormat description designable destinationCreationSelector detachesHiddenViews detailTextLabel
    development diacriticInsensitive dictionaryController direction directionalLockEnabled discoverabilityTitle displayMode
    displayedWhenStopped displaysPageBreaks dividerStyle doesNotDimImage doesRelativeDateFormatting doubleSided doubleValue down
    draggedBarWidth drawsBackground dynamicTypePreference edges edgesForExtendedLayout editable editingAccessoryType elements emptySelection
    enableSetNeedsDisplay enablesReturnKeyAutomatically encoding endViews energyFormatter estimatedItemSize estimatedRowHeight
    estimatedSectionFooterHeight estimatedSectionHeaderHeight explicitItemIdentifier exponentSymbol expression extendedEdge
    extendedLayoutIncludesOpaqueBars findStyle floatsGroupRows focusRingType focusStyle footerReferenceSize formatWidth formatterBehavior
    frame frameAutosaveName frameCenterRotation frameRotation freeformSimulatedSizeMetrics fullScreenAuxiliary fullScreenNone
    fullScreenPrimary fullSizeContentView gestureRecognizers gridCells groupTouchBarItem groupingSeparator groupingSize hasAttributedTitle
    hasHorizontalScroller hasShadow hasThousandSeparators hasVerticalScroller headIndent headOfMergedCell headerReferenceSize headerToolTip
    headerView help hidesAccessoryWhenEditing hidesBottomBarWhenPushed hidesForSinglePage hidesOnDeactivate hidesWhenLoading
    hidesWhenStopped highlighted highlightedColor highlightedImage hint hmCamera holdingPriorities holdingPriority horizontal
    horizontalClippingResistancePriority horizontalLineScroll horizontalPageScroll horizontalScrollElasticity horizontalStackHuggingPriority
    horizontallyResizable hour hoverGestureRecognizer icon ignoresCycle ikCameraDeviceView ikDeviceBrowserView ikImageBrowserView
    ikImageView ikPictureTaker ikScannerDeviceView imView imageAlignment imageEdgeInsets imageFrameStyle imageHugsTitle imagePosition
    imageReference imageScaling implicitIdentifier implicitItemIdentifier importsGraphics includesUnit increment incrementalSearchingEnabled
    indentationLevel indentationMarkerFollowsCell indentationPerLevel indentationWidth indeterminate indexPathForInitialSelection
    indicatorMode indicatorStyle inheritsFrom inheritsModuleFromTarget initialItem initiallyAnimated inlineMovie input interfaceButton
    interfaceDate interfaceGroup interfaceImage interfaceLabel interfaceMap interfacePicker interfaceSeparator interfaceSlider
    interfaceSwitch interfaceTable interfaceTimer internationalCurrencySymbol isElement isMultipleTouchEnabled isSeparatorItem itemSize
    javaEnabled javaScriptCanOpenWindowsAutomatically javaScriptEnabled keyCommand keyCommands keyEquivalent keyboardAppearance
    keyboardDismissMode keyboardKey keyboardType landscapeImage largeContentSizeImage largeContentTitle largeTitleDisplayMode
    largeTitleTextAttributes largeTitles layout layoutMarginsFollowReadableWidth leading leadingPadding leafKeyPath left leftStrut
    lengthFormatter lenient levelIndicatorCell levelIndicatorStyle lightByBackground lightByContents lightByGray lineBreakMode
    lineHeightMultiple link linkDetection locale localizesFormat magnificationGestureRecognizer maintainsBackForwardList managed
    managedObjectContext mapType massFormatter matchesOnMultipleResolution material maxAcceleratorLevel maxValue maxWidth
    maximumFractionDigits maximumIntegerDigits maximumNumberOfTouches maximumPrimaryColumnWidth maximumRecents maximumValue
    maximumValueImage maximumZoomScale measurementFormatter menuChangedMessagesEnabled menuIdentifier menuToolbarItem metalKitView
    middleViews minSystemVersion minToolsVersion minValue minWidth miniaturizable minimumFontSize minimumFractionDigits minimumIntegerDigits
    minimumInteritemSpacing minimumLineSpacing minimumNumberOfTouches minimumPressDuration minimumPrimaryColumnWidth minimumScaleFactor
    minimumValue minimumValueImage minimumZoomScale miniwindowTitle minusSign minute minuteInterval
    mirrorLayoutDirectionWhenInternationalizing mkMapView modal modalPresentationStyle modalTransitionStyle mode modifierFlags modifierMask
    moduleName momentary month moveToActiveSpace movie multiLevelAccelerator multipleSelection multipleTouchEnabled mutableArray mutableData
    navigationBarHidden navigationOrientation negativeFormat negativePrefix negativeSuffix nestingMode nibName nonactivatingPanel none
    notANumberSymbol notEnabled notificationCategory numberFormatter numberOfLines numberOfPages numberOfTapsRequired numberOfTickMarks
    numberOfTouchesRequired numberOfVisibleItems numberStyle objectClassName objectController objectValues offsetWrapper on oneShot option
    options outlineTableColumn paddingCharacter pagingEnabled paragraphStyle participatesInCycle passcodeRules passwordRules pathCell
    pathStyle paymentButton pdfThumbnailView perMillSymbol percentSymbol personNameComponentsFormatter phoneNumber picker
    placeholderIntrinsicHeight placeholderIntrinsicWidth plugInsEnabled plusSign pointerInteraction popUpMenus popoverAnchorBarButtonItem
    popoverAnchorView popoverArrowDirection popoverBehavior popoverPassthroughViews popoverTouchBarItem positiveFormat positivePrefix
    positiveSuffix predicateEditorRowTemplate preferredContentSize preferredDisplayMode preferredEdge preferredFramesPerSecond
    preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction preferredSymbolConfiguration prefersColorMatch prefersLargeTitles
    prefetchingEnabled presentationStyle presentsWithGesture preservesAspectRatio preservesSelection pressGestureRecognizer
    primaryBackgroundStyle progress progressImage progressViewStyle prompted propertyList providesPresentationContextTransitionStyle
    pullsDown pushIn qcView qlPreviewView quartzView quoteSubstitution radius recentsAutosaveName rectEdge refreshControl
    refusesFirstResponder relationships relativePath releasedWhenClosed renderingMode representedFilename representsSharedInstance resizable
    resizeWithTable restorable returnKeyType reversesTitleShadowWhenHighlighted richText right rightBarButtonItems rightStrut
    rotationGestureRecognizerMac roundingMode row rowAlignment rowHeight rowSizeStyle rowSpacing rowTemplates rowType rows scale
    scalesLargeContentImage sceneKitScene scnView scopeButtonTitles scrollDirection scrollEdgeAppearance scrollIndicatorInsets scrollable
    scrubber scrubberLayout searchBarStyle searchDisplayController searchToolbarItem secondaryImage sectionFooterHeight sectionHeaderHeight
    sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor sectionInset
    sectionInsetReference secureTextEntry segment segmentControlStyle segmentDistribution segments selectable selected selectedImage
    selectedItem selectedSegmentIndex selectedTabViewItemIndex selectionHighlightStyle selectionStyle selectsInsertedObjects
    semanticContentAttribute sendsActionOnEndEditing sendsSearchStringImmediately sendsWholeSearchString separatorInset
    separatorInsetReference separatorStyle setsMaxLayoutWidthAtFirstLayout shadow shadowColor shadowImage shadowOffset
    sharingServicePickerToolbarItem sharingServicePickerTouchBarItem shift showSeguePresentationStyle showsBaselineSeparator
    showsCancelButton showsHorizontalScrollIndicator showsLargeContentViewer showsReorderControl showsSearchResultsButton showsStateColumn
    showsToolbarButton showsTouchWhenHighlighted showsVerticalScrollIndicator sidebarTrackingSeparatorItem simulatedAppContext
    simulatedBottomBarMetrics simulatedDestinationMetrics simulatedMetricsContainer simulatedNavigationBarMetrics
    simulatedOrientationMetrics simulatedScreenMetrics simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics
    simulatedTopBarMetrics sizeMode sizingBehavior sliderTouchBarItem sliderType smartDashesType smartInsertDelete smartInsertDeleteType
    smartQuotesType sortDescriptor sortDescriptorPrototype sortKey source sources spacerTouchBarItem spacingType spellCheckingType
    spellingCorrection spineLocation splitViewControllerTargetIndex splitViewItem splitViewItems springLoaded spriteKitScene standalone
    standardAppearance staticText statusBarStyle stepValue superclassName symbolConfiguration symbolScale systemItem systemMenu tabStops
    tabStyle tabViewItems tabbingMode table tableColumnResizingMask tableColumns tableHeaderCell tableStyle tableViewGridLines textAlignment
    textAttributes textAttributesForNegativeValues textCompletion textContentType textInputTraits textLabel textReplacement textStyle
    textTab texturedBackground thousandSeparator tickMarkPosition tighteningFactorForTruncation timeIntervalSinceReferenceDate timeStyle
    timeZone tintAdjustmentMode tintColor titleEdgeInsets titlePosition titleVisibility titlebarAppearsTransparent titled tokenStyle toolTip
    toolbarHidden toolbarItem toolbarItems toolbarStyle top topPadding topStrut touchBar touchBarItem trackImage trackingMode
    trackingSeparatorItem trailing trailingOffset trailingPadding transient transitionStyle translucent transparent treeController trigger
    truncatesLastVisibleLine typeSelect uiAction uiCommand uiGestureRecognizer uiMenu uiMenuElement unifiedTitleAndToolbar up
    updatesFrequently url useCurrentDate useStoryboardIdentifierAsRestorationIdentifier userComments userDefaultsController
    userInterfaceLayoutDirection userLayoutGuide userResizable usesAppearanceFont usesAttributedText usesAutomaticRowHeights usesFontPanel
    usesGroupingSeparator usesPredominantAxisScrolling usesRuler usesSingleLineMode utility valueWraps variableValue verifyAmbiguity
    vertical verticalAlignment verticalClippingResistancePriority verticalLineScroll verticalPageScroll verticalScrollElasticity
    verticalStackHuggingPriority verticallyResizable vibrancyEffect videoGravity viewBased viewControllerLayoutGuides
    viewControllerTransitionOptions viewCorner viewEffect viewsNeedDisplay visibilityPriorities visible visibleAtLaunch
    visualEffectViewVibrancy wantsLayer wantsToBeColor warningValue webPreferences webViewConfiguration websiteDataStore whiteComponent
    windowCollectionBehavior windowPositionMask windowScene windowStyleMask wkPreferences wkWebViewConfiguration xPlacement
    xcode11CocoaTouchSystemColor xml:space xmlns yPlacement year
    """
