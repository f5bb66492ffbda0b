package import FormworkTree

/// The names of elements and attributes that Formwork's code uses. The raw value is the name's id in the vocabulary.
///
/// Source: the interface files of the corpus, toolsVersion 4457 to 24506.
package enum Name: UInt16, CaseIterable, Sendable, BitwiseCopyable {
    case document, archive, data, dependencies, deployment, plugIn, capability, scenes, scene, objects, resources, image, namedColor
    case systemColor, inferredMetricsTieBreakers, classes, customFonts, array, device, adaptation, designables, placeholder, customObject
    case viewController, tableViewController, collectionViewController, navigationController, tabBarController, splitViewController
    case pageViewController, glkViewController, avPlayerViewController, hostingController, viewControllerPlaceholder, windowController
    case tabViewController, application, controller, notificationController, glanceController, exit, point, view, label, button, textField
    case imageView, stackView, scrollView, tableView, collectionView, textView, `switch`, slider, segmentedControl, stepper, progressView
    case activityIndicatorView, pageControl, datePicker, pickerView, searchBar, toolbar, navigationBar, tabBar, webView, wkWebView
    case mapView, containerView, visualEffectView, glkView, mtkView, skView, sceneKitView, arscnView, arskView, pdfView, openGLView
    case tableViewCell, tableViewCellContentView, collectionViewCell, collectionViewCellContentView, collectionReusableView, customView
    case clipView, scroller, box, tabView, tabViewItem, splitView, gridView, gridCell, gridRow, gridColumn, tableColumn, tableHeaderView
    case tableCellView, tableRowView, outlineView, popUpButton, comboBox, comboButton, searchField, secureTextField, tokenField
    case progressIndicator, colorWell, matrix, pathControl, levelIndicator, predicateEditor, ruleEditor, browser, form, window, drawer
    case popover, qtMovieView, subviews, constraints, constraint, connections, outlet, outletCollection, action, segue, binding
    case accessibilityConnection, userDefinedRuntimeAttributes, userDefinedRuntimeAttribute, layoutGuides, viewControllerLayoutGuide
    case viewLayoutGuide, layoutGuide, keyboardLayoutGuide, trackedKeyboardLayoutGuide, variation, mask, exclude, include, rect
    case autoresizingMask, fontDescription, font, metaFont, color, string, mutableString, attributedString, fragment, integer, real
    case boolean, bool, date, size, range, inset, edgeInsets, directionalEdgeInsets, `nil`, null, items, sections, tableViewSection, cells
    case prototypes, prototypeCellViews, tableRow, group, interfaceController, separator, table, picker, textFieldCell, buttonCell
    case popUpButtonCell, imageCell, sliderCell, segmentedCell, searchFieldCell, secureTextFieldCell, tokenFieldCell, comboBoxCell
    case stepperCell, datePickerCell, menu, menuItem, barButtonItem, navigationItem, tabBarItem, state, userGuides, accessibility
    case tapGestureRecognizer, pongPressGestureRecognizer, panGestureRecognizer, pinchGestureRecognizer, swipeGestureRecognizer
    case rotationGestureRecognizer, screenEdgePanGestureRecognizer, collectionViewFlowLayout, collectionViewLayout, object, reference, int
    case float, double, bytes, `set`, dictionary, characters, fallbacks, `class`, id, key, type, version, toolsVersion, systemVersion
    case targetRuntime, propertyAccessControl, useAutolayout, useTraitCollections, useSafeAreas, initialViewController, sceneID
    case sceneMemberID, userLabel, customClass, customModule, customModuleProvider, firstItem, firstAttribute, secondItem, secondAttribute
    case relation, multiplier, constant, priority, symbolic, identifier, installed, shouldBeArchived, property, destination, selector
    case target, eventType, kind, keyPath, name, value, x, y, width, height, alpha, hidden, translatesAutoresizingMaskIntoConstraints
    case fixedFrame, misplaced, ambiguous, tag, contentMode, clipsSubviews, opaque, userInteractionEnabled, horizontalHuggingPriority
    case verticalHuggingPriority, horizontalCompressionResistancePriority, verticalCompressionResistancePriority
    case preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea, text, title, placeholderString, placeholderIdentifier
    case storyboardIdentifier, restorationIdentifier, reuseIdentifier, catalog, widthSizable, heightSizable, flexibleMinX, flexibleMaxX
    case flexibleMinY, flexibleMaxY, orientation, storyboardName, bundleIdentifier, relationship, unwindAction, red, green, blue, white
    case colorSpace, customColorSpace, cocoaTouchSystemColor, location, length, minX, minY, maxX, maxY, pointSize, family, weight, style
    case scrollEnabled, isEnabled, enabled, axis, distribution, alignment, spacing, widthClass, heightClass, appends, animates, ref
    case base64UTF8, launchScreen, previousBinding, content, headerTitle, footerTitle, paletteLabel
    case numberOfLines, preferredMaxLayoutWidth, lineBreakMode, adjustsFontSizeToFit, baselineAdjustment, buttonType, borderStyle
    case placeholderIntrinsicWidth, placeholderIntrinsicHeight, spacingType, baselineRelativeArrangement
    case viewRespectsSystemMinimumLayoutMargins, accessoryType, indentationWidth, rowHeight, controlSize, bezelStyle, bezeled
    case imagePosition, imageFrameStyle, boxType, titlePosition, borderType, drawsBackground, usesAppearanceFont, detachesHiddenViews
    case horizontalStackHuggingPriority, verticalStackHuggingPriority, rowSpacing, columnSpacing, xPlacement, yPlacement, rowAlignment
    case leadingPadding, trailingPadding, topPadding, bottomPadding, headOfMergedCell, tickMarkPosition, numberOfTickMarks, sliderType
    case segmentStyle, selectedItem, attributedText, attributedTitle, backgroundImage, selectedImage, imageConfiguration
    case preferredSymbolConfiguration, buttonConfiguration, paragraphStyle, segments, segment, activityIndicatorViewStyle
    case progressViewStyle, numberOfPages, datePickerMode, datePickerStyle, simulatedTopBarMetrics, simulatedBottomBarMetrics
    case simulatedStatusBarMetrics, simulatedNavigationBarMetrics, simulatedTabBarMetrics, simulatedToolbarMetrics
    case simulatedScreenMetrics, freeformSimulatedSizeMetrics, modalFormSheetSimulatedSizeMetrics, modalPageSheetSimulatedSizeMetrics
    case navigationBarHidden, toolbarHidden, hidesBottomBarWhenPushed, largeTitles, translucent, layoutMargins, directionalLayoutMargins
    case contentEdgeInsets, titleEdgeInsets, imageEdgeInsets, top, left, bottom, right, leading, trailing, textStyle, scopeButtonTitles
    case showsScopeBar, verticalScroller, horizontalScroller, isVertical, vertical, dividerStyle, customSpacing, visibilityPriorities
    case beginningViews, middleViews, endViews, gridRows, rows, columns, gridColumns, bordered, switchStyle, refusesFirstResponder
    case editable, selectable, prompt, adjustsFontForContentSizeCategory, headerView, contentView, separatorStyle, estimatedRowHeight
    case sectionHeaderHeight, modalPresentationStyle, extendedEdge, automaticallyAdjustsScrollViewInsets, definesPresentationContext
    case resizesToFullScreen, subtitle, imagePadding, titlePadding, imagePlacement, buttonSize, lineSpacing, paragraphSpacing
    case minimumLineHeight, maximumLineHeight, lineHeightMultiple, configuration, symbolScale, attributes
    case firstLineHeadIndent, headIndent, tailIndent, paragraphSpacingBefore, defaultTabInterval, tabStops, textTab
    case pathStyle, pullsDown, usesSingleLineMode, row, column, gridCells
    case horizontalClippingResistancePriority, verticalClippingResistancePriority, trackingMode, borderWidth
    case frame
    /// Any other name.
    case other
}

