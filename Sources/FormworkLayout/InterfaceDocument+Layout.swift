public import FormworkModel

extension InterfaceDocument {
    /// Lays the document out: solves the constraints of every view tree.
    ///
    /// - Complexity: near linear in the number of views and constraints.
    public func layout(_ options: LayoutOptions = LayoutOptions()) -> DocumentLayout { LayoutEngine(self, options).run() }
}
