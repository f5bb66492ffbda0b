public import FormworkModel

/// The size classes for which a formation is installed (see <doc:ChainingLanguage#Size-classes>). `w` is horizontal, `h` vertical.
public enum FormationSizeClass: Hashable, Sendable, CaseIterable {
    /// Any size classes.
    case any
    /// A compact or regular horizontal size class, with any vertical one.
    case wCompact, wRegular
    /// A compact or regular vertical size class, with any horizontal one.
    case hCompact, hRegular
    /// Two compact or two regular size classes.
    case bothCompact, bothRegular
    /// One compact and one regular size class.
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

    /// Whether it covers these size classes. Nil is unspecified and only matched by a case that allows any value for it.
    public func match(horizontal: InterfaceDocument.SizeClass? = nil, vertical: InterfaceDocument.SizeClass? = nil) -> Bool {
        let pattern = pattern
        return (pattern.horizontal == nil || pattern.horizontal == horizontal)
            && (pattern.vertical == nil || pattern.vertical == vertical)
    }
}
