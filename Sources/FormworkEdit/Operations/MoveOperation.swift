import FormworkModel
import FormworkTree

/// Moves views into another view or to another position among their siblings: `move Hint into Card before Title`.
///
/// The views keep their position on the screen. A constraint stays if its owner still contains both items and no stack view arranges the moved view.
/// The others are removed and reported.
public struct MoveOperation: Hashable, Sendable {
    /// The views to move: all matches of a selector, or those that are named.
    public var target: EditTarget
    /// The new superview; nil for the present one.
    public var owner: EditTarget?
    /// The position among the siblings.
    public var placement: Placement
    /// Whether connections to removed constraints are removed too.
    public var removesReferences: Bool

    /// An operation that moves views.
    public init(_ target: EditTarget, into owner: EditTarget? = nil, placement: Placement = .last, removesReferences: Bool = false) {
        (self.target, self.owner, self.placement, self.removesReferences) = (target, owner, placement, removesReferences)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let views = try session.movableViews(target)
        let destination = try destination(of: views, in: session)
        let children = destination.element.children.first { $0.name == "subviews" }?.children ?? []
        let sibling = try placement.sibling(
            among: children.filter { child in
                // The moved views don't count as siblings, except for a placement that names one of them.
                !views.contains { $0.element.node == child.node } || placement.isNamed
            }, in: session)
        let isArranged = destination.element.name == "stackView"
        let lost = views.flatMap { view in
            view.superview == destination ? [] : Self.lostConstraints(of: view, in: destination, isArranged: isArranged)
        }
        var seen: Set<String> = []
        let going = lost.filter { seen.insert($0.id ?? "").inserted }
        try ConstraintRemoval(going, removesReferences: removesReferences, column: target.column).check()
        var fragments: [ElementFragment] = []
        for view in views {
            var taken = MovedView(view)
            if view.superview != destination {
                if let frame = view.frame, let old = EditSession.origin(of: view), let new = EditSession.origin(of: destination) {
                    taken.setFrame(Rect(x: old.x - new.x, y: old.y - new.y, width: frame.size.width, height: frame.size.height))
                }
                if isArranged { taken.arrange() } else if !Self.isPlaced(view, without: going) { taken.fix(in: view.document) }
            }
            fragments.append(taken.fragment)
        }
        for constraint in going { session.note("also removed: \(session.document.words(constraint))") }
        try session.edit { editor throws(EditError) in
            ConstraintRemoval(going, removesReferences: removesReferences).remove(with: &editor)
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
        guard let destination else { throw EditError(.unusableObject("'\(target.text)' has no superview"), column: target.column) }
        for view in views {
            if destination.isDescendant(of: view) {
                throw EditError(.unusableObject("\(view.element.quoted) cannot be put into itself"), column: owner?.column ?? target.column)
            }
            if view.scene != destination.scene {
                throw EditError(
                    .unusableObject("\(view.element.quoted) and \(destination.element.quoted) are in different scenes"),
                    column: owner?.column)
            }
        }
        return destination
    }

    /// Returns the constraints between a view and the outside that are invalid in its new place.
    private static func lostConstraints(of view: View, in destination: View, isArranged: Bool) -> [Constraint] {
        ReferenceSearch([view.element], in: view.document).constraints.compactMap(\.asConstraint).filter { constraint in
            guard let owner = constraint.owner.asView else { return true }
            if !destination.isDescendant(of: owner) { return true }
            guard isArranged else { return false }
            // A stack view determines the position of an arranged view, but not its size. Its descendants keep both kinds of constraints.
            let sides = [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
            return sides.contains { $0.0 == view.element && !$0.1.isSize }
        }
    }

    /// Whether something other than a new fixed frame determines a view's position.
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
    /// Whether the placement names a sibling.
    var isNamed: Bool {
        switch self {
        case .before, .after: true
        case .first, .last, .at: false
        }
    }
}
