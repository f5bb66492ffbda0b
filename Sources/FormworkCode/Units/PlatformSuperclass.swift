package import FormworkModel

/// The platform class from which a document's custom class derives.
package enum PlatformSuperclass {
    /// Returns the Swift name of an element's platform class; nil if code doesn't create such objects.
    package static func name(of element: Element, isMac: Bool) -> String? {
        if let known = element.platformClass { return known }
        let name = element.name
        if let gesture = isMac ? GestureCode.macClass(name) : GestureCode.className(name) { return gesture }
        if isMac, name == "customGestureRecognizer" { return "NSGestureRecognizer" }
        if isMac, let kit = AppKitClasses.byElement[name] { return kit.name }
        let foundation = ["customFormatter": "Formatter", "numberFormatter": "NumberFormatter", "dateFormatter": "DateFormatter"]
        if let formatter = foundation[name] ?? (name == "byteCountFormatter" ? "ByteCountFormatter" : nil) { return formatter }
        guard isMac ? macParts.contains(name) : touchParts.contains(name) else { return nil }
        return (isMac ? "NS" : "UI") + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// Elements whose names are their classes' names without the prefix.
    private static let macParts: Set<String> = [
        "textFieldCell", "secureTextFieldCell", "searchFieldCell", "tokenFieldCell", "comboBoxCell", "buttonCell", "popUpButtonCell",
        "imageCell", "sliderCell", "stepperCell", "segmentedCell", "levelIndicatorCell", "datePickerCell", "pathCell", "formCell",
        "browserCell", "tableHeaderCell", "tableColumn", "tabViewItem", "menuItem", "menu", "collectionViewFlowLayout",
        "collectionViewGridLayout",
    ]
    private static let touchParts: Set<String> = [
        "collectionViewFlowLayout", "collectionViewLayout", "barButtonItem", "tabBarItem", "navigationItem",
    ]
}
