import FormworkModel

/// The view or guide that has the anchor of a constraint's side, as a code expression.
struct AnchoredItem {
    /// The expression of the view or guide.
    let expression: String
    let attribute: LayoutAttribute

    init(expression: String, attribute: LayoutAttribute) {
        self.expression = expression
        self.attribute = attribute
    }

    /// - Parameters:
    ///   - side: the side of a constraint.
    ///   - unit: the unit of the constraint.
    ///   - asksMargins: whether margins are edges of a layout guide, as for anchors, rather than separate attributes.
    ///   - variable: returns the name of a view in the code.
    init?(_ side: CodeConstraint.Side, in unit: CodeUnit, asksMargins: Bool = true, variable: (CodeView) -> String) {
        let (name, isRoot) = (variable(unit.views[side.item.view]), side.item.view == 0)
        switch side.item.guide {
        case nil:
            let plain = asksMargins ? side.attribute.withoutMargin : nil
            (expression, attribute) = plain.map { (name + ".layoutMarginsGuide", $0) } ?? (name, side.attribute)
        case "safeArea": (expression, attribute) = (name + ".safeAreaLayoutGuide", side.attribute)
        case "contentLayoutGuide", "frameLayoutGuide": (expression, attribute) = (name + ".\(side.item.guide ?? "")", side.attribute)
        case "keyboard": (expression, attribute) = (name + ".keyboardLayoutGuide", side.attribute)
        // A view class has no access to its controller's guides. They begin at the edge of the view and end where the safe area begins.
        case "top" where isRoot && side.attribute == .bottom: (expression, attribute) = (name + ".safeAreaLayoutGuide", .top)
        case "bottom" where isRoot && side.attribute == .top: (expression, attribute) = (name + ".safeAreaLayoutGuide", .bottom)
        case "top" where isRoot && side.attribute == .top, "bottom" where isRoot && side.attribute == .bottom:
            (expression, attribute) = (name, side.attribute)
        default: return nil
        }
    }
}
