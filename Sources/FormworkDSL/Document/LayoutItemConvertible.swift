extension LayoutItem {
    /// What a constraint can speak of: a view, or a guide of a view (see <doc:ChainingLanguage#Arithmetic-of-targets>).
    public protocol Convertible {
        /// The view or guide.
        var layoutItem: LayoutItem { get }
    }
}

extension LayoutView: LayoutItemConvertible {
    /// The view itself.
    public var layoutItem: LayoutItem { LayoutItem(self) }
}

extension LayoutItem: LayoutItemConvertible {
    /// Itself.
    public var layoutItem: LayoutItem { self }
}
