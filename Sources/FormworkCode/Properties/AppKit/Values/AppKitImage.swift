import FormworkModel

/// Images in Swift with AppKit.
enum AppKitImage {
    /// An image of the bundle or of AppKit, or a symbol.
    static func named(_ name: String, isSymbol: Bool) -> String {
        let name = CodeLiteral.string(name)
        return isSymbol ? "NSImage(systemSymbolName: \(name), accessibilityDescription: nil)" : "NSImage(named: \(name))"
    }
}

/// Images with a configuration, in Swift.
enum AppKitSymbol {
    /// - Parameter property: The property that takes the image.
    static func part(_ property: String) -> PartRule.Write {
        { reference, variable, code in
            guard let name = reference["image"] else { return code.leaveOut(reference, "it names no image", affectsLayout: true) }
            var image = AppKitImage.named(name, isSymbol: reference["catalog"] == "system")
            for (attribute, value) in reference.attributes where !["key", "id", "image", "catalog"].contains(attribute) {
                switch (attribute, value) {
                case ("symbolScale", "small"), ("symbolScale", "medium"), ("symbolScale", "large"):
                    image += "?.withSymbolConfiguration(.init(scale: .\(value)))"
                case ("symbolScale", "default"): break
                default: code.leaveOut(reference, attribute: attribute, affectsLayout: true)
                }
            }
            for child in reference.children { code.leaveOut(child, affectsLayout: true) }
            code.statements.append("\(variable).\(property) = \(image)")
        }
    }
}
