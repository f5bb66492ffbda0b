/// Constraints of several views. A call on the group applies to each member in turn.
///
/// See <doc:ChainingLanguage#Formations>.
///
/// A member isn't constrained to itself: a call skips the member whose own attribute is the target.
public final class GroupFormation<View: ConstrainedView>: Formation {
    public let members: [ViewFormation<View>]
    public var installation = FormationInstallation<View>()

    public var active = false {
        didSet { for member in members { member.active = active } }
    }

    init(_ members: [ViewFormation<View>]) { self.members = members }

    /// The number of views.
    public var count: Int { members.count }

    /// The first view; nil if the group is empty.
    public var firstView: View? { members.first?.view }

    /// The last view; nil if the group is empty.
    public var lastView: View? { members.last?.view }

    /// The formation of the view at an index.
    public subscript(index: Int) -> ViewFormation<View> { members[index] }

    /// Returns the view at an index.
    public func viewAt(_ index: Int) -> View { members[index].view }

    // MARK: Running code

    /// Runs code with the group.
    @discardableResult
    public func execute(_ body: (GroupFormation<View>) throws -> Void) rethrows -> GroupFormation<View> {
        try body(self)
        return self
    }

    /// Runs code with the formation at an index.
    @discardableResult
    public func at(_ index: Int, _ body: (ViewFormation<View>) throws -> Void) rethrows -> GroupFormation<View> {
        try body(members[index])
        return self
    }

    /// Runs code with the formation at an index; the name of `at` in FormationLayout 0.2.0.
    @available(*, deprecated, renamed: "at")
    @discardableResult
    public func executeAt(_ index: Int, _ body: (ViewFormation<View>) throws -> Void) rethrows -> GroupFormation<View> {
        try at(index, body)
    }

    /// Runs code with the first formation.
    @discardableResult
    public func first(_ body: (ViewFormation<View>) throws -> Void) rethrows -> GroupFormation<View> {
        try members.first.map(body)
        return self
    }

    /// Runs code with the last formation.
    @discardableResult
    public func last(_ body: (ViewFormation<View>) throws -> Void) rethrows -> GroupFormation<View> {
        try members.last.map(body)
        return self
    }

    /// Runs code with every formation, its index and the group.
    ///
    /// - Complexity: O(n) in the number of views.
    @discardableResult
    public func forEach(_ body: (ViewFormation<View>, Int, GroupFormation<View>) throws -> Void) rethrows -> GroupFormation<View> {
        for (index, member) in members.enumerated() { try body(member, index, self) }
        return self
    }

    /// Runs code with every formation, its index and the group, last formation first.
    ///
    /// - Complexity: O(n) in the number of views.
    @discardableResult
    public func forEachReverse(_ body: (ViewFormation<View>, Int, GroupFormation<View>) throws -> Void) rethrows -> GroupFormation<View> {
        for (index, member) in members.enumerated().reversed() { try body(member, index, self) }
        return self
    }
}
