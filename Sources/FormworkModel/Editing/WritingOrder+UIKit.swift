extension WritingOrder {
    /// Attributes in documents for iOS, tvOS and watchOS, in the order found in the documents of many projects.
    static let attributesOfUIKit = NameOrder(
        """
        allowableMovement className defaultVersion direction firstItem firstAttribute headerTitle footerTitle key
        autocapitalizationType autocorrectionType automaticEstimatedItemSize autoresizesSubviews button configurationType
        flexibleMinX hint horizontal inheritsFrom metaFont minX minY maxX maxY minimumNumberOfTouches minimumPressDuration
        minimumPrimaryColumnWidth minute none phoneNumber link address placeholderIdentifier property relation scrollDirection
        minimumLineSpacing minimumInteritemSpacing second secondItem secondAttribute multiplier priority constant
        sectionInsetReference selector destination appends collectionClass eventType kind destinationCreationSelector
        relationship spellCheckingType keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically
        secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType staticText notEnabled statusBarStyle
        superclassName symbolic systemColor red green blue textContentType timeIntervalSinceReferenceDate top leading type
        keyPath relativePath size name candidateClass family message minToolsVersion requiredIntegratedClassName up down left
        bottom right trailing updatesFrequently adjustable allowsDirectInteraction verifyAmbiguity vertical white widthSizable
        flexibleMaxX flexibleMinY heightSizable flexibleMaxY x xcode11CocoaTouchSystemColor cocoaTouchSystemColor y width
        height location length scale weight pointSize storyboardIdentifier autoresizesArchivedViewToFullSize storyboardName
        referencedIdentifier wantsFullScreenLayout extendedLayoutIncludesOpaqueBars allowDoubleColumnStyle
        preferredDisplayMode transitionStyle navigationOrientation identifier animates label popoverAnchorBarButtonItem
        popoverAnchorView unwindAction version toolsVersion systemVersion targetRuntime variant hidden opaque clipsSubviews
        clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled alpha tag contentMode restorationIdentifier
        nibName semanticContentAttribute simulatedAppContext searchBarStyle horizontalHuggingPriority verticalHuggingPriority
        horizontalCompressionResistancePriority fixedFrame enableSetNeedsDisplay colorPixelFormat depthStencilPixelFormat
        progress verticalCompressionResistancePriority ambiguous mapType zoomEnabled hidesWhenStopped animating misplaced
        barStyle placeholderIntrinsicWidth placeholderIntrinsicHeight adjustsImageWhenAncestorFocused bounces
        preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth alwaysBounceVertical alwaysBounceHorizontal
        insetsLayoutMarginsFromSafeArea axis distribution alignment verticalAlignment scrollEnabled rotateEnabled pitchEnabled
        pagingEnabled selectionStyle showsReorderControl accessoryType hidesAccessoryWhenEditing indentationLevel
        indentationWidth reuseIdentifier editingAccessoryType showsHorizontalScrollIndicator showsVerticalScrollIndicator
        indicatorStyle delaysContentTouches canCancelContentTouches contentInsetAdjustmentBehavior minimumZoomScale
        maximumZoomScale bouncesZoom editable keyboardDismissMode dataMode prefetchingEnabled tableViewCell textLabel
        detailTextLabel imageView usesAttributedText translucent prompted largeTitles propertyAccessControl useAutolayout
        launchScreen useTraitCollections useSafeAreas colorMatched initialViewController colorSpace customColorSpace enabled
        selected contentHorizontalAlignment contentVerticalAlignment text value datePickerMode minuteInterval numberOfPages
        minimumValue apportionsSegmentWidthsByContent on segmentControlStyle selectedSegmentIndex buttonType
        reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted adjustsImageWhenHighlighted maximumValue stepValue
        minValue maxValue borderStyle style useCurrentDate separatorStyle separatorInsetReference allowsSelection
        allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
        showsSelectionImmediatelyOnTouchBegin rowHeight estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight
        sectionFooterHeight contentViewInsetsToSafeArea estimatedSectionFooterHeight adjustsImageWhenDisabled systemItem
        continuous spacingType focusStyle maximum preferredFramesPerSecond spacing steps radius placeholder
        showsSearchResultsButton textAlignment clearsOnBeginEditing lineBreakMode role pointerInteraction
        changesSelectionAsPrimaryAction baseWritingDirection lineSpacing defaultTabInterval numberOfLines baselineAdjustment
        minimumScaleFactor adjustsLetterSpacingToFitWidth highlighted adjustsFontForContentSizeCategory selectable
        minimumFontSize adjustsFontSizeToFit background disabledBackground clearButtonMode preferredMaxLayoutWidth
        tighteningFactorForTruncation
        allowsDefaultTighteningForTruncation title prompt automaticallyAdjustsScrollViewInsets definesPresentationContext
        spineLocation modalPresentationStyle useStoryboardIdentifierAsRestorationIdentifier videoGravity cornerStyle
        modalTransitionStyle navigationBarHidden clearsSelectionOnViewWillAppear hidesBottomBarWhenPushed toolbarHidden icon
        presentsWithGesture largeTitleDisplayMode image adjustsImageSizeForAccessibilityContentSizeCategory landscapeImage
        keyboardKey backgroundImage animationDuration catalog symbolScale highlightedImage selectedImage imagePadding
        renderingMode translatesAutoresizingMaskIntoConstraints id orientation layout appearance renderMode userLabel
        customClass customModule customModuleProvider sceneMemberID
        """,
        own: """
            barButtonItem: title image width style systemItem
            button: alignment hidden highlighted selected contentHorizontalAlignment contentVerticalAlignment
                buttonType adjustsImageSizeForAccessibilityContentSizeCategory reversesTitleShadowWhenHighlighted
                showsTouchWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled lineBreakMode
            buttonConfiguration: image catalog title
            color: catalog colorSpace
            constraint: placeholder identifier
            deployment: version identifier
            development: version identifier
            group: alignment verticalAlignment backgroundImage contentMode layout spacing id
            image: catalog width height
            imageView: alignment verticalAlignment contentMode
            label: alignment hidden text textAlignment lineBreakMode numberOfLines baselineAdjustment
                minimumFontSize minimumScaleFactor adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory
                enabled adjustsFontSizeToFit translatesAutoresizingMaskIntoConstraints id customClass
                propertyAccessControl
            segue: customClass customModule customModuleProvider id
            searchBar: text prompt placeholder
            table: alignment hidden layout id
            tableViewCell: rowHeight style
            textField: adjustsFontSizeToFit minimumFontSize
            viewController: title extendedLayoutIncludesOpaqueBars modalTransitionStyle modalPresentationStyle
            """)

    /// Parts in documents for iOS, tvOS and watchOS, each by its element's name and key. Guides and cells are omitted and stay where they
    /// are, because their place differs between versions of Xcode.
    static let partsOfUIKit = NameOrder(
        """
        accessibilityTraits@traits audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback
        backgroundConfiguration@background barButtonItem@backBarButtonItem bool@isElement collectionView@view color@NSColor
        color@titleColor color@titleShadowColor deployment development device accessibilityOverrides dependencies
        customFonts@customFonts font@NSFont frame@frameInset group@contentGroup group@rootItem image include exclude
        layoutGuides leftBarButtonItems namedColor nil@title barButtonItem@leftBarButtonItem objects plugIn capability
        popoverArrowDirection@popoverArrowDirection popoverPassthroughViews real@NSKern font@NSOriginalFont
        paragraphStyle@NSParagraphStyle color@NSStrokeColor rect@frame autoresizingMask@autoresizingMask
        collectionViewCellContentView@contentView date@date rightBarButtonItems scenes designables segue@commit segue@preview
        simulatedStatusBarMetrics@statusBar simulatedOrientationMetrics@orientation simulatedScreenMetrics@destination
        size@itemSize size@headerReferenceSize size@footerReferenceSize inset@sectionInset size@portraitSize
        size@landscapeSize source@sourceIdentifier relationships string@content attributes string@footerTitle subviews
        systemColor tableView@view tableViewCellContentView@contentView view@contentView animations color@backgroundColor
        accessibility@accessibilityConfiguration attributedString@attributedText collectionViewLayout@collectionViewLayout
        color@progressTintColor gestureRecognizers mutableString@text rect@contentStretch constraints
        searchBar@tableHeaderView view@titleView barButtonItem@rightBarButtonItem view@view
        extendedEdge@edgesForExtendedLayout tabBarItem@tabBarItem simulatedTabBarMetrics@simulatedTopBarMetrics toolbarItems
        navigationItem@navigationItem refreshControl@refreshControl value@contentSizeForViewInPopover
        wkPreferences@preferences color@pageIndicatorTintColor color@currentPageIndicatorTintColor blurEffect color@color
        inset@scrollIndicatorInsets color@separatorColor items edgeInsets@margins menu@menu nil@simulatedStatusBarMetrics
        notificationCategory@notificationCategory segments size@customSize string@text string@placeholder vibrancyEffect
        wkWebViewConfiguration@configuration inferredMetricsTieBreakers inset@separatorInset color@sectionIndexColor
        color@sectionIndexBackgroundColor color@sectionIndexTrackingBackgroundColor view@tableHeaderView view@tableFooterView
        viewLayoutGuide@contentLayoutGuide viewLayoutGuide@frameLayoutGuide collectionViewFlowLayout@collectionViewLayout
        cells collectionReusableView@sectionHeaderView collectionReusableView@sectionFooterView
        simulatedStatusBarMetrics@simulatedStatusBarMetrics simulatedNavigationBarMetrics@simulatedTopBarMetrics
        simulatedScreenMetrics@simulatedDestinationMetrics simulatedTabBarMetrics@simulatedBottomBarMetrics
        simulatedToolbarMetrics@simulatedBottomBarMetrics nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics
        freeformSimulatedSizeMetrics@simulatedDestinationMetrics tabBar@tabBar navigationBar@navigationBar nil toolbar@toolbar
        viewControllers masterViewController detailViewController
        edgeInsets@layoutMargins prototypes sections size@freeformSize fontDescription@fontDescription color@tintColor
        color@minimumTrackTintColor color@selectedSegmentTintColor color@trackTintColor color@maximumTrackTintColor
        color@barTintColor color@onTintColor color@selectedImageTintColor color@thumbTintColor
        directionalEdgeInsets@directionalLayoutMargins color@textColor color@textShadowColor date@minimumDate date@maximumDate
        fontDescription@font variation@device=watch42mm imageReference@image
        preferredSymbolConfiguration@preferredSymbolConfigurationForImage fontDescription@titleFontDescription
        color@baseForegroundColor color@baseBackgroundColor inset@contentEdgeInsets inset@titleEdgeInsets
        inset@imageEdgeInsets nil@textColor color@highlightedColor nil@highlightedColor color@shadowColor
        offsetWrapper@textShadowOffset preferredSymbolConfiguration@preferredSymbolConfiguration resources classes
        simulatedMetricsContainer@defaultSimulatedMetrics size@shadowOffset size@titleShadowOffset state@normal
        buttonConfiguration@configuration state@disabled state@selected state@highlighted textAttributes@titleTextAttributes
        textAttributes@largeTitleTextAttributes textInputTraits@textInputTraits attributedString@userComments
        dataDetectorType@dataDetectorTypes scopeButtonTitles userDefinedRuntimeAttributes variation@default
        variation@heightClass=compact variation@heightClass=regular variation@widthClass=compact
        variation@heightClass=compact-widthClass=compact variation@widthClass=regular
        variation@heightClass=regular-widthClass=compact variation@heightClass=regular-widthClass=regular connections
        point@canvasLocation
        """,
        own: """
            group: items color@backgroundColor
            imageView: color@tintColor constraints
            label: color@tintColor directionalEdgeInsets@directionalLayoutMargins fontDescription@fontDescription
            navigationBar: color@barTintColor items
            textField: color@tintColor constraints color@textColor nil@textColor fontDescription@fontDescription
            textView: color@tintColor color@textColor fontDescription@fontDescription
            view: color@tintColor constraints nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics
                simulatedStatusBarMetrics@simulatedStatusBarMetrics
                freeformSimulatedSizeMetrics@simulatedDestinationMetrics
            """)
}
