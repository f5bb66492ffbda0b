public import FormworkModel

extension FormationLayout {
    /// The size classes for which a formation is installed (see <doc:ChainingLanguage#Size-classes>): `w` is the horizontal, `h` the vertical one.
    public enum SizeClass: Hashable, Sendable, CaseIterable {
        /// Whatever they are.
        case any
        /// The horizontal one is compact, or regular; the vertical one may be anything.
        case wCompact, wRegular
        /// The vertical one is compact, or regular; the horizontal one may be anything.
        case hCompact, hRegular
        /// Both are compact, or regular.
        case bothCompact, bothRegular
        /// One is compact and the other regular.
        case wCompactHRegular, wRegularHCompact

        private var pattern: (horizontal: InterfaceDocument.SizeClass?, vertical: InterfaceDocument.SizeClass?) {
            switch self {
            case .any: (nil, nil)
            case .wCompact: (.compact, nil)
            case .wRegular: (.regular, nil)
            case .hCompact: (nil, .compact)
            case .hRegular: (nil, .regular)
            case .bothCompact: (.compact, .compact)
            case .bothRegular: (.regular, .regular)
            case .wCompactHRegular: (.compact, .regular)
            case .wRegularHCompact: (.regular, .compact)
            }
        }

        /// Whether it speaks of these size classes, of which nil is an unspecified one: only `any`, or a case that says nothing about it,
        /// speaks of that.
        public func match(horizontal: InterfaceDocument.SizeClass? = nil, vertical: InterfaceDocument.SizeClass? = nil) -> Bool {
            let pattern = pattern
            return (pattern.horizontal == nil || pattern.horizontal == horizontal)
                && (pattern.vertical == nil || pattern.vertical == vertical)
        }
    }
}
