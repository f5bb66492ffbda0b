import FormworkModel

extension InterfaceDocument.ConstraintTerms {
    /// An error that makes UIKit, AppKit or the layout reject the constraint, regardless of its owner; nil if there is none.
    package var fault: (rule: String, message: String)? {
        guard let other = second?.attribute else {
            return constant.isFinite ? nil : ("invalid-number", "the constant \(constant) isn't a length: the constraint is not added")
        }
        let attribute = first.attribute
        if attribute.kind == nil || other.kind == nil || !LayoutAttribute.areComparable(attribute, other) {
            return (
                "invalid-attribute-pair",
                "'\(attribute.rawValue)' and '\(other.rawValue)' cannot be compared: the constraint is not added"
            )
        }
        if multiplier == 0 || !multiplier.isFinite || !constant.isFinite {
            return (
                "invalid-number",
                "the multiplier must be a number other than 0, and the constant a number, "
                    + "not \(multiplier) and \(constant): the constraint is not added"
            )
        }
        return nil
    }
}

extension LayoutAttribute {
    fileprivate enum Kind { case size, left, leading, centerX, vertical }

    /// The attribute's quantity and axis; nil for `notAnAttribute`.
    fileprivate var kind: Kind? {
        switch self {
        case .width, .height: .size
        case .left, .right, .leftMargin, .rightMargin: .left
        case .leading, .trailing, .leadingMargin, .trailingMargin: .leading
        case .centerX, .centerXWithinMargins: .centerX
        case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .baseline, .firstBaseline, .lastBaseline:
            .vertical
        case .notAnAttribute: nil
        }
    }

    /// Whether a constraint may relate two attributes: sizes match sizes, positions match positions on the same axis, and left and
    /// right don't match leading and trailing.
    fileprivate static func areComparable(_ left: LayoutAttribute, _ right: LayoutAttribute) -> Bool {
        switch (left.kind, right.kind) {
        case (.centerX, .left), (.centerX, .leading), (.left, .centerX), (.leading, .centerX): true
        case (let left, let right): left == right
        }
    }
}
