import FormworkEngine
import Testing

@Suite("Stacks with gravity areas")
struct GravityStackTests {
    private let engine = LayoutEngine()
    private static let contents = [
        LayoutContent(width: 20, height: 10), LayoutContent(width: 30, height: 20), LayoutContent(width: 50, height: 10),
    ]

    /// Returns a stack with three views whose size is not given.
    private func freeStack(_ settings: LayoutGravityStack) -> (stack: LayoutView, views: [LayoutView]) {
        let stack = engine.makeGravityStack("stack", settings)
        engine.root.addSubview(stack)
        LayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: engine.root.topAnchor), stack.leadingAnchor.constraint(equalTo: engine.root.leadingAnchor),
        ])
        return (stack, Self.contents.map { stack.addArrangedSubview("", content: $0) })
    }

    /// Returns the left edges and the widths of three views in the root.
    private func spans(
        _ settings: LayoutGravityStack, _ gravities: [LayoutGravityStack.Gravity] = [.leading, .leading, .leading], width: Double = 200
    ) throws -> [[Double]] {
        engine.root.gravityStack = settings
        let views = Self.contents.map { engine.root.addArrangedSubview("", content: $0) }
        for (view, gravity) in zip(views, gravities) { view.gravity = gravity }
        try engine.layout(in: Size(width: width, height: 40))
        return views.map { [$0.frame.origin.x, $0.frame.size.width] }
    }

    @Test("Areas are at the ends and in the middle")
    func areasHavePlaces() throws {
        #expect(try spans(LayoutGravityStack(), [.leading, .center, .trailing]) == [[0, 20], [85, 30], [150, 50]])
    }

    @Test("An area follows a view that changes it")
    func viewsChangeTheirArea() throws {
        _ = try spans(LayoutGravityStack())
        let views = engine.root.arrangedSubviews
        #expect(views.map(\.frame.origin.x) == [0, 28, 66])
        views[0].gravity = .trailing
        try engine.solve()
        #expect(views.map(\.frame.origin.x) == [180, 0, 38])
    }

    @Test("Distributions share the length of the stack")
    func distributionsShareLength() throws {
        let equal = try spans(LayoutGravityStack(spacing: 10, distribution: .fillEqually))
        #expect(equal == [[0, 60], [70, 60], [140, 60]])
    }

    @Test("Equal gaps are at least the spacing")
    func gapsAreEqual() throws {
        #expect(try spans(LayoutGravityStack(distribution: .equalSpacing)) == [[0, 20], [70, 30], [150, 50]])
    }

    @Test("A weak clipping resistance lets views extend beyond the end")
    func viewsExtendBeyondTheEnd() throws {
        var settings = LayoutGravityStack(spacing: 10, distribution: .fill)
        settings.clippingResistance = LayoutPriorities(100)
        #expect(try spans(settings, width: 60) == [[0, 20], [30, 30], [70, 50]])
    }

    @Test("Insets are physical, and areas follow the direction of the layout")
    func directionTurnsAreas() throws {
        var settings = LayoutGravityStack()
        settings.edgeInsets = LayoutInsets(left: 5, right: 20)
        engine.isRightToLeft = true
        #expect(try spans(settings, [.leading, .center, .trailing])[0] == [160, 20])
        #expect(engine.root.arrangedSubviews[2].frame.origin.x == 5)
    }

    @Test("A hidden view takes no room if the stack detaches it")
    func hiddenViewsAreDetached() throws {
        let (stack, views) = freeStack(LayoutGravityStack())
        try engine.layout(in: Size(width: 300, height: 100))
        #expect(stack.frame == Rect(x: 0, y: 0, width: 116, height: 20))
        views[1].isHidden = true
        try engine.solve()
        #expect(stack.frame == Rect(x: 0, y: 0, width: 78, height: 10) && views[2].frame.origin.x == 28)
        stack.gravityStack?.detachesHiddenViews = false
        try engine.solve()
        #expect(stack.frame.size.width == 116)
    }

    @Test("A view grows across the stack if it hugs its content less than the stack does")
    func looseViewsGrow() throws {
        let (_, views) = freeStack(LayoutGravityStack(axis: .vertical, alignment: .leading))
        views[0].hugging.horizontal = 100
        try engine.layout(in: Size(width: 300, height: 100))
        #expect(views.map(\.frame.size.width) == [50, 30, 50])
        #expect(views.map(\.frame.origin.y) == [0, 18, 46])
    }
}
