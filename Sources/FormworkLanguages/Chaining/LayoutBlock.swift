/// Formations that were added together (see <doc:ChainingLanguage#Blocks>).
public struct LayoutBlock<View: ConstrainedView> {
    /// The formations, in order of creation.
    public let formations: [any Formation<View>]

    /// Whether all of the formations are active. Setting it sets each one's state.
    ///
    /// - Complexity: O(n) in the number of formations.
    public var active: Bool {
        get { formations.allSatisfy(\.active) }
        nonmutating set { for formation in formations { formation.active = newValue } }
    }

    /// Makes each of them active for size classes, as ``Formation/install(_:)`` does.
    @discardableResult
    public func install(_ sizeClasses: FormationSizeClass...) -> LayoutBlock<View> {
        for formation in formations { formation.installation.install.formUnion(sizeClasses) }
        return self
    }

    /// Makes each of them inactive for size classes, as ``Formation/except(_:)`` does.
    @discardableResult
    public func except(_ sizeClasses: FormationSizeClass...) -> LayoutBlock<View> {
        for formation in formations { formation.installation.except.formUnion(sizeClasses) }
        return self
    }
}
