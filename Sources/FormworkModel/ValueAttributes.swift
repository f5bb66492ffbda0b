package import FormworkTree

/// The attributes that always hold numbers, or YES and NO, as opposed to texts, versions and ids that look like numbers.
///
/// Source: the interface files of the corpus, in which these attributes hold nothing else (except `infinite` and ratios such as
/// `16:9`, which then don't count as numbers).
package enum ValueAttributes {
    /// Whether an attribute of an element is one of them.
    package static func contains(_ attribute: NameID, of element: NameID) -> Bool {
        guard Int(attribute) < flags.count else { return false }
        switch attribute {
        // `<integer value="3"/>`, but `<userDefinedRuntimeAttribute value="3"/>`.
        case Name.value.id: return Int(element) < flags.count && valueElements[Int(element)]
        // `<constraint placeholder="YES"/>`, but `<textField placeholder="YES"/>`.
        case Name.placeholder.id: return element == Name.constraint.id
        default: return flags[Int(attribute)]
        }
    }

    /// Returns the form of zero in an attribute of an element: `0` for whole numbers, else `0.0`.
    package static func zero(of attribute: NameID, of element: NameID) -> StaticString {
        let isCount =
            attribute == Name.value.id ? element == Name.integer.id : Int(attribute) < counts.count && counts[Int(attribute)]
        return isCount ? "0" : "0.0"
    }

    /// The attributes of this kind that Formwork keeps without interpreting them.
    static let uninterpretedNames = """
        acceptsMouseMovedEvents address adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused
        adjustsImageWhenDisabled adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth allowableMovement allowDoubleColumnStyle
        allowsAnimatedImageLooping allowsAnimatedImages allowsBackForwardNavigationGestures allowsCharacterPickerTouchBarItem
        allowsDefaultTighteningForTruncation allowsDocumentBackgroundColorChange allowsEditingTextAttributes allowsEmptySelection
        allowsExpansionToolTips allowsFloats allowsMixedState allowsMultipleSelection allowsNonContiguousLayout allowsNonnumericFormatting
        allowsSelection allowsSelectionDuringEditing allowsTickMarkValuesOnly allowsToolTipsWhenApplicationIsInactive allowsUndo
        allowsUserCustomization allowUserInteraction alphaValue alternate alternatingRowBackgroundColors altersStateOfSelectedItem
        alwaysBounceHorizontal alwaysBounceVertical animating animationDuration apportionsSegmentWidthsByContent archiveByName
        arrangesAllSubviews ascending autodisplay autoenablesItems autohidesScrollers automaticallyPreparesContent
        automaticEstimatedItemSize autorecalculatesKeyViewLoop autorepeat autoresizesArchivedViewToFullSize autoresizesOutlineColumn
        autoresizesSubviews autosaveColumns autosaveExpandedItems autosavesConfiguration autoScales autosizesCells avoidsEmptySelection
        blurRadius bottomStrut bounces bouncesZoom boundsRotation calendarEvent canCancelContentTouches canCollapse canHide canJoinAllSpaces
        caseInsensitive changeBackground changeContents changeGray clearsContextBeforeDrawing clearsFilterPredicateOnInsertion
        clearsOnBeginEditing clearsSelectionOnViewWillAppear clipsToBounds closable colorMatched columnReordering columnResizing
        columnSelection command completes contentViewInsetsToSafeArea continuous continuousSpellChecking control copiesOnScroll cornerRadius
        criticalValue dashed dashSubstitution day defaultFixedFontSize defaultFontSize deferred delaysContentTouches diacriticInsensitive
        directionalLockEnabled displayedWhenStopped displaysPageBreaks doesNotDimImage doesRelativeDateFormatting doubleSided doubleValue
        down draggedBarWidth dynamicTypePreference emptySelection enableSetNeedsDisplay enablesReturnKeyAutomatically
        estimatedSectionFooterHeight estimatedSectionHeaderHeight extendedLayoutIncludesOpaqueBars floatsGroupRows formatWidth
        frameCenterRotation frameRotation fullScreenAuxiliary fullScreenNone fullScreenPrimary fullSizeContentView groupingSize
        hasAttributedTitle hasHorizontalScroller hasShadow hasThousandSeparators hasVerticalScroller hidesAccessoryWhenEditing
        hidesForSinglePage hidesOnDeactivate hidesWhenLoading hidesWhenStopped highlighted holdingPriority horizontal horizontalLineScroll
        horizontallyResizable horizontalPageScroll hour HUD ignoresCycle imageHugsTitle importsGraphics includesUnit increment
        incrementalSearchingEnabled indentationLevel indentationMarkerFollowsCell indentationPerLevel indeterminate initiallyAnimated
        isSeparatorItem javaEnabled javaScriptCanOpenWindowsAutomatically javaScriptEnabled keyboardKey layoutMarginsFollowReadableWidth
        leftStrut lenient lightByBackground lightByContents lightByGray link linkDetection localizesFormat maintainsBackForwardList managed
        matchesOnMultipleResolution maxAcceleratorLevel maximumFractionDigits maximumIntegerDigits maximumPrimaryColumnWidth maximumRecents
        maximumValue maximumZoomScale maxValue maxWidth menuChangedMessagesEnabled miniaturizable minimumFontSize minimumFractionDigits
        minimumIntegerDigits minimumInteritemSpacing minimumLineSpacing minimumNumberOfTouches minimumPressDuration
        minimumPrimaryColumnWidth minimumScaleFactor minimumValue minimumZoomScale minute minuteInterval minValue minWidth modifierFlags
        momentary month moveToActiveSpace multiLevelAccelerator multipleSelection multipleTouchEnabled nonactivatingPanel none notEnabled
        numberOfVisibleItems on oneShot option pagingEnabled participatesInCycle phoneNumber plugInsEnabled pointerInteraction
        preferredFramesPerSecond preferredPrimaryColumnWidthFraction prefersColorMatch prefetchingEnabled presentsWithGesture
        preservesSelection progress prompted pushIn quoteSubstitution radius releasedWhenClosed representsSharedInstance resizable
        resizeWithTable restorable reversesTitleShadowWhenHighlighted richText rightStrut scrollable sectionFooterHeight
        sectionIndexMinimumDisplayRowCount secureTextEntry selected selectedSegmentIndex selectedTabViewItemIndex selectsInsertedObjects
        sendsActionOnEndEditing sendsSearchStringImmediately sendsWholeSearchString setsMaxLayoutWidthAtFirstLayout shift
        showsBaselineSeparator showsCancelButton showsHorizontalScrollIndicator showsReorderControl showsSearchResultsButton
        showsStateColumn showsToolbarButton showsTouchWhenHighlighted showsVerticalScrollIndicator smartInsertDelete spellingCorrection
        springLoaded staticText stepValue textCompletion textReplacement texturedBackground tighteningFactorForTruncation
        timeIntervalSinceReferenceDate titlebarAppearsTransparent titled topStrut trailingOffset transient transparent
        truncatesLastVisibleLine typeSelect unifiedTitleAndToolbar up updatesFrequently useCurrentDate userResizable usesAttributedText
        usesAutomaticRowHeights usesFontPanel usesGroupingSeparator usesPredominantAxisScrolling usesRuler
        useStoryboardIdentifierAsRestorationIdentifier utility valueWraps variableValue verticalLineScroll verticallyResizable
        verticalPageScroll viewBased viewsNeedDisplay visible visibleAtLaunch wantsLayer warningValue whiteComponent year
        """

    private static let valueElements = table([.integer, .real, .boolean, .bool, .slider, .stepper].map(\Name.id))
    private static let flags = table(names(in: interpretedNames) + names(in: uninterpretedNames))
    private static let counts = table(names(in: countWords))

    private static func names(in text: String) -> [NameID] {
        text.utf8.split { $0 <= 0x20 }.compactMap { Name.fixedNames.id(of: String(decoding: $0, as: UTF8.self)) }
    }

    private static func table(_ names: [NameID]) -> [Bool] {
        var table = [Bool](repeating: false, count: Name.fixedNames.names.count)
        for name in names { table[Int(name)] = true }
        return table
    }
}

