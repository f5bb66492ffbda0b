import FormworkModel

/// A collection view's flow layout in Swift.
enum FlowLayoutCode {
    private static let rules: [PropertyRule] =
        PropertyRule.structural("customClass", "customModule", "customModuleProvider") + [
            .number("minimumLineSpacing", "minimumLineSpacing", 10), .number("minimumInteritemSpacing", "minimumInteritemSpacing", 10),
            .word("scrollDirection", "scrollDirection", "vertical horizontal", "vertical"),
            .word(
                "sectionInsetReference", "sectionInsetReference",
                "contentInset:fromContentInset safeArea:fromSafeArea layoutMargins:fromLayoutMargins", "contentInset"),
            .bool("sectionHeadersPinToVisibleBounds", "sectionHeadersPinToVisibleBounds", false),
            .bool("sectionFootersPinToVisibleBounds", "sectionFootersPinToVisibleBounds", false),
            PropertyRule(
                attribute: "automaticEstimatedItemSize", property: "estimatedItemSize",
                kind: .word(["YES": "UICollectionViewFlowLayout.automaticSize", "NO": ".zero"]), absent: "NO", initial: "NO"),
        ]

    private static let starts = [
        "itemSize": "CGSize(width: 50, height: 50)", "headerReferenceSize": "CGSize(width: 0, height: 0)",
        "footerReferenceSize": "CGSize(width: 0, height: 0)", "estimatedItemSize": "CGSize(width: 0, height: 0)",
        "sectionInset": "UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)",
    ]

    static func code(_ element: Element, _ variable: String) -> PartCode {
        var code = PartCode()
        code.add(element, to: "layout", rules: rules)
        for child in element.children {
            let key = child["key"] ?? ""
            let rule: PartRule = child.name == "inset" ? .inset(key, key) : .size(key, key)
            if ["size", "inset"].contains(child.name), let start = starts[key], let expression = rule.expression(child) {
                if expression != start { code.statements.append("layout.\(key) = \(expression)") }
            } else if child.name != "connections" {
                code.leaveOut(child, "no counterpart in UIKit is known")
            }
        }
        if code.statements.isEmpty { return code }
        let lines = code.statements.map { "    \($0)\n" }.joined()
        code.statements = ["if let layout = \(variable).collectionViewLayout as? UICollectionViewFlowLayout {\n\(lines)}"]
        return code
    }
}
