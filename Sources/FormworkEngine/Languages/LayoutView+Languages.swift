public import FormworkDiagnostics
public import FormworkLanguages
public import FormworkModel

// An engine's views in the two languages.

extension LayoutEngine {
    /// Calls of the two languages that failed, each with its call site.
    public var diagnostics: [Diagnostic] { journal.diagnostics }
}

extension LayoutView: ConstrainedView {
    public typealias Constraint = LayoutConstraint
    public typealias Item = LayoutArea

    /// The frame.
    public var layoutItem: LayoutArea { area }
    /// A number that no other view of the engine has or had.
    public var key: Int { Int(generation) << 32 | Int(index) }
    /// The names of constraints, and calls that failed, of the engine.
    public var journal: ConstraintJournal { engine.journal }
    /// The name in messages.
    public var shortName: String { name }
    /// The size of its content; without content, that of its last frame.
    public var naturalSize: Size { intrinsicContentSize ?? frame.size }

    /// Makes a view that other views are constrained to.
    public func makeSpace() -> LayoutView { engine.makeView("space") }

    /// Makes an inactive constraint.
    public func makeConstraint(_ terms: InterfaceDocument.ConstraintTerms<LayoutArea>, at site: CallSite) -> LayoutConstraint {
        let constraint = engine.constraint(
            terms.first.item, terms.first.attribute, terms.relation, to: terms.second?.item, terms.second?.attribute ?? .notAnAttribute,
            multiplier: terms.multiplier, constant: terms.constant)
        constraint.priority = terms.priority
        return constraint
    }

    /// Returns the constraint with a key; nil if it was removed.
    public func constraint(withKey key: Int) -> LayoutConstraint? {
        let constraint = LayoutConstraint(
            engine: engine, index: Int32(truncatingIfNeeded: key), generation: UInt32(truncatingIfNeeded: key >> 32))
        guard engine.constraints.indices.contains(Int(constraint.index)) else { return nil }
        return engine.constraints[Int(constraint.index)].generation == constraint.generation ? constraint : nil
    }

    /// The active constraints whose first item is the view.
    ///
    /// - Complexity: O(n log n) in the number of the engine's constraints.
    public var madeConstraints: [LayoutConstraint] { engine.activeConstraints.filter { $0.terms.first.item == area } }
}

extension LayoutArea: ConstrainedItem {
    public typealias View = LayoutView

    /// Itself.
    public var layoutItem: LayoutArea { self }
}

extension LayoutGuide: LayoutTargetSource {
    public typealias View = LayoutView

    /// Its rectangle.
    public var layoutItem: LayoutArea { area }
}

extension LayoutConstraint: ViewConstraint {
    public typealias View = LayoutView

    /// A number that no other constraint of the engine has or had.
    public var key: Int { Int(generation) << 32 | Int(index) }

    /// Both sides with their numbers.
    public var terms: InterfaceDocument.ConstraintTerms<LayoutArea> {
        let record = engine.constraints[number]
        return InterfaceDocument.ConstraintTerms(
            first: InterfaceDocument.ConstraintTerms.Side(item: LayoutArea(firstView, record.firstPart), attribute: record.firstAttribute),
            relation: record.relation,
            second: secondView.map {
                InterfaceDocument.ConstraintTerms.Side(item: LayoutArea($0, record.secondPart), attribute: record.secondAttribute)
            },
            multiplier: record.multiplier, constant: record.constant, priority: record.priority)
    }

    /// Makes it active, without a check.
    public func activate(ownedBy owner: LayoutView) { isActive = true }
}
