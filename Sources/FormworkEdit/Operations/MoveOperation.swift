import FormworkModel
import FormworkTree

/// Puts views into another one, or at another place among their siblings: `move Hint into Card before Title`.
///
/// They stay where they are seen. Constraints stay as long as their owner still holds both of their items, and nothing arranges the view; the
/// others go and are named.
public struct MoveOperation: Hashable, Sendable {
    /// What is moved: all views that a selector finds, or those that are named.
    public var target: EditTarget
    /// Where it goes; nil for where it is.
    public var owner: EditTarget?
    /// Where it stands among its siblings.
    public var placement: Placement
    /// Whether connections to what goes along go, too.
    public var takesReferences: Bool

    /// An operation that moves views.
    public init(_ target: EditTarget, into owner: EditTarget? = nil, placement: Placement = .last, takesReferences: Bool = false) {
        (self.target, self.owner, self.placement, self.takesReferences) = (target, owner, placement, takesReferences)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let views = try session.movableViews(target)
        let destination = try destination(of: views, in: session)
        let children = destination.element.children.first { $0.name == "subviews" }?.children ?? []
        let sibling = try placement.sibling(
            among: children.filter { child in
                // What is moved is not among those that it could stand before, but where it is named.
                !views.contains { $0.element.node == child.node } || placement.isNamed
            }, in: session)
        let isArranged = destination.element.name == "stackView"
        let lost = views.flatMap { view in
            view.superview == destination ? [] : Self.lostConstraints(of: view, in: destination, isArranged: isArranged)
        }
        var seen: Set<String> = []
        let going = lost.filter { seen.insert($0.id ?? "").inserted }
        try ConstraintRemoval(going, takesReferences: takesReferences, column: target.column).check()
        var fragments: [ElementFragment] = []
        for view in views {
            var taken = TakenView(view)
            if view.superview != destination {
                if let frame = view.frame, let old = EditSession.origin(of: view), let new = EditSession.origin(of: destination) {
                    taken.setFrame(Rect(x: old.x - new.x, y: old.y - new.y, width: frame.size.width, height: frame.size.height))
                }
                if isArranged { taken.arrange() } else if !Self.isPlaced(view, without: going) { taken.fix(in: view.document) }
            }
            fragments.append(taken.fragment)
        }
        for constraint in going { session.note("removed with it: \(session.document.words(constraint))") }
        try session.edit { editor throws(EditError) in
            ConstraintRemoval(going, takesReferences: takesReferences).remove(with: &editor)
            for view in views {
                if let owner = view.superview?.element { ArrangedLists(owner).remove(view.element, with: &editor) }
                editor.remove(view.element)
            }
            editor.insert(fragments, intoList: "subviews", of: destination.element, before: sibling)
            ArrangedLists(destination.element).insert(fragments.count, before: sibling, with: &editor)
        }
        if views.count == 1 { session.last = views[0].id }
    }

    private func destination(of views: [View], in session: EditSession) throws(EditError) -> View {
        let destination: View?
        if let owner {
            destination = try session.container(owner)
        } else {
            switch placement {
            case .before(let sibling), .after(let sibling): destination = try session.view(sibling).superview
            default: destination = views.first?.superview
            }
        }
        guard let destination else { throw EditError(.unusableObject("'\(target.text)' stands in no view"), column: target.column) }
        for view in views {
            if destination.isDescendant(of: view) {
                throw EditError(.unusableObject("\(view.element.quoted) cannot be put into itself"), column: owner?.column ?? target.column)
            }
            if view.scene != destination.scene {
                throw EditError(
                    .unusableObject("\(view.element.quoted) and \(destination.element.quoted) stand in two scenes"), column: owner?.column)
            }
        }
        return destination
    }

    /// The constraints between a view and what is outside of it that do not hold in its new place.
    private static func lostConstraints(of view: View, in destination: View, isArranged: Bool) -> [Constraint] {
        ReferenceSearch([view.element], in: view.document).constraints.compactMap(\.asConstraint).filter { constraint in
            guard let owner = constraint.owner.asView else { return true }
            if !destination.isDescendant(of: owner) { return true }
            guard isArranged else { return false }
            // Where a stack arranges it, it has lengths of its own and no place; what stands in it keeps both.
            let sides = [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
            return sides.contains { $0.0 == view.element && !$0.1.isSize }
        }
    }

    /// Whether constraints or a stack say where a view is.
    private static func isPlaced(_ view: View, without going: [Constraint]) -> Bool {
        if view.hasFixedFrame || view.translatesAutoresizingMaskIntoConstraints { return true }
        return view.document.constraints.contains { constraint in
            !going.contains(constraint)
                && (constraint.firstItem == view.element && !constraint.firstAttribute.isSize && constraint.hasSecondItem
                    || constraint.secondItem == view.element && !constraint.secondAttribute.isSize)
        }
    }
}

extension Placement {
    /// Whether it is a place beside a sibling that is named.
    var isNamed: Bool {
        switch self {
        case .before, .after: true
        case .first, .last, .at: false
        }
    }
}
