/// Names of members of Apple's classes, which a document may use on a project class although the project's sources don't declare them.
///
/// The names of all classes are combined: a name that any Apple class has is never reported as missing.
package enum AppleNames {
    /// Whether an outlet with this name may be Apple's.
    package static func isOutlet(_ name: String) -> Bool { outlets.contains(name) || keys.contains(name) }

    /// Whether an action with this selector may be Apple's.
    package static func isAction(_ selector: String) -> Bool { actions.contains(selector) }

    /// Whether every view and view controller of UIKit has a method with this selector that a control can send.
    static func isResponderAction(_ selector: String) -> Bool { responderActions.contains(selector) }

    /// Whether this key may be set on one of Apple's classes.
    package static func isKey(_ key: String) -> Bool { keys.contains(key) || outlets.contains(key) }

    /// Whether a value other than an object of the document may be set for this key on one of Apple's classes.
    static func isValue(_ key: String) -> Bool { keys.contains(key) }

    private static func words(_ text: String) -> Set<String> { Set(text.split { $0 == " " || $0 == "\n" }.map(String.init)) }

    private static let outlets = words(
        """
        delegate dataSource view window tableView collectionView searchDisplayController nextKeyView nextResponder initialFirstResponder menu
        formatter target textField imageView textLabel detailTextLabel accessoryView editingAccessoryView backgroundView selectedBackgroundView
        multipleSelectionBackgroundView contentView contentViewController rootViewController viewController viewControllers tabBar
        navigationBar toolbar navigationItem tabBarItem toolbarItems titleView leftBarButtonItem rightBarButtonItem leftBarButtonItems
        rightBarButtonItems backBarButtonItem searchBar searchContentsController searchResultsDataSource searchResultsDelegate
        searchResultsTableView gestureRecognizers inputView inputAccessoryView leftView rightView refreshControl tableHeaderView tableFooterView
        prefetchDataSource dragDelegate dropDelegate dragDataSource collectionViewLayout customView documentView headerView cornerView
        horizontalScroller verticalScroller splitView tabView splitViewItems tabViewItems touchBar popover content contentArray contentObject
        managedObjectContext objectController sortDescriptors arrangedObjects representedObject itemPrototype sourceItemView draggingImageComponents
        nibBundle dockMenu mainMenu windowsMenu servicesMenu helpMenu recentMenu appMenu submenu attachedSheet parentWindow titlebarAccessoryViewControllers
        UIDelegate frameLoadDelegate policyDelegate resourceLoadDelegate downloadDelegate editingDelegate navigationDelegate
        notificationAlertLabel searchMenuTemplate UIDelegate itemImage itemTitle sound updater backgroundImageView outlineTableColumn
        accessibilityElements accessibilityLabelUIElements accessibilityTitleUIElement accessibilityCustomActions containerView
        showsPopover presentingViewController presentedViewController parentViewController childViewControllers dataDetector
        layoutGuide keyboardLayoutGuide safeAreaLayoutGuide layoutMarginsGuide readableContentGuide firstItem secondItem
        superview subviews arrangedSubviews views drawer previewView thumbnailView pdfView documentController player mapView sceneView scene
        camera extensionContext textInputContextIdentifier owner document controlView cell
        tabBarObservedScrollView searchController searchResultsController navigationController tabBarController splitViewController
        transitioningDelegate presentationController popoverPresentationController storyboard inputViewController inputAccessoryViewController
        topViewController visibleViewController moreNavigationController topLayoutGuide bottomLayoutGuide items panGestureRecognizer
        pinchGestureRecognizer windowScene screen accessibilityContainer contentOverlayView activityItemsConfiguration layoutGuides
        previousKeyView undoManager drawers dockTile defaultButtonCell menuFormRepresentation supermenu highlightedTableColumn headerCell
        dataCell layoutManager textStorage enclosingScrollView documentCursor findBarView findBarContainer horizontalRulerView
        verticalRulerView selectedTabViewItem positioningView titleCell prototype selectedCell selectedViewController windowControllers
        defaults sharedUserDefaults button defaultItems templateItems principalItem escapeKeyReplacementItem groupTouchBar popoverTouchBar
        pressAndHoldTouchBar hostWindow client mainView initialKeyView firstKeyView lastKeyView _window _initialKeyView _firstKeyView
        _lastKeyView parametersView accessibilityFocusedUIElement accessibilityParent accessibilityTitleUIElements
        """)

    private static let actions = words(
        """
        performClick: performClose: performMiniaturize: performZoom: print: cut: copy: paste: delete: select: selectAll: undo: redo: toggle:
        add: remove: insert: insertChild: addChild: fetch: fetchWithRequest:merge: save: revert: saveDocument: saveDocumentAs: saveDocumentTo:
        revertDocumentToSaved: runPageLayout: printDocument: newDocument: openDocument: duplicateDocument: renameDocument: moveDocument:
        clearRecentDocuments: terminate: hide: hideOtherApplications: unhideAllApplications: orderFrontStandardAboutPanel: orderFrontColorPanel:
        orderFrontFontPanel: orderFrontCharacterPalette: orderFrontSubstitutionsPanel: orderFrontListPanel: orderFrontTablePanel:
        orderFrontLinkPanel: orderFrontSpacingPanel: orderFront: orderBack: orderOut: makeKeyAndOrderFront: makeKeyWindow makeMainWindow
        arrangeInFront: showWindow: close: dismissController: dismiss: dismissViewController: toggleFullScreen: toggleTabBar: toggleTabOverview:
        toggleToolbarShown: runToolbarCustomizationPalette: toggleSidebar: toggleInspector: showHelp: showContextHelp: submenuAction:
        takeSelectedTabViewItemFromSender: takeStringValueFrom: takeIntValueFrom: takeIntegerValueFrom: takeFloatValueFrom: takeDoubleValueFrom:
        takeObjectValueFrom: takeColorFrom: takeStringURLFrom: takeCurrentValueFrom: selectNextTabViewItem: selectPreviousTabViewItem:
        selectFirstTabViewItem: selectLastTabViewItem: selectText: selectNext: selectPrevious: selectNextKeyView: selectPreviousKeyView:
        performFindPanelAction: performTextFinderAction: centerSelectionInVisibleArea: showGuessPanel: checkSpelling:
        toggleContinuousSpellChecking: toggleGrammarChecking: toggleAutomaticSpellingCorrection: toggleSmartInsertDelete:
        toggleAutomaticQuoteSubstitution: toggleAutomaticDashSubstitution: toggleAutomaticLinkDetection: toggleAutomaticDataDetection:
        toggleAutomaticTextReplacement: toggleAutomaticTextCompletion: toggleBaseWritingDirection: uppercaseWord: lowercaseWord:
        capitalizeWord: startSpeaking: stopSpeaking: addFontTrait: modifyFont: removeFontTrait: modifyFontViaPanel: changeFont: changeColor:
        convertFont: useStandardKerning: turnOffKerning: tightenKerning: loosenKerning: useStandardLigatures: turnOffLigatures:
        useAllLigatures: unscript: superscript: subscript: raiseBaseline: lowerBaseline: underline: copyFont: pasteFont: copyRuler: pasteRuler:
        toggleRuler: alignLeft: alignRight: alignCenter: alignJustified: makeBaseWritingDirectionNatural: makeBaseWritingDirectionLeftToRight:
        makeBaseWritingDirectionRightToLeft: makeTextWritingDirectionNatural: makeTextWritingDirectionLeftToRight:
        makeTextWritingDirectionRightToLeft: pasteAsPlainText: pasteAsRichText: goBack: goForward: goBack goForward reload: reload stopLoading:
        stopLoading reloadFromOrigin: makeTextLarger: makeTextSmaller: makeTextStandardSize: zoomIn: zoomOut: zoomToFit: play: pause: stop: start:
        startAnimation: stopAnimation: open: openInNewWindow: checkForUpdates: performSegueWithIdentifier:sender: scrollLineUp: scrollLineDown:
        scrollPageUp: scrollPageDown: scrollToTop: scrollToBeginningOfDocument: scrollToEndOfDocument: clear: clearOutput: expandItem:
        collapseItem: expandPopover: dismissPopover: selectedTabViewItem: noop: complete: cancel: cancelOperation: showPopover: flagsChanged:
        orderFrontStandardAboutPanelWithOptions: validate validateVisibleItems performAction: activate: resignFirstResponder becomeFirstResponder
        endEditing: toggleTraditionalCharacterShape: selectWord: selectLine: selectParagraph: transpose: yank: moveUp: moveDown: moveLeft:
        moveRight: deleteBackward: deleteForward: insertNewline: insertTab: invalidate: update: refresh: mergeAllWindows: selectNextTab:
        selectPreviousTab: moveTabToNewWindow: newWindowForTab: miniaturize: deminiaturize: zoom: runModal: browseDocumentVersions:
        revertDocument: shareDocument: nextPage: previousPage: firstPage: lastPage: rotateLeft: rotateRight: rotateImageLeft:
        rotateImageRight: crop: increaseSize: decreaseSize: highlightSelection: goToNextPage: goToPreviousPage: goToFirstPage: goToLastPage:
        """)

    /// Methods of `UIResponder`, `UIView` and `UIViewController` without a result that matters.
    private static let responderActions = words(
        """
        becomeFirstResponder resignFirstResponder endEditing: setNeedsLayout setNeedsDisplay layoutIfNeeded removeFromSuperview sizeToFit
        reloadInputViews setNeedsUpdateConstraints updateConstraintsIfNeeded invalidateIntrinsicContentSize tintColorDidChange
        performSegueWithIdentifier:sender: didMoveToSuperview removeFromParentViewController setEditing: setHidden: updateUserActivityState:
        """)

    private static let keys = words(
        """
        layer accessibilityIdentifier accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits isAccessibilityElement
        accessibilityElement accessibilityElementsHidden accessibilityViewIsModal accessibilityLanguage accessibilityNavigationStyle
        shouldGroupAccessibilityChildren accessibilityIgnoresInvertColors accessibilityActivationPoint accessibilityFrame accessibilityPath
        accessibilityCustomRotors accessibilityAttributedLabel accessibilityAttributedHint accessibilityAttributedValue accessibilityRespondsToUserInteraction
        accessibilityTitle accessibilityHelp accessibilityRole accessibilityRoleDescription accessibilitySubrole accessibilityEnabled
        accessibilityUserInputLabels accessibilityShowsLargeContentViewer largeContentTitle largeContentImage showsLargeContentViewer
        backgroundColor tintColor clipsToBounds masksToBounds alpha opaque isOpaque hidden isHidden tag frame bounds center transform
        contentMode contentScaleFactor userInteractionEnabled isUserInteractionEnabled multipleTouchEnabled isMultipleTouchEnabled exclusiveTouch
        isExclusiveTouch autoresizesSubviews autoresizingMask clearsContextBeforeDrawing tintAdjustmentMode semanticContentAttribute
        layoutMargins directionalLayoutMargins preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
        translatesAutoresizingMaskIntoConstraints restorationIdentifier overrideUserInterfaceStyle maskView mask focusGroupIdentifier
        text attributedText textColor font shadowColor shadowOffset shadowRadius shadowOpacity textAlignment lineBreakMode numberOfLines
        adjustsFontSizeToFitWidth baselineAdjustment minimumScaleFactor allowsDefaultTighteningForTruncation preferredMaxLayoutWidth
        adjustsFontForContentSizeCategory highlighted isHighlighted highlightedTextColor enabled isEnabled selected isSelected lineBreakStrategy
        image highlightedImage animationImages animationDuration animationRepeatCount
        title prompt titleLabel contentEdgeInsets titleEdgeInsets imageEdgeInsets reversesTitleShadowWhenHighlighted
        adjustsImageWhenHighlighted adjustsImageWhenDisabled showsTouchWhenHighlighted contentHorizontalAlignment contentVerticalAlignment
        configuration role menu showsMenuAsPrimaryAction changesSelectionAsPrimaryAction toolTip
        placeholder attributedPlaceholder placeholderLabel borderStyle background disabledBackground clearsOnBeginEditing clearsOnInsertion
        minimumFontSize clearButtonMode leftViewMode rightViewMode keyboardType keyboardAppearance returnKeyType autocapitalizationType
        autocorrectionType spellCheckingType smartQuotesType smartDashesType smartInsertDeleteType enablesReturnKeyAutomatically secureTextEntry
        isSecureTextEntry textContentType passwordRules
        editable isEditable selectable isSelectable dataDetectorTypes textContainerInset linkTextAttributes allowsEditingTextAttributes textContainer
        contentOffset contentSize contentInset contentInsetAdjustmentBehavior scrollIndicatorInsets verticalScrollIndicatorInsets
        horizontalScrollIndicatorInsets bounces alwaysBounceVertical alwaysBounceHorizontal pagingEnabled isPagingEnabled scrollEnabled
        isScrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator indicatorStyle decelerationRate delaysContentTouches
        canCancelContentTouches minimumZoomScale maximumZoomScale zoomScale bouncesZoom scrollsToTop keyboardDismissMode directionalLockEnabled
        rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight
        separatorStyle separatorColor separatorInset separatorInsetReference separatorEffect cellLayoutMarginsFollowReadableWidth
        sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor allowsSelection allowsSelectionDuringEditing
        allowsMultipleSelection allowsMultipleSelectionDuringEditing sectionHeaderTopPadding fillerRowHeight editing isEditing
        remembersLastFocusedIndexPath prefetchingEnabled isPrefetchingEnabled itemSize minimumLineSpacing minimumInteritemSpacing sectionInset
        estimatedItemSize headerReferenceSize footerReferenceSize scrollDirection sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
        selectionStyle accessoryType editingAccessoryType indentationLevel indentationWidth shouldIndentWhileEditing showsReorderControl
        axis distribution alignment spacing baselineRelativeArrangement layoutMarginsRelativeArrangement isLayoutMarginsRelativeArrangement
        on isOn onTintColor thumbTintColor onImage offImage value minimumValue maximumValue minimumValueImage maximumValueImage continuous
        isContinuous minimumTrackTintColor maximumTrackTintColor stepValue wraps autorepeat progress progressTintColor trackTintColor
        progressImage trackImage progressViewStyle activityIndicatorViewStyle style color hidesWhenStopped animating numberOfPages currentPage
        hidesForSinglePage pageIndicatorTintColor currentPageIndicatorTintColor defersCurrentPageDisplay selectedSegmentIndex momentary
        apportionsSegmentWidthsByContent selectedSegmentTintColor datePickerMode date minimumDate maximumDate minuteInterval countDownDuration
        locale calendar timeZone preferredDatePickerStyle barStyle barTintColor translucent isTranslucent shadowImage titleTextAttributes
        largeTitleTextAttributes prefersLargeTitles backIndicatorImage backIndicatorTransitionMaskImage standardAppearance compactAppearance
        scrollEdgeAppearance unselectedItemTintColor selectedImageTintColor selectedItem itemPositioning itemWidth itemSpacing searchBarStyle
        showsCancelButton showsBookmarkButton showsScopeBar showsSearchResultsButton searchResultsButtonSelected scopeButtonTitles
        searchTextField searchFieldBackgroundImage
        modalPresentationStyle modalTransitionStyle modalPresentationCapturesStatusBarAppearance preferredContentSize edgesForExtendedLayout
        extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets definesPresentationContext providesPresentationContextTransitionStyle
        hidesBottomBarWhenPushed isModalInPresentation modalInPopover contentSizeForViewInPopover clearsSelectionOnViewWillAppear
        installsStandardGestureForInteractiveMovement hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
        hidesBarsWhenVerticallyCompact navigationBarHidden isNavigationBarHidden toolbarHidden isToolbarHidden selectedIndex
        preferredDisplayMode preferredPrimaryColumnWidthFraction minimumPrimaryColumnWidth maximumPrimaryColumnWidth presentsWithGesture
        largeTitleDisplayMode backButtonTitle backButtonDisplayMode hidesBackButton leftItemsSupplementBackButton hidesSearchBarWhenScrolling
        selectedImage badgeValue badgeColor landscapeImagePhone imageInsets landscapeImagePhoneInsets titlePositionAdjustment width
        possibleTitles identifier constant priority multiplier active isActive shouldBeArchived
        numberOfTapsRequired numberOfTouchesRequired minimumPressDuration allowableMovement direction minimumNumberOfTouches
        maximumNumberOfTouches edges cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded allowedPressTypes allowedTouchTypes
        cornerRadius cornerCurve maskedCorners borderWidth borderColor zPosition anchorPoint shadowPath rasterizationScale shouldRasterize
        opacity doubleSided contents contentsGravity contentsScale sublayerTransform
        wantsLayer canDrawConcurrently focusRingType appearance needsDisplay flipped isFlipped drawsBackground fillColor boxType titlePosition titleFont
        contentViewMargins transparent isTransparent bezelStyle bezeled isBezeled bordered isBordered imagePosition imageScaling imageHugsTitle
        alternateTitle alternateImage attributedTitle attributedAlternateTitle keyEquivalent keyEquivalentModifierMask state allowsMixedState
        showsBorderOnlyWhileMouseInside highlightsBy showsStateBy sound springLoaded isSpringLoaded maxAcceleratorLevel contentTintColor
        bezelColor stringValue attributedStringValue objectValue intValue integerValue floatValue doubleValue placeholderString
        placeholderAttributedString maximumNumberOfLines usesSingleLineMode allowsExpansionToolTips controlSize baseWritingDirection
        dividerColor dividerStyle vertical isVertical autosaveName arrangesAllSubviews rowSizeStyle gridStyleMask gridColor
        usesAlternatingRowBackgroundColors intercellSpacing allowsColumnReordering allowsColumnResizing allowsColumnSelection
        allowsEmptySelection allowsTypeSelect selectionHighlightStyle floatsGroupRows indentationPerLevel indentationMarkerFollowsCell
        autoresizesOutlineColumn hasShadow movableByWindowBackground isMovableByWindowBackground titlebarAppearsTransparent titleVisibility
        contentMinSize contentMaxSize minSize maxSize level collectionBehavior animationBehavior hidesOnDeactivate worksWhenModal
        releasedWhenClosed isReleasedWhenClosed floatingPanel becomesKeyOnlyIfNeeded indeterminate isIndeterminate displayedWhenStopped
        usesThreadedAnimation minValue maxValue increment valueWraps numberOfTickMarks tickMarkPosition allowsTickMarkValuesOnly sliderType
        allowsFloats numberStyle minimum maximum generatesDecimalNumbers dateFormat dateStyle timeStyle positiveFormat negativeFormat
        localizedKey formattingContext material blendingMode emphasized isEmphasized effect representedObject automaticallyAdjustsFontSize
        richText importsGraphics allowsUndo usesFontPanel usesRuler usesInspectorBar automaticQuoteSubstitutionEnabled
        isAutomaticQuoteSubstitutionEnabled automaticDashSubstitutionEnabled isAutomaticDashSubstitutionEnabled
        automaticTextReplacementEnabled isAutomaticTextReplacementEnabled automaticSpellingCorrectionEnabled
        isAutomaticSpellingCorrectionEnabled continuousSpellCheckingEnabled isContinuousSpellCheckingEnabled grammarCheckingEnabled
        isGrammarCheckingEnabled smartInsertDeleteEnabled isSmartInsertDeleteEnabled insertionPointColor selectedTextAttributes typingAttributes
        mapType zoomEnabled isZoomEnabled rotateEnabled isRotateEnabled pitchEnabled isPitchEnabled showsUserLocation showsScale showsCompass
        showsTraffic showsBuildings showsPointsOfInterest allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent
        """)
}
