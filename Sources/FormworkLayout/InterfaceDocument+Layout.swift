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

    /// The size classes under which the document is laid out; nil for any, where no screen is known.
    public func sizeClasses(_ options: LayoutOptions = LayoutOptions()) -> (width: SizeClass?, height: SizeClass?) {
        LayoutEngine.environment(self, options).sizeClasses
    }
}
