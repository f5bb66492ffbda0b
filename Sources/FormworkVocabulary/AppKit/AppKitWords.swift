extension Vocabulary {
    /// The word lists of AppKit attributes.
    static let appKitWords = """
        words alignment NSTextAlignment: left right center justified natural
        words animationBehavior NSWindowAnimationBehavior: default none=2 documentWindow utilityWindow alertPanel
        words appearance:
            aqua:NSAppearance(named:.aqua) darkAqua:NSAppearance(named:.darkAqua) vibrantLight:NSAppearance(named:.vibrantLight)
            vibrantDark:NSAppearance(named:.vibrantDark) inheritedVibrantLight:NSAppearance(named:.vibrantLight)
            inheritedVibrantDark:NSAppearance(named:.vibrantDark) inheritedAqua:NSAppearance(named:.aqua)
            inheritedDarkAqua:NSAppearance(named:.darkAqua)
        words arrowPosition NSPopUp: noArrow arrowAtCenter arrowAtBottom
        words arrowsPosition: none
        words autoresizingMask NSView:
            flexibleMinX:minXMargin=1 widthSizable:width=2 flexibleMaxX:maxXMargin=4 flexibleMinY:minYMargin=8
            heightSizable:height=16 flexibleMaxY:maxYMargin=32
        words bezelStyle NSBezelStyle:
            rounded=1 regularSquare thickSquare: thickerSquare: disclosure shadowlessSquare circular texturedSquare helpButton
            smallSquare texturedRounded roundedRect:roundRect recessed roundedDisclosure inline badge=15 glass:
        words blendingMode NSVisualEffectBlendingMode: behindWindow withinWindow
        words borderStyle: none border bezel borderAndBezel
        words borderType NS: none:noBorder line:lineBorder bezel:bezelBorder groove:grooveBorder
        words boxType NSBox: primary secondary:primary separator oldStyle:primary custom
        words buttonBehavior:
            pushIn=2147483648 changeContents=1073741824 doesNotDimImage=4096 lightByBackground=67108864 lightByGray=33554432
            changeBackground=536870912 changeGray=268435456 lightByContents=134217728
        words buttonType:
            push check radio square bevel roundTextured roundRect recessed round help disclosure disclosureTriangle smallSquare
            squareTextured inline toggle switch
        words byteUnits: bytes=1 KB=2 MB=4 GB=8 TB=16 PB=32 EB=64 ZB=128 YBOrHigher=65280
        words cellBezelStyle NSTextField: square:squareBezel round:roundedBezel
        words collectionBehavior NSWindowCollectionBehavior:
            canJoinAllSpaces=1 moveToActiveSpace=2 managed=4 transient=8 stationary=16 participatesInCycle=32 ignoresCycle=64
            fullScreenPrimary=128 fullScreenAuxiliary=256 fullScreenNone=512 fullScreenAllowsTiling=2048
            fullScreenDisallowsTiling=4096
        words colorWellStyle NSColorWellStyle: default minimal expanded
        words columnAutoresizingStyle NSTableView:
            none:noColumnAutoresizing uniform:uniformColumnAutoresizingStyle sequential:sequentialColumnAutoresizingStyle
            reverseSequential:reverseSequentialColumnAutoresizingStyle lastColumnOnly:lastColumnOnlyAutoresizingStyle
            firstColumnOnly:firstColumnOnlyAutoresizingStyle
        words columnResizing NSTableColumn: resizeWithTable:autoresizingMask=1 userResizable:userResizingMask
        words contentType NSTextContentType: username password oneTimeCode url:URL emailAddress telephoneNumber
        words controlSize NSControlSize: regular small mini large extraLarge
        words countStyle NSByteCountFormatterCountStyle: file memory decimal binary
        words dateFormatterBehavior NSDateFormatter: default10_4:default 10_0:behavior10_4=1000 custom10_4:behavior10_4=1040
        words dateParts: second=2 hour=4 minute=8 year=32 month=64 day=128
        words datePickerMode NSDatePickerMode: single range
        words datePickerStyle NSDatePickerStyle: textFieldAndStepper clockAndCalendar textField
        words dateStyle: none short medium long full
        words distribution NSStackViewDistribution:
            gravityAreas=-1 fill fillEqually fillProportionally equalSpacing equalCentering
        words dividerStyle NSSplitViewDividerStyle: thick=1 thin paneSplitter
        words draggingFeedback NSTableViewDraggingDestinationFeedbackStyle: none=-1 regular sourceList gap
        words elasticity NSScrollElasticity: automatic none allowed
        words findBarPosition NSScrollViewFindBarPosition: aboveHorizontalRuler aboveContent belowContent
        words findStyle: none panel bar
        words focusRingType NSFocusRingType: default none exterior
        words gridLines: vertical=1 horizontal=2 dashed=8
        words imageAlignment NSImage:
            center:alignCenter top:alignTop topLeft:alignTopLeft topRight:alignTopRight left:alignLeft bottom:alignBottom
            bottomLeft:alignBottomLeft bottomRight:alignBottomRight right:alignRight
        words imageFrameStyle NSImageFrame: none photo grayBezel groove button
        words imagePosition NS:
            none:noImage only:imageOnly left:imageLeft right:imageRight below:imageBelow above:imageAbove overlaps:imageOverlaps
            leading:imageLeading trailing:imageTrailing
        words imageScaling NSImage:
            proportionallyDown:scaleProportionallyDown axesIndependently:scaleAxesIndependently none:scaleNone
            proportionallyUpOrDown:scaleProportionallyUpOrDown
        words knobStyle NSScrollerKnobStyle: default dark light
        words alignmentAttribute NSLayoutAttribute:
            left=1 right top bottom leading trailing width height centerX centerY baseline:lastBaseline lastBaseline=11 firstBaseline
        words layoutDirection NSUserInterfaceLayoutDirection: leftToRight rightToLeft
        words levelIndicatorStyle NSLevelIndicatorStyle: relevancy continuousCapacity discreteCapacity rating
        words lineBreakMode NSLineBreak:
            wordWrapping:byWordWrapping charWrapping:byCharWrapping clipping:byClipping truncatingHead:byTruncatingHead
            truncatingTail:byTruncatingTail truncatingMiddle:byTruncatingMiddle
        words material NSVisualEffectMaterial:
            appearanceBased light dark titlebar selection menu popover sidebar mediumLight ultraDark headerView sheet windowBackground
            HUDWindow:hudWindow fullScreenUI=15 toolTip=17 contentBackground underWindowBackground=21 underPageBackground
        words matrixMode NS:
            radio:radioModeMatrix highlight:highlightModeMatrix list:listModeMatrix track:trackModeMatrix
        words mirroring: automatic always never
        words modifierMask NSEventModifierFlag: shift=131072 control=262144 option=524288 command=1048576 function=8388608
        words nestingMode NSRuleEditorNestingMode: single list compound simple
        words numberFormatterBehavior NSNumberFormatter: default10_4:default=1040 10_0:behavior10_0=1000 custom10_4:behavior10_4=1040
        words numberStyle:
            none decimal currency percent scientific spellOut ordinal currencyISO:currencyISOCode=8 currencyPlural currencyAccounting
        words orientation NSUserInterfaceLayoutOrientation: horizontal vertical
        words paneBehavior: default sidebar contentList inspector
        words paragraphDirection: natural leftToRight rightToLeft
        words pathStyle NSPathStyle: standard navigationBar:standard popUp
        words pdfDisplayMode kPDFDisplay: singlePage singlePageContinuous twoUp twoUpContinuous
        words popoverBehavior NSPopoverBehavior: applicationDefined t:transient transient=1 semitransient
        words presentationStyle: multiple single
        words progressStyle NSProgressIndicatorStyle: bar spinning
        words rectEdge NSRectEdge: minX minY maxX maxY
        words relation: lessThanOrEqual=-1 equal greaterThanOrEqual
        words renderingMode: automatic original template
        words roundingMode NSNumberFormatterRound: ceiling floor down up halfEven halfDown halfUp
        words rowAlignment NSGridRowAlignment: inherited none firstBaseline lastBaseline
        words rowSizeStyle NSTableViewRowSizeStyle: automatic:default=-1 systemDefault:default=-1 custom small medium large
        words rowType: simple=1 compound
        words scrollDirection NSCollectionViewScrollDirection: vertical horizontal
        words scrollerStyle NSScrollerStyle: legacy overlay
        words segmentDistribution NSSegmentDistribution: fit fill fillEqually fillProportionally
        words segmentStyle NSSegmentStyle:
            automatic rounded texturedRounded roundRect texturedSquare capsule smallSquare separated=8
        words selectionGranularity NSSelectionGranularity: character:selectByCharacter word:selectByWord paragraph:selectByParagraph
        words selectionHighlightStyle NSTableViewSelectionHighlightStyle: none=-1 regular sourceList
        words separatorStyle NSTitlebarSeparatorStyle: automatic none line shadow
        words sizeMode: default regular small
        words sliderType NSSliderType: linear circular
        words state NSControlStateValue: off on mixed=-1
        words symbolScale: default=-1 unspecified small medium large
        words systemMenu:
            main:_NSMainMenu apple:_NSAppleMenu services:_NSServicesMenu window:_NSWindowsMenu
            recentDocuments:_NSRecentDocumentsMenu font:_NSFontMenu help:_NSHelpMenu
        words tabbingMode NSWindowTabbingMode: automatic preferred disallowed
        words tableStyle NSTableViewStyle: automatic fullWidth inset sourceList plain
        words tabPosition NSTabPosition: none top left bottom right
        words tabStyle: segmentedControlOnTop segmentedControlOnBottom toolbar unspecified=-1
        words tabViewBorderType NSTabViewBorderType: none line bezel
        words tabViewType NS:
            topTabsBezelBorder leftTabsBezelBorder bottomTabsBezelBorder rightTabsBezelBorder noTabsBezelBorder noTabsLineBorder
            noTabsNoBorder
        words tickMarkPosition NSTickMarkPosition: below above left:leading=1 right:trailing=0 leading=1 trailing=0
        words titlePosition NS: noTitle aboveTop atTop belowTop aboveBottom atBottom belowBottom
        words titleVisibility NSWindowTitle: visible hidden
        words tokenStyle NSTokenStyle: default none rounded squared plainSquared
        words toolbarDisplayMode NSToolbarDisplayMode: default iconAndLabel iconOnly labelOnly
        words toolbarStyle NSWindowToolbarStyle: automatic expanded preference unified compact:unifiedCompact unifiedCompact=4
        words trackingMode NSSegmentSwitchTracking: selectOne selectAny momentary momentaryAccelerator
        words visualEffectState NSVisualEffectState: followsWindowActiveState active inactive
        words windowStyle NSWindowStyleMask:
            titled=1 closable=2 miniaturizable=4 resizable=8 utility:utilityWindow=16 documentModal:docModalWindow=64
            nonactivatingPanel=128 HUD:hudWindow=8192 texturedBackground=256 unifiedTitleAndToolbar=4096 fullSizeContentView=32768
        words writingDirection NSWritingDirection: natural=-1 leftToRight rightToLeft
        words xPlacement NSGridCellPlacement: inherited none leading trailing center fill
        words yPlacement NSGridCellPlacement: inherited none top bottom center fill
        words moduleProvider: target
        words verifyAmbiguity: always ignoreSizes off
        words catalog: system
        words segueKind: custom embed modal popover relationship sheet show
        words actionTrigger: doubleAction
        words toolbarItemSizing: auto
        words pageTransition: stackHistory stackBook horizontalStrip
        words popoverAppearance: minimal HUD
        words mapType MKMapType: standard satellite hybrid
        """
}
