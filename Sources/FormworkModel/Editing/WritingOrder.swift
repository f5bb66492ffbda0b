import FormworkVocabulary

/// Xcode's order of an element's attributes and children.
package enum WritingOrder {
    /// The children that come after certain children of a view, as found in the corpus.
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

    /// Returns the index among the existing attributes of an element at which a new one is inserted.
    static func place(
        in element: String, among existing: [String], of new: String, on platform: InterfaceDocument.Platform = .iOS
    ) -> Int {
        // Attributes of custom classes come before the last attributes of all views.
        attributes(on: platform).place(of: new, among: existing, in: element, orBefore: "translatesAutoresizingMaskIntoConstraints")
    }

    /// Returns the index among the existing parts of an element at which a new one is inserted, each given by element name and key; nil
    /// for a part that Xcode's order doesn't contain.
    static func place(
        in element: String, amongParts existing: [String], of new: String, on platform: InterfaceDocument.Platform
    ) -> Int? {
        let order = parts(on: platform)
        return order.contains(new) ? order.place(of: new, among: existing, in: element, orBefore: "connections") : nil
    }

    /// Whether a child of a view comes after a new one.
    ///
    /// - Parameter version: Interface Builder's version, up to the first dot.
    static func isWritten(_ child: String, behind new: String, _ version: Int = .max) -> Bool {
        // Only the frame and the autoresizing mask come before the subviews.
        if new == "subviews" { return child != "rect" && child != "autoresizingMask" }
        // Version 17000 moved the safe area before the colours.
        if child == "viewLayoutGuide", new == "constraints" { return version < 17000 }
        return laterChildren[new == "keyboardLayoutGuide" ? "viewLayoutGuide" : new]?.contains(child) ?? false
    }

    private static func words(_ text: String) -> [String] { text.words.map(String.init) }
}

extension WritingOrder {
    /// Returns the indices of an element's attributes in Xcode's order.
    package static func places(ofAttributes names: [String], in element: String, on platform: InterfaceDocument.Platform) -> [Int] {
        attributes(on: platform).sorted(names, in: element)
    }

    /// Returns the indices of an element's parts in Xcode's order, each given by its key, or by its element's name without one.
    package static func places(ofParts names: [String], in element: String, on platform: InterfaceDocument.Platform) -> [Int] {
        let order = parts(on: platform)
        return order.sorted(names.map { order.contains($0) ? $0 : order.labels[$0] ?? $0 }, in: element)
    }

    /// Returns the order of attributes in a platform's documents.
    static func attributes(on platform: InterfaceDocument.Platform) -> NameOrder {
        platform == .macOS ? attributesOfAppKit : attributesOfUIKit
    }

    /// Returns the order of elements' parts in a platform's documents.
    static func parts(on platform: InterfaceDocument.Platform) -> NameOrder { platform == .macOS ? partsOfAppKit : partsOfUIKit }
}
