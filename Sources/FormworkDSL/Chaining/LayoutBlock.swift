/// Formations that were added together (see <doc:ChainingLanguage#Blocks>).
public struct LayoutBlock {
    /// The formations, in the order of making.
    public let formations: [any Formation]

    /// Whether all of them take part; setting it sets it for each.
    public var active: Bool {
        get { formations.allSatisfy(\.active) }
        nonmutating set { for formation in formations { formation.active = newValue } }
    }

    /// Has each of them take part for size classes, as ``Formation/install(_:)``.
    @discardableResult
    public func install(_ sizeClasses: FormationSizeClass...) -> LayoutBlock {
        for formation in formations { formation.installation.install.formUnion(sizeClasses) }
        return self
    }

    /// Has each of them take no part for size classes, as ``Formation/except(_:)``.
    @discardableResult
    public func except(_ sizeClasses: FormationSizeClass...) -> LayoutBlock {
        for formation in formations { formation.installation.except.formUnion(sizeClasses) }
        return self
    }
}
