import FormworkModel

extension LayoutAttribute {
    enum Axis { case horizontal, vertical, length }

    /// The kind of its anchor.
    var axis: Axis? {
        if self == .notAnAttribute { return nil }
        return isSize ? .length : isHorizontalPlace ? .horizontal : .vertical
    }

    /// The name of its anchor.
    var anchor: String {
        switch self {
        case .baseline, .lastBaseline: "lastBaselineAnchor"
        default: rawValue + "Anchor"
        }
    }
}
