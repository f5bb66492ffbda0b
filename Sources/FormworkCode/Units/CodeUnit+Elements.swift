import FormworkModel

extension CodeUnit {
    /// The property of whatever an outlet leads to.
    func property(of element: Element) -> String? {
        if let view = element.asView { return property(of: view) }
        return elementNames[element]
    }
}
