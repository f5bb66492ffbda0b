import FormworkModel

/// Autoresizing masks in Swift.
enum AutoresizingCode {
    private static let members = [
        ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"), ("flexibleMaxX", "flexibleRightMargin"),
        ("flexibleMinY", "flexibleTopMargin"), ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ]

    static func code(_ element: Element, _ variable: String) -> PartCode {
        let set = members.filter { element[$0.0] == "YES" }.map { "." + $0.1 }
        switch set.count {
        case 0: return PartCode()
        case 1: return PartCode(["\(variable).autoresizingMask = \(set[0])"])
        default: return PartCode(["\(variable).autoresizingMask = [\(set.joined(separator: ", "))]"])
        }
    }
}
