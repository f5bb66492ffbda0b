import FormworkEngine
import FormworkTestSupport
import Testing

@Suite struct LivingLayoutTests {
    /// The number of changes of a program.
    private static let changeCount = 5000
    /// The number of changes between two comparisons with a new layout.
    private static let comparedEvery = 50

    @Test("A measuring closure may change the engine while it is measured")
    func measuringClosureMayChangeItsEngine() throws {
        let engine = LayoutEngine()
        let text = engine.root.addSubview("text")
        var guests = (0..<8).map { engine.root.addSubview("guest \($0)", content: LayoutContent(width: 10, height: 10)) }
        text.leadingAnchor.constraint(equalTo: engine.root.leadingAnchor).isActive = true
        text.topAnchor.constraint(equalTo: engine.root.topAnchor).isActive = true
        text.widthAnchor.constraint(equalTo: engine.root.widthAnchor).isActive = true
        text.setMeasure { width in
            if width != nil, let guest = guests.popLast() {
                guest.remove()
                for _ in 0..<100 { engine.root.addSubview("late").content = LayoutContent(width: 1, height: 1) }
            }
            return LayoutContent(width: 300, height: width.map { 6000 / $0 } ?? 20)
        }
        for width in [100.0, 200, 300] { try engine.layout(in: Size(width: width, height: 400)) }
        #expect(text.frame == Rect(x: 0, y: 0, width: 300, height: 20))
    }

    @Test(arguments: [1, 2, 3])
    func aLivingLayoutIsThatOfANewOne(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var program = RandomProgram(using: &random)
        print("living layout: seed \(seed)")
        var changed = 0
        for number in 1...Self.changeCount {
            program.change(using: &random)
            let before = program.engine.frameValues
            let update = try program.engine.solve()
            changed += update.changed.count
            #expect(update.rejected.isEmpty && update.isComplete, "seed \(seed), change \(number)")
            for view in update.changed { #expect(before[view] != view.frame, "seed \(seed), change \(number)") }
            if number % Self.comparedEvery != 0 { continue }
            let (fresh, views) = program.rebuilt()
            let other = try fresh.solve()
            #expect(update.conflicts.map(\.description) == other.conflicts.map(\.description), "seed \(seed), change \(number)")
            for (view, copy) in views {
                let (frame, expected) = (view.frame, copy.frame)
                let isEqual =
                    abs(frame.origin.x - expected.origin.x) <= 1e-9 && abs(frame.origin.y - expected.origin.y) <= 1e-9
                    && abs(frame.size.width - expected.size.width) <= 1e-9 && abs(frame.size.height - expected.size.height) <= 1e-9
                #expect(isEqual, "seed \(seed), change \(number), \(view.name): \(frame) and \(expected)")
                if !isEqual { return }
            }
        }
        #expect(changed > Self.changeCount / 2)
    }
}

/// A random layout that changes, and can be made again.
private struct RandomProgram {
    let engine = LayoutEngine()
    private var views: [LayoutView] = []
    /// The active constraints, in the order of activation.
    private var constraints: [LayoutConstraint] = []
    private var inactive: [LayoutConstraint] = []
    private var textLengths: [LayoutView: Double] = [:]
    private var serial = 0

    init(using random: inout SeededGenerator) {
        engine.size = Size(width: 400, height: 600)
        for _ in 0..<12 { addView(using: &random) }
        for _ in 0..<20 { addConstraint(using: &random) }
    }

    mutating func change(using random: inout SeededGenerator) {
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<5: if let constraint = some(constraints, &random) { constraint.constant = Self.number(&random) }
        case 5:
            // Reports nothing if there is no such constraint, apart from a diagnostic.
            let number = Self.number(&random)
            if let view = some(views, &random) { view.update { $0.set(.width, to: abs(number)) } }
        case 6: if let constraint = some(constraints, &random) { constraint.priority = Self.priority(&random) }
        case 7, 8: engine.size = Size(width: Double.random(in: 100...800, using: &random), height: 600)
        case 9, 10: addConstraint(using: &random)
        case 11, 12:
            if constraints.count > 25, let place = constraints.indices.randomElement(using: &random) {
                let constraint = constraints.remove(at: place)
                if Bool.random(using: &random) {
                    constraint.remove()
                } else {
                    constraint.isActive = false
                    inactive.append(constraint)
                }
            }
        case 13:
            if let constraint = inactive.popLast() {
                constraint.isActive = true
                constraints.append(constraint)
            }
        case 14: if views.count < 25 { addView(using: &random) }
        case 15: if views.count > 10 { removeView(using: &random) }
        case 16: if let view = some(views, &random) { setContent(of: view, using: &random) }
        case 17: if let view = some(views, &random) { view.isHidden.toggle() }
        case 18: if let view = some(views, &random) { view.hugging = LayoutPriorities(random.pick([249, 250, 251, 750])) }
        default: if let view = some(views, &random) { view.layoutMargins = LayoutInsets(Double(Int.random(in: 0...20, using: &random))) }
        }
    }

    private func some<Value>(_ values: [Value], _ random: inout SeededGenerator) -> Value? { values.randomElement(using: &random) }

    private static func number(_ random: inout SeededGenerator) -> Double {
        random.pick([0, 8, -8, 20, Double(Int.random(in: -50...150, using: &random)), Double.random(in: -50...150, using: &random)])
    }

    private static func arranges(_ view: LayoutView) -> Bool { view.stack != nil || view.gravityStack != nil }

    private static func priority(_ random: inout SeededGenerator) -> Double { random.pick([1000, 999, 750, 500, 250]) }

