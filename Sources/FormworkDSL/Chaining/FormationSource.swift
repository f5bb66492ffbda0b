/// Where formations come from: a ``FormationLayout``, or a ``LayoutCondition`` under which they take part.
public protocol FormationSource {
    /// The layout that the formations are added to.
    var layout: FormationLayout { get }

    /// What must hold for the formations to take part.
    var conditions: [LayoutCondition] { get }
}

extension FormationSource {
    /// A new formation of a view (seeds F-2).
    ///
    /// - Parameters:
    ///   - view: a view of the layout's document; one that stands nowhere is put into the root view.
    ///   - container: the view that it is moved into.
    public func view(_ view: LayoutView, container: LayoutView? = nil) -> ViewFormation {
        precondition(view.document === layout.rootView.document, "the views of a layout are of one document")
        if let container, view.superview != container { container.addSubview(view) }
        adopt(view, layout.rootView)
        return add(ViewFormation(view: view))
    }

    /// A new formation of several views (seeds F-3).
    ///
    /// - Parameters:
    ///   - views: views of the layout's document; fewer than two are reported.
    ///   - container: the view that those are put into that stand nowhere; the root view where none is given.
    ///   - moveView: whether views that stand elsewhere move into the container that is given.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    public func group(
        _ views: LayoutView..., container: LayoutView? = nil, moveView: Bool = true, file: String = #fileID, line: Int = #line
    ) -> GroupFormation {
        group(views, container: container, moveView: moveView, file: file, line: line)
    }

    /// A new formation of several views (seeds F-3).
    ///
    /// - Parameters:
    ///   - views: views of the layout's document; fewer than two are reported.
    ///   - container: the view that those are put into that stand nowhere; the root view where none is given.
    ///   - moveView: whether views that stand elsewhere move into the container that is given.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    public func group(
        _ views: [LayoutView], container: LayoutView? = nil, moveView: Bool = true, file: String = #fileID, line: Int = #line
    ) -> GroupFormation {
        let document = layout.rootView.document
        precondition(views.allSatisfy { $0.document === document }, "the views of a layout are of one document")
        if views.count < 2 {
            document.report(
                "small-group", "a group has two views or more, not \(views.count)", at: CallSite(file: file, line: line))
        }
        for view in views {
            if let container, moveView, view.superview != container { container.addSubview(view) }
            adopt(view, container ?? layout.rootView)
        }
        return add(GroupFormation(views))
    }

    /// The formations that code adds to the layout, those of blocks in it included (seeds F-44).
    @discardableResult
    public func block(_ body: () throws -> Void) rethrows -> LayoutBlock {
        let start = layout.formations.count
        try body()
        let block = LayoutBlock(formations: Array(layout.formations[start...]))
        for formation in block.formations { formation.installation.conditions += conditions }
        return block
    }

    /// A condition under which formations take part: `layout.when { isWide }.view(icon)` (seeds F-81).
    ///
    /// - Parameter test: whether it holds; asked for every formation that hangs on it, at every activation and update.
    public func when(_ test: @escaping () -> Bool) -> LayoutCondition { LayoutCondition(self, test) }

    private func adopt(_ view: LayoutView, _ container: LayoutView) {
        if view.superview == nil, !container.isDescendant(of: view) { container.addSubview(view) }
    }

    private func add<F: Formation>(_ formation: F) -> F {
        formation.installation.conditions = conditions
        layout.add(formation)
        return formation
    }
}
