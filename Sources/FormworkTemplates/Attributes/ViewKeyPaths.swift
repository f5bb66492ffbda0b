package import FormworkModel

/// The keys of UIKit's view classes.
package enum ViewKeyPaths {
    /// Whether a view has a value for a key path; true if its class isn't known.
    package static func has(_ keyPath: String, _ view: View) -> Bool {
        let element = view.element
        guard view.document.platform == .iOS || view.document.platform == .tvOS, element.customClass == nil else { return true }
        guard let own = keysOfElements[element.name] else { return true }
        let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false)
        guard let head = parts.first, !parts.contains("") else { return false }
        let key = String(head)
        guard known(key, own) else { return false }
        // Numbers and flags have no keys themselves.
        return parts.count == 1 || !plainValues.contains(bare(key))
    }

    /// Whether a view without a setting for a key has the class's default value.
    static func hasDefault(_ key: String, _ view: View) -> Bool {
        guard view.document.platform == .iOS || view.document.platform == .tvOS else { return false }
        let key = bare(key)
        let name = view.element.name
        let own = keysOfElements[name] ?? (scrollingElements.contains(name) ? scrollKeys : [])
        return known(key, own) && !structuralKeys.contains(key)
    }

    /// Whether an XML attribute contains text, even if it looks like a number or flag.
    static func holdsText(_ name: String) -> Bool { textKeys.contains(name) }

    /// Returns the XML text for a value set by code; nil if the key has no attribute or its form isn't known.
    static func text(of value: RuntimeAttribute.Value, _ key: String, _ view: View) -> String? {
        guard hasDefault(key, view) else { return nil }
        switch value {
        case .string(let text) where textKeys.contains(key): return text
        case .number(let number) where numberKeys.contains(key) && number.isFinite: return number.plainText
        case .boolean(let flag): return flag ? "YES" : "NO"
        default: return nil
        }
    }

    private static func known(_ key: String, _ own: Set<String>) -> Bool {
        viewKeys.contains(key) || own.contains(key) || viewKeys.contains(bare(key)) || own.contains(bare(key))
    }

    /// Returns `hidden` for `isHidden`: a flag has both keys.
    static func bare(_ key: String) -> String {
        guard key.hasPrefix("is"), let third = key.dropFirst(2).first, third.isUppercase else { return key }
        return third.lowercased() + key.dropFirst(3)
    }

    private static func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }

    private static let textKeys = words("text placeholder title prompt headerTitle restorationIdentifier toolTip image highlightedImage")
    private static let numberKeys = words(
        "numberOfLines tag minimumScaleFactor minimumFontSize value minimumValue maximumValue progress spacing preferredMaxLayoutWidth")

    private static let plainValues = words("alpha hidden opaque tag scrollEnabled enabled selected highlighted numberOfLines text")

    /// The keys of every view, including those of hiding masters and those that the libraries' categories add.
    private static let viewKeys = words(
        """
        accessibilityElementsHidden accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue
        accessibilityViewIsModal alpha autoresizesSubviews autoresizingMask backgroundColor bounds center clearsContextBeforeDrawing
        clipsToBounds constraints contentMode contentScaleFactor contentStretch directionalLayoutMargins exclusiveTouch focusGroupIdentifier
        focusGroupPriority frame gestureRecognizers hidden insetsLayoutMarginsFromSafeArea isAccessibilityElement largeContentImage
        largeContentTitle layer layoutMargins maskView minimumContentSizeCategory maximumContentSizeCategory motionEffects
        multipleTouchEnabled opaque overrideUserInterfaceStyle preservesSuperviewLayoutMargins restorationIdentifier scalesLargeContentImage
        semanticContentAttribute showsLargeContentViewer subviews superview tag tintAdjustmentMode tintColor transform transform3D
        translatesAutoresizingMaskIntoConstraints userInteractionEnabled window
        targetView templateAttributes transferredTemplateAttributeKeyPaths
        """
    ).union(hidingKeys)

    /// The keys that the hierarchy or the layout determines, or that are written elsewhere in the document.
    private static let structuralKeys = words(
        """
        accessibilityElementsHidden accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue
        accessibilityViewIsModal isAccessibilityElement
        bounds center constraints frame gestureRecognizers layer maskView motionEffects subviews superview targetView transform transform3D
        window templateAttributes transferredTemplateAttributeKeyPaths
        """
    ).union(hidingKeys)

    private static let hidingKeys = [HidingLinks.outletName, View.autoCollapseKeyPath]

    private static let controlKeys = words(
        "contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected showsMenuAsPrimaryAction toolTip")

    private static let scrollKeys = words(
        """
        alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces bouncesZoom canCancelContentTouches
        contentInset contentInsetAdjustmentBehavior contentOffset contentSize decelerationRate delaysContentTouches delegate
        directionalLockEnabled horizontalScrollIndicatorInsets indicatorStyle indexDisplayMode keyboardDismissMode maximumZoomScale
        minimumZoomScale pagingEnabled refreshControl scrollEnabled scrollIndicatorInsets scrollsToTop showsHorizontalScrollIndicator
        showsVerticalScrollIndicator verticalScrollIndicatorInsets zoomScale
        """)

    /// Scroll views with additional keys.
    private static let scrollingElements: Set = ["collectionView", "tableView", "textView"]

    private static let textInputKeys = words(
        """
        autocapitalizationType autocorrectionType enablesReturnKeyAutomatically inputAccessoryView inputView keyboardAppearance keyboardType
        passwordRules returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType textContentType
        """)

    /// The additional keys of each class, by element name. Other classes are assumed to have any key.
    private static let keysOfElements: [String: Set<String>] = [
        "view": [], "tableViewCellContentView": [], "collectionViewCellContentView": [], "containerView": [],
        "label": words(
            """
            adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText baselineAdjustment
            enabled font highlighted highlightedTextColor lineBreakMode lineBreakStrategy minimumScaleFactor numberOfLines
            preferredMaxLayoutWidth shadowColor shadowOffset showsExpansionTextWhenTruncated text textAlignment textColor
            """),
        "button": controlKeys.union(
            words(
                """
                adjustsImageWhenDisabled adjustsImageWhenHighlighted changesSelectionAsPrimaryAction configuration contentEdgeInsets
                imageEdgeInsets imageView pointerInteractionEnabled preferredMenuElementOrder reversesTitleShadowWhenHighlighted role
                showsTouchWhenHighlighted titleEdgeInsets titleLabel
                """)),
        "imageView": words(
            """
            adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused animationDuration animationImages
            animationRepeatCount highlighted highlightedAnimationImages highlightedImage image preferredSymbolConfiguration
            """),
        "scrollView": scrollKeys,
        "stackView": words(
            "alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement spacing arrangedSubviews"),
        "slider": controlKeys.union(
            words(
                """
                continuous maximumTrackTintColor maximumValue maximumValueImage minimumTrackTintColor minimumValue minimumValueImage
                thumbTintColor value
                """)),
        "switch": controlKeys.union(words("on offImage onImage onTintColor preferredStyle thumbTintColor title")),
        "progressView": words("progress progressImage progressTintColor progressViewStyle trackImage trackTintColor observedProgress"),
        "activityIndicatorView": words("activityIndicatorViewStyle animating color hidesWhenStopped"),
        "textField": controlKeys.union(textInputKeys).union(
            words(
                """
                adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsEditingTextAttributes attributedPlaceholder attributedText
                background borderStyle clearButtonMode clearsOnBeginEditing clearsOnInsertion defaultTextAttributes delegate
                disabledBackground font leftView leftViewMode minimumFontSize placeholder rightView rightViewMode text textAlignment textColor
                typingAttributes
                """)),
    ]
}
