package import FormworkModel
import FormworkVocabulary

/// The keys of UIKit's view classes.
package enum ViewKeyPaths {
    /// Whether a view has a value for a key path; true if its class isn't known.
    package static func has(_ keyPath: String, view: View) -> Bool {
        let element = view.element
        guard view.document.platform == .iOS || view.document.platform == .tvOS, element.customClass == nil else { return true }
        guard let own = keysOfElements[element.name] else { return true }
        let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false)
        guard let head = parts.first, !parts.contains("") else { return false }
        let key = String(head)
        guard known(key, own: own) else { return false }
        // Numbers and flags have no keys themselves.
        return parts.count == 1 || !plainValues.contains(bare(key))
    }

    /// Whether a view without a setting for a key has the class's default value.
    static func hasDefault(_ key: String, view: View) -> Bool {
        guard view.document.platform == .iOS || view.document.platform == .tvOS else { return false }
        let key = bare(key)
        let name = view.element.name
        let own = keysOfElements[name] ?? (scrollingElements.contains(name) ? scrollKeys : [])
        return known(key, own: own) && !structuralKeys.contains(key)
    }

    /// Whether an XML attribute contains text, even if it looks like a number or flag.
    static func holdsText(_ name: String) -> Bool { textKeys.contains(name) }

    /// Returns the XML text for a value set by code; nil if the key has no attribute or its form isn't known.
    static func text(of value: InterfaceDocument.RuntimeAttribute.Value, _ key: String, view: View) -> String? {
        guard hasDefault(key, view: view) else { return nil }
        switch value {
        case .string(let text) where textKeys.contains(key): return text
        case .number(let number) where numberKeys.contains(key) && number.isFinite: return number.plainText
        case .boolean(let flag): return flag ? "YES" : "NO"
        default: return nil
        }
    }

    private static func known(_ key: String, own: Set<String>) -> Bool {
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
    private static let viewKeys = properties(of: "view").union(structuralKeys).union(
        words(
            """
            autoresizingMask contentScaleFactor focusGroupIdentifier focusGroupPriority maximumContentSizeCategory
            minimumContentSizeCategory overrideUserInterfaceStyle tintAdjustmentMode translatesAutoresizingMaskIntoConstraints
            """))

    /// The keys that the hierarchy or the layout determines, or that are written elsewhere in the document.
    private static let structuralKeys = words(
        """
        accessibilityElementsHidden accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue
        accessibilityViewIsModal isAccessibilityElement
        bounds center constraints frame gestureRecognizers layer maskView motionEffects subviews superview targetView transform transform3D
        window templateAttributes transferredTemplateAttributeKeyPaths
        """
    ).union(hidingKeys)

    private static let hidingKeys = [InterfaceDocument.HidingLinks.outletName, View.autoCollapseKeyPath]

    private static let scrollKeys = properties(of: "scrollView").union(
        words(
            """
            contentOffset decelerationRate delegate horizontalScrollIndicatorInsets indexDisplayMode refreshControl scrollsToTop
            verticalScrollIndicatorInsets zoomScale
            """))

    /// Scroll views with additional keys.
    private static let scrollingElements: Set = ["collectionView", "tableView", "textView"]

    /// The keys of each class, by element name. Other classes are assumed to have any key.
    private static let keysOfElements: [String: Set<String>] = Dictionary(
        uniqueKeysWithValues: furtherKeys.map { element, further in (element, properties(of: element).union(further)) }
    ).merging(["scrollView": scrollKeys]) { _, keys in keys }

    /// Returns the properties of an element's class that Interface Builder sets.
    private static func properties(of element: String) -> Set<String> {
        let entries = Vocabulary.uiKit.class(of: element)?.entries ?? []
        return Set(
            entries.compactMap { entry in
                guard case .property(let name) = entry.code.rule, !name.contains("?"), !partsWithoutKeys.contains(name) else { return nil }
                return bare(name)
            })
    }

    /// The parts of elements that aren't properties of their views.
    private static let partsWithoutKeys = words(
        """
        accessibility catalog contentLayoutGuide contentRect disabled focused frameInset frameLayoutGuide highlightedImageCatalog keyboard
        normal safeArea state textInputTraits viewLayoutGuide
        """)

    /// The keys that Interface Builder doesn't set, by element name.
    private static let furtherKeys: [String: Set<String>] = [
        "view": [], "tableViewCellContentView": [], "collectionViewCellContentView": [], "containerView": [], "scrollView": [],
        "slider": [], "label": ["lineBreakStrategy"], "button": ["imageView", "preferredMenuElementOrder", "titleLabel"],
        "imageView": words(
            """
            adjustsImageWhenAncestorFocused animationDuration animationImages animationRepeatCount highlightedAnimationImages
            """),
        "stackView": ["arrangedSubviews"], "switch": ["preferredStyle"], "progressView": ["observedProgress", "progressViewStyle"],
        "activityIndicatorView": ["activityIndicatorViewStyle", "animating"],
        "textField": properties(of: "textInputTraits").union(
            words(
                """
                attributedPlaceholder attributedText defaultTextAttributes delegate inputAccessoryView inputView leftView rightView typingAttributes
                """)),
    ]
}
