public import FormworkModel

/// When a formation takes part (see <doc:ChainingLanguage#Size-classes>).
public struct FormationInstallation {
    /// Size classes for which it does; where there are none, it does for all.
    public var install: Set<FormationSizeClass> = []
    /// Size classes for which it does not, whatever else is said.
    public var except: Set<FormationSizeClass> = []
    /// Conditions that must all hold.
    public var conditions: [LayoutCondition] = []

    /// Always.
    public init() {}

    /// Whether the formation takes part in an environment of these size classes, of which nil is an unspecified one.
    public func holds(horizontal: SizeClass? = nil, vertical: SizeClass? = nil) -> Bool {
        if except.contains(where: { $0.match(horizontal: horizontal, vertical: vertical) }) { return false }
        if !install.isEmpty, !install.contains(where: { $0.match(horizontal: horizontal, vertical: vertical) }) { return false }
        return conditions.allSatisfy(\.holds)
    }
}
