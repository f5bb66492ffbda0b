import FormworkModel

/// A position of an object among its siblings.
public enum Placement: Hashable, Sendable {
    /// Before all others.
    case first
    /// After all others. A view is then in front of them on the screen.
    case last
    /// Before a sibling.
    case before(EditTarget)
    /// After a sibling.
    case after(EditTarget)
    /// At an index among the siblings, from 0.
    case at(Int)

    /// Returns the child of a list before which to insert; nil for the end.
    ///
    /// - Parameters:
    ///   - children: the children of the list.
    ///   - session: the session that resolves the sibling.
    func sibling(among children: [Element], in session: EditSession) throws(EditError) -> Element? {
        switch self {
        case .first: return children.first
        case .last: return nil
        case .at(let place): return place >= 0 && place < children.count ? children[place] : nil
        case .before(let target): return children[try Self.place(of: target, children, session: session)]
        case .after(let target):
            let place = try Self.place(of: target, children, session: session) + 1
            return place < children.count ? children[place] : nil
        }
    }

    private static func place(of target: EditTarget, _ children: [Element], session: EditSession) throws(EditError) -> Int {
        let element = try session.one(target)
        guard let place = children.firstIndex(where: { $0.node == element.node }) else {
            throw EditError(.unusableObject("'\(target.text)' isn't in the destination"), column: target.column)
        }
        return place
    }
}
