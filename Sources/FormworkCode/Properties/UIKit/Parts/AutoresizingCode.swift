import FormworkModel

/// Autoresizing masks.
enum AutoresizingCode {
    private static let members = [
        ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"), ("flexibleMaxX", "flexibleRightMargin"),
        ("flexibleMinY", "flexibleTopMargin"), ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ]

    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        let set = members.filter { element[$0.0] == "YES" }.map(\.1)
        // Without a mask, too, the edges at the right and at the bottom are those that move.
        if set.isEmpty || !code.syntax.isExhaustive && set.allSatisfy({ $0 == "flexibleRightMargin" || $0 == "flexibleBottomMargin" }) {
            return
        }
        // A cell places its own labels.
        if !code.syntax.isExhaustive, element.parent.map(IdleRule.isOfStyledCell) ?? false { return }
        let value = code.language.options("UIViewAutoresizing", members: set)
        code.statements.append(code.language.assignment(variable, property: "autoresizingMask", value: value))
    }
}
