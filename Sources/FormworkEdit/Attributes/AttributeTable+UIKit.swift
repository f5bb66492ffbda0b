extension AttributeTable {
    /// What the attributes of UIKit's documents say.
    static let uiKitKinds = """
        accessoryType=*none|disclosureIndicator|detailDisclosureButton|checkmark|detailButton adjustsFontForContentSizeCategory=bool
        adjustsFontSizeToFit=bool adjustsImageSizeForAccessibilityContentSizeCategory=yes adjustsImageWhenAncestorFocused=yes
        adjustsImageWhenDisabled=no adjustsImageWhenHighlighted=no adjustsLetterSpacingToFitWidth=yes
        allowDoubleColumnStyle=yes allowableMovement=number allowsBackForwardNavigationGestures=yes allowsCameraControl=yes
        allowsEditingTextAttributes=yes allowsLinkPreview=no allowsMultipleSelection=yes allowsMultipleSelectionDuringEditing=yes
        allowsSelection=no allowsSelectionDuringEditing=yes alpha=unit:1 alwaysBounceHorizontal=yes alwaysBounceVertical=yes
        animates=no animating=yes animationDuration=number apportionsSegmentWidthsByContent=yes
        autocapitalizationType=*none|words|sentences|allCharacters autocorrectionType=*default|no|yes automaticEstimatedItemSize=yes
        automaticallyAdjustsScrollViewInsets=no autoresizesSubviews=no axis=*horizontal|vertical badgeValue=text
        barStyle=*default|black|blackTranslucent|blackOpaque baselineAdjustment=alignBaselines|alignCenters|none
        borderStyle=*none|line|bezel|roundedRect bounces=no bouncesZoom=no
        buttonType=custom|system|roundedRect|detailDisclosure|infoLight|infoDark|contactAdd|close|plain canCancelContentTouches=no
        cancelsTouchesInView=no catalog=system changesSelectionAsPrimaryAction=yes clearButtonMode=*never|whileEditing|unlessEditing|always
        clearsContextBeforeDrawing=no clearsOnBeginEditing=yes clearsSelectionOnViewWillAppear=no clipsSubviews=yes
        contentHorizontalAlignment=center|left|right|fill|leading|trailing
        contentInsetAdjustmentBehavior=*automatic|scrollableAxes|never|always
        contentMode=scaleToFill|scaleAspectFit|scaleAspectFill|redraw|center|top|bottom|left|right|topLeft|topRight|bottomLeft|bottomRight|TopLeft
        contentVerticalAlignment=center|top|bottom|fill contentViewInsetsToSafeArea=no continuous=bool
        cornerStyle=*dynamic|fixed|small|medium|large|capsule countDownDuration=number customClass=name customModule=name
        customModuleProvider=target dataMode=prototypes|static|none
        datePickerMode=time|date|dateAndTime|countDownTimer|yearAndMonth definesPresentationContext=yes delaysContentTouches=no
        detailTextLabel=reference direction=right|left|up|down directionalLockEnabled=yes distribution=*fill|fillEqually|fillProportionally|equalSpacing|equalCentering
        doubleSided=yes editable=no editingAccessoryType=*none|disclosureIndicator|detailDisclosureButton|checkmark|detailButton
        enabled=no enablesReturnKeyAutomatically=yes estimatedRowHeight=number estimatedSectionFooterHeight=number
        estimatedSectionHeaderHeight=number extendedLayoutIncludesOpaqueBars=yes fixedFrame=yes footerTitle=text headerTitle=text
        height=number hidden=yes hidesAccessoryWhenEditing=no hidesBottomBarWhenPushed=yes hidesForSinglePage=yes
        hidesWhenStopped=yes highlighted=yes highlightedImage=name horizontalCompressionResistancePriority=priority:750
        horizontalHuggingPriority=priority:250 identifier=name image=name imagePadding=number:0
        imagePlacement=*leading|trailing|top|bottom imageView=reference indentationLevel=integer indentationWidth=number
        indicatorStyle=*default|black|white inheritsFrom=parent|commit insetsLayoutMarginsFromSafeArea=no itemPositioning=*automatic|fill|centered
        keyboardAppearance=*default|alert|light|dark
        keyboardDismissMode=*none|onDrag|interactive|onDragWithAccessory|interactiveWithAccessory
        keyboardType=*default|alphabet|numbersAndPunctuation|URL|numberPad|phonePad|namePhonePad|emailAddress|decimalPad|twitter|webSearch|ASCIICapableNumberPad
        kind=action|custom|embed|modal|popoverPresentation|presentation|push|relationship|show|showDetail|unwind|replace|popover|outlet
        landscapeImage=name largeTitleDisplayMode=*automatic|always|never largeTitles=yes launchScreen=yes
        layoutMarginsFollowReadableWidth=yes
        lineBreakMode=wordWrap|characterWrap|clip|headTruncation|middleTruncation|tailTruncation mapType=standard|satellite|hybrid|satelliteFlyover|hybridFlyover|mutedStandard
        maxValue=number maximumPrimaryColumnWidth=number maximumValue=number:100 maximumValueImage=name maximumZoomScale=number:1
        minValue=number minimumFontSize=number minimumInteritemSpacing=number minimumLineSpacing=number minimumNumberOfTouches=integer
        maximumNumberOfTouches=integer minimumPressDuration=number minimumPrimaryColumnWidth=number minimumScaleFactor=unit
        minimumValue=number:0 minimumValueImage=name minimumZoomScale=number:1 minuteInterval=integer
        modalPresentationStyle=fullScreen|pageSheet|formSheet|currentContext|custom|overFullScreen|overCurrentContext|popover|automatic|none
        modalTransitionStyle=coverVertical|flipHorizontal|crossDissolve|partialCurl momentary=yes multipleTouchEnabled=yes
        navigationBarHidden=yes navigationOrientation=horizontal|vertical nibName=name numberOfLines=integer:1 numberOfPages=integer
        currentPage=integer:0 numberOfTapsRequired=integer:1 numberOfTouchesRequired=integer:1 on=yes opaque=no pagingEnabled=yes
        pitchEnabled=no placeholder=text pointerInteraction=yes
        popoverAnchorBarButtonItem=reference popoverAnchorView=reference preferredDisplayMode=name preferredFramesPerSecond=integer
        preferredMaxLayoutWidth=number prefetchingEnabled=bool presentsWithGesture=no preservesSuperviewLayoutMargins=yes priority=priority:1000
        progress=unit:0 progressViewStyle=*default|bar prompt=text prompted=no
        providesPresentationContextTransitionStyle=yes relation=*equal|lessThanOrEqual|greaterThanOrEqual
        renderingMode=original|template restorationIdentifier=name
        returnKeyType=*default|go|google|join|next|route|search|send|yahoo|done|emergencyCall|continue reuseIdentifier=name
        reversesTitleShadowWhenHighlighted=yes role=normal|primary|cancel|destructive rotateEnabled=no rowHeight=number
        scrollDirection=*vertical|horizontal scrollEnabled=no searchBarStyle=*default|prominent|minimal secureTextEntry=yes
        sectionFooterHeight=number sectionHeaderHeight=number sectionInsetReference=*fromContentInset|safeArea|layoutMargins
        segmentControlStyle=plain|bordered|bar|bezeled selectable=no selected=yes selectedImage=name selectedSegmentIndex=integer
        selectionStyle=default|none|blue|gray selector=name
        semanticContentAttribute=*unspecified|playback|spatial|forceLeftToRight|forceRightToLeft
        separatorInsetReference=*fromCellEdges|fromAutomaticInsets separatorStyle=none|singleLine|singleLineEtched|default
        shouldIndentWhileEditing=no showsBookmarkButton=yes showsBuildings=no showsCancelButton=yes showsHorizontalScrollIndicator=no
        showsMenuAsPrimaryAction=yes showsPointsOfInterest=no showsReorderControl=yes showsScopeBar=yes showsSearchResultsButton=yes
        showsTouchWhenHighlighted=yes showsUserLocation=yes showsVerticalScrollIndicator=no
        smartDashesType=*default|no|yes smartInsertDeleteType=*default|no|yes smartQuotesType=*default|no|yes
        spacing=number:0 spacingType=standard spellCheckingType=*default|no|yes spineLocation=none|min|mid|max
        statusBarStyle=*default|lightContent|blackOpaque|darkContent stepValue=number:1 storyboardIdentifier=name storyboardName=name
        symbolScale=default|small|medium|large
        systemItem=done|cancel|edit|save|add|flexibleSpace|fixedSpace|compose|reply|action|organize|bookmarks|search|refresh|stop|camera|trash|play|pause|rewind|fastForward|undo|redo|close|pageCurl|more|favorites|featured|topRated|recents|contacts|history|downloads|mostRecent|mostViewed
        tag=integer:0 tableViewCell=reference text=text textAlignment=left|center|right|justified|natural textContentType=name
        textLabel=reference title=text toolbarHidden=no transitionStyle=pageCurl|scroll
        translatesAutoresizingMaskIntoConstraints=no translucent=no trigger=name unwindAction=name useCurrentDate=no
        useStoryboardIdentifierAsRestorationIdentifier=yes userInteractionEnabled=no userLabel=text usesAttributedText=yes
        verifyAmbiguity=*always|ignoreSizes|off verticalCompressionResistancePriority=priority:750 verticalHuggingPriority=priority:250
        videoGravity=name wantsFullScreenLayout=yes width=number wraps=yes zoomEnabled=no
        backgroundColor=color textColor=color tintColor=color highlightedColor=color shadowColor=color onTintColor=color thumbTintColor=color
        barTintColor=color separatorColor=color sectionIndexColor=color sectionIndexBackgroundColor=color
        sectionIndexTrackingBackgroundColor=color minimumTrackTintColor=color maximumTrackTintColor=color trackTintColor=color
        progressTintColor=color pageIndicatorTintColor=color currentPageIndicatorTintColor=color selectedSegmentTintColor=color
        selectedImageTintColor=color color=color baseForegroundColor=color baseBackgroundColor=color titleColor=color
        titleShadowColor=color font=font frame=frame layoutMargins=insets directionalLayoutMargins=insets
        autoresizingMask=flags:autoresizingMask contentEdgeInsets=numbers:inset titleEdgeInsets=numbers:inset imageEdgeInsets=numbers:inset
        contentInset=numbers:inset scrollIndicatorInsets=numbers:inset separatorInset=numbers:inset itemSize=numbers:size
        headerReferenceSize=numbers:size footerReferenceSize=numbers:size sectionInset=numbers:inset shadowOffset=numbers:size
        contentInsets=numbers:directionalEdgeInsets
        """

    /// The elements of UIKit's documents.
    static let uiKitElements = """
        object: userLabel customClass customModule customModuleProvider

        viewBase<object: accessibilityHint=text accessibilityIdentifier=name accessibilityLabel=text isAccessibilityElement=bool
            alpha autoresizesSubviews autoresizingMask backgroundColor clearsContextBeforeDrawing clipsSubviews contentMode directionalLayoutMargins
            fixedFrame frame hidden horizontalCompressionResistancePriority horizontalHuggingPriority insetsLayoutMarginsFromSafeArea
            layoutMargins layoutMarginsFollowReadableWidth multipleTouchEnabled opaque placeholderIntrinsicHeight=number
            placeholderIntrinsicWidth=number preservesSuperviewLayoutMargins restorationIdentifier semanticContentAttribute tag tintColor
            translatesAutoresizingMaskIntoConstraints userInteractionEnabled verifyAmbiguity verticalCompressionResistancePriority
            verticalHuggingPriority
        view,tableViewCellContentView,collectionViewCellContentView,containerView,pickerView,visualEffectView,glkView,mtkView,skView,arskView,webView<viewBase:
        control<viewBase: contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected
        label<viewBase: adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsLetterSpacingToFitWidth baselineAdjustment enabled font
            highlighted highlightedColor lineBreakMode minimumFontSize minimumScaleFactor numberOfLines preferredMaxLayoutWidth shadowColor
            shadowOffset autoshrinkMode=name text textAlignment textColor usesAttributedText
        button<control: adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted
            backgroundImage=stateName buttonType changesSelectionAsPrimaryAction contentEdgeInsets font imageEdgeInsets titleEdgeInsets image=stateName lineBreakMode pointerInteraction
            reversesTitleShadowWhenHighlighted role showsMenuAsPrimaryAction showsTouchWhenHighlighted title=stateTitle titleColor
            titleShadowColor
        textField<control: adjustsFontForContentSizeCategory adjustsFontSizeToFit autocapitalizationType autocorrectionType borderStyle
            clearButtonMode clearsOnBeginEditing enablesReturnKeyAutomatically font keyboardAppearance keyboardType minimumFontSize
            placeholder returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text
            textAlignment textColor textContentType
        searchBar<viewBase: autocapitalizationType autocorrectionType barStyle barTintColor keyboardType placeholder prompt returnKeyType
            searchBarStyle showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton text translucent
        imageView<viewBase: adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused catalog highlighted
            highlightedImage image
        stackView<viewBase: alignment=*fill|leading|top|firstBaseline|center|trailing|bottom|lastBaseline axis distribution spacing spacingType
        switch<control: on onTintColor thumbTintColor title
        slider<control: continuous maxValue maximumTrackTintColor maximumValueImage minValue minimumTrackTintColor minimumValueImage
            thumbTintColor value=number
        stepper<control: autorepeat=no continuous=no maximumValue minimumValue stepValue value=number wraps
        segmentedControl<control: apportionsSegmentWidthsByContent momentary segmentControlStyle segments=segments selectedSegmentIndex
            selectedSegmentTintColor
        segment: enabled image title width
        progressView<viewBase: progress progressTintColor progressViewStyle trackTintColor
        activityIndicatorView<viewBase: animating color hidesWhenStopped style=large|medium|white|whiteLarge|gray
        pageControl<control: currentPage currentPageIndicatorTintColor hidesForSinglePage numberOfPages pageIndicatorTintColor
        datePicker<control: countDownDuration datePickerMode minuteInterval style=automatic|wheels|compact|inline useCurrentDate
        scrollViewBase<viewBase: alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches
            contentInset contentInsetAdjustmentBehavior scrollIndicatorInsets delaysContentTouches directionalLockEnabled indicatorStyle keyboardDismissMode maximumZoomScale
            minimumZoomScale pagingEnabled scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator
        scrollView<scrollViewBase:
        textView<scrollViewBase: adjustsFontForContentSizeCategory allowsEditingTextAttributes autocapitalizationType autocorrectionType
            editable enablesReturnKeyAutomatically font keyboardAppearance keyboardType returnKeyType secureTextEntry selectable
            smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textAlignment textColor textContentType
            usesAttributedText
        tableView<scrollViewBase: allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing
            contentViewInsetsToSafeArea dataMode estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight rowHeight
            sectionFooterHeight sectionHeaderHeight separatorInset sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount=integer
            sectionIndexTrackingBackgroundColor separatorColor separatorInsetReference separatorStyle
            showsSelectionImmediatelyOnTouchBegin=no style=plain|grouped|insetGrouped
        collectionView<scrollViewBase: allowsMultipleSelection allowsSelection dataMode prefetchingEnabled
        tableViewSection: footerTitle headerTitle userLabel colorLabel=name
        tableViewCell<viewBase: accessoryType detailTextLabel editingAccessoryType hidesAccessoryWhenEditing imageView indentationLevel
            indentationWidth reuseIdentifier rowHeight selectionStyle shouldIndentWhileEditing showsReorderControl
            style=IBUITableViewCellStyleDefault|IBUITableViewCellStyleValue1|IBUITableViewCellStyleValue2|IBUITableViewCellStyleSubtitle
            textLabel
        collectionViewCell,collectionReusableView<viewBase: reuseIdentifier
        collectionViewFlowLayout<object: automaticEstimatedItemSize minimumInteritemSpacing minimumLineSpacing scrollDirection
            itemSize headerReferenceSize footerReferenceSize sectionInset
            sectionInsetReference
        navigationBar<viewBase: barStyle barTintColor largeTitles translucent
        toolbar<viewBase: barStyle barTintColor translucent
        tabBar<viewBase: barStyle barTintColor itemPositioning selectedImageTintColor translucent
        mapView<viewBase: mapType pitchEnabled rotateEnabled scrollEnabled showsBuildings showsPointsOfInterest showsUserLocation zoomEnabled
            showsCompass=no showsScale=yes showsTraffic=yes
        wkWebView<viewBase: allowsBackForwardNavigationGestures allowsLinkPreview
        sceneKitView,arscnView<viewBase: allowsCameraControl sceneName=name autoenablesDefaultLighting=yes
        refreshControl<control: title
        window<viewBase: visibleAtLaunch=bool

        controllerBase<object: automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize=no definesPresentationContext
            extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle nibName
            providesPresentationContextTransitionStyle restorationIdentifier storyboardIdentifier title
            useStoryboardIdentifierAsRestorationIdentifier wantsFullScreenLayout
        viewController,hostingController,glkViewController<controllerBase: preferredFramesPerSecond
        avPlayerViewController<controllerBase: videoGravity
        tableViewController,collectionViewController<controllerBase: clearsSelectionOnViewWillAppear
        navigationController<controllerBase: navigationBarHidden toolbarHidden
        tabBarController<controllerBase:
        splitViewController<controllerBase: allowDoubleColumnStyle maximumPrimaryColumnWidth minimumPrimaryColumnWidth
            preferredDisplayMode preferredPrimaryColumnWidthFraction=unit presentsWithGesture primaryBackgroundStyle=none|sidebar
            behavior=automatic|tile|overlay|displace
        pageViewController<controllerBase: doubleSided navigationOrientation spineLocation transitionStyle
        viewControllerPlaceholder<object: storyboardName referencedIdentifier=name bundleIdentifier=name
        placeholder,customObject<object:
        exit: userLabel

        navigationItem<object: largeTitleDisplayMode prompt title backButtonTitle=text leftItemsSupplementBackButton=yes
        barButtonItem<object: accessibilityHint=text accessibilityIdentifier=name accessibilityLabel=text
            catalog changesSelectionAsPrimaryAction enabled image landscapeImage selected
            style=*bordered|plain|done systemItem tag tintColor title width
        tabBarItem<object: accessibilityHint=text accessibilityIdentifier=name accessibilityLabel=text
            badgeValue catalog enabled image landscapeImage selectedImage systemItem tag title
        menu,command,keyCommand<object: title image identifier discoverabilityTitle=text
        state: backgroundImage=name catalog image title titleColor titleShadowColor
        buttonConfiguration: baseBackgroundColor baseForegroundColor catalog contentInsets cornerStyle image imagePadding imagePlacement
            titleFontDescription=font
            style=plain|gray|tinted|filled subtitle=text title titleAlignment=*automatic|leading|center|trailing titlePadding=number:0
            showsActivityIndicator=yes
        backgroundConfiguration: backgroundColor strokeColor=color strokeWidth=number cornerRadius=number image=name
        textInputTraits: autocapitalizationType autocorrectionType enablesReturnKeyAutomatically keyboardAppearance keyboardType returnKeyType
            secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType textContentType
        constraint<object: constant=points:0 identifier multiplier=ratio priority relation placeholder=yes symbolic=yes
            firstAttribute=attribute secondAttribute=attribute
        outlet,outletCollection: property=name
        action: selector eventType=touchDown|touchDownRepeat|touchDragInside|touchDragOutside|touchDragEnter|touchDragExit|touchUpInside|touchUpOutside|touchCancel|valueChanged|primaryActionTriggered|editingDidBegin|editingChanged|editingDidEnd|editingDidEndOnExit|menuActionTriggered
        segue<object: animates identifier kind modalPresentationStyle modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView
            destinationCreationSelector=name unwindAction inheritsFrom trigger
        recognizerBase<object: cancelsTouchesInView delaysTouchesBegan=yes delaysTouchesEnded=no enabled
        tapGestureRecognizer<recognizerBase: numberOfTapsRequired numberOfTouchesRequired
        pongPressGestureRecognizer<recognizerBase: allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
        swipeGestureRecognizer<recognizerBase: direction numberOfTouchesRequired
        panGestureRecognizer<recognizerBase: maximumNumberOfTouches minimumNumberOfTouches
        screenEdgePanGestureRecognizer<recognizerBase: maximumNumberOfTouches minimumNumberOfTouches
        pinchGestureRecognizer,rotationGestureRecognizer<recognizerBase: scale=number
        viewLayoutGuide,layoutGuide,viewControllerLayoutGuide,keyboardLayoutGuide: userLabel
        accessibility: label=text hint=text identifier value=text
        document: initialViewController=reference launchScreen useAutolayout=yes useSafeAreas=yes useTraitCollections=yes
            colorMatched=yes toolsVersion=version
        """

    static let uiKit = AttributeTable(kinds: uiKitKinds, elements: uiKitElements)

    /// watchOS writes UIKit's elements with attributes of its own.
    static let watchKit = AttributeTable(
        kinds: uiKitKinds,
        elements: uiKitElements + """

            watchView<object: alignment=left|center|right|leading|trailing alpha hidden width height verticalAlignment=top|center|bottom
                widthAdjustment=number heightAdjustment=number
            group<watchView: backgroundColor cornerRadius=number hasDetent=yes layout=*horizontal|vertical|overlap radius=number spacing
                backgroundImage=name
            label<watchView: font lineBreakMode minimumScaleFactor numberOfLines text textAlignment textColor
            button<watchView: title font backgroundColor enabled backgroundImage=name titleColor=color
            imageView<watchView: contentMode image tintColor
            switch<watchView: title on enabled
            slider<watchView: value=number steps=integer minValue maxValue maximum=number minimum=number color continuous enabled
            separator<watchView: color
            table<watchView: rowType=name
            picker<watchView: style=list|stack|sequence focusStyle=name indicatorMode=name
            timer,date<watchView: font textColor enabled
            controller,notificationController,glanceController<object: title identifier backgroundImage=name hidesWhenLoading=no spacing
            tableRow<object: identifier selectable=no
            """)
}
