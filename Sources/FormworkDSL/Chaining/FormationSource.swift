extension FormationLayout {
    /// Where formations come from: a ``FormationLayout``, or a ``FormationLayout/Condition`` under which they take part.
    public protocol Source {
        /// The layout that the formations are added to.
        var layout: FormationLayout { get }

        /// What must hold for the formations to take part.
        var conditions: [Condition] { get }
    }
}

extension FormationSource {
    /// A new formation of a view (see <doc:ChainingLanguage#Formations>).
    ///
    /// - Parameters:
    ///   - view: a view of the layout's document, another one is reported; one that stands nowhere is put into the root view.
    ///   - container: the view that it is moved into.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    public func view(
        _ view: LayoutView, container: LayoutView? = nil, file: String = #fileID, line: Int = #line
    ) -> FormationLayout.ViewFormation {
        add(place(view, container, moves: true, CallSite(file: file, line: line)))
    }

    /// A new formation of a view, whose constraints are active as they are made, as in FormationLayout 0.8: `layout[icon].top(equalTo: canvas)`.
    ///
    /// - Parameters:
    ///   - view: a view of the layout's document, another one is reported; one that stands nowhere is put into the root view.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    public subscript(view: LayoutView, file: String = #fileID, line: Int = #line) -> FormationLayout.ViewFormation {
        add(place(view, nil, moves: true, CallSite(file: file, line: line)), activates: true)
    }

    /// A new formation of several views.
    ///
    /// - Parameters:
    ///   - views: views of the layout's document; another one, or fewer than two, are reported.
    ///   - container: the view that those are put into that stand nowhere; the root view where none is given.
    ///   - moveView: whether views that stand elsewhere move into the container that is given.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    public func group(
        _ views: LayoutView..., container: LayoutView? = nil, moveView: Bool = true, file: String = #fileID, line: Int = #line
    ) -> FormationLayout.GroupFormation {
        group(views, container: container, moveView: moveView, file: file, line: line)
    }

    /// A new formation of several views.
    ///
    /// - Parameters:
    ///   - views: views of the layout's document; another one, or fewer than two, are reported.
    ///   - container: the view that those are put into that stand nowhere; the root view where none is given.
    ///   - moveView: whether views that stand elsewhere move into the container that is given.
    ///   - file: where in the program it is asked for.
    ///   - line: where in the file, from 1.
    public func group(
        _ views: [LayoutView], container: LayoutView? = nil, moveView: Bool = true, file: String = #fileID, line: Int = #line
    ) -> FormationLayout.GroupFormation {
        let site = CallSite(file: file, line: line)
        if views.count < 2 {
            layout.rootView.document.report("small-group", "a group has two views or more, not \(views.count)", at: site)
        }
        return add(GroupFormation(views.map { place($0, container, moves: moveView, site) }))
    }

    /// The formations that code adds to the layout, those of blocks in it included (see <doc:ChainingLanguage#Blocks>).
    @discardableResult
    public func block(_ body: () throws -> Void) rethrows -> FormationLayout.Block {
        let start = layout.formations.count
        try body()
        let block = LayoutBlock(formations: Array(layout.formations[start...]))
        for formation in block.formations { formation.installation.conditions += conditions }
        return block
    }

    /// A condition under which formations take part: `layout.when { isWide }.view(icon)`.
    ///
    /// - Parameter test: whether it holds; asked for every formation that hangs on it, at every activation and update.
    public func when(_ test: @escaping () -> Bool) -> FormationLayout.Condition { LayoutCondition(self, test) }

    /// A formation of a view, put where it belongs; what cannot be is reported.
    func place(_ view: LayoutView, _ container: LayoutView?, moves: Bool, _ site: CallSite) -> ViewFormation {
        let root = layout.rootView
        guard root.sharesDocument(with: view, "nothing is made of it", at: site) else { return ViewFormation(refused: view) }
        if let container, root.sharesDocument(with: container, "no view is put into it", at: site), view.superview != container,
            moves || view.superview == nil
        {
            if container.isDescendant(of: view) {
                root.document.report(
                    "recursive-hierarchy", "'\(view.shortName)' cannot stand in '\(container.shortName)', which is or stands in it",
                    at: site)
            } else {
                container.addSubview(view)
            }
        }
        if view.superview == nil, !root.isDescendant(of: view) { root.addSubview(view) }
        return ViewFormation(view: view)
    }

    /// - Parameter activates: whether it takes part at once, as far as its conditions hold.
    func add<F: Formation>(_ formation: F, activates: Bool = false) -> F {
        formation.installation.conditions = conditions
        layout.add(formation)
        if activates || layout.activatesAddedFormations {
            for member in formation.members { member.activatesAdded = true }
            if conditions.allSatisfy(\.holds) { formation.active = true }
        }
        return formation
    }
}
