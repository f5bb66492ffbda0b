extension LayoutItem {
    /// A type that can be an item of a constraint: a view or a guide (see <doc:ChainingLanguage#Arithmetic-of-targets>).
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
