public import FormworkModel

extension FormationLayout {
    /// When a formation takes part (see <doc:ChainingLanguage#Size-classes>).
    public struct Installation {
        /// Size classes for which it does; where there are none, it does for all.
        public var install: Set<SizeClass> = []
        /// Size classes for which it does not, whatever else is said.
        public var except: Set<SizeClass> = []
        /// Conditions that must all hold.
        public var conditions: [Condition] = []

        /// Always.
        public init() {}

        /// Whether the formation takes part in an environment of these size classes, of which nil is an unspecified one.
        public func holds(horizontal: InterfaceDocument.SizeClass? = nil, vertical: InterfaceDocument.SizeClass? = nil) -> Bool {
            if except.contains(where: { $0.match(horizontal: horizontal, vertical: vertical) }) { return false }
            if !install.isEmpty, !install.contains(where: { $0.match(horizontal: horizontal, vertical: vertical) }) { return false }
            return conditions.allSatisfy(\.holds)
        }
    }
}
