public import FormworkModel

extension FormationLayout {
    /// The right side of a formation's constraint: an attribute of a view or guide, times a factor, plus points.
    ///
    /// See <doc:ChainingLanguage#Arithmetic-of-targets>.
    ///
    /// It is written with operators: `icon.width * 0.5 + 10`.
    public struct Target: Hashable {
        /// The view or guide.
        public var item: LayoutItem
        /// The attribute of the item; `notAnAttribute` for the same attribute as on the left side.
        public var attribute: LayoutAttribute
        /// The multiplier of the attribute.
        public var multiplier: Double
        /// The constant, in points.
        public var constant: Double

        /// Creates a target.
        public init(_ item: LayoutItem, _ attribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0) {
            self.item = item
            self.attribute = attribute
            self.multiplier = multiplier
            self.constant = constant
        }

        /// Creates a target as in FormationLayout 0.2.
        @available(*, deprecated, message: "use view.layoutTarget(attribute)")
        public init(view: LayoutView, attribute: LayoutAttribute) { self.init(LayoutItem(view), attribute) }

        /// The view, or the view that has the guide.
        public var view: LayoutView { item.view }
    }
}

extension LayoutTarget: LayoutTargetConvertible {
    public var asLayoutTarget: FormationLayout.Target { self }
}
