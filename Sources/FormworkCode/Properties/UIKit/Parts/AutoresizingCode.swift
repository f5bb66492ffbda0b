import FormworkModel

/// Autoresizing masks.
enum AutoresizingCode {
    private static let members = [
        ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"), ("flexibleMaxX", "flexibleRightMargin"),
        ("flexibleMinY", "flexibleTopMargin"), ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ]

    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        let set = members.filter { element[$0.0] == "YES" }.map(\.1)
        if set.isEmpty { return }
        let value = code.language.options("UIViewAutoresizing", set)
        code.statements.append(code.language.assignment(variable, "autoresizingMask", value))
    }
}
