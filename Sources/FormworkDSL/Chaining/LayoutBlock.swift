extension FormationLayout {
    /// Formations that were added together (see <doc:ChainingLanguage#Blocks>).
    public struct Block {
        /// The formations, in the order of making.
        public let formations: [any Formation]

        /// Whether all of them take part; setting it sets it for each.
        ///
        /// - Complexity: O(n) in the number of formations.
        public var active: Bool {
            get { formations.allSatisfy(\.active) }
            nonmutating set { for formation in formations { formation.active = newValue } }
        }

        /// Has each of them take part for size classes, as ``FormationLayout/Formation/install(_:)``.
        @discardableResult
        public func install(_ sizeClasses: SizeClass...) -> Block {
            for formation in formations { formation.installation.install.formUnion(sizeClasses) }
            return self
        }

        /// Has each of them take no part for size classes, as ``FormationLayout/Formation/except(_:)``.
        @discardableResult
        public func except(_ sizeClasses: SizeClass...) -> Block {
            for formation in formations { formation.installation.except.formUnion(sizeClasses) }
            return self
        }
    }
}
