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
    case cancel, cancelsTouchesInView, canvasLocation, capsule, catalog, causesPageTurn, cell, cellSize, cellTitle, cells, center
    case centerX, centerY, changeBackground, changeContents, changeGray, charWrapping, characterWrap, check, checkmark, childrenKeyPath
    case circular, clearButtonMode, clearsContextBeforeDrawing, clearsFilterPredicateOnInsertion, clearsOnBeginEditing
    case clearsSelectionOnViewWillAppear, clip, clipView, clipping, clipsSubviews, clockAndCalendar, closable, cocoaTouchSystemColor
    case collectionBehavior, collectionView, collectionViewCell, collectionViewController, collectionViewItem, color, colorSpace
    case colorWell, column, columnAutoresizingStyle, columnReordering, columnResizing, columnSelection
    case `com.apple.InterfaceBuilder.CocoaPlugin`, `com.apple.InterfaceBuilder.IBCocoaTouchPlugin`, comboBox, comboBoxCell, command
    case completes, compose, compound, connections, constant, constraint, constraints, contactAdd, contacts, content, contentEdgeInsets
    case contentHorizontalAlignment, contentInset, contentMode, contentRect, contentSize, contentSizeForViewInPopover, contentStretch
    case contentVerticalAlignment, contentView, continuous, continuousCapacity, continuousSpellChecking, control, controlSize
    case controllerVisible, copiesOnScroll, cornerRadius, countDownTimer, countKeyPath, criticalValue, currency, currentPage
    case currentPageIndicatorTintColor, custom, custom10_4, customCell, customClass, customColorSpace, customFormatter, customObject
    case customSize, customView, cyan, dashSubstitution, data, dataCell, dataDetectorType, dataDetectorTypes, date, dateAndTime
    case dateFormatter, datePicker, datePickerCell, datePickerElements, datePickerMode, datePickerStyle, dateStyle, day, decimal
    case decimalPad, declaredKeys, `default`, default10_4, defaultFixedFontSize, defaultFontSize, defaultToolbarItems, deferred
    case definesPresentationContext, delaysContentTouches, delaysTouchesBegan, delaysTouchesEnded, dependencies, deployment, destination
    case detailDisclosure, detailDisclosureButton, detailViewController, deviceCMYK, deviceRGB, deviceWhite, dictionary, direction
    case directionalLockEnabled, disabled, disabledBackground, disclosure, disclosureIndicator, disclosureTriangle, displayMode
    case displayedWhenStopped, dividerStyle, document, documentModal, doesNotDimImage, doesRelativeDateFormatting, done, doubleValue
    case down, downloads, drawer, drawsBackground, edgesForExtendedLayout, edit, editable, editingAccessoryType, editingChanged
    case editingDidBegin, editingDidEnd, editingDidEndOnExit, emailAddress, emergencyCall, emptySelection, enabled
    case enablesReturnKeyAutomatically, eventType, expression, extendedEdge, family, fastForward, favorites, featured, fill, fillColor
    case findStyle, firstAttribute, firstColumnOnly, firstItem, fixedSpace, flexibleMaxX, flexibleMaxY, flexibleMinX, flexibleMinY
    case flexibleSpace, focusRingType, font, fontDescription, form, formCell, formatWidth, formatter, formatterBehavior, fragment, frame
    case frameAutosaveName, freeformSimulatedSizeMetrics, full, fullScreenAuxiliary, fullScreenPrimary, fullSizeContentView
    case gestureRecognizers, go, google, grammarChecking, gray, grayBezel, greaterThanOrEqual, green, gridColor, gridStyleMask, groove
    case grouped, groupingSize, hasHorizontalScroller, hasThousandSeparators, hasVerticalScroller, headTruncation, headerCell
    case headerToolTip, headerView, height, heightSizable, help, helpButton, hidden, hidesAccessoryWhenEditing, hidesBottomBarWhenPushed
    case hidesForSinglePage, hidesOnDeactivate, hidesWhenStopped, highlight, highlighted, highlightedColor, highlightedImage, hint
    case history, holdingPriorities, horizontal, horizontalCompressionResistancePriority, horizontalHuggingPriority
    case horizontalLineScroll, horizontalPageScroll, horizontalScrollElasticity, horizontalScroller, horizontallyResizable, hour, hybrid
    case iOS, `iOS.CocoaTouch`, `iOS.CocoaTouch.iPad`, iconAndLabel, iconOnly, id, identifier, ignoresCycle, image, imageAlignment
    case imageCell, imageEdgeInsets, imageFrameStyle, imagePosition, imageScaling, imageView, implicitIdentifier, implicitItemIdentifier
    case importsGraphics, increment, indentationLevel, indentationMarkerFollowsCell, indentationPerLevel, indentationWidth
    case indeterminate, indicatorStyle, infoDark, infoLight, initialItem, initialPositionMask, inline, insertionPointColor, inset
    case integer, intercellSpacing, isElement, isSeparatorItem, italicSystem, items, javaEnabled, javaScriptCanOpenWindowsAutomatically
    case javaScriptEnabled, join, justified, key, keyEquivalent, keyEquivalentModifierMask, keyPath, keyboardAppearance, keyboardKey
    case keyboardType, label, labelOnly, landscapeLeft, landscapeRight, lastColumnOnly, leading, leadingOffset, leafKeyPath, left
    case leftBarButtonItem, leftStrut, leftTabsBezelBorder, leftToRight, lenient, lessThanOrEqual, levelIndicator, levelIndicatorCell
    case levelIndicatorStyle, light, lightByBackground, lightByContents, lightByGray, line, lineBreakMode, linear, link, linkDetection
    case list, loadsImagesAutomatically, localizesFormat, location, long, macosx, magenta, main, maintainsBackForwardList, managed
    case mapType, mapView, masterViewController, matrix, maxContentSize, maxSize, maxValue, maxWidth, maxX, maxY, maximum
    case maximumFractionDigits, maximumGridItemSize, maximumIntegerDigits, maximumNumberOfTouches, maximumRecents, maximumTrackTintColor
    case maximumValue, maximumValueImage, maximumZoomScale, medium, menu, menuItem, message, metaFont, middleTruncation, minContentSize
    case minSize, minValue, minWidth, minX, minY, mini, miniSystem, miniSystemBold, miniaturizable, minimum, minimumFontSize
    case minimumFractionDigits, minimumGridItemSize, minimumIntegerDigits, minimumNumberOfTouches, minimumPressDuration
    case minimumScaleFactor, minimumTrackTintColor, minimumValue, minimumValueImage, minimumZoomScale, minute, minuteInterval, mixed
    case mode, modifierMask, momentary, month, more, mostRecent, mostViewed, moveToActiveSpace, multipleSelection, multipleTouchEnabled
    case multiplier, mutableData, mutableString, name, namePhonePad, natural, navigationBar, navigationBarHidden, navigationController
    case navigationItem, negativeFormat, negativeInfinitySymbol, nestingMode, next, nibName, `nil`, no, noArrow, noTabsBezelBorder
    case noTabsLineBorder, noTabsNoBorder, noTitle, nonactivatingPanel, none, normal, notEnabled, numberFormatter, numberOfLines
    case numberOfPages, numberOfTapsRequired, numberOfTickMarks, numberOfTouchesRequired, numberOfVisibleItems, numberPad, numberStyle
    case numbersAndPunctuation, objectClassName, objectController, objectValues, objects, offset, oldStyle, on, onTintColor, oneShot
    case only, opaque, openGLView, option, options, organize, orientation, outlet, outletCollection, outlineTableColumn, outlineView
    case overlaps, pageControl, pageCurl, pageIndicatorTintColor, pagingEnabled, paletteLabel, panGestureRecognizer, paneSplitter, panel
    case paragraphStyle, participatesInCycle, pathCell, pathControl, pathStyle, pause, percent, phoneNumber, phonePad, photo, pickerView
    case pinchGestureRecognizer, placeholder, placeholderIdentifier, placeholderString, plain, plainSquared, play, playsSound, plugIn
    case plugInsEnabled, point, pointSize, pongPressGestureRecognizer, popUp, popUpButton, popUpButtonCell, popUpMenus, positiveFormat
    case positiveInfinitySymbol, predicateEditor, predicateEditorRowTemplate, preferences, preferredEdge, preferredMaxLayoutWidth
    case preservesAspectRatio, preservesSelection, previousBinding, priority, progress, progressIndicator, progressTintColor
    case progressView, progressViewStyle, prompt, property, propertyAccessControl, proportionallyDown, proportionallyUpOrDown, prototype
    case prototypeCellViews, pullsDown, push, pushIn, qtMovieView, quoteSubstitution, radio, range, rating, real, recentDocuments
    case recents, recentsAutosaveName, recessed, rect, red, redo, redraw, reference, refresh, refusesFirstResponder, regular
    case regularSquare, relation, releasedWhenClosed, relevancy, reply, representedObject, representsSharedInstance, resizable
    case resizeWithTable, resizesToFullScreen, resizingMask, resources, restorable, retina4, returnKeyType, reuseIdentifier
    case reverseSequential, reversesTitleShadowWhenHighlighted, rewind, richText, right, rightBarButtonItem, rightStrut
    case rightTabsBezelBorder, rightToLeft, rootViewController, rotation, rotationGestureRecognizer, round, roundRect, roundTextured
    case rounded, roundedDisclosure, roundedRect, route, rowHeight, rowSizeStyle, rowTemplates, rowType, ruleEditor, sRGB, satellite
    case save, scale, scaleAspectFill, scaleAspectFit, scaleToFill, scalesPageToFit, scientific, scopeButtonTitles, screenRect
    case scrollEnabled, scrollIndicatorInsets, scrollView, scrollable, scroller, search, searchBar, searchDisplayController, searchField
    case searchFieldCell, searchMenuTemplate, second, secondAttribute, secondItem, secondary, sectionFooterHeight, sectionHeaderHeight
    case sectionIndexMinimumDisplayRowCount, secureTextEntry, secureTextField, secureTextFieldCell, segment, segmentControlStyle
    case segmentedCell, segmentedControl, segments, selectAny, selectOne, selectable, selected, selectedBackgroundView
    case selectedImageTintColor, selectedItem, selectedSegmentIndex, selectionByRect, selectionHighlightStyle, selectionStyle, selector
    case selectsInsertedObjects, send, sendsActionOnEndEditing, sendsSearchStringImmediately, sendsWholeSearchString, sentences
    case separated, separator, separatorColor, separatorStyle, sequential, services, setsMaxLayoutWidthAtFirstLayout, shadow
    case shadowColor, shadowOffset, shadowlessSquare, shift, short, showsBaselineSeparator, showsBookmarkButton, showsCancelButton
    case showsHorizontalScrollIndicator, showsReorderControl, showsScopeBar, showsSearchResultsButton
    case showsSelectionImmediatelyOnTouchBegin, showsSelectionIndicator, showsToolbarButton, showsTouchWhenHighlighted
    case showsUserLocation, showsVerticalScrollIndicator, simple, simulatedBottomBarMetrics, simulatedDestinationMetrics
    case simulatedNavigationBarMetrics, simulatedOrientationMetrics, simulatedScreenMetrics, simulatedStatusBarMetrics
    case simulatedTabBarMetrics, simulatedToolbarMetrics, simulatedTopBarMetrics, single, singleLine, singleLineEtched, size, sizeMode
    case slider, sliderCell, sliderType, small, smallSquare, smallSystem, smallSystemBold, smartInsertDelete, sortDescriptor
    case sortDescriptorPrototype, sortKey, sourceList, spellOut, spellingCorrection, spinning, splitView, splitViewController, square
    case squareTextured, squared, standard, startsMediaSession, state, staticText, stationary, statusBarStyle, stepValue, stepper
    case stepperCell, stop, string, style, styleMask, submenu, subviews, summaryElement, swipeGestureRecognizer
    case swipeGestureRecognizerDirection, `switch`, symbolic, system, systemBold, systemItem, systemMenu, systemVersion, tabBar
    case tabBarController, tabBarItem, tabView, tabViewItem, tabViewItems, tableCellView, tableColumn, tableColumnResizingMask
    case tableColumns, tableFooterView, tableHeaderCell, tableHeaderView, tableView, tableViewCell, tableViewCellContentView
    case tableViewController, tableViewGridLines, tag, tailTruncation, tapGestureRecognizer, target, targetRuntime, text, textAlignment
    case textColor, textField, textFieldCell, textInputTraits, textStorage, textView, texturedBackground, texturedRounded
    case texturedSquare, thin, thousandSeparator, thumbTintColor, tickMarkPosition, time, timeIntervalSinceReferenceDate, timeStyle
    case timeZone, tintColor, title, titleBar, titleColor, titleEdgeInsets, titleFont, titlePosition, titleShadowColor
    case titleShadowOffset, titleView, titleWidth, titled, tokenField, tokenFieldCell, tokenStyle, toolTip, toolbar, toolbarItem
    case toolbarItems, toolsVersion, top, topLeft, topRated, topRight, topStrut, touchCancel, touchDown, touchDownRepeat, touchDragEnter
    case touchDragExit, touchDragInside, touchDragOutside, touchUpInside, touchUpOutside, track, trackTintColor, trackingMode, trailing
    case trailingOffset, traits, transient, translatesAutoresizingMaskIntoConstraints, translucent, transparent, trash, treeController
    case truncatesLastVisibleLine, truncatingHead, truncatingMiddle, truncatingTail, twitter, type, typeSelect, undo
    case unifiedTitleAndToolbar, unlessEditing, up, updatesFrequently, url, useAutolayout, userDefaultsController
    case userDefinedRuntimeAttribute, userDefinedRuntimeAttributes, userGuides, userInteractionEnabled, userLabel, userLayoutGuide
    case userResizable, usesAttributedText, usesDataSource, usesFontPanel, usesGroupingSeparator, usesPredominantAxisScrolling
    case usesRuler, usesSingleLineMode, utility, value, valueChanged, valueWraps, version, vertical
    case verticalCompressionResistancePriority, verticalHuggingPriority, verticalLineScroll, verticalPageScroll
    case verticalScrollElasticity, verticalScroller, verticallyResizable, view, viewBased, viewController, viewControllers
    case visibleAtLaunch, wantsFullScreenLayout, wantsLayer, warningValue, webPreferences, webView, whileEditing, white, whiteLarge
    case width, widthSizable, window, windowCollectionBehavior, windowPositionMask, windowStyleMask, wordWrap, wordWrapping, words
    case wraps, x, y, yahoo, year, yellow, yes, zoomEnabled
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
