import FormworkModel

/// Writes text input traits.
enum InputTraitsCode {
    private static let table = PropertyTable(PropertyRule.rules(of: "textInputTraits"))

    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        code.add(element, to: variable, table: table)
    }
}
