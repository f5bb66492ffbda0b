public import FormworkModel

extension InterfaceDocument {
    /// Lays the document out: solves the constraints of every view tree.
    ///
    /// A document of watchOS has no roots in the result: its interfaces are laid out by groups, not by constraints.
    ///
    /// - Complexity: near linear in the number of views and constraints.
    public func layout(_ options: LayoutOptions = LayoutOptions()) -> DocumentLayout {
        platform == .watchOS ? DocumentLayout() : LayoutEngine(self, options).run()
    }

    /// The generation of AppKit's control sizes with which most of the recorded frames come out; nil where the document's version says it.
    ///
    /// - Complexity: that of laying the document out once for each generation in question.
    package func calibratedGeneration(_ options: LayoutOptions) -> AppKitGeneration? {
        LayoutEngine.calibratedGeneration(of: self, options)
    }

    /// Whether constraints take part that are there for design time alone: on the canvas they do.
    package func keepsPlaceholders(_ options: LayoutOptions) -> Bool { LayoutEngine.environment(self, options).keepsPlaceholders }

    /// The size classes under which the document is laid out; nil for any, where no screen is known.
    public func sizeClasses(_ options: LayoutOptions = LayoutOptions()) -> (width: SizeClass?, height: SizeClass?) {
        LayoutEngine.environment(self, options).sizeClasses
    }
}
