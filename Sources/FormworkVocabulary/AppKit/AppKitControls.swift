extension Vocabulary {
    /// AppKit controls.
    static let appKitControls = """
        class NSControl control : NSView cell=NSCell
            tag integer=0 nib omit=-
            allowsExpansionToolTips bool=NO nib=NSControlAllowsExpansionToolTips
            enabled bool=YES is
            continuous bool=NO is written
            controlSize controlSize=regular layout

        class NSScroller scroller : NSControl
            hidden bool=NO code=-
            doubleValue number=0 nib=NSCurValue code=-
            horizontal bool=NO! code=-
            horizontalHuggingPriority priority=250 code=-
            verticalHuggingPriority priority=250 code=-
            enabled bool=YES code=-
            wantsLayer bool=NO code=-
            focusRingType focusRingType=default code=-
            autoresizesSubviews bool=YES code=-
            controlSize controlSize=regular
            arrowsPosition arrowsPosition code=?
            scrollerStyle scrollerStyle
            knobStyle knobStyle
            knobProportion number

        class NSColorWell colorWell : NSControl
            bordered bool=YES is nib=NSIsBordered always archive=:NO
            enabled bool=YES is late
            continuous bool=YES is late init=?
            colorWellStyle colorWellStyle layout
            style colorWellStyle code=colorWellStyle layout
            supportsAlpha bool=YES
            color color

        class NSImageView imageView : NSControl cell=NSImageCell
            contentTintColor color late

        class NSSlider slider : NSControl cell=NSSliderCell
            trackFillColor color

        class NSStepper stepper : NSControl cell=NSStepperCell

        class NSSegmentedControl segmentedControl : NSControl cell=NSSegmentedCell
            selectedSegmentBezelColor color

        class NSLevelIndicator levelIndicator : NSControl cell=NSLevelIndicatorCell

        class NSDatePicker datePicker : NSControl cell=NSDatePickerCell

        class NSPathControl pathControl : NSControl cell=NSPathCell
            allowsExpansionToolTips bool=NO nib=NSControlAllowsExpansionToolTips

        class NSSwitch switch : NSControl
            alignment alignment=natural
            baseWritingDirection writingDirection=natural
            state state=off late omit=-

        class NSMatrix matrix : NSControl
            allowsEmptySelection bool=YES bit=NSMatrixFlags.28
            autosizesCells bool=YES bit=NSMatrixFlags.23 init=?
            autorecalculatesCellSize bool late omit=- code=?
            drawsBackground bool=NO bit=NSMatrixFlags.24
            selectionByRect bool=YES bit=NSMatrixFlags.26 is
            mode matrixMode=radio written
            cellSize size
            intercellSpacing size
            backgroundColor color
            prototype part code=?

        class NSForm form : NSMatrix

        class NSRuleEditor ruleEditor : NSControl
            editable bool=YES is
            canRemoveAllRows bool=YES
            rowHeight number=25 nib=NSRuleEditorSliceHeight always written init=? layout archive=:25!
            nestingMode nestingMode=compound! nib=NSRuleEditorNestingMode always written init=?

        class NSPredicateEditor predicateEditor : NSRuleEditor

        class NSPredicateEditorRowTemplate predicateEditorRowTemplate : NSObject
            rowType rowType=compound! nib=NSPredicateTemplateType always code=?

        class NSBrowser browser : NSControl

        class NSTextField textField : NSControl cell=NSTextFieldCell
            preferredMaxLayoutWidth number nib omit=0 layout
            allowsCharacterPickerTouchBarItem bool
            textCompletion bool=YES code=isAutomaticTextCompletionEnabled
            importsGraphics bool=NO
            contentType contentType
            setsMaxLayoutWidthAtFirstLayout bool=NO code=?

        class NSSecureTextField secureTextField : NSTextField cell=NSSecureTextFieldCell

        class NSSearchField searchField : NSTextField cell=NSSearchFieldCell

        class NSComboBox comboBox : NSTextField cell=NSComboBoxCell

        class NSTokenField tokenField : NSTextField cell=NSTokenFieldCell

        class NSButton button : NSControl cell=NSButtonCell
            contentTintColor color late
            bezelColor color late
            imageHugsTitle bool=NO layout
            springLoaded bool=NO is late omit=-
            hasDestructiveAction bool=NO
            maxAcceleratorLevel integer
            image part code=?

        class NSPopUpButton popUpButton : NSButton cell=NSPopUpButtonCell

        class NSComboButton comboButton : NSControl

        class NSTableView tableView : NSControl
            viewBased bool=NO code=-
            headerView reference code=-
            cornerView reference code=-
            columnAutoresizingStyle columnAutoresizingStyle=uniform nib always init=lastColumnOnly
            rowHeight number layout
            rowSizeStyle rowSizeStyle layout
            tableStyle tableStyle=automatic nib=NSTableViewStyle omit=- unproved code=style layout
            selectionHighlightStyle selectionHighlightStyle=regular nib=NSTableViewSelectionHighlightStyle
            draggingDestinationFeedbackStyle draggingFeedback
            multipleSelection bool=YES bit=NSTvFlags.27 code=allowsMultipleSelection init=NO
            emptySelection bool=YES bit=NSTvFlags.28 code=allowsEmptySelection
            columnSelection bool=NO bit=NSTvFlags.26 code=allowsColumnSelection
            columnReordering bool=YES bit=NSTvFlags.31 code=allowsColumnReordering
            columnResizing bool=YES bit=NSTvFlags.30 code=allowsColumnResizing
            typeSelect bool=YES nib=NSAllowsTypeSelect always code=allowsTypeSelect
            alternatingRowBackgroundColors bool=NO bit=NSTvFlags.23 code=usesAlternatingRowBackgroundColors
            usesAutomaticRowHeights bool=NO nib=NSTableViewUseARH layout
            floatsGroupRows bool=YES nib=NSTableViewShouldFloatGroupRows unproved
            autosaveName name nib omit=-
            autosaveColumns bool=YES bit=NSTvFlags.24 code=autosaveTableColumns init=NO
            verticalMotionCanBeginDrag bool=YES
            enabled bool=YES is late
            intercellSpacing size
            backgroundColor color nib
            gridColor color nib

        class NSOutlineView outlineView : NSTableView
            outlineTableColumn reference code=-
            indentationPerLevel number=16! nib=NSOutlineViewIndentationPerLevelKey float always layout
            indentationMarkerFollowsCell bool=YES nib=NSOutlineViewIndentationMarkerFollowsCellKey
            autoresizesOutlineColumn bool=NO nib=NSOutlineViewAutoresizesOutlineColumnKey omit=YES init=YES
            autosaveExpandedItems bool=NO nib=NSOutlineViewAutosaveExpandedItemsKey

        class NSTableColumn tableColumn : NSObject
            identifier name code=- archive=:
            minWidth number=10! nib always layout
            maxWidth number! nib layout archive=:100000!
            width number layout archive=:0!
            editable bool=YES is nib=NSIsEditable omit=NO
            hidden bool=NO is nib layout
            headerToolTip text nib unproved archive=:
        """
}
