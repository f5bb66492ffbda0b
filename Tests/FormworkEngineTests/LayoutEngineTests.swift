import FormworkEngine
import Testing

@Suite struct LayoutEngineTests {
    @Test func viewsAreLaidOutByTheirConstraints() throws {
        let engine = LayoutEngine()
        engine.isStrict = true
        let card = engine.root.addSubview("card")
        let title = card.addSubview("title", content: LayoutContent(width: 80, height: 20))
        LayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: engine.root.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(equalTo: engine.root.trailingAnchor, constant: -16),
            card.topAnchor.constraint(equalTo: engine.root.topAnchor, constant: 20),
            card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
            title.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            title.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
        ])
        let update = try engine.layout(in: Size(width: 320, height: 480))
        #expect(card.frame == Rect(x: 16, y: 20, width: 288, height: 144))
        #expect(title.frame == Rect(x: 104, y: 8, width: 80, height: 20))
        #expect(Array(update.changed) == [engine.root, card, title])
        card.layoutMargins.top = 10
        #expect(try Array(engine.solve().changed) == [title])
        #expect(title.frame.origin.y == 10)
        #expect(try Array(engine.layout(in: Size(width: 520, height: 480)).changed) == [engine.root, card, title])
        #expect(card.frame.size == Size(width: 488, height: 244))
    }

    @Test func aLayoutFromRightToLeftIsMirrored() throws {
        let engine = LayoutEngine()
        let view = engine.root.addSubview("view", content: LayoutContent(width: 40, height: 20))
        view.leadingAnchor.constraint(equalTo: engine.root.leadingAnchor, constant: 16).isActive = true
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(view.frame.origin.x == 16)
        engine.isRightToLeft = true
        try engine.solve()
        #expect(view.frame.origin.x == 44)
    }

    @Test func aTextIsMeasuredAtItsSolvedWidth() throws {
        let engine = LayoutEngine()
        let text = engine.root.addSubview("text")
        let below = engine.root.addSubview("below", content: LayoutContent(width: 10, height: 10))
        // A text 300 points wide, in lines of 20 points.
        text.setMeasure { width in
            let lines = width.map { (300 / max($0, 1)).rounded(.up) } ?? 1
            return LayoutContent(width: 300, height: 20 * lines, firstBaseline: 15, lastBaseline: 5)
        }
        LayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: engine.root.leadingAnchor),
            text.trailingAnchor.constraint(lessThanOrEqualTo: engine.root.trailingAnchor),
            text.topAnchor.constraint(equalTo: engine.root.topAnchor),
            below.topAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 10),
            below.leadingAnchor.constraint(equalTo: text.leadingAnchor),
        ])
        try engine.layout(in: Size(width: 400, height: 400))
        #expect(text.frame.size == Size(width: 300, height: 20) && below.frame.origin.y == 25)
        try engine.layout(in: Size(width: 100, height: 400))
        #expect(text.frame.size == Size(width: 100, height: 60) && below.frame.origin.y == 65)
        try engine.layout(in: Size(width: 400, height: 400))
        #expect(text.frame.size == Size(width: 300, height: 20))
    }

    @Test func aViewThatIsTakenOutWaitsWithItsConstraints() throws {
        let engine = LayoutEngine()
        engine.isStrict = true
        let (a, b) = (engine.root.addSubview("a"), engine.root.addSubview("b"))
        for view in [a, b] {
            LayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: engine.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
                view.widthAnchor.constraint(equalToConstant: 30),
            ])
        }
        a.leadingAnchor.constraint(equalTo: engine.root.leadingAnchor).isActive = true
        let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
        let edge = b.leadingAnchor.constraint(equalTo: engine.root.leadingAnchor).withPriority(500)
        LayoutConstraint.activate([gap, edge])
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(b.frame.origin.x == 38)
        a.removeFromSuperview()
        try engine.solve()
        #expect(b.frame.origin.x == 0)
        engine.root.addSubview(a)
        try engine.solve()
        #expect(b.frame.origin.x == 38)
        a.remove()
        try engine.solve()
        #expect(b.frame.origin.x == 0 && engine.root.subviews == [b])
        #expect(engine.activeConstraints.count == 4)
    }

    @Test func aSuggestionMovesWithinTheRequirements() throws {
        let engine = LayoutEngine()
        let view = engine.root.addSubview("view")
        LayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: engine.root.leftAnchor), view.topAnchor.constraint(equalTo: engine.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10), view.rightAnchor.constraint(lessThanOrEqualTo: engine.root.rightAnchor),
        ])
        engine.suggest(60, for: view.rightAnchor)
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(view.frame.size.width == 60)
        engine.suggest(170, for: view.rightAnchor)
        #expect(try Array(engine.solve().changed) == [view])
        #expect(view.frame.size.width == 100)
    }

    @Test func theFittingSizeFollowsTheContent() throws {
        let engine = LayoutEngine()
        engine.root.stack = StackConfiguration(axis: .vertical, spacing: 4)
        engine.root.addArrangedSubview("a", content: LayoutContent(width: 50, height: 10))
        engine.root.addArrangedSubview("b", content: LayoutContent(width: 70, height: 20))
        #expect(engine.fittingSize() == Size(width: 70, height: 34))
        try engine.layout(in: Size(width: 100, height: 100))
        #expect(engine.fittingSize() == Size(width: 70, height: 34))
        #expect(engine.root.frame.size == Size(width: 100, height: 100))
    }

    @Test func framesAreInterpolated() throws {
        let engine = LayoutEngine()
        let start = try framesOfRoot(engine, 100)
        let end = try framesOfRoot(engine, 200)
        #expect(start.interpolated(to: end, at: 0.25)[engine.root] == Rect(x: 0, y: 0, width: 125, height: 10))
        #expect(start[engine.makeView()] == nil)
    }

    private func framesOfRoot(_ engine: LayoutEngine, _ width: Double) throws -> LayoutFrames {
        try engine.layout(in: Size(width: width, height: 10))
        return engine.frameValues
    }

    @Test func multipliedPositionsAreMeasuredFromTheCommonSuperview() throws {
        let engine = LayoutEngine()
        let box = engine.root.addSubview("box")
        let line = box.addSubview("line")
        LayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: engine.root.leftAnchor, constant: 100),
            box.widthAnchor.constraint(equalToConstant: 90),
            engine.constraint(line, .centerX, to: box, .right, multiplier: 1.0 / 3),
            line.widthAnchor.constraint(equalToConstant: 2),
        ])
        try engine.layout(in: Size(width: 300, height: 100))
        #expect(line.frame.origin.x == 29)
    }

    @Test func numbersThatCannotBeUsedAreReported() throws {
        let engine = LayoutEngine()
        let view = engine.root.addSubview("view")
        let wrong = view.widthAnchor.constraint(equalToConstant: .nan)
        let open = engine.constraint(view, .left, to: nil, .notAnAttribute, constant: 5)
        LayoutConstraint.activate([wrong, open])
        #expect(try engine.layout(in: Size(width: 10, height: 10)).rejected == [wrong, open])
        wrong.constant = 7
        #expect(try engine.solve().rejected == [open])
        #expect(view.frame.size.width == 7)
        engine.isStrict = true
        #expect(throws: LayoutError.self) { try engine.solve() }
    }
}