    private mutating func addView(using random: inout SeededGenerator) {
        serial += 1
        let view = engine.makeView("v\(serial)")
        let axis: StackConfiguration.Axis = random.pick([.horizontal, .vertical])
        switch Int.random(in: 0..<6, using: &random) {
        case 0: view.stack = StackConfiguration(axis: axis, spacing: 4)
        case 1: view.gravityStack = LayoutGravityStack(axis: axis, spacing: 4, alignment: random.pick([.leading, .center, .fill]))
        default: break
        }
        view.gravity = random.pick(LayoutGravityStack.Gravity.allCases)
        let parent = random.pick([engine.root, views.randomElement(using: &random) ?? engine.root])
        if Self.arranges(parent) { parent.addArrangedSubview(view) } else { parent.addSubview(view) }
        views.append(view)
        setContent(of: view, using: &random)
    }

    private mutating func setContent(of view: LayoutView, using random: inout SeededGenerator) {
        if Self.arranges(view) { return }
        let length = Double(Int.random(in: 10...300, using: &random))
        if textLengths[view] != nil || random.pick([true, false, false]) {
            textLengths[view] = length
            view.setMeasure(Self.measure(length))
        } else {
            view.content = LayoutContent(width: length, height: random.pick([10, 20, 30]), firstBaseline: random.pick([nil, 8]))
        }
    }

    /// Returns a function that measures a text of a length, in lines of 12 points.
    private static func measure(_ length: Double) -> (Double?) -> LayoutContent {
        { width in LayoutContent(width: length, height: 12 * (width.map { (length / max($0, 10)).rounded(.up) } ?? 1), firstBaseline: 9) }
    }

    private mutating func removeView(using random: inout SeededGenerator) {
        guard let view = some(views, &random) else { return }
        let gone = Set(views.filter { $0.isDescendant(of: view) })
        func isGone(_ constraint: LayoutConstraint) -> Bool {
            gone.contains(constraint.firstView) || constraint.secondView.map(gone.contains) ?? false
        }
        constraints.removeAll(where: isGone)
        inactive.removeAll(where: isGone)
        views.removeAll(where: gone.contains)
        for view in gone { textLengths[view] = nil }
        view.remove()
    }

    private mutating func addConstraint(using random: inout SeededGenerator) {
        guard let first = some(views, &random) else { return }
        let second = random.pick([engine.root, first.superview ?? engine.root, views.randomElement(using: &random) ?? engine.root])
        let horizontal: [LayoutAttribute] = [.leading, .trailing, .centerX, .leadingMargin, .left]
        let vertical: [LayoutAttribute] = [.top, .bottom, .centerY, .firstBaseline, .topMargin]
        let relation = random.pick([LayoutRelation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
        let constraint: LayoutConstraint
        switch Int.random(in: 0..<6, using: &random) {
        case 5:
            // The languages make active constraints.
            let (constant, priority) = (Self.number(&random), LayoutPriority(Self.priority(&random)))
            var made: [LayoutConstraint] = []
            if random.pick([true, false]) {
                let formation = FormationLayout(rootView: engine.root, activateAddedFormations: true).view(first)
                made = formation.below(second + constant, priority: priority).width(second * 0.5, priority: priority).constraints
            } else {
                first.layout(ownership: .nearestCommonAncestor) { c in
                    c.priority = priority
                    made = [c.make(.top, equalTo: second, plus: constant), c.set(.width, to: abs(constant))].compactMap(\.self)
                }
            }
            constraints += made
            return
        case 0:
            constraint = engine.constraint(
                first, random.pick([.width, .height]), relation, to: nil, .notAnAttribute, constant: abs(Self.number(&random)))
        case 1:
            constraint = engine.constraint(
                first, .width, relation, to: second, random.pick([.width, .width, .height]), multiplier: random.pick([1, 0.5]), constant: 4)
        case 2, 3:
            constraint = engine.constraint(
                first, random.pick(horizontal), relation, to: second, random.pick(horizontal), constant: Self.number(&random))
        default:
            constraint = engine.constraint(
                first, random.pick(vertical), relation, to: second, random.pick(vertical), constant: Self.number(&random))
        }
        constraint.priority = Self.priority(&random)
        constraint.isActive = true
        constraints.append(constraint)
    }

    /// Returns a new layout of the same views and constraints, and the views with their copies.
    func rebuilt() -> (engine: LayoutEngine, views: [(LayoutView, LayoutView)]) {
        let fresh = LayoutEngine()
        fresh.size = engine.size
        var copies = [engine.root: fresh.root]
        var pending = [engine.root]
        while let view = pending.popLast() {
            guard let copy = copies[view] else { continue }
            copy.stack = view.stack
            if let stack = view.gravityStack { copy.gravityStack = stack }
            copy.gravity = view.gravity
            copy.layoutMargins = view.layoutMargins
            copy.isHidden = view.isHidden
            copy.hugging = view.hugging
            if let length = textLengths[view] { copy.setMeasure(Self.measure(length)) } else { copy.content = view.content }
            for child in view.subviews {
                let made = fresh.makeView(child.name)
                copies[child] = made
                if Self.arranges(view) { copy.addArrangedSubview(made) } else { copy.addSubview(made) }
                pending.append(child)
            }
        }
        for constraint in constraints {
            guard let first = copies[constraint.firstView] else { continue }
            let second = constraint.secondView.flatMap { copies[$0] }
            let made = fresh.constraint(
                first, constraint.firstAttribute, constraint.relation, to: second, constraint.secondAttribute,
                multiplier: constraint.multiplier, constant: constraint.constant)
            made.priority = constraint.priority
            made.isActive = true
        }
        return (fresh, copies.map { ($0, $1) })
    }
}
