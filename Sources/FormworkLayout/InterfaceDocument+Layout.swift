public import FormworkModel

extension InterfaceDocument {
    /// Lays the document out: solves the constraints of every view tree.
    ///
    /// A document of watchOS has no roots in the result: its interfaces are laid out by groups, not by constraints.
    ///
    /// - Complexity: near linear in the number of views and constraints.
    public func layout(_ options: LayoutOptions = LayoutOptions()) -> DocumentLayout {
        if platform == .watchOS { return DocumentLayout() }
        let options = options.calibrated(for: self)
        if let trial = options.calibration?.trial, trial.isLayout(of: self, options) { return trial.layout }
        return LayoutEngine(self, options).run()
    }

    /// Finds out from the document's recorded frames on which system it was made.
    ///
    /// - Complexity: at most that of laying the document out once for each generation of AppKit in question.
    package func calibration(_ options: LayoutOptions) -> Calibration { Calibration(self, options) }

    /// Whether constraints take part that are there for design time alone: on the canvas they do.
    package func keepsPlaceholders(_ options: LayoutOptions) -> Bool { LayoutEngine.environment(self, options).keepsPlaceholders }

    /// The size classes under which the document is laid out; nil for any, where no screen is known.
    public func sizeClasses(_ options: LayoutOptions = LayoutOptions()) -> (width: SizeClass?, height: SizeClass?) {
        LayoutEngine.environment(self, options).sizeClasses
    }
}
