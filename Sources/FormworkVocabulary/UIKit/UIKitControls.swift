extension Vocabulary {
    /// UIKit text views and controls.
    static let uiKitControls = """
        class UILabel label : UIView
            text text nib=UIText by=labelText/labelText layout archive=?
            usesAttributedText bool=NO - by=/labelText code=-
            attributedText part nib=UIAttributedText by=attributedText/labelText,attributedText archive=?
            fontDescription font nib=UIFont code=font
            textColor color by=textColor/labelColor
            highlightedColor color! code=highlightedTextColor
            shadowColor color
            shadowOffset size=0,-1 always
            numberOfLines integer=1 layout
            adjustsFontSizeToFit bool=YES omit=NO by=/labelFontSizes code=adjustsFontSizeToFitWidth init=NO usual=NO
            minimumFontSize number by=fontSizeAdjustment/labelFontSizes code=? archive=:0
            minimumScaleFactor unit by=fontSizeAdjustment/labelFontSizes init=0 archive=:0
            lineBreakMode lineBreakMode=tailTruncation! layout usual=tailTruncation,wordWrap
            textAlignment alignment=left always init=natural usual=left,natural
            baselineAdjustment baselineAdjustment=alignBaselines! archive=?
            adjustsLetterSpacingToFitWidth bool=NO nib=UIAdjustsLetterSpacingToFit code=allowsDefaultTighteningForTruncation
            highlighted bool=NO is
            enabled bool=YES is
            preferredMaxLayoutWidth number=0 layout archive=?
            adjustsFontForContentSizeCategory bool=NO usual=-
            - UIDisableUpdateTextColorOnTraitCollectionChange by=/labelColorFlag
            autoshrinkMode name - code=- archive=-
            showsExpansionTextWhenTruncated bool=NO -

        class UITextInputTraits textInputTraits -
            autocapitalizationType autocapitalizationType=none by=/capitalization init=sentences
            autocorrectionType autocorrectionType=default
            spellCheckingType spellCheckingType=default since=9
            keyboardType keyboardType=default
            returnKeyType returnKeyType=default
            keyboardAppearance keyboardAppearance=default
            smartInsertDeleteType smartInsertDeleteType=default nib=UITextSmartInsertDeleteType
            smartQuotesType smartQuotesType=default nib=UITextSmartQuotesType
            smartDashesType smartDashesType=default nib=UITextSmartDashesType
            secureTextEntry bool=NO is
            enablesReturnKeyAutomatically bool=NO
            textContentType name unproved words=textContentType
            passwordRules text -

        class NSParagraphStyle paragraphStyle -
            alignment alignment=left! nib=NSAlignment omit=- init=natural
            lineBreakMode paragraphLineBreakMode=wordWrapping! nib=NSLineBreakMode layout
            baseWritingDirection writingDirection=natural! nib=NSWritingDirection unproved
            lineSpacing number=0 nib=NSLineSpacing double layout
            paragraphSpacing number=0 nib=NSParagraphSpacing double layout
            headIndent number=0 nib=NSHeadIndent double layout
            firstLineHeadIndent number=0 nib=NSFirstLineHeadIndent double layout
            tailIndent number=0 nib=NSTailIndent double layout
            lineHeightMultiple number=0 nib=NSLineHeightMultiple double layout
            minimumLineHeight number=0 nib=NSMinLineHeight double layout
            maximumLineHeight number=0 nib=NSMaxLineHeight double layout
            paragraphSpacingBefore number=0 nib=NSParagraphSpacingBefore double layout
            defaultTabInterval number=0 nib=NSDefaultTabInterval double
            hyphenationFactor number=0 nib=NSHyphenationFactor double
            - NSTabStops=null
            allowsDefaultTighteningForTruncation bool=NO! -
            tighteningFactorForTruncation number=0! - code=?

        class UIButtonConfiguration buttonConfiguration -
            style buttonStyle=plain! nib=UIButtonConfigurationButtonStyle code=-
            catalog catalog - code=-
            image image nib=UIButtonConfigurationImage layout code=?
            title text nib=UIButtonConfigurationTitle layout
            subtitle text nib=UIButtonConfigurationSubtitle layout
            imagePlacement directionalEdge=leading nib=UIButtonConfigurationImagePlacement layout
            imagePadding number=0 nib=UIButtonConfigurationImagePadding layout
            titlePadding number=1 nib=UIButtonConfigurationTitlePadding layout
            titleAlignment titleAlignment=automatic nib=UIButtonConfigurationTitleAlignment
            cornerStyle cornerStyle=dynamic nib=UIButtonConfigurationCornerStyle
            buttonSize buttonSize=medium nib=UIButtonConfigurationButtonSize layout
            showsActivityIndicator bool=NO nib=UIButtonConfigurationShowsActivityIndicator
            automaticallyUpdatesForSelection bool=YES - code=automaticallyUpdateForSelection
            macIdiomStyle macIdiomStyle=automatic nib=UIButtonConfigurationMacIdiomStyle
            baseForegroundColor color nib=UIButtonConfigurationBaseForegroundColor
            baseBackgroundColor color nib=UIButtonConfigurationBaseBackgroundColor
            contentInsets directionalEdgeInsets -
            titleFontDescription font - code=?

        class UIBackgroundConfiguration backgroundConfiguration -
            catalog catalog - code=-
            image image - code=background.image
            imageContentMode contentMode=scaleToFill - code=background.imageContentMode
            cornerRadius number - code=background.cornerRadius
            strokeWidth number - code=background.strokeWidth
            strokeOutset number - code=background.strokeOutset
            backgroundColor color - code=background.backgroundColor
            strokeColor color - code=background.strokeColor

        class UIControlState state -
            title text code=?
            image image code=?
            backgroundImage image code=?
            catalog catalog - code=-
            backgroundCatalog catalog - code=-
            titleColor color code=?
            titleShadowColor color nib=UIShadowColor code=?

        class UIControl read=view : UIView unproved
            highlighted bool=NO is
            selected bool=NO is
            enabled bool=YES is nib=!UIDisabled
            contentVerticalAlignment contentVerticalAlignment=center! archive=:top
            contentHorizontalAlignment contentHorizontalAlignment=center! archive=:left
            toolTip text -
            showsMenuAsPrimaryAction bool=NO -

        class UITextField textField : UIControl
            fontDescription font nib=UIFont by=/controlFont code=font
            placeholder text layout
            textAlignment alignment=left always init=natural usual=left,natural
            text text by=/textFieldText layout archive=:
            usesAttributedText bool=NO - by=/textFieldText code=-
            textColor color by=textColor/textFieldColor archive=?
            borderStyle borderStyle=none layout
            background image nib=UITextFieldBackground layout
            disabledBackground image nib=UITextFieldDisabledBackground layout
            adjustsFontSizeToFit bool=YES omit=NO code=adjustsFontSizeToFitWidth init=NO archive=?
            minimumFontSize number init=0 archive=:0! usual=17
            - UIClearButtonOffset=3,1
            clearButtonMode textFieldViewMode=never
            clearsOnBeginEditing bool=NO
            adjustsFontForContentSizeCategory bool=NO usual=-
            textInputTraits part by=textInput/textInput archive=?
            - UIDisableTextColorUpdateOnTraitCollectionChange by=/textColorFlag
            leftViewMode textFieldViewMode=never -
            rightViewMode textFieldViewMode=never -
            clearsOnInsertion bool=NO -
            allowsEditingTextAttributes bool=NO -

        class UIButton button : UIControl
            changesSelectionAsPrimaryAction bool=NO late
            state part nib=UIButtonStatefulContent by=buttonStates/buttonStates archive=?
            normal part by=/buttonStates
            highlighted part by=/buttonStates
            disabled part by=/buttonStates
            selected part by=/buttonStates
            focused part by=/buttonStates
            reversesTitleShadowWhenHighlighted bool=NO
            showsTouchWhenHighlighted bool=NO
            adjustsImageWhenHighlighted bool=YES omit=NO
            adjustsImageWhenDisabled bool=YES omit=NO
            buttonType buttonType=custom code=- archive=?
            fontDescription font nib=UIFont by=/controlFont code=titleLabel?.font
            contentEdgeInsets inset
            titleEdgeInsets inset
            imageEdgeInsets inset
            titleShadowOffset size=0,0 code=titleLabel?.shadowOffset
            lineBreakMode lineBreakMode=middleTruncation! code=titleLabel?.lineBreakMode layout usual=middleTruncation,tailTruncation
            pointerInteraction bool=NO nib=UIPointerInteractionEnabled unproved code=isPointerInteractionEnabled
            adjustsImageSizeForAccessibilityContentSizeCategory bool=NO unproved
            springLoaded bool=NO is unproved
            role buttonRole=normal nib=UIButtonRole unproved
            configuration part nib=UIButtonConfiguration by=buttonConfiguration/buttonConfiguration
            catalog part by=/designImages
            hasAttributedTitle bool=NO - code=-
            adjustsImageWhenAncestorFocused bool=NO - code=?

        class UISegmentedControl segmentedControl : UIControl priorities archive=IB
            momentary bool=NO is
            segments part nib=UISegments by=segments/segments archive=?
            segmentControlStyle segmentStyle=plain! nib=UISegmentedControlStyle code=?
            apportionsSegmentWidthsByContent bool=NO nib=UIUseProportionalWidthSegments layout
            selectedSegmentIndex integer=-1 always last
            selectedSegmentTintColor color nib=UISegmentedControlSelectedSegmentTintColor

        class UISwitch switch : UIControl unproved priorities
            enabled bool=YES is nib=UISwitchEnabled omit=NO only=write
            on bool=NO is nib=UISwitchOn
            onTintColor color nib=UISwitchOnTintColor
            thumbTintColor color nib=UISwitchThumbTintColor
            onImage image nib=UISwitchOnImage layout
            offImage image nib=UISwitchOffImage layout
            style switchStyle=automatic nib=UISwitchStyle code=?
            title text -

        class UISlider slider : UIControl unproved
            value number=0! rank=3
            minValue number=0! code=minimumValue rank=1
            maxValue number=1! code=maximumValue rank=2
            continuous bool=YES is
            minimumValueImage image layout
            maximumValueImage image layout
            minimumTrackTintColor color nib=UIMinimumTintColor
            maximumTrackTintColor color nib=UIMaximumTintColor
            thumbTintColor color
            - UIBehavioralStyle

        class UIStepper stepper : UIControl unproved priorities
            value number=0 double rank=3
            minimumValue number=0 double rank=1
            maximumValue number=100! double rank=2
            stepValue number=1 double
            continuous bool=YES is
            autorepeat bool=YES
            wraps bool=NO

        class UIPageControl pageControl : UIControl unproved
            numberOfPages integer=0 layout rank=1
            currentPage integer=0 always rank=2
            hidesForSinglePage bool=NO nib=UIHideForSinglePage
            defersCurrentPageDisplay bool=NO
            currentPageIndicatorTintColor color
            pageIndicatorTintColor color

        class UIDatePicker datePicker : UIControl unproved priorities
            style datePickerStyle=automatic nib=UIPickerStyle code=preferredDatePickerStyle layout
            datePickerMode datePickerMode=dateAndTime! layout
            date part nib=UIDate,UIMinimumDate,UIMaximumDate,UILocale by=dates/dates
            minimumDate part by=/dates
            maximumDate part by=/dates
            locale part by=/dates
            timeZone part by=/dates
            minuteInterval integer=1!
            countDownDuration number=0 archive=-
            useCurrentDate bool=YES nib=UIDatePickerUseCurrentDateDuringDecoding omit=NO code=-
            roundsToMinuteInterval bool=YES -
            - archive=IBUIDate,IBUIMinimumDate,IBUIMaximumDate,IBUICountDownDuration

        class UIRefreshControl refreshControl : UIControl unproved
            title text - code=?

        class UIColorWell colorWell : UIControl unproved
            selectedColor color nib=UIColorWellColor code=?
            title text nib=UIColorWellTitle code=?
            supportsAlpha bool=YES nib=UIColorWellSupportsAlpha always code=?
        """
}