/// The attributes that hold whole numbers.
private let countWords = """
    defaultTabInterval formatWidth groupingSize indentationLevel length location maxAcceleratorLevel maximumFractionDigits
    maximumIntegerDigits maximumRecents minimumFractionDigits minimumIntegerDigits minimumNumberOfTouches minuteInterval modifierFlags
    numberOfLines numberOfPages numberOfTickMarks numberOfVisibleItems preferredFramesPerSecond sectionIndexMinimumDisplayRowCount
    selectedSegmentIndex selectedTabViewItemIndex tag
    """

/// The attributes of this kind that a case of ``Name`` names.
private let interpretedNames = """
    adjustsFontForContentSizeCategory adjustsFontSizeToFit alpha ambiguous animates appends automaticallyAdjustsScrollViewInsets base64-UTF8
    bezeled blue bordered borderWidth bottom bottomPadding clipsSubviews columnSpacing constant defaultTabInterval
    definesPresentationContext detachesHiddenViews drawsBackground editable enabled estimatedRowHeight fixedFrame flexibleMaxX flexibleMaxY
    flexibleMinX flexibleMinY green headIndent height heightSizable hidden hidesBottomBarWhenPushed horizontalClippingResistancePriority
    horizontalCompressionResistancePriority horizontalHuggingPriority horizontalStackHuggingPriority indentationWidth inset
    insetsLayoutMarginsFromSafeArea largeTitles launchScreen leading leadingPadding left length lineHeightMultiple location maxX maxY minX
    minY misplaced multiplier navigationBarHidden numberOfLines numberOfPages numberOfTickMarks opaque placeholderIntrinsicHeight
    placeholderIntrinsicWidth pointSize preferredMaxLayoutWidth preservesSuperviewLayoutMargins priority pullsDown red refusesFirstResponder
    right rowHeight rowSpacing scrollEnabled sectionHeaderHeight selectable size spacing symbolic tag toolbarHidden top topPadding trailing
    trailingPadding translatesAutoresizingMaskIntoConstraints translucent useAutolayout userInteractionEnabled useSafeAreas
    usesAppearanceFont usesSingleLineMode useTraitCollections vertical verticalClippingResistancePriority
    verticalCompressionResistancePriority verticalHuggingPriority verticalStackHuggingPriority white width widthSizable x y
    """
