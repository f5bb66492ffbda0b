/// Where Xcode writes an attribute that an element does not have yet, and a child.
package enum WritingOrder {
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

    /// The place among the existing attributes of an element at which a new one is written.
    static func place(
        in element: String, among existing: [String], of new: String, on platform: InterfaceDocument.Platform = .iOS
    ) -> Int {
        // What a class of the project's own brings stands before what all views have last.
        attributes(on: platform).place(of: new, among: existing, in: element, orBefore: "translatesAutoresizingMaskIntoConstraints")
    }

    /// The place among the existing parts of an element at which a new one is written, each by its element's name and its key; nil for
    /// one that Xcode's order does not know.
    static func place(
        in element: String, amongParts existing: [String], of new: String, on platform: InterfaceDocument.Platform
    ) -> Int? {
        let order = parts(on: platform)
        return order.contains(new) ? order.place(of: new, among: existing, in: element, orBefore: "connections") : nil
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
}

extension WritingOrder {
    /// The places of an element's attributes in Xcode's order.
    package static func places(ofAttributes names: [String], in element: String, on platform: InterfaceDocument.Platform) -> [Int] {
        attributes(on: platform).sorted(names, in: element)
    }

    /// The places of an element's parts in Xcode's order: each by its key, or by its element's name where it has none.
    package static func places(ofParts names: [String], in element: String, on platform: InterfaceDocument.Platform) -> [Int] {
        let order = parts(on: platform)
        return order.sorted(names.map { order.contains($0) ? $0 : order.labels[$0] ?? $0 }, in: element)
    }

    /// The order of attributes in a document for a platform.
    static func attributes(on platform: InterfaceDocument.Platform) -> NameOrder {
        platform == .macOS ? attributesOfAppKit : attributesOfUIKit
    }

    /// The order of elements' parts in a document for a platform.
    static func parts(on platform: InterfaceDocument.Platform) -> NameOrder { platform == .macOS ? partsOfAppKit : partsOfUIKit }
}
