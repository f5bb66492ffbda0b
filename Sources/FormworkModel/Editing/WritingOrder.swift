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

    /// What comes behind a view's constraints, its runtime attributes and its connections.
    private static let laterChildren: [String: Set<String>] = [
        "viewLayoutGuide": Set(words("color constraints nil state fontDescription edgeInsets directionalEdgeInsets accessibility"))
            .union(words("freeformSimulatedSizeMetrics userDefinedRuntimeAttributes variation connections point")),
        "constraints": Set(words("nil state fontDescription edgeInsets directionalEdgeInsets freeformSimulatedSizeMetrics accessibility "))
            .union(words("userDefinedRuntimeAttributes variation connections point")),
        "userDefinedRuntimeAttributes": Set(words("variation connections point")),
        "connections": ["point"],
    ]

    /// The place among the existing attributes at which a new one is written.
    static func place(among existing: [String], of new: String) -> Int {
        let rank = attributes[new] ?? attributes["*"] ?? 0
        return existing.firstIndex { attributes[$0].map { $0 > rank } ?? false } ?? existing.count
    }

    /// Whether a child of a view is written behind a new one.
    static func isWritten(_ child: String, behind new: String) -> Bool {
        // Only the frame and the mask stand before the subviews.
        if new == "subviews" { return child != "rect" && child != "autoresizingMask" }
        return laterChildren[new == "keyboardLayoutGuide" ? "viewLayoutGuide" : new]?.contains(child) ?? false
    }

    private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

    private static func ranks(_ text: String) -> [String: Int] {
        Dictionary(words(text).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
