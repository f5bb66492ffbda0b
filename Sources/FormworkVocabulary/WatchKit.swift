extension Vocabulary {
    /// The vocabulary of watchOS. Its elements have the same names as in UIKit, but other attributes.
    package static let watchKit = Vocabulary([uiKitWords, watchKitWords, watchKitClasses])

    private static let watchKitWords = """
        words horizontalAlignment WKInterfaceObjectHorizontalAlignment: left center right leading trailing
        words verticalAlignment WKInterfaceObjectVerticalAlignment: top center bottom
        words groupLayout: horizontal vertical overlap
        words pickerStyle: list stack sequence
        """

    private static let watchKitClasses = """
        class NSObject
            userLabel text - code=-
            customClass name - code=-
            customModule name - code=-
            customModuleProvider moduleProvider - code=-

        class WKInterfaceObject - : NSObject
            alignment horizontalAlignment -
            verticalAlignment verticalAlignment -
            alpha unit=1 -
            hidden bool=NO -
            width number -
            height number -
            widthAdjustment number -
            heightAdjustment number -

        class WKInterfaceGroup group - : WKInterfaceObject
            layout groupLayout=horizontal -
            spacing number=0 -
            radius number -
            cornerRadius number -
            hasDetent bool=NO -
            backgroundColor color -
            backgroundImage image -

        class WKInterfaceLabel label - : WKInterfaceObject
            text text -
            font font -
            textColor color -
            textAlignment alignment -
            lineBreakMode lineBreakMode -
            numberOfLines integer=1 -
            minimumScaleFactor unit -

        class WKInterfaceButton button - : WKInterfaceObject
            title text -
            font font -
            titleColor color -
            backgroundColor color -
            backgroundImage image -
            enabled bool=YES -

        class WKInterfaceImage imageView - : WKInterfaceObject
            image image -
            contentMode contentMode -
            tintColor color -

        class WKInterfaceSwitch switch - : WKInterfaceObject
            title text -
            on bool=NO -
            enabled bool=YES -

        class WKInterfaceSlider slider - : WKInterfaceObject
            value number -
            minimum number -
            maximum number -
            minValue number -
            maxValue number -
            steps integer -
            continuous bool -
            enabled bool=YES -
            color color -

        class WKInterfaceSeparator separator - : WKInterfaceObject
            color color -

        class WKInterfaceTable table - : WKInterfaceObject
            rowType name -

        class WKInterfacePicker picker - : WKInterfaceObject
            style pickerStyle -
            focusStyle name -
            indicatorMode name -

        class WKInterfaceTimer timer,date - : WKInterfaceObject
            font font -
            textColor color -
            enabled bool=YES -

        class WKInterfaceController controller,notificationController,glanceController - : NSObject
            title text -
            identifier name -
            backgroundImage image -
            hidesWhenLoading bool=YES -
            spacing number=0 -

        class WKTableRow tableRow - : NSObject
            identifier name -
            selectable bool=YES -
        """
}
