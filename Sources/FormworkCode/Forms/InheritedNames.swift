import FormworkModel

/// The members that generated classes inherit. Declared members need other names.
///
/// Source: the documentation of UIKit's and AppKit's classes.
enum InheritedNames {
    /// Returns the names that a view of an element's class inherits.
    static func ofView(_ element: Element, isMac: Bool) -> Set<String> {
        let kit = isMac ? AppKitClasses.byElement[element.name] : UIKitClasses.byElement[element.name]
        let properties = (kit?.rules.rules ?? []).map { String($0.property.prefix { $0.isLetter || $0.isNumber }) }
        let own = (isMac ? macClasses : touchClasses)[element.name] ?? []
        return Set(properties).union(objects).union(isMac ? macResponders : touchResponders).union(isMac ? macViews : touchViews).union(own)
    }

    /// Returns the names that a controller inherits.
    static func ofController(_ element: Element, isMac: Bool) -> Set<String> {
        let own = (isMac ? macClasses : touchClasses)[element.name] ?? []
        return objects.union(isMac ? macResponders : touchResponders).union(isMac ? macControllers : touchControllers).union(own)
    }

    private static func names(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }

    private static let objects = names(
        """
        accessibilityElements accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits \
        accessibilityValue className classForCoder debugDescription description hash hashValue isAccessibilityElement isProxy \
        observationInfo setUp connectOwner setValue superclass value
        """)

    private static let touchResponders = names(
        """
        canBecomeFirstResponder canResignFirstResponder inputAccessoryView inputAccessoryViewController inputAssistantItem inputView \
        inputViewController isFirstResponder keyCommands next pasteConfiguration restorationIdentifier textInputContextIdentifier \
        textInputMode undoManager userActivity
        """)

    private static let touchViews = names(
        """
        alignmentRectInsets alpha anchorPoint appearance autoresizesSubviews autoresizingMask backgroundColor bottomAnchor bounds \
        canBecomeFocused center centerXAnchor centerYAnchor clearsContextBeforeDrawing clipsToBounds collisionBoundingPath constraints \
        contentMode contentScaleFactor directionalLayoutMargins effectiveUserInterfaceLayoutDirection firstBaselineAnchor focusGroupIdentifier \
        focusItemContainer forFirstBaselineLayout forLastBaselineLayout frame gestureRecognizers hasAmbiguousLayout heightAnchor \
        insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize isExclusiveTouch isFocused isHidden isMultipleTouchEnabled isOpaque \
        isUserInteractionEnabled keyboardLayoutGuide lastBaselineAnchor layer layoutGuides layoutMargins layoutMarginsGuide leadingAnchor \
        leftAnchor mask maskView motionEffects overrideUserInterfaceStyle parentFocusEnvironment preferredFocusEnvironments \
        preservesSuperviewLayoutMargins readableContentGuide restorationIdentifier rightAnchor safeAreaInsets safeAreaLayoutGuide \
        semanticContentAttribute subviews superview tag tintAdjustmentMode tintColor topAnchor trailingAnchor traitCollection traitOverrides transform \
        transform3D translatesAutoresizingMaskIntoConstraints viewForBaselineLayout widthAnchor window
        """)

    private static let touchControllers = names(
        """
        additionalSafeAreaInsets automaticallyAdjustsScrollViewInsets bottomLayoutGuide childForHomeIndicatorAutoHidden childForStatusBarStyle \
        childViewControllers children contentScrollView contentUnavailableConfiguration contentUnavailableConfigurationState \
        definesPresentationContext disablesAutomaticKeyboardDismissal \
        edgesForExtendedLayout editButtonItem extendedLayoutIncludesOpaqueBars extensionContext focusGroupIdentifier \
        hidesBottomBarWhenPushed interactionActivityTracking isBeingDismissed isBeingPresented isEditing isModalInPresentation \
        isMovingFromParent isMovingToParent isViewLoaded modalPresentationCapturesStatusBarAppearance modalPresentationStyle \
        modalTransitionStyle navigationController navigationItem nibBundle nibName overrideUserInterfaceStyle parent popoverPresentationController \
        preferredContentSize preferredFocusEnvironments preferredStatusBarStyle preferredTransition preferredUserInterfaceStyle prefersHomeIndicatorAutoHidden \
        prefersStatusBarHidden presentationController presentedViewController presentingViewController \
        providesPresentationContextTransitionStyle restorationClass searchDisplayController sheetPresentationController \
        shouldAutorotate splitViewController storyboard tabBarObservedScrollView supportedInterfaceOrientations systemMinimumLayoutMargins tabBarController \
        tab tabBarItem title toolbarItems topLayoutGuide traitCollection traitOverrides transitionCoordinator transitioningDelegate view \
        viewIfLoaded viewRespectsSystemMinimumLayoutMargins
        """)