extension Name {
    /// Every name that Interface Builder is known to write: those of the cases, then those that Formwork doesn't interpret.
    package static let vocabulary = Vocabulary(words(in: interpretedNames) + words(in: knownNames))

    /// The name's id in the vocabulary.
    package var id: NameID { rawValue }

    /// The name's spelling in documents.
    package var spelling: String { Self.vocabulary.names[Int(rawValue)] }

    /// Returns the name with an id; `other` if no case has it.
    package static func name(_ id: NameID) -> Name { id < other.rawValue ? Name(rawValue: id) ?? .other : .other }

    private static func words(in text: String) -> [String] {
        var text = text
        return text.withUTF8 { bytes in bytes.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) } }
    }
}

/// The spellings of the cases, in order.
private let interpretedNames = """
    document archive data dependencies deployment plugIn capability scenes scene objects resources image namedColor systemColor
    inferredMetricsTieBreakers classes customFonts array device adaptation designables placeholder customObject viewController
    tableViewController collectionViewController navigationController tabBarController splitViewController pageViewController
    glkViewController avPlayerViewController hostingController viewControllerPlaceholder windowController tabViewController application
    controller notificationController glanceController exit point view label button textField imageView stackView scrollView tableView
    collectionView textView switch slider segmentedControl stepper progressView activityIndicatorView pageControl datePicker pickerView
    searchBar toolbar navigationBar tabBar webView wkWebView mapView containerView visualEffectView glkView mtkView skView sceneKitView
    arscnView arskView pdfView openGLView tableViewCell tableViewCellContentView collectionViewCell collectionViewCellContentView
    collectionReusableView customView clipView scroller box tabView tabViewItem splitView gridView gridCell gridRow gridColumn tableColumn
    tableHeaderView tableCellView tableRowView outlineView popUpButton comboBox comboButton searchField secureTextField tokenField
    progressIndicator colorWell matrix pathControl levelIndicator predicateEditor ruleEditor browser form window drawer popover
    qtMovieView subviews constraints constraint connections outlet outletCollection action segue binding accessibilityConnection
    userDefinedRuntimeAttributes userDefinedRuntimeAttribute layoutGuides viewControllerLayoutGuide viewLayoutGuide layoutGuide
    keyboardLayoutGuide trackedKeyboardLayoutGuide variation mask exclude include rect autoresizingMask fontDescription font metaFont
    color string mutableString attributedString fragment integer real boolean bool date size range inset edgeInsets directionalEdgeInsets
    nil null items sections tableViewSection cells prototypes prototypeCellViews tableRow group interfaceController separator table picker
    textFieldCell buttonCell popUpButtonCell imageCell sliderCell segmentedCell searchFieldCell secureTextFieldCell tokenFieldCell
    comboBoxCell stepperCell datePickerCell menu menuItem barButtonItem navigationItem tabBarItem state userGuides accessibility
    tapGestureRecognizer pongPressGestureRecognizer panGestureRecognizer pinchGestureRecognizer swipeGestureRecognizer
    rotationGestureRecognizer screenEdgePanGestureRecognizer collectionViewFlowLayout collectionViewLayout object reference int float
    double bytes set dictionary characters fallbacks class id key type version toolsVersion systemVersion targetRuntime
    propertyAccessControl useAutolayout useTraitCollections useSafeAreas initialViewController sceneID sceneMemberID userLabel customClass
    customModule customModuleProvider firstItem firstAttribute secondItem secondAttribute relation multiplier constant priority symbolic
    identifier installed shouldBeArchived property destination selector target eventType kind keyPath name value x y width height alpha
    hidden translatesAutoresizingMaskIntoConstraints fixedFrame misplaced ambiguous tag contentMode clipsSubviews opaque
    userInteractionEnabled horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea text title placeholderString
    placeholderIdentifier storyboardIdentifier restorationIdentifier reuseIdentifier catalog widthSizable heightSizable flexibleMinX
    flexibleMaxX flexibleMinY flexibleMaxY orientation storyboardName bundleIdentifier relationship unwindAction red green blue white
    colorSpace customColorSpace cocoaTouchSystemColor location length minX minY maxX maxY pointSize family weight style scrollEnabled
    isEnabled enabled axis distribution alignment spacing widthClass heightClass appends animates ref base64-UTF8 launchScreen
    previousBinding content headerTitle footerTitle paletteLabel
    numberOfLines preferredMaxLayoutWidth lineBreakMode adjustsFontSizeToFit baselineAdjustment buttonType borderStyle
    placeholderIntrinsicWidth placeholderIntrinsicHeight spacingType baselineRelativeArrangement viewRespectsSystemMinimumLayoutMargins
    accessoryType indentationWidth rowHeight controlSize bezelStyle bezeled imagePosition imageFrameStyle boxType titlePosition
    borderType drawsBackground usesAppearanceFont detachesHiddenViews horizontalStackHuggingPriority verticalStackHuggingPriority
    rowSpacing columnSpacing xPlacement yPlacement rowAlignment leadingPadding trailingPadding topPadding bottomPadding headOfMergedCell
    tickMarkPosition numberOfTickMarks sliderType segmentStyle selectedItem attributedText attributedTitle backgroundImage selectedImage
    imageConfiguration preferredSymbolConfiguration buttonConfiguration paragraphStyle segments segment activityIndicatorViewStyle
    progressViewStyle numberOfPages datePickerMode datePickerStyle simulatedTopBarMetrics simulatedBottomBarMetrics
    simulatedStatusBarMetrics simulatedNavigationBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics simulatedScreenMetrics
    freeformSimulatedSizeMetrics modalFormSheetSimulatedSizeMetrics modalPageSheetSimulatedSizeMetrics navigationBarHidden toolbarHidden
    hidesBottomBarWhenPushed largeTitles translucent layoutMargins directionalLayoutMargins contentEdgeInsets titleEdgeInsets
    imageEdgeInsets top left bottom right leading trailing textStyle scopeButtonTitles showsScopeBar verticalScroller horizontalScroller
    isVertical vertical dividerStyle customSpacing visibilityPriorities beginningViews middleViews endViews gridRows rows columns
    gridColumns bordered switchStyle refusesFirstResponder editable selectable prompt adjustsFontForContentSizeCategory headerView
    contentView separatorStyle estimatedRowHeight sectionHeaderHeight modalPresentationStyle extendedEdge
    automaticallyAdjustsScrollViewInsets definesPresentationContext resizesToFullScreen subtitle imagePadding titlePadding
    imagePlacement buttonSize lineSpacing paragraphSpacing minimumLineHeight maximumLineHeight lineHeightMultiple configuration symbolScale
    attributes
    firstLineHeadIndent headIndent tailIndent paragraphSpacingBefore defaultTabInterval tabStops textTab
    pathStyle pullsDown usesSingleLineMode row column gridCells
    horizontalClippingResistancePriority verticalClippingResistancePriority trackingMode borderWidth frame
    """

