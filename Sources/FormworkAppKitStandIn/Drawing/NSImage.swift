import FormworkTree

/// Apple's [NSImage](https://developer.apple.com/documentation/appkit/nsimage).
open class NSImage: NSObject, RuntimeAttributeValue {
    public enum SymbolScale: Int, Sendable, InterfaceWord { case small, medium, large }

    open class SymbolConfiguration: NSObject {
        let scale: SymbolScale

        public init(scale: SymbolScale) {
            self.scale = scale
            super.init()
        }
    }

    let name: String
    let isSymbol: Bool
    private let scale: SymbolScale?

    private init(_ name: String, isSymbol: Bool, scale: SymbolScale? = nil) {
        self.name = name
        self.isSymbol = isSymbol
        self.scale = scale
        super.init()
    }

    public convenience init?(named name: String) { self.init(name, isSymbol: false) }

    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) { self.init(name, isSymbol: true) }

    open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        NSImage(name, isSymbol: isSymbol, scale: configuration.scale)
    }

    package var runtimeValue: RuntimeValue { .image(name) }

    /// Returns the element for an image with a symbol scale; nil for an image with only a name.
    func reference(_ key: String) -> ElementFragment? {
        guard let scale else { return nil }
        var result = ElementFragment("imageReference", ["key": key, "image": name])
        if isSymbol { result["catalog"] = "system" }
        result["symbolScale"] = scale.interfaceWord
        return result
    }
}
