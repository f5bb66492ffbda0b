extension FormationLayout {
    /// A condition under which formations take part, from the next activation or ``FormationLayout/update(_:)`` on.
    ///
    /// See <doc:ChainingLanguage#What-came-with-later-releases>.
    public struct Condition: Source {
        public let layout: FormationLayout
        private let outer: [LayoutCondition]
        private let test: () -> Bool
        private let expected: Bool

        init(_ source: some FormationSource, _ test: @escaping () -> Bool) {
            self.init(source.layout, source.conditions, test, expected: true)
        }

        private init(_ layout: FormationLayout, _ outer: [LayoutCondition], _ test: @escaping () -> Bool, expected: Bool) {
            self.layout = layout
            self.outer = outer
            self.test = test
            self.expected = expected
        }

        /// Whether it holds now; conditions that it was made under apart.
        public var holds: Bool { test() == expected }

        /// The contrary, under the same outer conditions.
        public var not: Condition { LayoutCondition(layout, outer, test, expected: !expected) }

        /// It, after those that it was made under.
        public var conditions: [Condition] { outer + [self] }
    }
}
