/// A type that makes formations: a ``FormationLayout``, or a ``LayoutCondition`` under which they are active.
public protocol FormationSource<View> {
    /// The views of the layout.
    associatedtype View: ConstrainedView

    /// The layout that the formations are added to.
    var layout: FormationLayout<View> { get }

    /// The conditions under which the formations are active.
    var conditions: [LayoutCondition<View>] { get }
}

extension FormationSource {
    /// Makes a formation of a view (see <doc:ChainingLanguage#Formations>).
    ///
    /// - Parameters:
    ///   - view: a view of the layout's document; any other is reported. A view without a superview is added to the root view.
    ///   - container: the view to move it into.
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    public func view(
        _ view: View, container: View? = nil, file: String = #fileID, line: Int = #line
    ) -> ViewFormation<View> {
        add(place(view, container: container, moves: true, site: CallSite(file: file, line: line)))
    }

    /// A new formation whose constraints are active as soon as they are made, as in FormationLayout 0.8: `layout[icon].top(equalTo: canvas)`.
    ///
    /// - Parameters:
    ///   - view: a view of the layout's document; any other is reported. A view without a superview is added to the root view.
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    public subscript(view: View, file: String = #fileID, line: Int = #line) -> ViewFormation<View> {
        add(place(view, container: nil, moves: true, site: CallSite(file: file, line: line)), activates: true)
    }

    /// Makes a formation of several views.
    ///
    /// - Parameters:
    ///   - views: two or more views of the layout's document. Fewer views, or one of another document, are reported.
    ///   - container: the view that receives views without a superview; nil for the root view.
    ///   - moveView: whether views with another superview move into `container`.
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    public func group(
        _ views: View..., container: View? = nil, moveView: Bool = true, file: String = #fileID, line: Int = #line
    ) -> GroupFormation<View> {
        group(views, container: container, moveView: moveView, file: file, line: line)
    }

    /// Makes a formation of several views.
    ///
    /// - Parameters:
    ///   - views: two or more views of the layout's document. Fewer views, or one of another document, are reported.
    ///   - container: the view that receives views without a superview; nil for the root view.
    ///   - moveView: whether views with another superview move into `container`.
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    public func group(
        _ views: [View], container: View? = nil, moveView: Bool = true, file: String = #fileID, line: Int = #line
    ) -> GroupFormation<View> {
        let site = CallSite(file: file, line: line)
        if views.count < 2 {
            layout.rootView.journal.report("small-group", message: "a group needs at least two views, not \(views.count)", at: site)
        }
        return add(GroupFormation(views.map { place($0, container: container, moves: moveView, site: site) }))
    }

    /// Runs code and collects the formations that it adds, including those of nested blocks (see <doc:ChainingLanguage#Blocks>).
    @discardableResult
    public func block(_ body: () throws -> Void) rethrows -> LayoutBlock<View> {
        let start = layout.formations.count
        try body()
        let block = LayoutBlock(formations: Array(layout.formations[start...]))
        for formation in block.formations { formation.installation.conditions += conditions }
        return block
    }

    /// Returns a condition under which formations are active: `layout.when { isWide }.view(icon)`.
    ///
    /// - Parameter test: whether the condition holds. Called for every dependent formation, at every activation and update.
    public func when(_ test: @escaping () -> Bool) -> LayoutCondition<View> { LayoutCondition(self, test: test) }

    /// Adds a view to its container and returns its formation. Reports a view or container that cannot be used.
    func place(_ view: View, container: View?, moves: Bool, site: CallSite) -> ViewFormation<View> {
        let root = layout.rootView
        guard root.sharesJournal(with: view, "it is ignored", at: site) else { return ViewFormation(refused: view) }
        if let container, root.sharesJournal(with: container, "the view isn't added to it", at: site), view.superview != container,
            moves || view.superview == nil
        {
            if container.isDescendant(of: view) {
                root.journal.report(
                    "recursive-hierarchy",
                    message: "'\(view.shortName)' can't be added to '\(container.shortName)', which is the view itself or inside it",
                    at: site)
            } else {
                container.addSubview(view)
            }
        }
        if view.superview == nil, !root.isDescendant(of: view) { root.addSubview(view) }
        return ViewFormation(view: view)
    }

    /// Adds a formation to the layout under the source's conditions.
    ///
    /// - Parameter activates: whether it is active immediately, if its conditions hold.
    func add<F: Formation<View>>(_ formation: F, activates: Bool = false) -> F {
        formation.installation.conditions = conditions
        layout.add(formation)
        if activates || layout.activatesAddedFormations {
            for member in formation.members { member.activatesAdded = true }
            if conditions.allSatisfy(\.holds) { formation.active = true }
        }
        return formation
    }
}
