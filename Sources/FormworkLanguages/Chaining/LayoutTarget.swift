public import FormworkModel

/// The right side of a formation's constraint: an attribute of a view or guide, times a factor, plus points.
///
/// See <doc:ChainingLanguage#Arithmetic-of-targets>.
///
/// It is written with operators: `icon.width * 0.5 + 10`.
public struct LayoutTarget<View: ConstrainedView>: Hashable {
    /// The view or guide.
    public var item: View.Item
    /// The attribute of the item; `notAnAttribute` for the same attribute as on the left side.
    public var attribute: LayoutAttribute
    /// The multiplier of the attribute.
    public var multiplier: Double
    /// The constant, in points.
    public var constant: Double

    /// Creates a target.
    public init(_ item: View.Item, _ attribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0) {
        self.item = item
        self.attribute = attribute
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Creates a target as in FormationLayout 0.2.
    @available(*, deprecated, message: "use view.layoutTarget(attribute)")
    public init(view: View, attribute: LayoutAttribute) { self.init(view.layoutItem, attribute) }

    /// The view, or the view that has the guide.
    public var view: View { item.view }
}

extension LayoutTarget: LayoutTargetConvertible {
    public var asLayoutTarget: LayoutTarget<View> { self }
}
