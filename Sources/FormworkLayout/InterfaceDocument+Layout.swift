public import FormworkModel

extension InterfaceDocument {
    /// Lays the document out: solves the constraints of every view tree.
    ///
    /// A watchOS document has no roots in the result: its interfaces are laid out by groups, not by constraints.
    ///
    /// - Complexity: near linear in the number of views and constraints.
    public func layout(_ options: LayoutOptions = LayoutOptions()) -> DocumentLayout {
        if platform == .watchOS { return DocumentLayout() }
        let options = options.calibrated(for: self)
        if let trial = options.calibration?.trial, trial.isLayout(of: self, options) { return trial.layout }
        return LayoutEngine(self, options: options).run()
    }

    /// Infers from the document's recorded frames the system on which it was made.
    ///
    /// - Complexity: at most that of laying the document out once for each generation of AppKit in question.
    package func calibration(_ options: LayoutOptions) -> Calibration { Calibration(self, options: options) }

    /// Whether placeholder constraints, which exist only at design time, are part of the layout. They are on the canvas.
    package func keepsPlaceholders(_ options: LayoutOptions) -> Bool { LayoutEngine.environment(self, options: options).keepsPlaceholders }

    /// The size classes of the layout; nil for any, if no screen is known.
    public func sizeClasses(_ options: LayoutOptions = LayoutOptions()) -> (
        width: InterfaceDocument.SizeClass?, height: InterfaceDocument.SizeClass?
    ) {
        LayoutEngine.environment(self, options: options).sizeClasses
    }
}
