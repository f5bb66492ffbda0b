import FormworkModel

/// Writes images for AppKit.
enum AppKitImage {
    /// Returns the expression of a symbol, or of an image in the bundle or in AppKit.
    static func named(_ name: String, isSymbol: Bool, language: CodeLanguage) -> String {
        let name = language.string(name)
        return isSymbol
            ? language.either(
                swift: "NSImage(systemSymbolName: \(name), accessibilityDescription: nil)",
                objectiveC: "[NSImage imageWithSystemSymbolName:\(name) accessibilityDescription:nil]")
            : language.either(swift: "NSImage(named: \(name))", objectiveC: "[NSImage imageNamed:\(name)]")
    }

    static func named(_ name: String, isSymbol: Bool) -> String { named(name, isSymbol: isSymbol, language: .swift) }
}

/// Writes images with a symbol configuration.
enum AppKitSymbol {
    /// - Parameter property: The property to set.
    static func part(_ property: String) -> PartRule.Write {
        { reference, variable, code in
            guard let name = reference["image"] else { return code.leaveOut(reference, "it has no image name", affectsLayout: true) }
            let language = code.language
            var image = AppKitImage.named(name, isSymbol: reference["catalog"] == "system", language: language)
            for (attribute, value) in reference.attributes where !["key", "id", "image", "catalog"].contains(attribute) {
                switch (attribute, value) {
                case ("symbolScale", "small"), ("symbolScale", "medium"), ("symbolScale", "large"):
                    image = language.either(
                        swift: image + "?.withSymbolConfiguration(.init(scale: .\(value)))",
                        objectiveC: "[\(image) imageWithSymbolConfiguration:[NSImageSymbolConfiguration "
                            + "configurationWithScale:NSImageSymbolScale\(value.prefix(1).uppercased() + value.dropFirst())]]")
                case ("symbolScale", "default"): break
                default: code.leaveOut(reference, attribute: attribute, affectsLayout: true)
                }
            }
            for child in reference.children { code.leaveOut(child, affectsLayout: true) }
            code.statements.append(language.assignment(variable, property: property, value: image))
        }
    }
}
