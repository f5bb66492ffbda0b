/// A condition under which formations are active. A change takes effect at the next activation or ``FormationLayout/update(_:)``.
///
/// See <doc:ChainingLanguage#What-came-with-later-releases>.
public struct LayoutCondition<View: ConstrainedView>: FormationSource {
    public let layout: FormationLayout<View>
    private let outer: [LayoutCondition<View>]
    private let test: () -> Bool
    private let expected: Bool

    init(_ source: some FormationSource<View>, test: @escaping () -> Bool) {
        self.init(source.layout, outer: source.conditions, test: test, expected: true)
    }

    private init(_ layout: FormationLayout<View>, outer: [LayoutCondition<View>], test: @escaping () -> Bool, expected: Bool) {
        self.layout = layout
        self.outer = outer
        self.test = test
        self.expected = expected
    }

    /// Whether it holds now, regardless of the outer conditions.
    public var holds: Bool { test() == expected }

    /// The negation, under the same outer conditions.
    public var not: LayoutCondition<View> { LayoutCondition(layout, outer: outer, test: test, expected: !expected) }

    /// The outer conditions, followed by this one.
    public var conditions: [LayoutCondition<View>] { outer + [self] }
}
