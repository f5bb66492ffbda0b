import FormworkModel
import FormworkTree

/// The names of elements and attributes, and the words, that the upgrade writes.
// The cases are spelled as documents spell them.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum ModernName: UInt16, CaseIterable, Sendable {
    case `0.0`, `10_0`, HUD, IBUITableViewCellStyleSubtitle, IBUITableViewCellStyleValue1, IBUITableViewCellStyleValue2, `MacOSX.Cocoa`
    case NO, NSBackgroundColor, NSColor, NSFont, NSParagraphStyle, NSStrokeColor, NSUnderlineColor, URL, YES, above, aboveBottom
    case aboveTop, accessibility, accessibilityConfiguration, accessibilityConnection, accessibilityTraits, accessoryType, accessoryView
    case action, actionCell, activityIndicatorView, add, address, adjustable, adjustsFontSizeToFit, adjustsImageWhenDisabled
    case adjustsImageWhenHighlighted, adjustsLetterSpacingToFitWidth, affinity, alert, alignBaselines, alignment, allCharacters
    case allowableMovement, allowed, allowedInputSourceLocales, allowedToolbarItems, allowsAnimatedImageLooping, allowsAnimatedImages
    case allowsDirectInteraction, allowsDocumentBackgroundColorChange, allowsEditingTextAttributes, allowsEmptySelection
    case allowsExpansionToolTips, allowsFloats, allowsMixedState, allowsMultipleSelection, allowsNonContiguousLayout, allowsSelection
    case allowsSelectionDuringEditing, allowsTickMarkValuesOnly, allowsToolTipsWhenApplicationIsInactive, allowsTruncatedLabels
    case allowsUndo, allowsUserCustomization, alpha, alphaValue, alphabet, alternate, alternateImage, alternateTitle
    case alternatingRowBackgroundColors, altersStateOfSelectedItem, always, alwaysBounceHorizontal, alwaysBounceVertical
    case alwaysUsesMultipleValuesMarker, animates, animating, animationBehavior, appends, apple, appliesImmediately, arrayController
    case arrowAtCenter, arrowPosition, ascending, atBottom, attributedString, attributedStringForNil, attributedStringForNotANumber
    case attributedStringForZero, attributedText, attributes, autocapitalizationType, autocorrectionType, autoenablesItems
    case autohidesScrollers, automatic, automaticallyPreparesContent, autorecalculatesKeyViewLoop, autorepeat
    case autoresizesArchivedViewToFullSize, autoresizesOutlineColumn, autoresizesSubviews, autoresizingMask, autosaveColumns
    case autosaveExpandedItems, autosaveName, autosavesConfiguration, autosizesCells, avoidsEmptySelection, axesIndependently
    case backBarButtonItem, background, backgroundColor, backgroundImage, backgroundView, badgeValue, bar, barButtonItem, barStyle
    case `base64-UTF8`, baseWritingDirection, baseline, baselineAdjustment, behavior, below, belowBottom, belowTop, bevel, bezel
    case bezelStyle, bezeled, binding, black, blackOpaque, blackTranslucent, blue, blurRadius, boldSystem, bookmarks, bool, border
    case borderAndBezel, borderColor, borderStyle, borderType, borderWidth, bordered, bottom, bottomLeft, bottomRight, bottomStrut
    case bottomTabsBezelBorder, bounces, bouncesZoom, box, boxType, browser, button, buttonBordered, buttonCell, buttonType
    case calendarDate, calendarEvent, calendarFormat, calibratedRGB, calibratedWhite, camera, canCancelContentTouches, canJoinAllSpaces
    case cancel, cancelsTouchesInView, canvasLocation, capsule, captureView, catalog, causesPageTurn, cell, cellSize, cellTitle, cells
    case center, centerX, centerY, changeBackground, changeContents, changeGray, charWrapping, characterWrap, check, checkmark
    case childrenKeyPath, circular, clearButtonMode, clearsContextBeforeDrawing, clearsFilterPredicateOnInsertion, clearsOnBeginEditing
    case clearsSelectionOnViewWillAppear, clip, clipView, clipping, clipsSubviews, clockAndCalendar, closable, cocoaTouchSystemColor
    case collectionBehavior, collectionReusableView, collectionView, collectionViewCell, collectionViewController
    case collectionViewFlowLayout, collectionViewItem, collectionViewLayout, color, colorSpace, colorWell, column
    case columnAutoresizingStyle, columnReordering, columnResizing, columnSelection, `com.apple.InterfaceBuilder.CocoaPlugin`
    case `com.apple.InterfaceBuilder.IBCocoaTouchPlugin`, comboBox, comboBoxCell, command, completes, compose, compound, connections
    case constant, constraint, constraints, contactAdd, contacts, content, contentEdgeInsets, contentHorizontalAlignment, contentInset
    case contentMode, contentRect, contentSize, contentSizeForViewInPopover, contentStretch, contentVerticalAlignment, contentView
    case continuous, continuousCapacity, continuousSpellChecking, control, controlSize, controllerVisible, copiesOnScroll, cornerRadius
    case countDownTimer, countKeyPath, criticalValue, currency, currentPage, currentPageIndicatorTintColor, custom, custom10_4
    case customCell, customClass, customColorSpace, customFormatter, customObject, customSize, customView, cyan, dashSubstitution, data
    case dataCell, dataDetectorType, dataDetectorTypes, date, dateAndTime, dateFormatter, datePicker, datePickerCell, datePickerElements
    case datePickerMode, datePickerStyle, dateStyle, day, decimal, decimalPad, declaredKeys, `default`, default10_4
    case defaultFixedFontSize, defaultFontSize, defaultToolbarItems, deferred, definesPresentationContext, delaysContentTouches
    case delaysTouchesBegan, delaysTouchesEnded, dependencies, deployment, destination, detailDisclosure, detailDisclosureButton
    case detailViewController, deviceCMYK, deviceRGB, deviceWhite, dictionary, dictionaryController, direction, directionalLockEnabled
    case disabled, disabledBackground, disclosure, disclosureIndicator, disclosureTriangle, displayMode, displayedWhenStopped
    case dividerStyle, document, documentModal, doesNotDimImage, doesRelativeDateFormatting, done, doubleValue, down, downloads, drawer
    case drawsBackground, edgesForExtendedLayout, edit, editable, editingAccessoryType, editingChanged, editingDidBegin, editingDidEnd
    case editingDidEndOnExit, emailAddress, emergencyCall, emptySelection, enableSetNeedsDisplay, enabled, enablesReturnKeyAutomatically
    case eventType, expression, extendedEdge, family, fastForward, favorites, featured, fill, fillColor, findStyle, firstAttribute
    case firstColumnOnly, firstItem, fixedSpace, flexibleMaxX, flexibleMaxY, flexibleMinX, flexibleMinY, flexibleSpace, focusRingType
    case font, fontDescription, footerReferenceSize, form, formCell, formatWidth, formatter, formatterBehavior, fragment, frame
    case frameAutosaveName, freeformSimulatedSizeMetrics, full, fullScreenAuxiliary, fullScreenPrimary, fullSizeContentView
    case gestureRecognizers, glkView, glkViewController, go, google, grammarChecking, gray, grayBezel, greaterThanOrEqual, green
    case gridColor, gridStyleMask, groove, grouped, groupingSize, hasHorizontalScroller, hasThousandSeparators, hasVerticalScroller
    case headTruncation, headerCell, headerReferenceSize, headerToolTip, headerView, height, heightSizable, help, helpButton, hidden
    case hidesAccessoryWhenEditing, hidesBottomBarWhenPushed, hidesForSinglePage, hidesOnDeactivate, hidesWhenStopped, highlight
    case highlighted, highlightedColor, highlightedImage, hint, history, holdingPriorities, horizontal
    case horizontalCompressionResistancePriority, horizontalHuggingPriority, horizontalLineScroll, horizontalPageScroll
    case horizontalScrollElasticity, horizontalScroller, horizontallyResizable, hour, hybrid, iOS, `iOS.CocoaTouch`
    case `iOS.CocoaTouch.iPad`, iconAndLabel, iconOnly, id, identifier, ignoresCycle, ikImageBrowserView, ikImageView, image
    case imageAlignment, imageCell, imageEdgeInsets, imageFrameStyle, imagePosition, imageScaling, imageView, implicitIdentifier
    case implicitItemIdentifier, importsGraphics, increment, indentationLevel, indentationMarkerFollowsCell, indentationPerLevel
    case indentationWidth, indeterminate, indicatorStyle, infoDark, infoLight, initialItem, initialPositionMask, inline
    case insertionPointColor, inset, integer, intercellSpacing, isElement, isSeparatorItem, italicSystem, itemSize, items, javaEnabled
    case javaScriptCanOpenWindowsAutomatically, javaScriptEnabled, join, justified, key, keyEquivalent, keyEquivalentModifierMask
    case keyPath, keyboardAppearance, keyboardKey, keyboardType, label, labelOnly, landscapeLeft, landscapeRight, lastColumnOnly
    case leading, leadingOffset, leafKeyPath, left, leftBarButtonItem, leftStrut, leftTabsBezelBorder, leftToRight, lenient
    case lessThanOrEqual, levelIndicator, levelIndicatorCell, levelIndicatorStyle, light, lightByBackground, lightByContents
    case lightByGray, line, lineBreakMode, linear, link, linkDetection, list, loadsImagesAutomatically, localizesFormat, location, long
    case macosx, magenta, main, maintainsBackForwardList, managed, mapType, mapView, masterViewController, matrix, maxContentSize
    case maxSize, maxValue, maxWidth, maxX, maxY, maximum, maxItemSize, maxNumberOfColumns, maxNumberOfRows, maximumFractionDigits,
        maximumIntegerDigits
    case maximumNumberOfTouches, maximumRecents, maximumTrackTintColor, maximumValue, maximumValueImage, maximumZoomScale, medium, menu
    case menuItem, message, metaFont, middleTruncation, minContentSize, minSize, minValue, minWidth, minX, minY, mini, miniSystem
    case miniSystemBold, miniaturizable, minimum, minimumFontSize, minItemSize, minimumFractionDigits, minimumIntegerDigits
    case minimumInteritemSpacing, minimumLineSpacing, minimumNumberOfTouches, minimumPressDuration, minimumScaleFactor
    case minimumTrackTintColor, minimumValue, minimumValueImage, minimumZoomScale, minute, minuteInterval, mixed, mode, modifierMask
    case momentary, month, more, mostRecent, mostViewed, moveToActiveSpace, multipleSelection, multipleTouchEnabled, multiplier
    case mutableData, mutableString, name, namePhonePad, natural, navigationBar, navigationBarHidden, navigationController
    case navigationItem, negativeFormat, negativeInfinitySymbol, nestingMode, next, nibName, `nil`, no, noArrow, noTabsBezelBorder
    case noTabsLineBorder, noTabsNoBorder, noTitle, nonactivatingPanel, none, normal, notEnabled, numberFormatter, numberOfLines
    case numberOfPages, numberOfTapsRequired, numberOfTickMarks, numberOfTouchesRequired, numberOfVisibleItems, numberPad, numberStyle
    case numbersAndPunctuation, objectClassName, objectController, objectValues, objects, offset, oldStyle, on, onTintColor, oneShot
    case only, opaque, openGLView, option, options, organize, orientation, outlet, outletCollection, outlineTableColumn, outlineView
    case overlaps, pageControl, pageCurl, pageIndicatorTintColor, pageViewController, pagecontroller, pagingEnabled, paletteLabel
    case panGestureRecognizer, paneSplitter, panel, paragraphStyle, participatesInCycle, pathCell, pathControl, pathStyle, pause
    case pdfView, percent, phoneNumber, phonePad, photo, pickerView, pinchGestureRecognizer, placeholder, placeholderIdentifier
    case placeholderString, plain, plainSquared, play, playsSound, plugIn, plugInsEnabled, point, pointSize, pongPressGestureRecognizer
    case popUp, popUpButton, popUpButtonCell, popUpMenus, popover, positiveFormat, positiveInfinitySymbol, predicateEditor
    case predicateEditorRowTemplate, preferences, preferredEdge, preferredMaxLayoutWidth, preservesAspectRatio, preservesSelection
    case previousBinding, priority, progress, progressIndicator, progressTintColor, progressView, progressViewStyle, prompt, property
    case propertyAccessControl, proportionallyDown, proportionallyUpOrDown, prototype, prototypeCellViews, pullsDown, push, pushIn
    case qcView, qtMovieView, quoteSubstitution, radio, range, rating, real, recentDocuments, recents, recentsAutosaveName, recessed
    case rect, red, redo, redraw, reference, refresh, refreshControl, refusesFirstResponder, regular, regularSquare, relation
    case releasedWhenClosed, relevancy, reply, representedObject, representsSharedInstance, resizable, resizeWithTable
    case resizesToFullScreen, resizingMask, resources, restorable, retina4, returnKeyType, reuseIdentifier, reverseSequential
    case reversesTitleShadowWhenHighlighted, rewind, richText, right, rightBarButtonItem, rightStrut, rightTabsBezelBorder, rightToLeft
    case rootViewController, rotation, rotationGestureRecognizer, round, roundRect, roundTextured, rounded, roundedDisclosure
    case roundedRect, route, rowHeight, rowSizeStyle, rowTemplates, rowType, ruleEditor, sRGB, satellite, save, scale, scaleAspectFill
    case scaleAspectFit, scaleToFill, scalesPageToFit, scientific, scopeButtonTitles, screenRect, scrollDirection, scrollEnabled
    case scrollIndicatorInsets, scrollView, scrollable, scroller, search, searchBar, searchDisplayController, searchField
    case searchFieldCell, searchMenuTemplate, second, secondAttribute, secondItem, secondary, sectionFooterHeight, sectionHeaderHeight
    case sectionIndexMinimumDisplayRowCount, sectionInset, secureTextEntry, secureTextField, secureTextFieldCell, segment
    case segmentControlStyle, segmentedCell, segmentedControl, segments, selectAny, selectOne, selectable, selected
    case selectedBackgroundView, selectedImageTintColor, selectedItem, selectedSegmentIndex, selectionByRect, selectionHighlightStyle
    case selectionStyle, selector, selectsInsertedObjects, semitransient, send, sendsActionOnEndEditing, sendsSearchStringImmediately
    case sendsWholeSearchString, sentences, separated, separator, separatorColor, separatorStyle, sequential, services
    case setsMaxLayoutWidthAtFirstLayout, shadow, shadowColor, shadowOffset, shadowlessSquare, shift, short, showsBaselineSeparator
    case showsBookmarkButton, showsCancelButton, showsHorizontalScrollIndicator, showsReorderControl, showsScopeBar
    case showsSearchResultsButton, showsSelectionImmediatelyOnTouchBegin, showsSelectionIndicator, showsToolbarButton
    case showsTouchWhenHighlighted, showsUserLocation, showsVerticalScrollIndicator, simple, simulatedBottomBarMetrics
    case simulatedDestinationMetrics, simulatedNavigationBarMetrics, simulatedOrientationMetrics, simulatedScreenMetrics
    case simulatedStatusBarMetrics, simulatedTabBarMetrics, simulatedToolbarMetrics, simulatedTopBarMetrics, single, singleLine
    case singleLineEtched, size, sizeMode, slider, sliderCell, sliderType, small, smallSquare, smallSystem, smallSystemBold
    case smartInsertDelete, sortDescriptor, sortDescriptorPrototype, sortKey, sourceList, spellOut, spellingCorrection, spinning
    case splitView, splitViewController, square, squareTextured, squared, standard, startsMediaSession, state, staticText, stationary
    case viewLayoutGuide, safeArea, layoutMargins, visibilityPriorities, customSpacing, imageHugsTitle, segmentDistribution, currencySymbol,
        internationalCurrencySymbol, dateFormat
    case usesAutomaticRowHeights, customModule, mediumLight, storyboardIdentifier, ultraDark
    case allowsCharacterPickerTouchBarItem, customObjectInstantitationMethod, direct, clipsToBounds, compact, controlContent,
        customModuleProvider, dataDetection
    case disallowed, expanded, menuBar, palette, preference, preferred, secondaryImage, subtitle, tabbingMode, textReplacement
    case toolbarStyle, unified, user, usesAppearanceFont
    case statusBarStyle, stepValue, stepper, stepperCell, stop, string, style, styleMask, submenu, subviews, summaryElement
    case swipeGestureRecognizer, swipeGestureRecognizerDirection, `switch`, symbolic, system, systemBold, systemItem, systemMenu
    case systemVersion, t, tabBar, tabBarController, tabBarItem, tabView, tabViewController, tabViewItem, tabViewItems, tableCellView
    case tableColumn
    case tableColumnResizingMask, tableColumns, tableFooterView, tableHeaderCell, tableHeaderView, tableView, tableViewCell
    case tableViewCellContentView, tableViewController, tableViewGridLines, tag, tailTruncation, tapGestureRecognizer, target
    case targetRuntime, text, textAlignment, textColor, textField, textFieldCell, textInputTraits, textStorage, textView
    case texturedBackground, texturedRounded, texturedSquare, thin, thousandSeparator, thumbTintColor, tickMarkPosition, time
    case timeIntervalSinceReferenceDate, timeStyle, timeZone, tintColor, title, titleBar, titleColor, titleEdgeInsets, titleFont
    case titlePosition, titleShadowColor, titleShadowOffset, titleView, titleWidth, titled, tokenField, tokenFieldCell, tokenStyle
    case toolTip, toolbar, toolbarItem, toolbarItems, toolsVersion, top, topLeft, topRated, topRight, topStrut, touchCancel, touchDown
    case touchDownRepeat, touchDragEnter, touchDragExit, touchDragInside, touchDragOutside, touchUpInside, touchUpOutside, track
    case trackTintColor, trackingMode, trailing, trailingOffset, traits, transient, translatesAutoresizingMaskIntoConstraints
    case translucent, transparent, trash, treeController, truncatesLastVisibleLine, truncatingHead, truncatingMiddle, truncatingTail
    case twitter, type, typeSelect, undo, unifiedTitleAndToolbar, unlessEditing, up, updatesFrequently, url, useAutolayout
    case userDefaultsController, userDefinedRuntimeAttribute, userDefinedRuntimeAttributes, userGuides, userInteractionEnabled
    case userLabel, userLayoutGuide, userResizable, usesAttributedText, usesDataSource, usesFontPanel, usesGroupingSeparator
    case usesPredominantAxisScrolling, usesRuler, usesSingleLineMode, utility, value, valueChanged, valueWraps, version, vertical
    case verticalCompressionResistancePriority, verticalHuggingPriority, verticalLineScroll, verticalPageScroll
    case verticalScrollElasticity, verticalScroller, verticallyResizable, view, viewBased, viewController, viewControllers
    case visibleAtLaunch, wantsFullScreenLayout, wantsLayer, warningValue, webPreferences, webView, whileEditing, white, whiteLarge
    case width, widthSizable, window, windowCollectionBehavior, windowController, windowPositionMask, windowStyleMask, wordWrap
    case wordWrapping, words
    case wraps, x, y, yahoo, year, yellow, yes, zoomEnabled
    // Those from here on are of today's AppKit, which no archive was written for: compiled files are read as archives, too.
    case HUDWindow, active, appearanceBased, behindWindow, blendingMode, contentBackground, dark, detachesHiddenViews, distribution
    case edgeInsets, equalCentering, equalSpacing, fillEqually, fillProportionally, firstBaseline, followsWindowActiveState
    case fullScreenUI, gravityAreas, horizontalClippingResistancePriority, horizontalStackHuggingPriority, inactive, lastBaseline
    case material, selection, sheet, sidebar, spacing, stackView, titlebar, underPageBackground, underWindowBackground
    case verticalClippingResistancePriority, verticalStackHuggingPriority, visualEffectView, windowBackground, withinWindow
    case bottomPadding, columnSpacing, columns, gridCell, gridCells, gridColumn, gridRow, gridView, headOfMergedCell, leadingPadding
    case row, rowAlignment, rowSpacing, rows, topPadding, trailingPadding, xPlacement, yPlacement
    case NSOriginalFont, alertPanel, attributedTitle, defaultTabInterval, documentWindow, firstLineHeadIndent, fullWidth
    case headIndent, hyphenationFactor, large, lineHeightMultiple, lineSpacing, maximumLineHeight, minimumLineHeight
    case paragraphSpacing, paragraphSpacingBefore, tabStops, tabbingIdentifier, tableStyle, tailIndent, textTab
    case tighteningFactorForTruncation, titleVisibility, titlebarAppearsTransparent, utilityWindow, description
    case allowsDefaultTighteningForTruncation, beginningViews, byteCountFormatter, canRemoveAllRows, contentList, endViews
    case holdingPriority, inspector
    case maximumThickness, middleViews, minimumThickness, preferredThicknessFraction, splitViewItem, wkWebView
    case namedColor, showSeguePresentationStyle
    case collectionViewGridLayout, imageReference, keyedArchiveRepresentation, original, renderingMode, symbolScale, template, variableValue
    case allowedTypes, autoScales, contentBorderThickness, displaysPageBreaks, genericGamma22GrayColorSpace
}

extension ModernName {
    /// What zero is in a document.
    static let zero: ModernName = .`0.0`

    var spelling: String { "\(self)".filter { $0 != "`" } }

    /// The names' numbers in the vocabulary; the largest number for those that it does not hold.
    static let ids: [NameID] = allCases.map { Name.vocabulary.id(of: $0.spelling) ?? .max }

    /// All names, one after another, and where each stands.
    static let spellings: (bytes: [UInt8], bounds: [TextRange]) = {
        var bytes: [UInt8] = []
        var bounds: [TextRange] = []
        for name in allCases {
            let spelling = Array(name.spelling.utf8)
            bounds.append(TextRange(offset: UInt32(bytes.count), length: UInt32(spelling.count)))
            bytes += spelling
        }
        return (bytes, bounds)
    }()
}
