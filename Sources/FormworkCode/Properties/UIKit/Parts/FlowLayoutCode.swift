import FormworkModel

/// A collection view's flow layout in Swift.
enum FlowLayoutCode {
    private static let table = PropertyTable(
        PropertyRule.rules(of: "collectionViewFlowLayout") + [
            PropertyRule(
                attribute: "automaticEstimatedItemSize", property: "estimatedItemSize",
                kind: .word(["YES": "UICollectionViewFlowLayout.automaticSize", "NO": ".zero"]), absent: "NO", initial: "NO")
        ])

    private static let starts = [
        "itemSize": "CGSize(width: 50, height: 50)", "headerReferenceSize": "CGSize(width: 0, height: 0)",
        "footerReferenceSize": "CGSize(width: 0, height: 0)", "estimatedItemSize": "CGSize(width: 0, height: 0)",
        "sectionInset": "UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)",
    ]

    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        var own = PropertyWriter(code.syntax)
        own.add(element, to: "layout", table: table)
        for child in element.children {
            let key = child["key"] ?? ""
            let kind: PartRule.Kind = child.name == "inset" ? .inset : .size
            if ["size", "inset"].contains(child.name), let start = starts[key], let expression = own.syntax.expression(kind, element: child)
            {
                if expression != start { own.statements.append("layout.\(key) = \(expression)") }
            } else if child.name != "connections" {
                own.leaveOut(child)
            }
        }
        code.notConverted += own.notConverted
        if own.statements.isEmpty { return }
        let lines = own.statements.map { "    \($0)\n" }.joined()
        code.statements.append("if let layout = \(variable).collectionViewLayout as? UICollectionViewFlowLayout {\n\(lines)}")
    }
}
