import Formwork
import Testing

/// Mistakes that the set/make language rejects. Each is reported once, at the caller's line, and has no other effect.
@Suite("Mistakes in the set/make language")
struct NamedLanguageMistakesTests {
    private let document = DocumentDraft()
    private let parent: LayoutView
    private let child: LayoutView

    init() {
        parent = document.makeView(label: "Parent")
        child = document.makeView(label: "Child")
        parent.addSubview(child)
    }

    private func expect(_ rule: String, line: Int, _ message: String? = nil, isInactive: Bool = false) {
        #expect(document.diagnostics.map(\.rule) == [rule])
        #expect(document.diagnostics.first?.location.file == #fileID)
        #expect(document.diagnostics.first?.location.line == line)
        if let message { #expect(document.diagnostics.first?.message == message) }
        #expect(document.madeConstraints.count == (isInactive ? 1 : 0))
        #expect(document.allViews.allSatisfy { $0.constraints.isEmpty && $0.namedConstraints.isEmpty })
    }

    @Test("a view without a superview adds nothing, and reports that")
    func orphan() {
        let orphan = document.makeView(label: "Orphan")
        #expect(orphan.layoutConstraint { $0.make(.width, equalTo: parent, .width) } == nil)
        expect(
            "missing-superview", line: #line - 2,
            "'Orphan' has no superview, and there is no 'on:' view: the constraint is not added")
    }

    @Test("a root can hold its own constraint with 'on:'")
    func root() {
        #expect(parent.layoutConstraint { $0.make(.width, equalTo: child, .width, on: parent) }?.owner == parent)
        #expect(parent.layoutConstraint(.nearestCommonAncestor) { $0.make(.width, equalTo: child, .width) }?.owner == parent)
        #expect(document.diagnostics.isEmpty)
    }

    @Test("a view without a superview can't keep a name: the constraint stays inactive")
    func orphansName() {
        let made = parent.layoutConstraint(.nearestCommonAncestor) { $0.make(.width, equalTo: child, .width, name: "width") }
        #expect(made?.isActive == false)
        expect("missing-superview", line: #line - 2, isInactive: true)
    }

    @Test("items without a common ancestor add nothing")
    func apart() {
        let orphan = document.makeView(label: "Orphan")
        let made = orphan.layoutConstraint(.nearestCommonAncestor) { $0.make(.width, equalTo: parent, .width, on: parent, name: "width") }
        #expect(made == nil)
        expect("missing-common-ancestor", line: #line - 2)
    }

    @Test("a target that isn't an ancestor of both items adds nothing")
    func foreignTarget() {
        let sibling = document.makeView(label: "Sibling")
        parent.addSubview(sibling)
        #expect(child.layoutConstraint { $0.make(.top, equalTo: sibling, .top, on: child, name: "top") } == nil)
        expect(
            "foreign-constraint-owner", line: #line - 2, "'Sibling' isn't inside 'Child': the constraint is not added")
    }

    @Test("a place needs a second item", arguments: ConstraintOwnership.allCases)
    func placeOfNothing(ownership: ConstraintOwnership) {
        #expect(child.layoutConstraint(ownership) { $0.make(.top, equalTo: nil, .notAnAttribute, plus: 8) } == nil)
        expect("missing-second-item", line: #line - 1)
    }

    @Test("a length reports an unsuitable attribute", arguments: ConstraintOwnership.allCases)
    func lengthOfNothing(ownership: ConstraintOwnership) throws {
        let made = child.layoutConstraint(ownership) { $0.make(.width, greaterThan: nil, .notAnAttribute, plus: 8) }
        #expect(made?.secondItem == nil && made?.relation == .greaterThanOrEqual)
        #expect(made?.owner == (ownership == .target ? parent : child))
        #expect(document.diagnostics.isEmpty)
    }

    @Test("A missing view doesn't relate the constraint to nothing")
    func viewNotFound() {
        #expect(child.layoutConstraint { $0.make(.width, equalTo: document["Titel"], .width, plus: 8) } == nil)
        expect("missing-second-item", line: #line - 1, "there is no related view for 'width': the constraint is not added")
        #expect(child.layoutConstraint { $0.make(.top, equalToSafeAreaOf: document["Titel"]) } == nil)
        #expect(document.diagnostics.map(\.rule) == ["missing-second-item", "missing-second-item"])
    }

    @Test(
        "Attributes that UIKit refuses to compare add no constraint",
        arguments: [
            (LayoutAttribute.leading, LayoutAttribute.left), (.top, .leading), (.width, .top), (.centerX, .centerY), (.right, .trailing),
            (.width, .notAnAttribute), (.notAnAttribute, .width), (.leftMargin, .leadingMargin), (.baseline, .height),
        ])
    func pairs(first: LayoutAttribute, second: LayoutAttribute) {
        #expect(child.layoutConstraint { $0.make(first, equalTo: parent, second, name: "name") } == nil)
        expect("invalid-attribute-pair", line: #line - 1)
    }

    @Test(
        "Attributes of one axis compare",
        arguments: [
            (LayoutAttribute.leading, LayoutAttribute.trailingMargin), (.top, .baseline), (.width, .height), (.centerX, .left),
            (.trailing, .centerXWithinMargins), (.firstBaseline, .centerY), (.left, .right),
        ])
    func comparablePairs(first: LayoutAttribute, second: LayoutAttribute) {
        #expect(child.layoutConstraint { $0.make(first, lessThan: parent, second) }?.isActive == true)
        #expect(document.diagnostics.isEmpty)
    }

    @Test(
        "Numbers that the layout cannot use add no constraint",
        arguments: [(0.0, 0.0), (Double.nan, 0.0), (-Double.infinity, 0.0), (1.0, Double.nan), (1.0, Double.infinity)])
    func numbers(times: Double, plus: Double) {
        #expect(child.layoutConstraint { $0.make(.width, equalTo: parent, times: times, plus: plus) } == nil)
        expect("invalid-number", line: #line - 1)
    }

    @Test("A length that isn't a number is not set")
    func lengths() {
        #expect(child.layoutConstraint { $0.set(.width, to: .nan) } == nil)
        expect("invalid-number", line: #line - 1)
    }

    @Test("Priorities outside 1 to 1000 are reported and clamped", arguments: [(0.0, 1.0), (1001.0, 1000.0), (-Double.infinity, 1000.0)])
    func priorities(priority: Double, used: Double) {
        let maker = ConstraintMaker(child)
        maker.priority = LayoutPriority(priority)
        #expect(maker.set(.width, to: 5)?.priority == used)
        #expect(document.diagnostics.map(\.rule) == ["invalid-priority"])
        #expect(document.diagnostics.first?.location.line == #line - 2)
    }

    @Test("Views of another document are refused, as related view and as target")
    func otherDocument() {
        let other = DocumentDraft()
        let stranger = other.makeView(label: "Stranger")
        #expect(child.layoutConstraint { $0.make(.width, equalTo: stranger, .width) } == nil)
        expect("foreign-document", line: #line - 1)
        #expect(child.layoutConstraint { $0.make(.width, equalTo: parent, .width, on: stranger) } == nil)
        #expect(document.diagnostics.map(\.rule) == ["foreign-document", "foreign-document"])
        #expect(other.diagnostics.isEmpty && other.madeConstraints.isEmpty)
    }

    @Test("a duplicate name is reported with its owner, and a rejected constraint uses no name")
    func takenName() throws {
        let maker = ConstraintMaker(child)
        #expect(maker.make(.width, equalTo: nil, .width, name: "width") == nil)
        let first = try #require(maker.make(.width, equalTo: parent, name: "width"))
        #expect(maker.make(.height, equalTo: parent, name: "width") == nil)
        let message = try #require(document.diagnostics.last)
        #expect(
            message.message
                == "'Parent' already has a constraint 'width' (\(#fileID):\(first.site.line)): the constraint is not added")
        #expect(message.location.line == first.site.line + 1)
        // The same name on another view is independent.
        #expect(maker.set(.width, to: 5, name: "width") != nil)
    }

    @Test("Each part of several constraints is reported at the call's line")
    func several() {
        let orphan = ConstraintMaker(document.makeView())
        #expect(orphan.alignAllEdges(to: parent).isEmpty)
        #expect(orphan.center(in: parent).isEmpty)
        #expect(document.diagnostics.map(\.rule) == Array(repeating: "missing-superview", count: 6))
        let here = #line
        #expect(document.diagnostics.map(\.location.line) == [3, 3, 3, 3, 2, 2].map { here - $0 })
    }
}
