public import FormworkModel

extension LayoutItem {
    /// A length of a view: what alone can be held against a number (see <doc:ChainingLanguage#Calls>).
    public enum Dimension: Hashable, Sendable, CaseIterable {
        /// The width.
        case width
        /// The height.
        case height

        /// The same as an attribute.
        public var attribute: LayoutAttribute { self == .width ? .width : .height }
    }
}
