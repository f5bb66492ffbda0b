package import FormworkTree

/// The names of elements and attributes that Formwork's code uses, with their spellings. The place of a case is the name's id.
///
/// Source: the interface files of the corpus, toolsVersion 4457 to 24506.
package enum Name: String, CaseIterable, Sendable, BitwiseCopyable {
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
    case base64UTF8 = "base64-UTF8", launchScreen, previousBinding, content, headerTitle, footerTitle, paletteLabel
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
    package static let fixedNames = FixedNames(
        allCases.dropLast().map(\.rawValue) + words(in: ValueAttributes.uninterpretedNames) + words(in: knownNames))

    /// The name's id, the same in every tree.
    // Safe: the tags of the cases are numbered from 0 and have two bytes, as there are more than 256.
    package var id: NameID { unsafeBitCast(self, to: NameID.self) }

    /// The name's spelling in documents.
    package var spelling: String { rawValue }

    /// Returns the name with an id; `other` if no case has it.
    // Safe: the number is the tag of a case.
    package static func name(_ id: NameID) -> Name { id < other.id ? unsafeBitCast(id, to: Name.self) : .other }

    private static func words(in text: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        for byte in text.utf8 {
            if byte > 0x20 {
                word.append(byte)
            } else if !word.isEmpty {
                words.append(String(decoding: word, as: UTF8.self))
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }
}

/// Names that Interface Builder writes and that Formwork keeps without interpreting them.
private let knownNames = """
    viewControllers accessibilityConfiguration accessibilityCustomActions accessibilityOverrides accessibilityTraits actionName affinity
    allowedInputSourceLocales allowedToolbarItems allowedTypes allowsEditingMultipleRows allowsMultipleSelectionDuringEditing
    altConfiguration alternateImage alternateTitle animationBehavior animations appearance appearanceType arrayController arrowPosition
    arrowsPosition attributedPlaceholder attributedUserComments audiovisualMediaTypes autocapitalizationType autocorrectionType autosaveName
    autoshrinkMode avPlayerView backIndicatorImage backIndicatorTransitionMaskImage background backgroundFilters badgeColor badgeValue
    barStyle barTintColor baseWritingDirection behavior blendingMode blurEffect borderColor byteCountFormatter byteCountFormatterUnits
    calendarDate calendarFormat calendarView candidateClass candidateListTouchBarItem captureView cellLayoutMarginsFollowReadableWidth
    childIndex children childrenKeyPath ciColor ciFilter className classReference clearButtonMode clearsOnInsertion clickGestureRecognizer
    collectionClass collectionViewGridLayout collectionViewItem colorLabel colorPickerTouchBarItem colorPixelFormat colorWellView
    columnAutoresizingStyle commandMenuBuilder compactAppearance comparisonPredicateOptions compositingFilter configurationType
    connectedItem contentBorderThickness contentFilters contentHorizontalAlignment contentInset contentInsetAdjustmentBehavior contentType
    contentVerticalAlignment contextMenuInteraction countStyle currencyDecimalSeparator currencySymbol customFormatter
    customGestureRecognizer customObjectInstantiationMethod customObjectInstantitationMethod customTouchBarItem dataDetectorType
    dataDetectorTypes dataMode dateComponentsFormatter dateFormat dateFormatter dateIntervalFormatter datePickerElements dateStyle decimal
    decimalSeparator declaredKeys defaultToolbarItems defaultVersion depthStencilPixelFormat description designable
    destinationCreationSelector detailTextLabel development dictionaryController direction discoverabilityTitle displayMode edges
    edgesForExtendedLayout editingAccessoryType elements encoding energyFormatter estimatedItemSize explicitItemIdentifier exponentSymbol
    expression findStyle focusRingType focusStyle footerReferenceSize formatterBehavior frameAutosaveName gestureRecognizers
    groupTouchBarItem groupingSeparator headerReferenceSize headerToolTip help highlightedColor highlightedImage hint hmCamera
    holdingPriorities horizontalScrollElasticity hoverGestureRecognizer icon ikCameraDeviceView ikDeviceBrowserView ikImageBrowserView
    ikImageView ikPictureTaker ikScannerDeviceView imView imageAlignment imageReference imageScaling implicitIdentifier
    implicitItemIdentifier indexPathForInitialSelection indicatorMode indicatorStyle inheritsFrom inheritsModuleFromTarget initialItem
    inlineMovie input interfaceButton interfaceDate interfaceGroup interfaceImage interfaceLabel interfaceMap interfacePicker
    interfaceSeparator interfaceSlider interfaceSwitch interfaceTable interfaceTimer internationalCurrencySymbol isElement
    isMultipleTouchEnabled itemSize keyCommand keyCommands keyEquivalent keyboardAppearance keyboardDismissMode keyboardType landscapeImage
    largeContentSizeImage largeContentTitle largeTitleDisplayMode largeTitleTextAttributes layout leafKeyPath lengthFormatter
    levelIndicatorCell levelIndicatorStyle locale magnificationGestureRecognizer managedObjectContext mapType massFormatter material
    maximumNumberOfTouches maximumValueImage measurementFormatter menuIdentifier menuToolbarItem metalKitView minSystemVersion
    minToolsVersion minimumValueImage miniwindowTitle minusSign mirrorLayoutDirectionWhenInternationalizing mkMapView modal
    modalTransitionStyle mode modifierMask moduleName movie mutableArray mutableData navigationOrientation negativeFormat negativePrefix
    negativeSuffix nestingMode nibName notANumberSymbol notificationCategory numberFormatter numberOfTapsRequired numberOfTouchesRequired
    numberStyle objectClassName objectController objectValues offsetWrapper options outlineTableColumn paddingCharacter passcodeRules
    passwordRules pathCell paymentButton pdfThumbnailView perMillSymbol percentSymbol personNameComponentsFormatter plusSign popUpMenus
    popoverAnchorBarButtonItem popoverAnchorView popoverArrowDirection popoverBehavior popoverPassthroughViews popoverTouchBarItem
    positiveFormat positivePrefix positiveSuffix predicateEditorRowTemplate preferredContentSize preferredDisplayMode preferredEdge
    prefersLargeTitles presentationStyle preservesAspectRatio pressGestureRecognizer primaryBackgroundStyle progressImage propertyList
    providesPresentationContextTransitionStyle qcView qlPreviewView quartzView recentsAutosaveName rectEdge refreshControl relationships
    relativePath renderingMode representedFilename returnKeyType rightBarButtonItems rotationGestureRecognizerMac roundingMode rowSizeStyle
    rowTemplates rowType scale scalesLargeContentImage sceneKitScene scnView scrollDirection scrollEdgeAppearance scrollIndicatorInsets
    scrubber scrubberLayout searchBarStyle searchDisplayController searchToolbarItem secondaryImage sectionIndexBackgroundColor
    sectionIndexColor sectionIndexTrackingBackgroundColor sectionInset sectionInsetReference segmentControlStyle segmentDistribution
    selectionHighlightStyle selectionStyle semanticContentAttribute separatorInset separatorInsetReference shadow shadowColor shadowImage
    shadowOffset sharingServicePickerToolbarItem sharingServicePickerTouchBarItem showSeguePresentationStyle showsLargeContentViewer
    sidebarTrackingSeparatorItem simulatedAppContext simulatedDestinationMetrics simulatedMetricsContainer simulatedOrientationMetrics
    sizeMode sizingBehavior sliderTouchBarItem smartDashesType smartInsertDeleteType smartQuotesType sortDescriptor sortDescriptorPrototype
    sortKey source sources spacerTouchBarItem spellCheckingType spineLocation splitViewControllerTargetIndex splitViewItem splitViewItems
    spriteKitScene standalone standardAppearance statusBarStyle superclassName symbolConfiguration systemItem systemMenu tabStyle
    tabViewItems tabbingMode tableColumnResizingMask tableColumns tableHeaderCell tableStyle tableViewGridLines textAlignment textAttributes
    textAttributesForNegativeValues textContentType textInputTraits textLabel thousandSeparator timeStyle timeZone tintAdjustmentMode
    tintColor titleVisibility tokenStyle toolTip toolbarItem toolbarItems toolbarStyle touchBar touchBarItem trackImage
    trackingSeparatorItem transitionStyle treeController trigger uiAction uiCommand uiGestureRecognizer uiMenu uiMenuElement url
    userComments userDefaultsController userInterfaceLayoutDirection userLayoutGuide verifyAmbiguity verticalAlignment
    verticalScrollElasticity vibrancyEffect videoGravity viewControllerLayoutGuides viewControllerTransitionOptions viewCorner viewEffect
    visualEffectViewVibrancy wantsToBeColor webPreferences webViewConfiguration websiteDataStore windowCollectionBehavior windowPositionMask
    windowScene windowStyleMask wkPreferences wkWebViewConfiguration xcode11CocoaTouchSystemColor xml:space xmlns adjustable
    allowsAirPlayForMediaPlayback allowsCameraControl allowsDirectInteraction allowsImageEditing allowsKeyEquivalentWhenHidden
    allowsLinkPreview allowsPictureInPictureMediaPlayback allowsTruncatedLabels automaticallyRearrangesObjects autorecalculatesCellSize
    autostartsRendering autovalidates backgroundConfiguration buttonBordered caTransition calendarUnit canDrawConcurrently canRemoveAllRows
    cancelsTouchesInView centeredItem changesSelectionAsPrimaryAction controllerPlaceholder cornerStyle countDownDuration crossfade
    customCell dataDetection delaysPrimaryMouseButtonEvents documentModal entityName explicitIdentifier fetchPredicateFormat fieldEditor
    findBarPosition fullScreenAllowsTiling grammarChecking hasDetent header heightAdjustment ikCellsStyle includesActualByteCount
    itemPositioning leftBarButtonItems localeIdentifier localization maxNumberOfColumns maxNumberOfRows maximum message mirroring
    navigational nilSymbol numberOfClicksRequired pagingScroll pitchEnabled prefersToBeShown referencedIdentifier renderMode
    requiredIntegratedClassName role rotateEnabled sceneName scoringType scrollerKnobStyle second selectionByRect selectionGranularity
    shouldIndentWhileEditing showsBuildings showsCompass showsMenuAsPrimaryAction showsPointsOfInterest
    showsSelectionImmediatelyOnTouchBegin showsUserLocation showsZoomControls slideBackward slideDown slideRight
    splitViewDetailSimulatedSizeMetrics steps suppressesIncrementalRendering symbolType tabbingIdentifier timer touchBarItems
    touchBarSpacerItem tvCaptionButtonView tvCardContentView tvCardView tvPosterView usesDataSource usesInspectorBar variant
    visibilityPriority wantsFullScreenLayout zoomEnabled zoomValue
    """
