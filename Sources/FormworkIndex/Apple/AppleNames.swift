import FormworkVocabulary

/// Names of members of Apple's classes, which a document may use on a project class although the project's sources don't declare them.
///
/// The properties that Interface Builder sets are those of the vocabulary, by class. The names of other members are combined: a name that any
/// Apple class has is never reported as missing.
package enum AppleNames {
    /// Whether an outlet with this name may be one of these Apple classes'.
    static func isOutlet(_ name: String, of classes: [String]) -> Bool { outlets.contains(name) || isValue(name, of: classes) }

    /// Whether an action with this selector may be Apple's.
    package static func isAction(_ selector: String) -> Bool { actions.contains(selector) }

    /// Whether every view and view controller of UIKit has a method with this selector that a control can send.
    static func isResponderAction(_ selector: String) -> Bool { responderActions.contains(selector) }

    /// Whether this key may be set on one of these Apple classes.
    package static func isKey(_ key: String, of classes: [String]) -> Bool { outlets.contains(key) || isValue(key, of: classes) }

    /// Whether a value other than an object of the document may be set for this key on one of these Apple classes.
    static func isValue(_ key: String, of classes: [String]) -> Bool {
        if keys.contains(key) || classes.contains(where: { properties[$0]?.contains(key) == true }) { return true }
        // A class that the vocabulary doesn't have may have any property.
        let areKnown = !classes.isEmpty && classes.allSatisfy { roots.contains($0) || properties[$0] != nil }
        return !areKnown && allProperties.contains(key)
    }

    /// Classes without properties that Interface Builder sets.
    private static let roots: Set<String> = ["NSObject", "NSProxy", "UIResponder", "NSResponder"]

    /// The properties that Interface Builder sets, by class, including inherited ones. An `isOn` is also `on`.
    private static let properties = NameCache<Set<String>> { name in
        let entries = vocabularies.flatMap { vocabulary in
            let described = vocabulary.class(named: name)
            return (described?.entries ?? []) + (described?.cell.flatMap { vocabulary.class(named: $0) }?.entries ?? [])
        }
        return entries.isEmpty
            ? nil
            : entries.reduce(into: []) { names, entry in
                guard let property = entry.propertyName else { return }
                names.insert(property)
                if property.hasPrefix("is") { names.insert(property.dropFirst(2).prefix(1).lowercased() + property.dropFirst(3)) }
            }
    }

    private static let allProperties = vocabularies.flatMap(\.classNames).reduce(into: Set<String>()) { $0.formUnion(properties[$1] ?? []) }
    private static let vocabularies = [Vocabulary.uiKit, .appKit]

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

    /// Properties that Interface Builder doesn't have, or has in another object.
    private static let keys = words(
        """
        layer accessibilityIdentifier accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits
        isAccessibilityElement accessibilityElement accessibilityElementsHidden accessibilityViewIsModal accessibilityLanguage
        accessibilityNavigationStyle shouldGroupAccessibilityChildren accessibilityIgnoresInvertColors accessibilityActivationPoint
        accessibilityFrame accessibilityPath accessibilityCustomRotors accessibilityAttributedLabel accessibilityAttributedHint
        accessibilityAttributedValue accessibilityRespondsToUserInteraction accessibilityTitle accessibilityHelp accessibilityRole
        accessibilityRoleDescription accessibilitySubrole accessibilityEnabled accessibilityUserInputLabels
        accessibilityShowsLargeContentViewer largeContentTitle largeContentImage showsLargeContentViewer masksToBounds frame bounds
        center transform contentScaleFactor autoresizingMask tintAdjustmentMode translatesAutoresizingMaskIntoConstraints
        overrideUserInterfaceStyle maskView mask focusGroupIdentifier attributedText shadowRadius shadowOpacity lineBreakStrategy
        image animationImages animationDuration animationRepeatCount title titleLabel configuration menu attributedPlaceholder
        placeholderLabel keyboardType keyboardAppearance returnKeyType autocapitalizationType autocorrectionType spellCheckingType
        smartQuotesType smartDashesType smartInsertDeleteType enablesReturnKeyAutomatically secureTextEntry isSecureTextEntry
        textContentType passwordRules dataDetectorTypes textContainerInset linkTextAttributes textContainer contentOffset
        verticalScrollIndicatorInsets horizontalScrollIndicatorInsets decelerationRate zoomScale scrollsToTop separatorEffect
        sectionHeaderTopPadding fillerRowHeight remembersLastFocusedIndexPath estimatedItemSize progressViewStyle
        activityIndicatorViewStyle date minimumDate maximumDate locale calendar timeZone titleTextAttributes
        largeTitleTextAttributes standardAppearance compactAppearance scrollEdgeAppearance selectedImageTintColor selectedItem
        scopeButtonTitles searchTextField searchFieldBackgroundImage modalPresentationCapturesStatusBarAppearance
        edgesForExtendedLayout isModalInPresentation modalInPopover contentSizeForViewInPopover
        installsStandardGestureForInteractiveMovement isNavigationBarHidden isToolbarHidden selectedIndex backButtonDisplayMode
        hidesSearchBarWhenScrolling selectedImage landscapeImagePhoneInsets titlePositionAdjustment possibleTitles active isActive
        shouldBeArchived edges allowedPressTypes allowedTouchTypes cornerCurve maskedCorners zPosition anchorPoint shadowPath
        rasterizationScale shouldRasterize opacity contents contentsGravity contentsScale sublayerTransform needsDisplay flipped
        isFlipped attributedTitle attributedAlternateTitle keyEquivalentModifierMask showsBorderOnlyWhileMouseInside highlightsBy
        showsStateBy sound stringValue attributedStringValue objectValue intValue integerValue floatValue doubleValue
        placeholderAttributedString maximumNumberOfLines dividerColor gridStyleMask movableByWindowBackground
        isMovableByWindowBackground contentMinSize contentMaxSize minSize maxSize level collectionBehavior worksWhenModal
        floatingPanel becomesKeyOnlyIfNeeded minimum maximum localizedKey formattingContext effect representedObject
        automaticallyAdjustsFontSize isSmartInsertDeleteEnabled selectedTextAttributes typingAttributes
        """)
}
