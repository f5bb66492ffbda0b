import FormworkModel

extension CodeUnit {
    /// The property of whatever an outlet leads to.
    func property(of element: Element) -> String? {
        if let view = element.asView { return property(of: view) }
        return constraints.first { $0.origin?.element == element }?.name ?? recognizers.first { $0.element == element }?.name
    }
}
