public import FormworkModel

// The calls of LDOLayoutTemplates and AutolayoutExtensions (see <doc:LayoutTemplates#The-calls-of-the-originals>).

extension LayoutTemplate {
    /// Creates the template whose root is a view; nil if the view isn't one. In LDOLayoutTemplates 1.0 that view is the template itself.
    ///
    /// - Complexity: O(n) in the number of elements in templates.
    public init?(of root: InterfaceDocument.View) {
        guard let found = root.document.layoutTemplates.first(where: { $0.root == root }) else { return nil }
        self = found
    }
}

extension StagedDocument {
    /// Takes a snapshot of the targets of templates: `init(withCurrentStateForViewsIn:)` of LDOLayoutTemplates.
    ///
    /// - Parameter templates: The templates whose targets it contains; nil for all of the document.
    public func snapshot(of templates: [LayoutTemplate]? = nil) -> LayoutState.Snapshot {
        state.snapshot(basedOn: templates ?? document.layoutTemplates)
    }

    /// Applies a snapshot, as LDOLayoutTemplates does, and returns the transition to it.
    @discardableResult
    public mutating func apply(_ snapshot: LayoutState.Snapshot, animation: Animation = .linear) -> Transition {
        perform(animation) { $0.restore(snapshot) }
    }

    /// Hides a view and its followers: `hidden = true` of a `PWHidingMasterView` of AutolayoutExtensions.
    @discardableResult
    public mutating func hide(_ view: InterfaceDocument.View, animation: Animation = .linear) -> Transition {
        perform(animation) { $0.setHidden(true, of: view) }
    }

    /// Shows a view and its followers: `hidden = false` of a `PWHidingMasterView` of AutolayoutExtensions.
    @discardableResult
    public mutating func show(_ view: InterfaceDocument.View, animation: Animation = .linear) -> Transition {
        perform(animation) { $0.setHidden(false, of: view) }
    }
}