    private static let touchClasses: [String: Set<String>] = [
        "tableViewCell": names(
            """
            accessoryType accessoryView backgroundConfiguration backgroundView configurationState contentConfiguration contentView \
            detailTextLabel dragState editingAccessoryType editingAccessoryView editingStyle focusStyle imageView indentationLevel \
            indentationWidth isEditing isHighlighted isSelected multipleSelectionBackgroundView reuseIdentifier selectedBackgroundView \
            selectionStyle separatorInset shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl style text textLabel
            """),
        "collectionViewCell": names(
            """
            backgroundConfiguration backgroundView configurationState contentConfiguration contentView dragState isHighlighted isSelected \
            reuseIdentifier selectedBackgroundView
            """),
        "collectionReusableView": ["reuseIdentifier"],
        "scrollView": names(
            """
            adjustedContentInset contentInset contentLayoutGuide contentOffset contentSize decelerationRate delegate frameLayoutGuide \
            isDecelerating isDragging isTracking isZooming panGestureRecognizer pinchGestureRecognizer refreshControl zoomScale
            """),
        "stackView": ["arrangedSubviews", "axis", "alignment", "distribution", "spacing"],
        "label": ["text", "font", "attributedText", "textColor"],
        "imageView": ["image", "highlightedImage", "animationImages"],
        "tableViewController": ["tableView", "refreshControl", "clearsSelectionOnViewWillAppear", "staticSections"],
        "collectionViewController": [
            "collectionView", "collectionViewLayout", "clearsSelectionOnViewWillAppear", "installsStandardGestureForInteractiveMovement",
            "useLayoutToLayoutNavigationTransitions",
        ],
    ]

    private static let macResponders = names("acceptsFirstResponder menu nextResponder touchBar undoManager userActivity window")

    private static let macViews = names(
        """
        acceptsTouchEvents additionalSafeAreaInsets alignmentRectInsets allowedTouchTypes alphaValue animations animator appearance \
        autoresizesSubviews autoresizingMask backgroundFilters baselineOffsetFromBottom bottomAnchor bounds boundsRotation \
        canBecomeKeyView canDraw canDrawConcurrently canDrawSubviewsIntoLayer centerXAnchor centerYAnchor clipsToBounds \
        compositingFilter constraints contentFilters effectiveAppearance enclosingMenuItem enclosingScrollView firstBaselineAnchor \
        firstBaselineOffsetFromTop fittingSize focusRingMaskBounds focusRingType frame frameCenterRotation frameRotation \
        gestureRecognizers hasAmbiguousLayout heightAdjustLimit heightAnchor identifier inputContext intrinsicContentSize isDrawingFindIndicator \
        isFlipped isHidden isHorizontalContentSizeConstraintActive isInFullScreenMode isOpaque isRotatedFromBase lastBaselineAnchor \
        layer layerContentsPlacement layoutGuides layoutMarginsGuide leadingAnchor leftAnchor menu mouseDownCanMoveWindow needsDisplay \
        needsLayout nextKeyView nextValidKeyView opaqueAncestor pageFooter pageHeader postsBoundsChangedNotifications \
        postsFrameChangedNotifications prefersCompactControlSizeMetrics preparedContentRect previousKeyView rightAnchor safeAreaInsets \
        safeAreaLayoutGuide safeAreaRect shadow subviews superview tag toolTip topAnchor trackingAreas trailingAnchor \
        translatesAutoresizingMaskIntoConstraints userInterfaceLayoutDirection visibleRect wantsLayer widthAdjustLimit widthAnchor window
        """)

    private static let macControllers = names(
        """
        children childViewControllers extensionContext identifier isViewLoaded nibBundle nibName parent preferredContentSize \
        preferredMinimumSize preferredMaximumSize preferredScreenOrigin presentedViewControllers presentingViewController representedObject \
        sourceItemView storyboard title view
        """)

    private static let macClasses: [String: Set<String>] = [
        "tableCellView": ["backgroundStyle", "draggingImageComponents", "imageView", "objectValue", "rowSizeStyle", "textField"],
        "scrollView": ["contentView", "documentView", "documentVisibleRect", "horizontalScroller", "verticalScroller", "magnification"],
        "stackView": ["arrangedSubviews", "views", "alignment", "orientation", "spacing", "delegate", "edgeInsets", "distribution"],
        "box": ["contentView", "title", "titleFont", "titleCell", "borderColor", "fillColor"],
    ]
}
