/// Where Xcode writes an attribute that an element does not have yet, and a child.
enum WritingOrder {
    /// The attributes of constraints and views that editing adds, and those that tell their places, in Xcode's order.
    private static let attributes: [String: Int] = ranks(
        """
        firstItem firstAttribute relation secondItem secondAttribute multiplier priority
        key identifier hidden autoresizesSubviews opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled
        userInteractionEnabled alpha focusRingType wantsLayer toolTip horizontalHuggingPriority verticalHuggingPriority
        horizontalCompressionResistancePriority verticalCompressionResistancePriority tag contentMode ambiguous misplaced
        preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea fixedFrame alphaValue alwaysBounceVertical alwaysBounceHorizontal
        bounces scrollEnabled pagingEnabled showsHorizontalScrollIndicator enabled highlighted selected contentHorizontalAlignment
        contentVerticalAlignment scrollDirection constant text textAlignment title buttonType lineBreakMode numberOfLines placeholder
        shouldBeArchived symbolic * translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
        """)

    /// What comes behind a view's constraints, its runtime attributes and its connections, as the corpus's documents have it.
    private static let laterChildren: [String: Set<String>] = [
        "viewLayoutGuide": Set(words("color constraints nil state fontDescription edgeInsets directionalEdgeInsets accessibility"))
            .union(words("freeformSimulatedSizeMetrics userDefinedRuntimeAttributes variation connections point")),
        "constraints": Set(
            words(
                """
                nil state string size inset shadow edgeInsets directionalEdgeInsets fontDescription font textInputTraits blurEffect
                freeformSimulatedSizeMetrics simulatedNavigationBarMetrics simulatedToolbarMetrics buttonConfiguration imageReference
                preferredSymbolConfiguration collectionViewFlowLayout cells prototypes tableHeaderView segments items scopeButtonTitles
                wkWebViewConfiguration textFieldCell secureTextFieldCell searchFieldCell tokenFieldCell comboBoxCell datePickerCell imageCell
                pathCell segmentedCell sliderCell scroller columns rows gridCells tabViewItems visibilityPriorities customSpacing
                contentFilters animations accessibility userDefinedRuntimeAttributes variation connections point
                """)),
        "userDefinedRuntimeAttributes": Set(words("variation connections point")),
        "connections": ["point"],
    ]

    /// The place among the existing attributes at which a new one is written.
    static func place(among existing: [String], of new: String) -> Int {
        let rank = attributes[new] ?? attributes["*"] ?? 0
        return existing.firstIndex { attributes[$0].map { $0 > rank } ?? false } ?? existing.count
    }

    /// Whether a child of a view is written behind a new one.
    ///
    /// - Parameter version: Interface Builder's, up to the first dot.
    static func isWritten(_ child: String, behind new: String, _ version: Int = .max) -> Bool {
        // Only the frame and the mask stand before the subviews.
        if new == "subviews" { return child != "rect" && child != "autoresizingMask" }
        // The safe area has moved before the colours with version 17000.
        if child == "viewLayoutGuide", new == "constraints" { return version < 17000 }
        return laterChildren[new == "keyboardLayoutGuide" ? "viewLayoutGuide" : new]?.contains(child) ?? false
    }

    private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

    private static func ranks(_ text: String) -> [String: Int] {
        Dictionary(words(text).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
