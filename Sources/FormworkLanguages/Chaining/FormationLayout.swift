public import FormworkModel

/// Formations of the views in a root view, activated by size classes and conditions (see <doc:ChainingLanguage#Formations>).
///
/// ```swift
/// let layout = FormationLayout(rootView: root)
/// layout.view(icon).size(40).center(root)
/// layout.view(title).below(icon + 8).centerX(icon)
/// layout.activate()
/// ```
public final class FormationLayout<View: ConstrainedView> {
    /// The view that receives views without a superview.
    public let rootView: View
    /// The formations, in order of creation. The members of groups aren't listed separately.
    public private(set) var formations: [any Formation<View>] = []
    /// Whether formations are active as soon as they are made, and their constraints as soon as they are added.
    public let activatesAddedFormations: Bool
    /// The size classes of the last activation.
    private var sizeClasses: (horizontal: InterfaceDocument.SizeClass?, vertical: InterfaceDocument.SizeClass?)

    /// Creates a layout of a view.
    ///
    /// - Parameters:
    ///   - rootView: the view that receives views without a superview.
    ///   - activateAddedFormations: whether constraints are active as soon as they are made, as in FormationLayout 0.6. Size classes
    ///     only apply from the next activation on.
    ///   - prepareRootView: whether to turn off `translatesAutoresizingMaskIntoConstraints` for the root view.
    public init(rootView: View, activateAddedFormations: Bool = false, prepareRootView: Bool = true) {
        self.rootView = rootView
        activatesAddedFormations = activateAddedFormations
        if prepareRootView { rootView.prepareForConstraints() }
    }

    public var layout: FormationLayout<View> { self }
    public var conditions: [LayoutCondition<View>] { [] }

    package func add(_ formation: any Formation<View>) { formations.append(formation) }

    // MARK: Activation

    /// Activates the formations that are installed for the size classes, and deactivates the others; nil is unspecified.
    ///
    /// All deactivations precede activations. Formations that are already in the right state aren't touched: constraints that were
    /// added to an active one since then stay inactive (see <doc:ChainingLanguage#Size-classes>).
    ///
    /// - Complexity: O(n) in the number of constraints.
    public func activate(horizontal: InterfaceDocument.SizeClass? = nil, vertical: InterfaceDocument.SizeClass? = nil) {
        sizeClasses = (horizontal, vertical)
        let decided = formations.map { ($0, $0.installation.holds(horizontal: horizontal, vertical: vertical)) }
        for (formation, holds) in decided where formation.active && !holds { formation.active = false }
        for (formation, holds) in decided where !formation.active && holds { formation.active = true }
    }

    /// Activates the formations that are installed for the size classes of traits, and deactivates the others.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public func activate(_ traits: InterfaceDocument.Traits) { activate(horizontal: traits.widthClass, vertical: traits.heightClass) }

    /// Deactivates all formations.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public func deactivate() { for formation in formations { formation.active = false } }

    /// Repeats the last activation, so that changed conditions take effect.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public func update() { activate(horizontal: sizeClasses.horizontal, vertical: sizeClasses.vertical) }

    /// Runs code that changes the state that conditions test, then calls ``update()``.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public func update(_ change: () throws -> Void) rethrows {
        try change()
        update()
    }
}

extension FormationLayout: FormationSource {}
