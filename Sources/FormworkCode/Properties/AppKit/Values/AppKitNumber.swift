/// Numbers in Swift.
enum AppKitNumber {
    /// A number as the document writes it; nil for what is none.
    static func expression(_ text: String) -> String? {
        guard let value = Double(text), value.isFinite else { return nil }
        // The greatest float stands for no limit.
        return value >= 3.4e38 ? ".greatestFiniteMagnitude" : CodeLiteral.number(value)
    }
}
