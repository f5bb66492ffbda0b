/// Images in Swift with AppKit.
enum AppKitImage {
    /// An image of the bundle or of AppKit, or a symbol.
    static func named(_ name: String, isSymbol: Bool) -> String {
        let name = CodeLiteral.string(name)
        return isSymbol ? "NSImage(systemSymbolName: \(name), accessibilityDescription: nil)" : "NSImage(named: \(name))"
    }
}