/// Names that Interface Builder writes and that Formwork keeps without interpreting them.
private let knownNames = """
    HUD viewControllers acceptsMouseMovedEvents accessibilityConfiguration accessibilityCustomActions accessibilityOverrides accessibilityTraits
    actionName address
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused adjustsImageWhenDisabled
    adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth affinity allowDoubleColumnStyle allowUserInteraction allowableMovement
    allowedInputSourceLocales allowedToolbarItems allowedTypes allowsAnimatedImageLooping allowsAnimatedImages
    allowsBackForwardNavigationGestures allowsCharacterPickerTouchBarItem allowsDefaultTighteningForTruncation
    allowsDocumentBackgroundColorChange allowsEditingMultipleRows allowsEditingTextAttributes allowsEmptySelection allowsExpansionToolTips
    allowsFloats allowsMixedState allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsNonContiguousLayout
    allowsNonnumericFormatting allowsSelection allowsSelectionDuringEditing allowsTickMarkValuesOnly
    allowsToolTipsWhenApplicationIsInactive allowsUndo allowsUserCustomization alphaValue altConfiguration alternate alternateImage
    alternateTitle alternatingRowBackgroundColors altersStateOfSelectedItem alwaysBounceHorizontal alwaysBounceVertical animating
    animationBehavior animationDuration animations appearance appearanceType apportionsSegmentWidthsByContent archiveByName
    arrangesAllSubviews arrayController arrowPosition arrowsPosition ascending attributedPlaceholder
    attributedUserComments audiovisualMediaTypes autoScales autocapitalizationType autocorrectionType autodisplay
    autoenablesItems autohidesScrollers automaticEstimatedItemSize automaticallyPreparesContent
    autorecalculatesKeyViewLoop autorepeat autoresizesArchivedViewToFullSize autoresizesOutlineColumn autoresizesSubviews autosaveColumns
    autosaveExpandedItems autosaveName autosavesConfiguration autoshrinkMode autosizesCells avPlayerView avoidsEmptySelection
    backIndicatorImage backIndicatorTransitionMaskImage background backgroundFilters badgeColor badgeValue barStyle
    barTintColor baseWritingDirection behavior blendingMode blurEffect blurRadius
    borderColor bottomStrut bounces bouncesZoom boundsRotation
    byteCountFormatter byteCountFormatterUnits calendarDate calendarEvent calendarFormat calendarView
    canCancelContentTouches canCollapse canHide canJoinAllSpaces candidateClass candidateListTouchBarItem captureView caseInsensitive
    cellLayoutMarginsFollowReadableWidth changeBackground changeContents changeGray childIndex children childrenKeyPath ciColor ciFilter
    className classReference clearButtonMode clearsContextBeforeDrawing clearsFilterPredicateOnInsertion clearsOnBeginEditing
    clearsOnInsertion clearsSelectionOnViewWillAppear clickGestureRecognizer clipsToBounds closable collectionClass
    collectionViewGridLayout collectionViewItem colorLabel colorMatched colorPickerTouchBarItem colorPixelFormat colorWellView
    columnAutoresizingStyle columnReordering columnResizing columnSelection command commandMenuBuilder
    compactAppearance comparisonPredicateOptions completes compositingFilter configurationType connectedItem
    contentBorderThickness contentFilters contentHorizontalAlignment contentInset contentInsetAdjustmentBehavior
    contentType contentVerticalAlignment contentViewInsetsToSafeArea contextMenuInteraction continuous continuousSpellChecking
    control copiesOnScroll cornerRadius countStyle criticalValue currencyDecimalSeparator currencySymbol customFormatter
    customGestureRecognizer customObjectInstantiationMethod customObjectInstantitationMethod customTouchBarItem
    dashSubstitution dashed dataDetectorType dataDetectorTypes dataMode dateComponentsFormatter dateFormat dateFormatter
    dateIntervalFormatter datePickerElements dateStyle day decimal decimalSeparator declaredKeys
    defaultFixedFontSize defaultFontSize defaultToolbarItems defaultVersion deferred
    delaysContentTouches depthStencilPixelFormat description designable destinationCreationSelector detailTextLabel
    development diacriticInsensitive dictionaryController direction directionalLockEnabled discoverabilityTitle displayMode
    displayedWhenStopped displaysPageBreaks doesNotDimImage doesRelativeDateFormatting doubleSided doubleValue down
    draggedBarWidth dynamicTypePreference edges edgesForExtendedLayout editingAccessoryType elements
    emptySelection enableSetNeedsDisplay enablesReturnKeyAutomatically encoding energyFormatter estimatedItemSize
    estimatedSectionFooterHeight estimatedSectionHeaderHeight explicitItemIdentifier exponentSymbol expression
    extendedLayoutIncludesOpaqueBars findStyle floatsGroupRows focusRingType focusStyle footerReferenceSize formatWidth
    formatterBehavior frameAutosaveName frameCenterRotation frameRotation fullScreenAuxiliary
    fullScreenNone fullScreenPrimary fullSizeContentView gestureRecognizers groupTouchBarItem groupingSeparator groupingSize
    hasAttributedTitle hasHorizontalScroller hasShadow hasThousandSeparators hasVerticalScroller
    headerReferenceSize headerToolTip help hidesAccessoryWhenEditing hidesForSinglePage
    hidesOnDeactivate hidesWhenLoading hidesWhenStopped highlighted highlightedColor highlightedImage hint hmCamera holdingPriorities
    holdingPriority horizontal horizontalLineScroll horizontalPageScroll horizontalScrollElasticity
    horizontallyResizable hour hoverGestureRecognizer icon ignoresCycle ikCameraDeviceView
    ikDeviceBrowserView ikImageBrowserView ikImageView ikPictureTaker ikScannerDeviceView imView imageAlignment
    imageHugsTitle imageReference imageScaling implicitIdentifier implicitItemIdentifier importsGraphics
    includesUnit increment incrementalSearchingEnabled indentationLevel indentationMarkerFollowsCell indentationPerLevel
    indeterminate indexPathForInitialSelection indicatorMode indicatorStyle inheritsFrom inheritsModuleFromTarget initialItem
    initiallyAnimated inlineMovie input interfaceButton interfaceDate interfaceGroup interfaceImage interfaceLabel interfaceMap
    interfacePicker interfaceSeparator interfaceSlider interfaceSwitch interfaceTable interfaceTimer internationalCurrencySymbol isElement
    isMultipleTouchEnabled isSeparatorItem itemSize javaEnabled javaScriptCanOpenWindowsAutomatically javaScriptEnabled keyCommand
    keyCommands keyEquivalent keyboardAppearance keyboardDismissMode keyboardKey keyboardType landscapeImage largeContentSizeImage
    largeContentTitle largeTitleDisplayMode largeTitleTextAttributes layout layoutMarginsFollowReadableWidth
    leafKeyPath leftStrut lengthFormatter lenient levelIndicatorCell levelIndicatorStyle lightByBackground
    lightByContents lightByGray link linkDetection locale localizesFormat magnificationGestureRecognizer
    maintainsBackForwardList managed managedObjectContext mapType massFormatter matchesOnMultipleResolution material maxAcceleratorLevel
    maxValue maxWidth maximumFractionDigits maximumIntegerDigits maximumNumberOfTouches maximumPrimaryColumnWidth maximumRecents
    maximumValue maximumValueImage maximumZoomScale measurementFormatter menuChangedMessagesEnabled menuIdentifier menuToolbarItem
    metalKitView minSystemVersion minToolsVersion minValue minWidth miniaturizable minimumFontSize minimumFractionDigits
    minimumIntegerDigits minimumInteritemSpacing minimumLineSpacing minimumNumberOfTouches minimumPressDuration minimumPrimaryColumnWidth
    minimumScaleFactor minimumValue minimumValueImage minimumZoomScale miniwindowTitle minusSign minute minuteInterval
    mirrorLayoutDirectionWhenInternationalizing mkMapView modal modalTransitionStyle mode modifierFlags
    modifierMask moduleName momentary month moveToActiveSpace movie multiLevelAccelerator multipleSelection multipleTouchEnabled
    mutableArray mutableData navigationOrientation negativeFormat negativePrefix negativeSuffix nestingMode nibName
    nonactivatingPanel none notANumberSymbol notEnabled notificationCategory numberFormatter
    numberOfTapsRequired numberOfTouchesRequired numberOfVisibleItems numberStyle objectClassName objectController
    objectValues offsetWrapper on oneShot option options outlineTableColumn paddingCharacter pagingEnabled
    participatesInCycle passcodeRules passwordRules pathCell paymentButton pdfThumbnailView perMillSymbol percentSymbol
    personNameComponentsFormatter phoneNumber plugInsEnabled plusSign
    pointerInteraction popUpMenus popoverAnchorBarButtonItem popoverAnchorView popoverArrowDirection popoverBehavior
    popoverPassthroughViews popoverTouchBarItem positiveFormat positivePrefix positiveSuffix predicateEditorRowTemplate
    preferredContentSize preferredDisplayMode preferredEdge preferredFramesPerSecond
    preferredPrimaryColumnWidthFraction prefersColorMatch prefersLargeTitles prefetchingEnabled
    presentationStyle presentsWithGesture preservesAspectRatio preservesSelection pressGestureRecognizer primaryBackgroundStyle progress
    progressImage prompted propertyList providesPresentationContextTransitionStyle pushIn qcView qlPreviewView
    quartzView quoteSubstitution radius recentsAutosaveName rectEdge refreshControl relationships relativePath
    releasedWhenClosed renderingMode representedFilename representsSharedInstance resizable resizeWithTable restorable returnKeyType
    reversesTitleShadowWhenHighlighted richText rightBarButtonItems rightStrut rotationGestureRecognizerMac roundingMode
    rowSizeStyle rowTemplates rowType scale scalesLargeContentImage sceneKitScene scnView
    scrollDirection scrollEdgeAppearance scrollIndicatorInsets scrollable scrubber scrubberLayout searchBarStyle
    searchDisplayController searchToolbarItem secondaryImage sectionFooterHeight sectionIndexBackgroundColor
    sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor sectionInset sectionInsetReference
    secureTextEntry segmentControlStyle segmentDistribution selected
    selectedSegmentIndex selectedTabViewItemIndex selectionHighlightStyle selectionStyle selectsInsertedObjects semanticContentAttribute
    sendsActionOnEndEditing sendsSearchStringImmediately sendsWholeSearchString separatorInset separatorInsetReference
    setsMaxLayoutWidthAtFirstLayout shadow shadowColor shadowImage shadowOffset sharingServicePickerToolbarItem
    sharingServicePickerTouchBarItem shift showSeguePresentationStyle showsBaselineSeparator showsCancelButton
    showsHorizontalScrollIndicator showsLargeContentViewer showsReorderControl showsSearchResultsButton showsStateColumn
    showsToolbarButton showsTouchWhenHighlighted showsVerticalScrollIndicator sidebarTrackingSeparatorItem simulatedAppContext
    simulatedDestinationMetrics simulatedMetricsContainer
    simulatedOrientationMetrics
    sizeMode sizingBehavior sliderTouchBarItem smartDashesType smartInsertDelete smartInsertDeleteType
    smartQuotesType sortDescriptor sortDescriptorPrototype sortKey source sources spacerTouchBarItem spellCheckingType
    spellingCorrection spineLocation splitViewControllerTargetIndex splitViewItem splitViewItems springLoaded spriteKitScene standalone
    standardAppearance staticText statusBarStyle stepValue superclassName symbolConfiguration systemItem systemMenu
    tabStyle tabViewItems tabbingMode tableColumnResizingMask tableColumns tableHeaderCell tableStyle tableViewGridLines
    textAlignment textAttributes textAttributesForNegativeValues textCompletion textContentType textInputTraits textLabel textReplacement
    texturedBackground thousandSeparator tighteningFactorForTruncation timeIntervalSinceReferenceDate
    timeStyle timeZone tintAdjustmentMode tintColor titleVisibility titlebarAppearsTransparent titled
    tokenStyle toolTip toolbarItem toolbarItems toolbarStyle topStrut touchBar touchBarItem trackImage
    trackingSeparatorItem trailingOffset transient transitionStyle transparent
    treeController trigger truncatesLastVisibleLine typeSelect uiAction uiCommand uiGestureRecognizer uiMenu uiMenuElement
    unifiedTitleAndToolbar up updatesFrequently url useCurrentDate useStoryboardIdentifierAsRestorationIdentifier userComments
    userDefaultsController userInterfaceLayoutDirection userLayoutGuide userResizable usesAttributedText
    usesAutomaticRowHeights usesFontPanel usesGroupingSeparator usesPredominantAxisScrolling usesRuler utility
    valueWraps variableValue verifyAmbiguity verticalAlignment verticalLineScroll
    verticalPageScroll verticalScrollElasticity verticallyResizable vibrancyEffect videoGravity viewBased
    viewControllerLayoutGuides viewControllerTransitionOptions viewCorner viewEffect viewsNeedDisplay visible
    visibleAtLaunch visualEffectViewVibrancy wantsLayer wantsToBeColor warningValue webPreferences webViewConfiguration websiteDataStore
    whiteComponent windowCollectionBehavior windowPositionMask windowScene windowStyleMask wkPreferences wkWebViewConfiguration
    xcode11CocoaTouchSystemColor xml:space xmlns year
    adjustable allowsAirPlayForMediaPlayback allowsCameraControl allowsDirectInteraction allowsImageEditing allowsKeyEquivalentWhenHidden
    allowsLinkPreview allowsPictureInPictureMediaPlayback allowsTruncatedLabels automaticallyRearrangesObjects autorecalculatesCellSize
    autostartsRendering autovalidates backgroundConfiguration buttonBordered caTransition calendarUnit canDrawConcurrently
    canRemoveAllRows cancelsTouchesInView centeredItem changesSelectionAsPrimaryAction controllerPlaceholder cornerStyle countDownDuration
    crossfade customCell dataDetection delaysPrimaryMouseButtonEvents documentModal entityName explicitIdentifier fetchPredicateFormat
    fieldEditor findBarPosition fullScreenAllowsTiling grammarChecking hasDetent header heightAdjustment ikCellsStyle
    includesActualByteCount itemPositioning leftBarButtonItems localeIdentifier localization maxNumberOfColumns maxNumberOfRows maximum
    message mirroring navigational nilSymbol numberOfClicksRequired pagingScroll pitchEnabled prefersToBeShown referencedIdentifier
    renderMode requiredIntegratedClassName role rotateEnabled sceneName scoringType scrollerKnobStyle second selectionByRect
    selectionGranularity shouldIndentWhileEditing showsBuildings showsCompass showsMenuAsPrimaryAction showsPointsOfInterest
    showsSelectionImmediatelyOnTouchBegin showsUserLocation showsZoomControls slideBackward slideDown slideRight
    splitViewDetailSimulatedSizeMetrics steps suppressesIncrementalRendering symbolType tabbingIdentifier timer touchBarItems
    touchBarSpacerItem tvCaptionButtonView tvCardContentView tvCardView tvPosterView usesDataSource usesInspectorBar variant
    visibilityPriority wantsFullScreenLayout zoomEnabled zoomValue
    """
