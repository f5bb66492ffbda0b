public import FormworkModel

extension FormationLayout {
    /// What a formation is held against: an attribute of a view or guide, times a factor, plus points.
    ///
    /// See <doc:ChainingLanguage#Arithmetic-of-targets>.
    ///
    /// It is written with operators: `icon.width * 0.5 + 10`.
    public struct Target: Hashable {
        /// The view or guide.
        public var item: LayoutItem
        /// What of it is meant; `notAnAttribute` for the attribute that it is held against.
        public var attribute: LayoutAttribute
        /// The factor of the attribute.
        public var multiplier: Double
        /// In points.
        public var constant: Double

        /// A target.
        public init(_ item: LayoutItem, _ attribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0) {
            self.item = item
            self.attribute = attribute
            self.multiplier = multiplier
            self.constant = constant
        }

        /// A target of FormationLayout 0.2.
        @available(*, deprecated, message: "write view.layoutTarget(attribute)")
        public init(view: LayoutView, attribute: LayoutAttribute) { self.init(LayoutItem(view), attribute) }

        /// The view, or the view that has the guide.
        public var view: LayoutView { item.view }
    }
}

extension LayoutTarget: LayoutTargetConvertible {
    public var asLayoutTarget: FormationLayout.Target { self }
}
