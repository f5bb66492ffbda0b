public import FormworkModel

/// Formations of the views in a root view, which take part by size classes and conditions (see <doc:ChainingLanguage#Formations>).
///
/// ```swift
/// let layout = FormationLayout(rootView: root)
/// layout.view(icon).size(40).center(root)
/// layout.view(title).below(icon + 8).centerX(icon)
/// layout.activate()
/// ```
public final class FormationLayout {
    /// The view that views are put into that stand nowhere.
    public let rootView: LayoutView
    /// The formations, in the order of making; members of groups are none of them.
    public private(set) var formations: [any Formation] = []
    /// Whether a formation takes part from its making on, and each of its constraints as it is made.
    public let activatesAddedFormations: Bool
    /// The size classes that the formations were last chosen for.
    private var sizeClasses: (horizontal: InterfaceDocument.SizeClass?, vertical: InterfaceDocument.SizeClass?)

    /// A layout of a view.
    ///
    /// - Parameters:
    ///   - rootView: the view that views are put into that stand nowhere.
    ///   - activateAddedFormations: whether constraints are active as they are made, as in FormationLayout 0.6; size classes still count from
    ///     the next activation on only.
    ///   - prepareRootView: whether the root's autoresizing mask places it no longer.
    public init(rootView: LayoutView, activateAddedFormations: Bool = false, prepareRootView: Bool = true) {
        self.rootView = rootView
        activatesAddedFormations = activateAddedFormations
        if prepareRootView { rootView.translatesAutoresizingMaskIntoConstraints = false }
    }

    public var layout: FormationLayout { self }
    public var conditions: [Condition] { [] }

    package func add(_ formation: any Formation) { formations.append(formation) }

    // MARK: Activation

    /// Has those formations take part that are installed for size classes, of which nil is an unspecified one.
    ///
    /// All deactivations precede activations. Formations whose state fits are not touched: constraints that were added to an active one
    /// since stay inactive (see <doc:ChainingLanguage#Size-classes>).
    ///
    /// - Complexity: O(n) in the number of constraints.
    public func activate(horizontal: InterfaceDocument.SizeClass? = nil, vertical: InterfaceDocument.SizeClass? = nil) {
        sizeClasses = (horizontal, vertical)
        let decided = formations.map { ($0, $0.installation.holds(horizontal: horizontal, vertical: vertical)) }
        for (formation, holds) in decided where formation.active && !holds { formation.active = false }
        for (formation, holds) in decided where !formation.active && holds { formation.active = true }
    }

    /// Has those formations take part that are installed for the size classes of traits.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public func activate(_ traits: InterfaceDocument.Traits) { activate(horizontal: traits.widthClass, vertical: traits.heightClass) }

    /// Has no formation take part.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public func deactivate() { for formation in formations { formation.active = false } }

    /// Chooses the formations anew, for the size classes of the last activation.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public func update() { activate(horizontal: sizeClasses.horizontal, vertical: sizeClasses.vertical) }

    /// Changes what conditions ask for, then chooses the formations anew.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public func update(_ change: () throws -> Void) rethrows {
        try change()
        update()
    }
}

extension FormationLayout: FormationSource {}
