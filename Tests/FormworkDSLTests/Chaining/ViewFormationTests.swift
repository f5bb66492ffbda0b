import Formwork
import Testing

@Suite("A view formation")
struct ViewFormationTests {
    private let stage = ChainingStage()
    private var v1: LayoutView { stage.v1 }
    private var v2: LayoutView { stage.v2 }

    /// Returns a formation of `v1`, with `v2` as a sibling.
    private func formation() -> ViewFormation<LayoutView> {
        stage.root.addSubview(stage.v2)
        return stage.layout.view(stage.v1)
    }

    // MARK: Attributes

    @Test("relates any attribute to a target, with a priority")
    func attributes() {
        let formation = formation().attribute(.left, relatedBy: .equal, to: v2.left)
        #expect(formation.constraints.count == 1)
        formation.attribute(.left, relatedBy: .equal, to: v2.centerX, priority: 10)
        let constraint = formation.constraints[1]
        #expect(constraint.firstItem == LayoutItem(v1) && constraint.firstAttribute == .left)
        #expect(constraint.secondItem == LayoutItem(v2) && constraint.secondAttribute == .centerX)
        #expect(constraint.priority == 10)
    }

    @Test("relates attributes to a number, a view or a target, one after the other")
    func severalAttributes() {
        let formation = formation()
            .attribute(.width, relatedBy: .lessThanOrEqual, to: 10)
            .attribute(.height, to: 5.5)
            .attributes([.left, .top], relatedBy: .greaterThanOrEqual, to: v2)
            .attributes([.width, .height], to: v2.width * 2)
        #expect(
            formation.texts == [
                "v1.width ≤ 10", "v1.height = 5.5", "v1.left ≥ v2.left", "v1.top ≥ v2.top",
                "v1.width = 2 × v2.width", "v1.height = 2 × v2.width",
            ])
    }

    @Test("left has four forms of relations")
    func left() {
        let formation = formation().left(v2.left).leftEqual(v2.left).leftLessThanOrEqual(v2.left).leftGreaterThanOrEqual(v2.left)
        #expect(formation.constraints.map(\.relation) == [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    }

    @Test("thirteen more families make 52 constraints, each with its attribute and its relation")
    func families() {
        let numbers: [Double] = [10, 10, 5.5, 5.5]
        let formation = formation()
        var calls = 0
        func check(_ constraint: LayoutConstraint, _ attribute: LayoutAttribute, _ form: Int, _ number: Double? = nil) {
            calls += 1
            #expect(constraint.firstItem == LayoutItem(v1) && constraint.firstAttribute == attribute)
            #expect(constraint.relation == FormationForms.relations[form])
            #expect(constraint.secondItem == (number == nil ? LayoutItem(v2) : nil))
            #expect(constraint.secondAttribute == (number == nil ? attribute : .notAnAttribute))
            #expect(constraint.multiplier == 1 && constraint.constant == number ?? 0)
        }
        for (attribute, forms) in FormationForms.places where attribute != .left {
            for (form, path) in forms.enumerated() {
                formation[keyPath: path](v2.layoutTarget(attribute)) { check($0, attribute, form) }
            }
        }
        for (attribute, forms) in FormationForms.lengths {
            for (form, path) in forms.enumerated() {
                formation[keyPath: path](v2.layoutTarget(attribute)) { check($0, attribute, form) }
                formation[keyPath: path](numbers[form]) { check($0, attribute, form, numbers[form]) }
            }
        }
        #expect(calls == 52)
        #expect(formation.constraints.count == 52)
    }

    @Test("every form accepts a view, meaning the same attribute")
    func viewsInEveryForm() {
        let formation = formation()
            .topLessThanOrEqual(v2).leadingGreaterThanOrEqual(v2 + 8).centerXEqual(v2).width(v2).heightLessThanOrEqual(v2 * 0.5).size(v2)
        #expect(
            formation.texts == [
                "v1.top ≤ v2.top", "v1.leading ≥ v2.leading + 8", "v1.centerX = v2.centerX", "v1.width = v2.width",
                "v1.height ≤ 0.5 × v2.height", "v1.width = v2.width", "v1.height = v2.height",
            ])
    }

    @Test("a guide is a target like a view, including the view's own guides")
    func guides() {
        let formation = formation().top(stage.root.safeArea).bottom(stage.root.safeArea.bottom - 8).left(v1.safeArea.left)
        #expect(formation.constraints.map(\.secondItem?.guide) == [.safeArea, .safeArea, .safeArea])
        #expect(formation.constraints.map(\.secondAttribute) == [.top, .bottom, .left])
    }

    // MARK: Sizes

    @Test("size makes a width and a height from a number or a target")
    func sizes() {
        let numbers = formation().size(10).sizeEqual(10).sizeLessThanOrEqual(5.5).sizeGreaterThanOrEqual(5.5)
        #expect(
            numbers.texts == [
                "v1.width = 10", "v1.height = 10", "v1.width = 10", "v1.height = 10", "v1.width ≤ 5.5", "v1.height ≤ 5.5",
                "v1.width ≥ 5.5", "v1.height ≥ 5.5",
            ])
        var calls = 0
        let targets = formation()
        targets.size(v2.width) { _ in calls += 1 }
        targets.sizeEqual(v2.width) { _ in calls += 1 }
        targets.sizeLessThanOrEqual(v2.width) { _ in calls += 1 }
        targets.sizeGreaterThanOrEqual(v2.width) { _ in calls += 1 }
        #expect(calls == 8)
        #expect(targets.texts.suffix(2) == ["v1.width ≥ v2.width", "v1.height ≥ v2.width"])
    }

    @Test("a view times a factor is the attribute itself, times the factor")
    func factors() {
        #expect(formation().width(v2 * 2).texts == ["v1.width = 2 × v2.width"])
        #expect(formation().size(v2 * 1.5).texts == ["v1.width = 1.5 × v2.width", "v1.height = 1.5 × v2.height"])
    }

    @Test("a width related to itself is skipped")
    func ownTarget() {
        #expect(formation().width(v1 + 10).width(v1.width).texts.isEmpty)
        #expect(formation().size(v1.width).texts == ["v1.height = v1.width"])
    }

    @Test("relates attributes to a view, and none to itself")
    func byView() {
        var made: [LayoutConstraint] = []
        func note(_ constraint: LayoutConstraint) { made.append(constraint) }
        formation().center(v2, handler: note).centerX(v2, handler: note).centerY(v2, handler: note).top(v2, handler: note)
            .bottom(v2, handler: note).leading(v2, handler: note).trailing(v2, handler: note).baseline(v2, handler: note)
        #expect(
            made.map(\.firstAttribute) == [
                .centerX, .centerY, .centerX, .centerY, .top, .bottom, .leading, .trailing, .baseline,
            ])
        #expect(made.allSatisfy { $0.secondAttribute == $0.firstAttribute && $0.relation == .equal })
        formation().centerX(v1) { _ in Issue.record("its own") }.center(v1) { _ in Issue.record("its own") }
    }

    // MARK: Activation

    @Test("its constraints are inactive until it is active, and again when it is not")
    func active() {
        let formation = formation().width(10).height(20)
        #expect(formation.constraints.map(\.isActive) == [false, false])
        formation.active = true
        #expect(formation.constraints.map(\.isActive) == [true, true])
        formation.active = false
        #expect(formation.constraints.map(\.isActive) == [false, false])
    }

    @Test("late constraints stay inactive until active is set again, to the same value too")
    func late() {
        let formation = formation().width(10)
        formation.active = true
        formation.height(20)
        #expect(formation.constraints.map(\.isActive) == [true, false])
        formation.constraints[0].isActive = false
        formation.active = true
        #expect(formation.constraints.map(\.isActive) == [true, true])
    }

    // MARK: Handlers

    @Test("a handler sees each constraint once, in order, inactive, with its priority, before the formation has it")
    func handlers() {
        let formation = formation()
        formation.active = true
        var seen: [String] = []
        formation.size(10, priority: 750) { constraint in
            seen.append(constraint.text)
            #expect(!constraint.isActive && constraint.priority == 750)
            #expect(formation.constraints.count == seen.count - 1)
        }
        #expect(seen == ["v1.width = 10 @750", "v1.height = 10 @750"])
        #expect(formation.width(10).constraints[2].priority == 1000)
    }

    // MARK: Positions

    @Test("above, below, before and after keep the constant's sign")
    func positions() {
        #expect(
            formation().above(v2).below(v2).before(v2).after(v2).texts == [
                "v1.bottom = v2.top", "v1.top = v2.bottom", "v1.trailing = v2.leading", "v1.leading = v2.trailing",
            ])
        let formation = formation().above(v2 + 10).below(v2 - 10).before(v2 + 5.5).after(v2 - 5.5)
        #expect(formation.constraints.map(\.constant) == [10, -10, 5.5, -5.5])
        #expect(formation.constraints.allSatisfy { $0.relation == .equal && $0.multiplier == 1 })
    }

    @Test("a position puts its attribute in the place of the target's")
    func overwritten() {
        #expect(formation().above(v2.bottom + 10).after(v2.left * 2).texts == ["v1.bottom = v2.top + 10", "v1.leading = 2 × v2.trailing"])
    }
}
