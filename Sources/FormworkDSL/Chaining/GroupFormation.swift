extension FormationLayout {
    /// Constraints of several views: what is said of the group is said of every member, member after member.
    ///
    /// See <doc:ChainingLanguage#Formations>.
    ///
    /// A member is not held against itself: a target skips the member whose own attribute it is, a view the member that it is.
    public final class GroupFormation: Formation {
        public let members: [ViewFormation]
        public var installation = Installation()

        public var active = false {
            didSet { for member in members { member.active = active } }
        }

        init(_ members: [ViewFormation]) { self.members = members }

        /// How many views there are.
        public var count: Int { members.count }

        /// The first view; nil in a group without views.
        public var firstView: LayoutView? { members.first?.view }

        /// The last view; nil in a group without views.
        public var lastView: LayoutView? { members.last?.view }

        /// The formation of a view by its place, from 0.
        public subscript(index: Int) -> ViewFormation { members[index] }

        /// The view at a place, from 0.
        public func viewAt(_ index: Int) -> LayoutView { members[index].view }

        // MARK: Running code

        /// Runs code with the group.
        @discardableResult
        public func execute(_ body: (GroupFormation) throws -> Void) rethrows -> GroupFormation {
            try body(self)
            return self
        }

        /// Runs code with the formation at a place, from 0.
        @discardableResult
        public func at(_ index: Int, _ body: (ViewFormation) throws -> Void) rethrows -> GroupFormation {
            try body(members[index])
            return self
        }

        /// Runs code with the formation at a place, from 0: the name that `at` had in FormationLayout 0.2.0.
        @available(*, deprecated, renamed: "at")
        @discardableResult
        public func executeAt(_ index: Int, _ body: (ViewFormation) throws -> Void) rethrows -> GroupFormation { try at(index, body) }

        /// Runs code with the first formation.
        @discardableResult
        public func first(_ body: (ViewFormation) throws -> Void) rethrows -> GroupFormation {
            try members.first.map(body)
            return self
        }

        /// Runs code with the last formation.
        @discardableResult
        public func last(_ body: (ViewFormation) throws -> Void) rethrows -> GroupFormation {
            try members.last.map(body)
            return self
        }

        /// Runs code with every formation, its place from 0, and the group.
        ///
        /// - Complexity: O(n) in the number of views.
        @discardableResult
        public func forEach(_ body: (ViewFormation, Int, GroupFormation) throws -> Void) rethrows -> GroupFormation {
            for (index, member) in members.enumerated() { try body(member, index, self) }
            return self
        }

        /// Runs code with every formation, the last one first, its place from 0, and the group.
        ///
        /// - Complexity: O(n) in the number of views.
        @discardableResult
        public func forEachReverse(_ body: (ViewFormation, Int, GroupFormation) throws -> Void) rethrows -> GroupFormation {
            for (index, member) in members.enumerated().reversed() { try body(member, index, self) }
            return self
        }
    }
}
