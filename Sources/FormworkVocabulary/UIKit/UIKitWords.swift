extension Vocabulary {
    /// The word lists of UIKit attributes.
    static let uiKitWords = """
        words accessibilityTraits UIAccessibilityTrait:
            button=1 link=2 image=4 selected=8 playsSound=16 keyboardKey=32 staticText=64 summaryElement=128 notEnabled=256
            updatesFrequently=512 searchField=1024 startsMediaSession=2048 adjustable=4096 allowsDirectInteraction=8192
            causesPageTurn=16384 header=65536
        words accessoryType UITableViewCellAccessory: none disclosureIndicator detailDisclosureButton checkmark detailButton
        words activityStyle UIActivityIndicatorViewStyle: whiteLarge white gray medium=100 large
        words alignment NSTextAlignment: left center right justified natural
        words autocapitalizationType UITextAutocapitalizationType: none words sentences allCharacters
        words autoresizingMask UIViewAutoresizing:
            flexibleMinX:flexibleLeftMargin=1 widthSizable:flexibleWidth=2 flexibleMaxX:flexibleRightMargin=4
            flexibleMinY:flexibleTopMargin=8 heightSizable:flexibleHeight=16 flexibleMaxY:flexibleBottomMargin=32
        words autocorrectionType UITextAutocorrectionType: default no yes
        words barStyle UIBarStyle: default black blackOpaque:black=1 blackTranslucent=2
        words barButtonStyle UIBarButtonItemStyle: plain bordered done
        words barTranslucence: YES=1 YES=0 NO=2
        words baselineAdjustment UIBaselineAdjustment: alignBaselines alignCenters none
        words blurStyle UIBlurEffectStyle:
            extraLight light dark extraDark regular prominent systemUltraThinMaterial systemThinMaterial systemMaterial
            systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight systemThinMaterialLight systemMaterialLight
            systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark systemThinMaterialDark
            systemMaterialDark systemThickMaterialDark systemChromeMaterialDark
        words borderStyle UITextBorderStyle: none line bezel roundedRect
        words buttonSize UIButtonConfigurationSize: medium small mini large
        words buttonStyle: plain gray tinted filled borderless bordered borderedTinted borderedProminent
        words buttonType UIButtonType:
            custom system roundedRect:system=1 detailDisclosure infoLight infoDark contactAdd plain close
        words buttonRole UIButtonRole: normal primary cancel destructive
        words configurationType: unspecified pointSize font
        words contentHorizontalAlignment UIControlContentHorizontalAlignment: center left right fill leading trailing
        words contentInsetAdjustmentBehavior UIScrollViewContentInsetAdjustment: automatic scrollableAxes never always
        words contentMode UIViewContentMode:
            scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft TopLeft:topLeft=9 topRight=10
            bottomLeft bottomRight
        words contentVerticalAlignment UIControlContentVerticalAlignment: center top bottom fill
        words cornerStyle UIButtonConfigurationCornerStyle: fixed=-1 dynamic small medium large capsule
        words controlEvent UIControlEvent:
            touchDown=1 touchDownRepeat=2 touchDragInside=4 touchDragOutside=8 touchDragEnter=16 touchDragExit=32 touchUpInside=64
            touchUpOutside=128 touchCancel=256 valueChanged=4096 primaryActionTriggered=8192 menuActionTriggered=16384
            editingDidBegin=65536 editingChanged=131072 editingDidEnd=262144 editingDidEndOnExit=524288
        words controlState UIControlState: normal highlighted disabled selected=4 focused=8
        words dataDetectors UIDataDetectorType:
            phoneNumber=1 link=2 address=4 calendarEvent=8 shipmentTrackingNumber=16 flightNumber=32 lookupSuggestion=64
        words dataMode: prototypes static none
        words datePickerMode UIDatePickerMode: time date dateAndTime countDownTimer yearAndMonth
        words datePickerStyle UIDatePickerStyle: automatic wheels compact inline
        words directionalEdge NSDirectionalRectEdge: top=1 leading=2 bottom=4 trailing=8
        words distribution UIStackViewDistribution: fill fillEqually fillProportionally equalSpacing equalCentering
        words doubleColumns: NO YES=2 YES=1
        words indicatorStyle UIScrollViewIndicatorStyle: default black white
        words itemPositioning UITabBarItemPositioning: automatic fill centered
        words keyboardAppearance UIKeyboardAppearance: default dark light alert:dark=1
        words keyboardDismissMode UIScrollViewKeyboardDismissMode:
            none onDrag interactive onDragWithAccessory interactiveWithAccessory
        words keyboardType UIKeyboardType:
            default alphabet:asciiCapable ASCIICapable:asciiCapable=1 numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress
            decimalPad twitter webSearch ASCIICapableNumberPad:asciiCapableNumberPad
        words largeTitleDisplayMode UINavigationItemLargeTitleDisplayMode: automatic always never
        words focusStyle UITableViewCellFocusStyle: default custom
        words layoutAxis UILayoutConstraintAxis: horizontal vertical
        words lineBreakMode NSLineBreak:
            wordWrap:byWordWrapping characterWrap:byCharWrapping clip:byClipping headTruncation:byTruncatingHead
            tailTruncation:byTruncatingTail middleTruncation:byTruncatingMiddle
        words macIdiomStyle UIButtonConfigurationMacIdiomStyle: automatic bordered borderless borderlessTinted
        words mapType MKMapType: standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard
        words modalPresentationStyle UIModalPresentation:
            fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover none=-1 automatic=-2
        words modalTransitionStyle UIModalTransitionStyle: coverVertical flipHorizontal crossDissolve partialCurl
        words moduleProvider: target
        words navigationOrientation UIPageViewControllerNavigationOrientation: horizontal vertical
        words paginationMode: unpaginated leftToRight topToBottom bottomToTop rightToLeft
        words paragraphLineBreakMode NSLineBreak:
            wordWrapping:byWordWrapping charWrapping:byCharWrapping clipping:byClipping truncatingHead:byTruncatingHead
            truncatingTail:byTruncatingTail truncatingMiddle:byTruncatingMiddle
        words pixelFormat MTLPixelFormat:
            BGRA8Unorm:bgra8Unorm BGRA8Unorm_sRGB:bgra8Unorm_srgb RGBA16Float:rgba16Float Depth32Float:depth32Float
            Depth32Float_Stencil8:depth32Float_stencil8 Invalid:invalid
        words popoverArrowDirection UIPopoverArrowDirection: up=1 down=2 left=4 right=8
        words progressViewStyle UIProgressViewStyle: default bar
        words rectEdge UIRectEdge: top=1 left=2 bottom=4 right=8
        words relation NSLayoutRelation: lessThanOrEqual=-1 equal greaterThanOrEqual
        words renderingMode: automatic original=1 alwaysOriginal=1 template=2 alwaysTemplate=2
        words returnKeyType UIReturnKey:
            default go google join next route search send yahoo done emergencyCall continue
        words scrollDirection UICollectionViewScrollDirection: vertical horizontal
        words searchBarStyle UISearchBarStyle: default prominent minimal
        words searchTranslucence: YES NO=2 YES=1
        words sectionInsetReference UICollectionViewFlowLayoutSectionInset:
            contentInset:fromContentInset fromContentInset=0 safeArea:fromSafeArea=1 layoutMargins:fromLayoutMargins
        words segmentStyle: plain bordered bar bezeled
        words selectionGranularity WKSelectionGranularity: dynamic character
        words selectionStyle UITableViewCellSelectionStyle: none blue gray default
        words semanticContentAttribute UISemanticContentAttribute:
            unspecified playback spatial forceLeftToRight forceRightToLeft
        words separatorInsetReference UITableViewSeparatorInset: fromCellEdges fromAutomaticInsets
        words separatorStyle UITableViewCellSeparatorStyle: none default:singleLine singleLine=1 singleLineEtched
        words spacingType: standard
        words spellCheckingType UITextSpellCheckingType: default no yes
        words smartDashesType UITextSmartDashesType: default no yes
        words smartInsertDeleteType UITextSmartInsertDeleteType: default no yes
        words smartQuotesType UITextSmartQuotesType: default no yes
        words spineLocation UIPageViewControllerSpineLocation: none min mid max
        words splitBehavior: automatic tile overlay displace
        words splitDisplayMode:
            automatic secondaryOnly beside over twoBeside twoOver twoDisplace primaryHidden=1 allVisible=2 primaryOverlay=3
        words splitEdge: leading trailing
        words splitBackground: none sidebar
        words stackAlignment UIStackViewAlignment:
            fill leading top=1 firstBaseline center trailing bottom=4 lastBaseline
        words swipeDirection UISwipeGestureRecognizerDirection: right=1 left=2 up=4 down=8
        words switchStyle: automatic checkbox sliding
        words symbolScale: default=-1 unspecified small medium large
        words symbolWeight: unspecified ultraLight thin light regular medium semibold bold heavy black
        words systemItem:
            done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh stop
            camera trash play pause rewind fastForward undo redo pageCurl close
        words systemTab:
            more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed
        words tableCellStyle:
            IBUITableViewCellStyleDefault:default IBUITableViewCellStyleValue1:value1 IBUITableViewCellStyleValue2:value2
            IBUITableViewCellStyleSubtitle:subtitle
        words tableStyle UITableViewStyle: plain grouped insetGrouped
        words textContentType UITextContentType:
            name name-prefix:namePrefix given-name:givenName additional-name:middleName family-name:familyName
            name-suffix:nameSuffix nickname organization-title:jobTitle organization:organizationName location
            street-address:fullStreetAddress address-line1:streetAddressLine1 address-line2:streetAddressLine2
            address-level2:addressCity address-level1:addressState address-level1+2:addressCityAndState
            address-level3:sublocality country-name:countryName postal-code:postalCode tel:telephoneNumber email:emailAddress
            url:URL cc-number:creditCardNumber username password new-password:newPassword one-time-code:oneTimeCode
        words textFieldViewMode UITextFieldViewMode: never whileEditing unlessEditing always
        words segueKind:
            action custom embed modal popoverPresentation presentation push relationship show showDetail unwind replace popover
            outlet
        words segueParent: parent commit
        words segueTrigger: selection accessoryAction
        words titleAlignment UIButtonConfigurationTitleAlignment: automatic leading center trailing
        words transitionStyle UIPageViewControllerTransitionStyle: pageCurl scroll
        words writingDirection NSWritingDirection: natural leftToRight rightToLeft
        words verifyAmbiguity: always ignoreSizes off
        words catalog: system
        """
}
