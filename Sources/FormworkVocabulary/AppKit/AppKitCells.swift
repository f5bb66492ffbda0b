extension Vocabulary {
    /// The cells of AppKit controls.
    static let appKitCells = """
        class NSCell cell,customCell : NSObject
            identifier name nib=NSCellIdentifier omit=- code=- archive=-
            controlTint name code=-
            type buttonType code=-
            inset integer code=-
            state state=off code=-
            controlSize controlSize=regular written layout
            enabled bool=YES bit=!NSCellFlags.29 is
            refusesFirstResponder bool=NO bit=NSCellFlags2.25
            continuous bool=NO bit=NSCellFlags.19 is
            tag integer=0 nib omit=- written
            alignment alignment=natural
            baseWritingDirection writingDirection=natural written
            focusRingType focusRingType=default code=cell?.focusRingType written
            scrollable bool=NO bit=NSCellFlags.20 code=cell?.isScrollable written layout
            lineBreakMode lineBreakMode=wordWrapping written init=? layout
            usesSingleLineMode bool=NO bit=NSCellFlags2.6 written layout
            sendsActionOnEndEditing bool=NO bit=NSCellFlags2.22 code=cell?.sendsActionOnEndEditing written init=?
            selectable bool=NO bit=NSCellFlags.21 code=cell?.isSelectable written
            editable bool=NO bit=NSCellFlags.28 code=cell?.isEditable written
            allowsUndo bool=YES bit=!NSCellFlags2.12 code=cell?.allowsUndo written
            borderStyle borderStyle=none code=?
            font font

        class NSActionCell actionCell : NSCell

        class NSImageCell imageCell : NSCell
            catalog catalog code=-
            alignment alignment=left! code=-
            refusesFirstResponder bool=NO init=?
            continuous bool=NO is init=?
            image image layout archive=NSContents
            imageScaling imageScaling=none nib=NSScale always init=? layout
            imageAlignment imageAlignment=center nib=NSAlign always written
            imageFrameStyle imageFrameStyle=none nib=NSStyle always written layout
            animates bool=NO init=? archive
            editable bool=NO is
            allowsCutCopyPaste bool

        class NSSliderCell sliderCell : NSCell
            alignment alignment=left! code=-
            lineBreakMode lineBreakMode code=-
            title text code=-
            refusesFirstResponder bool=NO init=?
            continuous bool=NO is init=?
            sliderType sliderType=linear! nib layout
            minValue number=0 nib always
            maxValue number=1! nib always
            doubleValue number=0 nib=NSValue always
            altIncrementValue number=0 nib=NSAltIncValue always written init=?
            numberOfTickMarks integer=0 layout archive
            tickMarkPosition tickMarkPosition=below! nib always written init=? layout
            allowsTickMarkValuesOnly bool=NO nib always
            vertical bool=NO is layout
            trackFillColor color

        class NSStepperCell stepperCell : NSCell
            alignment alignment=left! code=-
            title text code=-
            lineBreakMode lineBreakMode code=-
            refusesFirstResponder bool=NO init=?
            continuous bool=NO is init=?
            minValue number=0 nib
            maxValue number nib always
            doubleValue number=0 nib=NSValue
            increment number=1 nib always
            autorepeat bool=YES nib omit=NO
            valueWraps bool=NO nib init=?

        class NSSegmentedCell segmentedCell : NSCell
            alignment alignment=left! code=-
            borderStyle borderStyle code=-
            refusesFirstResponder bool=NO init=?
            continuous bool=NO is init=?
            style segmentStyle=automatic code=segmentStyle layout
            trackingMode trackingMode=selectOne! nib
            segmentDistribution segmentDistribution=fit nib always written layout
            selectedSegment integer

        class NSSegmentItem segment : NSObject
            label text layout
            image image layout
            imageScaling imageScaling=proportionallyDown nib=NSSegmentItemImageScaling always written
            width number nib=NSSegmentItemWidth layout
            enabled bool=YES nib=!NSSegmentItemDisabled
            selected bool=NO nib=NSSegmentItemSelected
            tag integer=0 nib=NSSegmentItemTag omit=- written
            toolTip text
            catalog catalog code=-
            alignment alignment written
            showsMenuIndicator bool=NO

        class NSLevelIndicatorCell levelIndicatorCell : NSCell
            alignment alignment=left! code=-
            levelIndicatorStyle levelIndicatorStyle=discreteCapacity nib=NSIndicatorStyle always written layout archive=:relevancy
            minValue number=0 nib
            maxValue number nib omit=0
            doubleValue number=0 nib=NSValue
            warningValue number=0 nib written init=?
            criticalValue number=0 nib written init=?
            numberOfTickMarks integer layout
            numberOfMajorTickMarks integer layout
            tickMarkPosition tickMarkPosition written layout

        class NSDatePickerCell datePickerCell : NSCell
            useCurrentDate bool=NO nib=NSDatePickerUseCurrentDateDuringDecoding always code=-
            datePickerStyle datePickerStyle=textFieldAndStepper nib=NSDatePickerType unproved layout
            datePickerMode datePickerMode=single nib unproved written
            borderStyle borderStyle=none code=?
            drawsBackground bool nib omit=NO unproved
            textColor color archive
            backgroundColor color archive

        class NSPathCell pathCell : NSCell
            pathStyle pathStyle=standard nib unproved written layout
            placeholderString text nib unproved archive=:
            editable bool=NO is init=?
            backgroundColor color archive
            url part code=?

        class NSTextFieldCell textFieldCell : NSCell
            editable bool=NO is init=YES
            selectable bool=NO is init=YES
            borderStyle borderStyle=none code=?
            drawsBackground bool=NO nib init=?
            bezelStyle cellBezelStyle=square nib=NSTextBezelStyle layout
            title text code=stringValue layout
            placeholderString text layout archive
            allowsEditingTextAttributes bool=NO bit=NSCellFlags2.30
            truncatesLastVisibleLine bool=NO bit=NSCellFlags2.8 code=cell?.truncatesLastVisibleLine
            allowsUndo bool=YES code=cell?.allowsUndo
            baseWritingDirection writingDirection=natural late omit=- written
            textColor color archive
            backgroundColor color archive

        class NSTableHeaderCell tableHeaderCell : NSTextFieldCell
            borderStyle borderStyle code=-
            controlSize controlSize code=-
            enabled bool code=-
            title text
            alignment alignment=natural! code=headerCell.alignment
            lineBreakMode lineBreakMode written code=headerCell.lineBreakMode init=truncatingTail
            image image code=headerCell.image layout
            drawsBackground bool code=headerCell.drawsBackground
            textColor color code=headerCell.textColor
            backgroundColor color code=headerCell.backgroundColor
            font font code=headerCell.font

        class NSSecureTextFieldCell secureTextFieldCell : NSTextFieldCell
            echosBullets bool=YES code=?

        class NSSearchFieldCell searchFieldCell : NSTextFieldCell
            sendsWholeSearchString bool=NO late omit=-
            sendsSearchStringImmediately bool=NO late omit=-
            maximumRecents integer=255 nib always written
            recentsAutosaveName name nib unproved
            bezelStyle cellBezelStyle nib=NSTextBezelStyle omit=square code=?

        class NSComboBoxCell comboBoxCell : NSTextFieldCell
            buttonBordered bool=YES is nib
            completes bool=YES nib omit=NO init=NO
            numberOfVisibleItems integer=5! nib=NSVisibleItemCount always
            hasVerticalScroller bool=YES nib always
            itemHeight number
            usesDataSource bool=NO nib

        class NSTokenFieldCell tokenFieldCell : NSTextFieldCell
            baseWritingDirection writingDirection=natural written
            tokenStyle tokenStyle=default nib always written
            completionDelay number=0 nib always written init=?

        class NSButtonCell buttonCell : NSCell
            type buttonType code=-
            inset integer! code=-
            bezelStyle bezelStyle layout
            borderStyle borderStyle=none code=?
            title text code=? layout
            alternateTitle text
            image image layout
            catalog catalog code=-
            alternateImage image layout
            imagePosition imagePosition=none init=? layout
            imageScaling imageScaling layout
            transparent bool=NO bit=NSButtonFlags.15 is
            allowsMixedState bool=NO bit=NSCellFlags2.24
            truncatesLastVisibleLine bool=NO bit=NSCellFlags2.8 written code=cell?.truncatesLastVisibleLine
            state state=off
            keyEquivalent text
            maxAcceleratorLevel integer
            keyEquivalentModifierMask flags code=?
            attributedTitle part code=?
            sound part code=?
            backgroundColor color code=?

        class NSPopUpButtonCell popUpButtonCell : NSButtonCell
            title text code=-
            state state=off code=-
            selectedItem reference code=-
            imagePosition imagePosition=none code=-
            pullsDown bool=NO nib=NSPullDown
            autoenablesItems bool=YES nib unproved
            preferredEdge rectEdge=minY nib always
            altersStateOfSelectedItem bool=YES nib=NSAltersState always code=?
            usesItemFromMenu bool=YES nib always code=?
            arrowPosition arrowPosition=arrowAtBottom nib omit=noArrow code=? layout
        """
}
