public import FormworkModel

extension InterfaceDocument {
    /// Lays the document out: solves the constraints of every view tree.
    ///
    /// A document of watchOS has no scenes in the result: its interfaces are laid out by groups, not by constraints.
    ///
    /// - Complexity: near linear in the number of views and constraints.
    public func layout(_ options: LayoutOptions = LayoutOptions()) -> DocumentLayout {
        platform == .watchOS ? DocumentLayout() : LayoutEngine(self, options).run()
    }
}
