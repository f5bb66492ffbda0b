extension WritingOrder {
    /// Attributes in documents for macOS, in the order found in the documents of many projects.
    static let attributesOfAppKit = NameOrder(
        """
        canCollapse description firstItem firstAttribute help holdingPriority behavior implicitItemIdentifier
        explicitItemIdentifier isSeparatorItem key hidden clipsToBounds autoresizesSubviews allowsAirPlayForMediaPlayback
        base64-UTF8 blurRadius canJoinAllSpaces caseInsensitive countStyle allowsNonnumericFormatting crossfade
        allowUserInteraction dashed dateStyle flexibleMinX formatterBehavior implicitIdentifier autosavesConfiguration
        allowsUserCustomization label left leftStrut mapType metaFont minimumInteritemSpacing minimumLineSpacing
        moveToActiveSpace fullScreenAuxiliary ignoresCycle managed none objectClassName paletteLabel participatesInCycle
        fullScreenNone fullScreenPrimary positiveFormat negativeFormat localizesFormat hasThousandSeparators numberStyle
        allowsFloats property pushIn changeContents doesNotDimImage lightByBackground lightByGray changeBackground changeGray
        lightByContents red green blue relation representsSharedInstance resizeWithTable right rightStrut row column
        headOfMergedCell rowType scrollDirection secondItem secondAttribute multiplier priority constant placeholder
        showsBaselineSeparator prefersToBeShown displayMode size sizeMode springLoaded storyboardName string
        suppressesIncrementalRendering symbolic textStyle thousandSeparator timeIntervalSinceReferenceDate timeStyle
        doesRelativeDateFormatting titled closable miniaturizable resizable top bottom topStrut bottomStrut transient trigger
        selector destination kind name minToolsVersion minSystemVersion relationship requiredIntegratedClassName sortKey
        ascending target userResizable usesAppearanceFont usesGroupingSeparator lenient formatWidth paddingCharacter
        groupingSize roundingMode minimumIntegerDigits maximumIntegerDigits currencySymbol decimalSeparator groupingSeparator
        currencyDecimalSeparator internationalCurrencySymbol minimumFractionDigits maximumFractionDigits plusSign minusSign
        notANumberSymbol perMillSymbol percentSymbol exponentSymbol positivePrefix positiveSuffix negativePrefix
        negativeSuffix utility documentModal nonactivatingPanel HUD texturedBackground unifiedTitleAndToolbar
        fullSizeContentView white alpha widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY x y year month day
        hour minute second defaultVersion identifier popoverAnchorView separatorStyle allowsToolTipsWhenApplicationIsInactive
        autorecalculatesKeyViewLoop restorable hasShadow hidesOnDeactivate oneShot defaultFontSize defaultFixedFontSize
        plugInsEnabled javaEnabled javaScriptEnabled javaScriptCanOpenWindowsAutomatically allowsAnimatedImages
        allowsAnimatedImageLooping allowsTruncatedLabels mode entityName fetchPredicateFormat automaticallyPreparesContent
        childrenKeyPath preservesSelection leafKeyPath xPlacement yPlacement topPadding type keyPath previousBinding value
        toolTip wantsLayer focusRingType rowAlignment appearanceType distribution importsGraphics richText
        horizontallyResizable verticallyResizable usesFontPanel usesInspectorBar findStyle allowsDocumentBackgroundColorChange
        canDrawConcurrently orientation spacing horizontalHuggingPriority verticalHuggingPriority selectionByRect
        horizontalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight
        verticalCompressionResistancePriority ambiguous misplaced rowSpacing fixedFrame arrangesAllSubviews zoomValue boxType
        borderType autohidesScrollers horizontalLineScroll horizontalPageScroll verticalLineScroll verticalPageScroll
        hasHorizontalScroller popoverBehavior destinationCreationSelector version toolsVersion systemVersion targetRuntime
        arrowsPosition nestingMode canRemoveAllRows alphaValue hasVerticalScroller columnSpacing blendingMode
        mirrorLayoutDirectionWhenInternationalizing allowsExpansionToolTips columnAutoresizingStyle tableStyle
        selectionHighlightStyle alternatingRowBackgroundColors columnReordering columnSelection columnResizing
        multipleSelection emptySelection autosaveColumns typeSelect autosaveName dividerStyle rowHeight rowSizeStyle
        usesAutomaticRowHeights headerView viewBased floatsGroupRows indentationPerLevel indentationMarkerFollowsCell
        autosaveExpandedItems usesPredominantAxisScrolling scrollerKnobStyle allowsEmptySelection autosizesCells vertical
        findBarPosition autorecalculatesCellSize maintainsBackForwardList allowsLinkPreview horizontalScrollElasticity
        verticalScrollElasticity borderWidth cornerRadius imageHugsTitle material propertyAccessControl useAutolayout
        customObjectInstantitationMethod initialViewController displayedWhenStopped catalog colorSpace customColorSpace width
        leadingPadding trailingPadding height bottomPadding controlSize scrollable lineBreakMode truncatesLastVisibleLine
        selectable allowsMultipleSelection editable continuous selectsInsertedObjects minWidth refusesFirstResponder
        incrementalSearchingEnabled continuousSpellChecking avoidsEmptySelection maxWidth allowsUndo allowsImageEditing
        headerToolTip clearsFilterPredicateOnInsertion automaticallyRearrangesObjects sendsActionOnEndEditing title deferred
        releasedWhenClosed showsToolbarButton visibleAtLaunch wantsToBeColor frameAutosaveName systemMenu animationBehavior
        tabbingMode titlePosition titlebarAppearsTransparent secondaryImage storyboardIdentifier alternateTitle
        showSeguePresentationStyle selectedTabViewItemIndex tabbingIdentifier toolbarStyle titleVisibility tabStyle
        showsStateColumn bezelStyle image symbolScale variableValue renderingMode selected imagePosition alignment
        horizontalStackHuggingPriority verticalStackHuggingPriority enabled autoresizesOutlineColumn outlineTableColumn
        location affinity baseWritingDirection alternateImage animates increment headIndent lineHeightMultiple
        horizontalClippingResistancePriority detachesHiddenViews imageAlignment pathStyle defaultTabInterval
        tighteningFactorForTruncation allowsDefaultTighteningForTruncation state minValue maxValue doubleValue warningValue
        bezeled criticalValue levelIndicatorStyle valueWraps autorepeat horizontal indeterminate tickMarkPosition
        numberOfTickMarks allowsTickMarkValuesOnly borderStyle transparent allowsMixedState segmentDistribution style
        trackingMode tag setsMaxLayoutWidthAtFirstLayout allowsCharacterPickerTouchBarItem sliderType preferredMaxLayoutWidth
        alternate bordered visibilityPriority sizingBehavior navigational autovalidates imageScaling imageFrameStyle inset
        pullsDown arrowPosition preferredEdge trailingOffset autoenablesItems altersStateOfSelectedItem keyEquivalent
        indentationLevel placeholderString drawsBackground usesRuler usesSingleLineMode allowsEditingTextAttributes
        allowsNonContiguousLayout textCompletion contentType quoteSubstitution linkDetection copiesOnScroll initialItem
        buttonBordered completes usesDataSource dataDetection dashSubstitution textReplacement spellingCorrection
        smartInsertDelete datePickerStyle selectedItem translatesAutoresizingMaskIntoConstraints numberOfVisibleItems
        sendsSearchStringImmediately sendsWholeSearchString maximumRecents recentsAutosaveName id shift control option command
        className userLabel customClass customModule customModuleProvider sceneMemberID
        """,
        own: """
            arrayController: editable automaticallyPreparesContent preservesSelection
            button: identifier hidden tag ambiguous misplaced imageHugsTitle
                translatesAutoresizingMaskIntoConstraints id propertyAccessControl
            buttonCell: type title alternateTitle bezelStyle image catalog imagePosition alignment alternateImage
                controlSize continuous scrollable lineBreakMode enabled refusesFirstResponder truncatesLastVisibleLine
                state borderStyle focusRingType identifier toolTip
            collectionView: selectable allowsEmptySelection
            colorWell: bordered continuous enabled id propertyAccessControl
            comboBoxCell: controlSize scrollable lineBreakMode truncatesLastVisibleLine selectable editable
                continuous enabled sendsActionOnEndEditing borderStyle bezelStyle focusRingType alignment identifier
                title
            customView: identifier autoresizesSubviews translatesAutoresizingMaskIntoConstraints id userLabel
                customClass propertyAccessControl
            datePickerCell: borderStyle alignment
            deployment: version defaultVersion identifier
            development: version identifier
            gridView: ambiguous focusRingType fixedFrame horizontalHuggingPriority misplaced
                verticalHuggingPriority xPlacement yPlacement rowAlignment
            imageCell: enabled refusesFirstResponder focusRingType alignment animates identifier imageAlignment
                imageScaling imageFrameStyle image catalog
            imageReference: image catalog
            imageView: identifier hidden translatesAutoresizingMaskIntoConstraints id propertyAccessControl
            matrix: horizontalHuggingPriority verticalHuggingPriority fixedFrame mode tag allowsEmptySelection
                autosizesCells
            menu: title systemMenu autoenablesItems identifier id propertyAccessControl
            menuItem: title secondaryImage state image catalog tag hidden alternate enabled keyEquivalent
                identifier toolTip command shift control option
            paragraphStyle: alignment lineBreakMode
            popUpButton: tag verticalHuggingPriority fixedFrame horizontalCompressionResistancePriority
                verticalCompressionResistancePriority id propertyAccessControl
            popUpButtonCell: title bezelStyle image imagePosition alignment controlSize lineBreakMode continuous
                enabled refusesFirstResponder state focusRingType truncatesLastVisibleLine
            progressIndicator: minValue maxValue doubleValue displayedWhenStopped bezeled indeterminate
                controlSize
            scroller: doubleValue controlSize
            searchFieldCell: controlSize scrollable lineBreakMode selectable editable continuous
                refusesFirstResponder sendsActionOnEndEditing borderStyle alignment focusRingType identifier
                placeholderString drawsBackground usesSingleLineMode bezelStyle
            secureTextFieldCell: scrollable lineBreakMode selectable editable enabled sendsActionOnEndEditing
                borderStyle alignment focusRingType placeholderString drawsBackground usesSingleLineMode bezelStyle
            segment: alignment image catalog imageScaling width selected tag
            segmentedCell: enabled state borderStyle alignment
            sliderCell: enabled state alignment identifier tag maxValue doubleValue tickMarkPosition
                numberOfTickMarks allowsTickMarkValuesOnly
            stackView: alignment spacing horizontalStackHuggingPriority verticalStackHuggingPriority ambiguous
                fixedFrame horizontalClippingResistancePriority horizontalHuggingPriority verticalHuggingPriority
                horizontalCompressionResistancePriority verticalCompressionResistancePriority
            stepperCell: enabled alignment
            switch: enabled baseWritingDirection alignment
            tabView: focusRingType fixedFrame drawsBackground allowsTruncatedLabels controlSize misplaced type
            tableColumn: identifier editable width minWidth maxWidth hidden
            tableHeaderCell: enabled borderStyle alignment title
            tableView: tag allowsExpansionToolTips columnAutoresizingStyle selectionHighlightStyle
                alternatingRowBackgroundColors columnReordering columnSelection columnResizing multipleSelection
                emptySelection autosaveColumns typeSelect autosaveName rowHeight rowSizeStyle headerView viewBased
            textField: identifier autoresizesSubviews hidden tag allowsExpansionToolTips preferredMaxLayoutWidth
                translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
                propertyAccessControl
            textFieldCell: controlSize scrollable lineBreakMode truncatesLastVisibleLine selectable editable enabled refusesFirstResponder
                allowsUndo sendsActionOnEndEditing baseWritingDirection state borderStyle focusRingType alignment
                identifier tag title placeholderString drawsBackground usesSingleLineMode bezelStyle
            textView: ambiguous editable selectable drawsBackground importsGraphics richText horizontallyResizable
                verticallyResizable baseWritingDirection usesFontPanel findStyle allowsCharacterPickerTouchBarItem
                allowsDocumentBackgroundColorChange continuousSpellChecking allowsUndo
            tokenFieldCell: borderStyle alignment title
            toolbarItem: tag image catalog title sizingBehavior autovalidates selectable
            treeController: editable automaticallyPreparesContent childrenKeyPath avoidsEmptySelection
                preservesSelection selectsInsertedObjects
            window: title separatorStyle allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop
                deferred restorable hasShadow hidesOnDeactivate oneShot releasedWhenClosed showsToolbarButton
                visibleAtLaunch appearanceType animationBehavior id userLabel customClass propertyAccessControl
            """)

    /// Parts in documents for macOS, each by its element's name and key. Guides and cells are omitted and stay where they are, because their
    /// place differs between versions of Xcode.
    static let partsOfAppKit = NameOrder(
        """
        allowedToolbarItems array@leftExpressionObject attributedString@attributedStringForZero
        attributedString@attributedTitle audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback behavior@behavior
        bool@NSAllowsEditingMultipleValuesSelection bool@NSAlwaysPresentsApplicationModalAlerts
        bool@NSConditionallySetsEditable bool@NSConditionallySetsEnabled bool@NSContinuouslyUpdatesValue
        bool@NSCreatesSortDescriptor bool@NSInsertsNullPlaceholder byteCountFormatter@formatter ciColor@inputColor
        color@NSColor customFormatter@formatter customView@view dateFormatter@formatter decimal@minimum decimal@maximum
        declaredKeys classReference@objectClass defaultToolbarItems dependencies deployment development font@NSFont
        font@NSOriginalFont image imageReference@secondaryImage integer@NSAllowsEditingMultipleValuesSelection
        integer@NSAlwaysPresentsApplicationModalAlerts integer@NSConditionallySetsHidden integer@NSMultipleValuesPlaceholder
        integer@NSNoSelectionPlaceholder integer@NSNotApplicablePlaceholder integer@NSNullPlaceholder
        integer@rightExpressionObject comparisonPredicateOptions@options items menu@mainMenu namedColor
        nil@negativeInfinitySymbol nil@positiveInfinitySymbol integer@minimum nil@toolTip null@inputImage
        numberFormatter@formatter objects plugIn capability popUpMenus real@NSObliqueness real@inputIntensity real@minimum
        real@maximum rect@frame autoresizingMask@autoresizingMask beginningViews collectionViewFlowLayout@collectionViewLayout
        color@bezelColor color@primaryBackgroundColor endViews ikCellsStyle@cellsStyleMask
        autoresizingMask@contentResizingMask levelIndicatorCell@cell rowTemplates scenes resources size@contentSize
        size@itemSize edgeInsets@sectionInset size@minContentSize size@maxContentSize size@offset splitViewItems
        splitView@splitView stepperCell@cell string@NSDisplayName string@NSDisplayPattern string@NSMultipleValuesPlaceholder
        string@NSNoSelectionPlaceholder string@NSNotApplicablePlaceholder string@NSNullPlaceholder
        bool@NSRaisesForNotApplicableKeys bool@NSValidatesImmediately string@NSPredicateFormat string@NSValueTransformerName
        string@content attributes string@toolTip tableHeaderCell@headerCell buttonCell@dataCell comboBoxCell@dataCell
        customCell@dataCell imageCell@dataCell popUpButtonCell@dataCell textFieldCell@dataCell
        sortDescriptor@sortDescriptorPrototype tableColumnResizingMask@resizingMask prototypeCellViews url@NSLink
        paragraphStyle@NSParagraphStyle integer@NSStrikethrough integer@NSUnderline color@NSUnderlineColor userGuides subviews
        edgeInsets@edgeInsets view@view webPreferences@preferences window@window wkPreferences@preferences
        windowStyleMask@styleMask windowCollectionBehavior@collectionBehavior windowPositionMask@initialPositionMask
        rect@contentRect rect@screenRect clipView@contentView value@minSize value@maxSize value@minFullScreenContentSize
        value@maxFullScreenContentSize view@contentView contentBorderThickness constraints nil@backgroundColor
        holdingPriorities contentFilters animations color@color comboBoxCell@cell datePickerCell@cell edgeInsets@contentInsets
        edgeInsets@scrollerInsets font@font date@date imageCell@cell color@contentTintColor imageReference@image menu@menu
        pathCell@cell rows columns gridCells scroller@horizontalScroller scroller@verticalScroller searchFieldCell@cell
        secureTextFieldCell@cell segmentedCell@cell segments shadow@shadow color@borderColor color@fillColor font@titleFont
        size@contentViewMargins sliderCell@cell string@title color@textColor string@keyEquivalent
        modifierMask@keyEquivalentModifierMask tabViewItems tableHeaderView@headerView textFieldCell@cell tokenFieldCell@cell
        toolbar@toolbar url@url viewControllerTransitionOptions@transitionOptions tabView@tabView
        viewLayoutGuide@layoutMargins visibilityPriorities customSpacing wkWebViewConfiguration@configuration menu@submenu
        size@cellSize size@intercellSpacing color@backgroundColor objectValues attributedString@userComments
        datePickerElements@datePickerElements allowedTypes string@userLabel buttonCell@prototype cells size@minSize
        size@maxSize searchField@view textField@view segmentedControl@view button@view popUpButton@view progressIndicator@view
        attributedString@textStorage color@insertionPointColor userDefinedRuntimeAttributes allowedInputSourceLocales
        tableViewGridLines@gridStyleMask color@gridColor tableColumns accessibility connections point@canvasLocation
        """,
        own: """
            button: color@contentTintColor constraints
            buttonCell: string@title font@font
            datePickerCell: color@backgroundColor color@textColor
            matrix: color@backgroundColor size@cellSize size@intercellSpacing
            """)
}
