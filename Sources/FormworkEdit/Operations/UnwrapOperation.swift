import FormworkModel
import FormworkTree

/// Replaces a container by the views in it: `unwrap Buttons`.
///
/// The views keep their position on the screen. A single view takes over the constraints that placed the container. Several views get fixed frames,
/// unless constraints or a stack view place them. Other constraints and connections of the container are removed and reported.
public struct UnwrapOperation: Hashable, Sendable {
    /// The container.
    public var target: EditTarget
    /// Whether connections to the container are removed too.
    public var removesReferences: Bool

    /// An operation that removes a container and keeps its content.
    public init(_ target: EditTarget, removesReferences: Bool = false) {
        (self.target, self.removesReferences) = (target, removesReferences)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let views = try session.movableViews(target)
        guard views.count == 1, let container = views.first, let owner = container.superview else {
            throw EditError(
                .unusableObject("'\(target.text)' matches \(views.count) views: unwrap one at a time"), column: target.column)
        }
        let children = container.subviews.filter { $0.element.parent?.name == "subviews" }
        guard !children.isEmpty, children.count == container.subviews.count,
            ["view", "customView", "stackView"].contains(container.element.name)
        else {
            throw EditError(
                .unusableObject(
                    "\(container.element.quoted) is \(container.element.kindText) without subviews that could replace it"),
                column: target.column)
        }
        let document = session.document
        let only = children.count == 1 ? children[0].id : nil
        // Constraints and connections of the container, its guides and its constraints. Those of its views stay.
        let inner = Set(children.map { $0.element.node })
        let constraints = document.constraints.filter { constraint in
            [constraint.firstItem, constraint.secondItem].contains { item in
                guard let item else { return false }
                return item.node == container.element.node || item.asGuide?.owner.node == container.element.node
            } && !children.contains { $0.element.contains(constraint.element) }
        }
        let kept = constraints.filter { only != nil && Self.canPass($0, from: container, inner: inner) }
        let going = constraints.filter { !kept.contains($0) }
        let search = ReferenceSearch(going.map(\.element), in: document)
        let leading = document.connections.filter { $0.destinationID == container.id && !container.element.contains($0.element) }
        // Recognizers that are used only by the container, and not by its views.
        let left = OrphanedRecognizers.of([container.element], in: document).filter { recognizer in
            !document.connections.contains { link in
                link.destinationID == recognizer.id && children.contains { $0.element.contains(link.element) }
            }
        }
        let leftSearch = ReferenceSearch(left, in: document)
        let described =
            search.described + leading.map { "\($0.kind.rawValue) '\($0.name ?? $0.id ?? "")' of \($0.source.quoted)" }
            + left.map(OrphanedRecognizers.words) + leftSearch.described(outside: container.element)
        if !removesReferences, !described.isEmpty {
            let isLeftAlone = left.count == described.count
            throw EditError(
                isLeftAlone ? .wouldOrphan(container.element.quoted, described) : .referredTo(container.element.quoted, by: described),
                column: target.column)
        }
        for text in described { session.note("also removed: \(text)") }
        // The container's constraints between its views move to the superview.
        let held = container.constraints.filter { !going.contains($0) && !kept.contains($0) }
        for constraint in going { session.note("also removed: \(document.words(constraint))") }
        let isArranged = owner.element.name == "stackView"
        try session.edit { editor throws(EditError) in
            for connection in leading { editor.remove(connection) }
            for recognizer in left { editor.remove(recognizer) }
            leftSearch.remove(with: &editor)
            for constraint in going { editor.remove(constraint) }
            for constraint in kept {
                if constraint.firstItem == container.element { editor.setAttribute("firstItem", to: only, of: constraint.element) }
                if constraint.secondItem == container.element { editor.setAttribute("secondItem", to: only, of: constraint.element) }
            }
            let fragments = children.map { child in
                var taken = MovedView(child)
                if let inner = child.frame, let outer = container.frame {
                    taken.setFrame(
                        Rect(
                            x: inner.origin.x + outer.origin.x, y: inner.origin.y + outer.origin.y, width: inner.size.width,
                            height: inner.size.height))
                }
                if isArranged {
                    taken.arrange()
                } else if kept.isEmpty, !Self.isPlaced(child, by: held) {
                    taken.fix(in: document)
                }
                return taken.fragment
            }
            for constraint in held {
                editor.add(
                    constraint.value, to: owner, seeds: ["unwrap", constraint.id ?? ""], copying: constraint,
                    identifier: constraint.identifier)
            }
            ArrangedLists(owner.element).remove(container.element, with: &editor)
            editor.remove(container.element)
            editor.insert(fragments, intoList: "subviews", of: owner.element, before: container.element)
            ArrangedLists(owner.element).insert(fragments.count, before: container.element, with: &editor)
        }
        session.last = only
    }

    /// Whether a container's constraint can be transferred to its only view: it leads to an item outside.
    private static func canPass(_ constraint: Constraint, from container: View, inner: Set<NodeIndex>) -> Bool {
        let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
        if constraint.owner == container.element { return false }
        return items.allSatisfy { $0.asGuide?.owner != container.element && !inner.contains($0.node) }
    }

    private static func isPlaced(_ view: View, by constraints: [Constraint]) -> Bool {
        constraints.contains { constraint in
            !constraint.firstAttribute.isSize && [constraint.firstItem, constraint.secondItem].contains { $0 == view.element }
        }
    }
}
