public import enum FormworkModel.LayoutAttribute
public import enum FormworkModel.LayoutRelation

/// A constraint of a ``LayoutEngine``: `first.attribute relation multiplier × second.attribute + constant`.
///
/// It is a handle, as ``LayoutView`` is, and valid until ``remove()`` or until one of its views is removed.
public struct LayoutConstraint: Hashable, CustomStringConvertible {
    /// The engine that it belongs to.
    public let engine: LayoutEngine
    let index: Int32
    let generation: UInt32

    var number: Int {
        let number = Int(index)
        // Safe: a programming error of the caller, as with an index out of range.
        precondition(engine.constraints[number].generation == generation, "the constraint was removed")
        return number
    }

    private var record: ConstraintRecord { engine.constraints[number] }

    public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool {
        left.index == right.index && left.generation == right.generation && left.engine === right.engine
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(index)
        hasher.combine(generation)
    }

    /// The first view, or the view of a guide.
    public var firstView: LayoutView { engine.view(Int(record.first)) }
    /// The attribute of the first view.
    public var firstAttribute: LayoutAttribute { record.firstAttribute }
    /// The relation between the two sides.
    public var relation: LayoutRelation { record.relation }
    /// The second view; nil for a constraint between a length and a number.
    public var secondView: LayoutView? { record.secondView.map(engine.view) }
    /// The attribute of the second view; `notAnAttribute` for none.
    public var secondAttribute: LayoutAttribute { record.secondAttribute }
    /// The factor of the second side.
    public var multiplier: Double { record.multiplier }

    /// The constant, in points. Changing it is the cheapest change of a layout.
    public var constant: Double {
        get { record.constant }
        nonmutating set { engine.setConstant(newValue, of: number) }
    }

    /// The priority, from 1 to 1000 (required).
    public var priority: Double {
        get { record.priority }
        nonmutating set { engine.setPriority(newValue, of: number) }
    }

    /// A name in messages; nil for none.
    public var identifier: String? {
        get { engine.identifiers[number] }
        nonmutating set { engine.identifiers[number] = newValue }
    }

    /// Whether it is active. An active constraint is in force while both of its views are in the hierarchy.
    public var isActive: Bool {
        get { record.isActive }
        nonmutating set { engine.setActive(newValue, number: number) }
    }

    /// The constraint as an equation, with the names of the views.
    public var description: String { engine.text(ofConstraint: number) }

    /// Returns it with a priority.
    public func withPriority(_ priority: Double) -> LayoutConstraint {
        self.priority = priority
        return self
    }

    /// Returns it with an identifier.
    public func withIdentifier(_ identifier: String) -> LayoutConstraint {
        self.identifier = identifier
        return self
    }

    /// Activates constraints.
    public static func activate(_ constraints: some Sequence<LayoutConstraint>) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: some Sequence<LayoutConstraint>) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Removes it from the engine. The handle is invalid afterwards.
    public func remove() { engine.removeConstraint(number) }
}
