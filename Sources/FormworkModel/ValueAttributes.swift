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

    private static let valueElements = table([.integer, .real, .boolean, .bool, .slider, .stepper].map(\Name.id))
    private static let flags = table(names(in: words))
    private static let counts = table(names(in: countWords))

    private static func names(in text: String) -> [NameID] {
        text.utf8.split { $0 <= 0x20 }.compactMap { Name.vocabulary.id(of: String(decoding: $0, as: UTF8.self)) }
    }

    private static func table(_ names: [NameID]) -> [Bool] {
        var table = [Bool](repeating: false, count: Name.vocabulary.names.count)
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

private let words = """
    acceptsMouseMovedEvents address adjustsFontForContentSizeCategory adjustsFontSizeToFit
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused adjustsImageWhenDisabled
    adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth allowableMovement allowDoubleColumnStyle allowsAnimatedImageLooping
    allowsAnimatedImages allowsBackForwardNavigationGestures allowsCharacterPickerTouchBarItem allowsDefaultTighteningForTruncation
    allowsDocumentBackgroundColorChange allowsEditingTextAttributes allowsEmptySelection allowsExpansionToolTips allowsFloats
    allowsMixedState allowsMultipleSelection allowsNonContiguousLayout allowsNonnumericFormatting allowsSelection
    allowsSelectionDuringEditing allowsTickMarkValuesOnly allowsToolTipsWhenApplicationIsInactive allowsUndo allowsUserCustomization
    allowUserInteraction alpha alphaValue alternate alternatingRowBackgroundColors altersStateOfSelectedItem alwaysBounceHorizontal
    alwaysBounceVertical ambiguous animates animating animationDuration appends apportionsSegmentWidthsByContent archiveByName
    arrangesAllSubviews ascending autodisplay autoenablesItems autohidesScrollers automaticallyAdjustsScrollViewInsets
    automaticallyPreparesContent automaticEstimatedItemSize autorecalculatesKeyViewLoop autorepeat autoresizesArchivedViewToFullSize
    autoresizesOutlineColumn autoresizesSubviews autosaveColumns autosaveExpandedItems autosavesConfiguration autoScales autosizesCells
    avoidsEmptySelection base64-UTF8 bezeled blue blurRadius bordered borderWidth bottom bottomPadding bottomStrut bounces bouncesZoom
    boundsRotation calendarEvent canCancelContentTouches canCollapse canHide canJoinAllSpaces caseInsensitive changeBackground
    changeContents changeGray clearsContextBeforeDrawing clearsFilterPredicateOnInsertion clearsOnBeginEditing
    clearsSelectionOnViewWillAppear clipsSubviews clipsToBounds closable colorMatched columnReordering columnResizing columnSelection
    columnSpacing command completes constant contentViewInsetsToSafeArea continuous continuousSpellChecking control copiesOnScroll
    cornerRadius criticalValue dashed dashSubstitution day defaultFixedFontSize defaultFontSize defaultTabInterval deferred
    definesPresentationContext delaysContentTouches detachesHiddenViews diacriticInsensitive directionalLockEnabled displayedWhenStopped
    displaysPageBreaks doesNotDimImage doesRelativeDateFormatting doubleSided doubleValue down draggedBarWidth drawsBackground
    dynamicTypePreference editable emptySelection enabled enableSetNeedsDisplay enablesReturnKeyAutomatically estimatedRowHeight
    estimatedSectionFooterHeight estimatedSectionHeaderHeight extendedLayoutIncludesOpaqueBars fixedFrame flexibleMaxX flexibleMaxY
    flexibleMinX flexibleMinY floatsGroupRows formatWidth frameCenterRotation frameRotation fullScreenAuxiliary fullScreenNone
    fullScreenPrimary fullSizeContentView green groupingSize hasAttributedTitle hasHorizontalScroller hasShadow hasThousandSeparators
    hasVerticalScroller headIndent height heightSizable hidden hidesAccessoryWhenEditing hidesBottomBarWhenPushed hidesForSinglePage
    hidesOnDeactivate hidesWhenLoading hidesWhenStopped highlighted holdingPriority horizontal horizontalClippingResistancePriority
    horizontalCompressionResistancePriority horizontalHuggingPriority horizontalLineScroll horizontallyResizable horizontalPageScroll
    horizontalStackHuggingPriority hour HUD ignoresCycle imageHugsTitle importsGraphics includesUnit increment
    incrementalSearchingEnabled indentationLevel indentationMarkerFollowsCell indentationPerLevel indentationWidth indeterminate
    initiallyAnimated inset insetsLayoutMarginsFromSafeArea isSeparatorItem javaEnabled javaScriptCanOpenWindowsAutomatically
    javaScriptEnabled keyboardKey largeTitles launchScreen layoutMarginsFollowReadableWidth leading leadingPadding left leftStrut length
    lenient lightByBackground lightByContents lightByGray lineHeightMultiple link linkDetection localizesFormat location
    maintainsBackForwardList managed matchesOnMultipleResolution maxAcceleratorLevel maximumFractionDigits maximumIntegerDigits
    maximumPrimaryColumnWidth maximumRecents maximumValue maximumZoomScale maxValue maxWidth maxX maxY menuChangedMessagesEnabled
    miniaturizable minimumFontSize minimumFractionDigits minimumIntegerDigits minimumInteritemSpacing minimumLineSpacing
    minimumNumberOfTouches minimumPressDuration minimumPrimaryColumnWidth minimumScaleFactor minimumValue minimumZoomScale minute
    minuteInterval minValue minWidth minX minY misplaced modifierFlags momentary month moveToActiveSpace multiLevelAccelerator
    multipleSelection multipleTouchEnabled multiplier navigationBarHidden nonactivatingPanel none notEnabled numberOfLines numberOfPages
    numberOfTickMarks numberOfVisibleItems on oneShot opaque option pagingEnabled participatesInCycle phoneNumber
    placeholderIntrinsicHeight placeholderIntrinsicWidth plugInsEnabled pointerInteraction pointSize preferredFramesPerSecond
    preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction prefersColorMatch prefetchingEnabled presentsWithGesture
    preservesSelection preservesSuperviewLayoutMargins priority progress prompted pullsDown pushIn quoteSubstitution radius red
    refusesFirstResponder releasedWhenClosed representsSharedInstance resizable resizeWithTable restorable
    reversesTitleShadowWhenHighlighted richText right rightStrut rowHeight rowSpacing scrollable scrollEnabled sectionFooterHeight
    sectionHeaderHeight sectionIndexMinimumDisplayRowCount secureTextEntry selectable selected selectedSegmentIndex
    selectedTabViewItemIndex selectsInsertedObjects sendsActionOnEndEditing sendsSearchStringImmediately sendsWholeSearchString
    setsMaxLayoutWidthAtFirstLayout shift showsBaselineSeparator showsCancelButton showsHorizontalScrollIndicator showsReorderControl
    showsSearchResultsButton showsStateColumn showsToolbarButton showsTouchWhenHighlighted showsVerticalScrollIndicator size
    smartInsertDelete spacing spellingCorrection springLoaded staticText stepValue symbolic tag textCompletion textReplacement
    texturedBackground tighteningFactorForTruncation timeIntervalSinceReferenceDate titlebarAppearsTransparent titled toolbarHidden top
    topPadding topStrut trailing trailingOffset trailingPadding transient translatesAutoresizingMaskIntoConstraints translucent
    transparent truncatesLastVisibleLine typeSelect unifiedTitleAndToolbar up updatesFrequently useAutolayout useCurrentDate
    userInteractionEnabled userResizable useSafeAreas usesAppearanceFont usesAttributedText usesAutomaticRowHeights usesFontPanel
    usesGroupingSeparator usesPredominantAxisScrolling usesRuler usesSingleLineMode useStoryboardIdentifierAsRestorationIdentifier
    useTraitCollections utility valueWraps variableValue vertical verticalClippingResistancePriority
    verticalCompressionResistancePriority verticalHuggingPriority verticalLineScroll verticallyResizable verticalPageScroll
    verticalStackHuggingPriority viewBased viewsNeedDisplay visible visibleAtLaunch wantsLayer warningValue white whiteComponent width
    widthSizable x y year
    """
