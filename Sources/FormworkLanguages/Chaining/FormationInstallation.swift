public import FormworkModel

/// The size classes and conditions for which a formation is active (see <doc:ChainingLanguage#Size-classes>).
public struct FormationInstallation<View: ConstrainedView> {
    /// Size classes for which it is active; empty for all.
    public var install: Set<FormationSizeClass> = []
    /// Size classes for which it is inactive; these override ``install``.
    public var except: Set<FormationSizeClass> = []
    /// Conditions that must all hold.
    public var conditions: [LayoutCondition<View>] = []

    /// Creates an installation that always holds.
    public init() {}

    /// Whether the formation is active for these size classes; nil is unspecified.
    public func holds(horizontal: InterfaceDocument.SizeClass? = nil, vertical: InterfaceDocument.SizeClass? = nil) -> Bool {
        if except.contains(where: { $0.match(horizontal: horizontal, vertical: vertical) }) { return false }
        if !install.isEmpty, !install.contains(where: { $0.match(horizontal: horizontal, vertical: vertical) }) { return false }
        return conditions.allSatisfy(\.holds)
    }
}
