import Formwork
import Testing

/// The expectations of the tests of AutoLayoutKit, and of its later releases; with both kinds of ownership if they do not specify one.
@Suite("The set/make language")
struct NamedLanguageTests {
    private let document = DocumentDraft()
    private let parent: LayoutView
    private let child: LayoutView

    init() {
        parent = document.makeView(frame: Rect(x: 0, y: 0, width: 320, height: 480), label: "Parent")
        child = document.makeView(label: "Child")
        parent.addSubview(child)
    }

    @Test("an empty block turns off the view's autoresizing constraints")
    func emptyBlock() {
        #expect(child.translatesAutoresizingMaskIntoConstraints)
        child.layout { _ in }
        #expect(!child.translatesAutoresizingMaskIntoConstraints)
        #expect(document.madeConstraints.isEmpty)
    }

    @Test("the block runs once, immediately, with the returned maker; a maker without a block is possible, too")
    func maker() throws {
        var seen: [ConstraintMaker<LayoutView>] = []
        let maker = child.layout { seen.append($0) }
        #expect(seen.count == 1 && seen.first === maker)
        #expect(maker.view == child && maker.ownership == .target)
        let other = document.makeView()
        let free = ConstraintMaker(other)
        #expect(!other.translatesAutoresizingMaskIntoConstraints)
        #expect(free.set(.width, to: 5)?.owner == other)
        struct Stop: Error {}
        #expect(throws: Stop.self) { try child.layout { _ in throw Stop() } }
    }

    @Test("a set length belongs to the view itself", arguments: ConstraintOwnership.allCases)
    func ownerOfSet(ownership: ConstraintOwnership) {
        let made = child.layout(ownership: ownership) { c in c.set(.width, to: 100) }
        #expect(child.constraints.count == 1 && parent.constraints.isEmpty)
        #expect(child.constraints.first?.owner == child && made.view == child)
    }

    @Test("a constraint to the parent belongs to the parent, with and without 'on:'", arguments: ConstraintOwnership.allCases)
    func ownerOfMake(ownership: ConstraintOwnership) {
        child.layout(ownership: ownership) { c in c.make(.width, equalTo: parent, .width, on: parent) }
        #expect(child.constraints.isEmpty && parent.constraints.count == 1)
        child.layout(ownership: ownership) { c in c.make(.width, equalTo: parent, .width) }
        #expect(child.constraints.isEmpty && parent.constraints.count == 2)
    }

    @Test("a constraint to a sibling belongs to the parent", arguments: ConstraintOwnership.allCases)
    func ownerOfSiblings(ownership: ConstraintOwnership) {
        let sibling = document.makeView()
        parent.addSubview(sibling)
        child.layout(ownership: ownership) { c in c.make(.width, equalTo: sibling, .width) }
        #expect(child.constraints.isEmpty && sibling.constraints.isEmpty && parent.constraints.count == 1)
    }

    @Test("the target holds the constraint, even if it isn't the nearest common ancestor")
    func grandparent() throws {
        let grandchild = document.makeView()
        child.addSubview(grandchild)
        let made = try #require(grandchild.layoutConstraint { $0.make(.top, equalTo: child, .top, on: parent, name: "top") })
        #expect(made.owner == parent && child.constraints.isEmpty)
        #expect(parent.constraint(named: "top") == made)
    }

    @Test("the nearest common ancestor holds the constraint, and 'on:' only keeps the name")
    func nearestCommonAncestor() throws {
        let grandchild = document.makeView()
        child.addSubview(grandchild)
        let made = try #require(
            grandchild.layoutConstraint(.nearestCommonAncestor) { $0.make(.top, equalTo: child, .top, on: parent, name: "top") })
        #expect(made.owner == child && parent.constraints.isEmpty)
        #expect(parent.constraint(named: "top") == made && child.constraint(named: "top") == nil)
        // The superview keeps the name, though the nearest common ancestor is higher.
        let other = try #require(
            grandchild.layoutConstraint(.nearestCommonAncestor) { $0.make(.top, equalTo: parent, .top, name: "top") })
        #expect(other.owner == parent && child.constraint(named: "top") == other)
        // A view of another branch may keep it.
        let aside = document.makeView()
        let third = grandchild.layoutConstraint(.nearestCommonAncestor) { $0.make(.left, equalTo: child, on: aside, name: "left") }
        #expect(third?.owner == child && aside.constraint(named: "left") == third)
        #expect(document.diagnostics.isEmpty)
    }

    @Test("a named length is found by its name on the view, an unnamed one is not")
    func names() {
        child.layout { c in c.set(.width, to: 111, name: "name") }
        #expect(child.constraint(named: "name")?.constant == 111)
        #expect(child.namedConstraints.mapValues(\.constant) == ["name": 111])
        let other = document.makeView()
        other.layout { c in c.set(.width, to: 111) }
        #expect(other.constraint(named: "name") == nil && other.namedConstraints.isEmpty)
    }

    @Test("a second constraint with the same name is not added")
    func duplicateName() {
        child.layout { c in
            #expect(c.set(.width, to: 111, name: "name") != nil)
            #expect(c.set(.height, to: 222, name: "name") == nil)
        }
        #expect(child.constraint(named: "name")?.constant == 111)
        #expect(child.constraints.count == 1 && document.madeConstraints.count == 1)
        #expect(document.diagnostics.map(\.rule) == ["duplicate-constraint-name"])
    }

    @Test("a second constraint with the same name is returned inactive")
    func inactiveDuplicate() throws {
        try child.layout(ownership: .nearestCommonAncestor) { c in
            let first = try #require(c.set(.width, to: 111, name: "name"))
            let second = try #require(c.set(.height, to: 222, name: "name"))
            #expect(first.isActive && !second.isActive && second.constant == 222)
        }
        #expect(child.constraint(named: "name")?.constant == 111)
        #expect(child.constraints.count == 1)
        #expect(document.diagnostics.map(\.rule) == ["duplicate-constraint-name"])
    }

    @Test("a set length has no second item", arguments: LayoutDimension.allCases, [nil, "name"])
    func set(dimension: LayoutDimension, name: String?) throws {
        let constant: Double = dimension == .width ? 1 : 2
        let made = child.layoutConstraint { $0.set(dimension, to: constant, name: name) }
        let found = try #require(name.map { child.constraint(named: $0) } ?? child.constraints.first)
        #expect(found == made)
        #expect(found.firstItem == LayoutItem(child) && found.firstAttribute == dimension.attribute)
        #expect(found.relation == .equal && found.secondItem == nil && found.secondAttribute == .notAnAttribute)
        #expect(found.multiplier == 1 && found.constant == constant && found.priority == 1000)
    }

    @Test("the priority is required or the last set one; another block resets it")
    func priorities() {
        func priorities(_ make: (ConstraintMaker<LayoutView>) -> Void) -> [Double] {
            let before = document.madeConstraints.count
            child.layout(make)
            return document.madeConstraints.dropFirst(before).map(\.priority)
        }
        #expect(priorities { $0.set(.width, to: 1) } == [1000])
        let changed = priorities { c in
            c.priority = 123
            c.set(.width, to: 1)
            c.make(.width, equalTo: parent)
            c.priority = .required
            c.set(.width, to: 1)
        }
        #expect(changed == [123, 123, 1000])
        for (priority, number) in [
            (LayoutPriority.required, 1000.0), (.defaultHigh, 750), (.defaultLow, 250), (.fittingSizeLevel, 50), (62.5, 62.5),
        ] {
            let made = priorities { c in
                c.priority = priority
                c.set(.width, to: 1)
            }
            #expect(made == [number])
        }
        #expect(priorities { $0.set(.width, to: 1) } == [1000])
        #expect(LayoutPriority.defaultLow < .defaultHigh)
    }

    @Test("a removed constraint is inactive, and its name is free again; unknown names are ignored")
    func removal() throws {
        let maker = ConstraintMaker(child)
        let first = try #require(maker.make(.width, equalTo: parent, name: "a"))
        maker.make(.height, equalTo: parent, name: "b")
        maker.make(.top, equalTo: parent, name: "c")
        // The superview was the target, not the child.
        #expect(child.constraint(named: "a") == nil && child.namedConstraints.isEmpty)
        child.removeConstraint(named: "a")
        #expect(first.isActive)
        parent.removeConstraint(named: "a")
        parent.removeConstraint(named: "unknown")
        #expect(!first.isActive && parent.constraint(named: "a") == nil)
        let again = try #require(maker.make(.width, equalTo: parent, plus: 1, name: "a"))
        #expect(again != first && parent.constraint(named: "a") == again && again.isActive)
        parent.removeConstraints(named: ["a", "unknown", "b"])
        #expect(Set(parent.namedConstraints.keys) == ["c"])
        #expect(parent.constraints.count == 1)
        #expect(document.diagnostics.isEmpty)
    }

    @Test("a constraint from elsewhere is added with a name, unless the name is in use")
    func addWithName() throws {
        let site = CallSite(file: #fileID, line: #line)
        let constraint = document.makeConstraint(LayoutItem(child), .top, .equal, LayoutItem(parent), .top, at: site)
        #expect(parent.addConstraint(constraint, named: "top") == constraint)
        #expect(constraint.owner == parent && parent.constraint(named: "top") == constraint)
        let other = document.makeConstraint(LayoutItem(child), .bottom, .equal, LayoutItem(parent), .bottom, at: site)
        let line = #line + 1
        #expect(parent.addConstraint(other, named: "top") == nil)
        #expect(!other.isActive)
        #expect(document.diagnostics.map(\.location.line) == [line])
        // The child does not contain the parent.
        #expect(child.addConstraint(other, named: "bottom") == nil && child.namedConstraints.isEmpty)
    }

    @Test("a changed constant changes the frames of the next solution")
    func constants() {
        child.layout { c in
            c.alignAllEdges(to: parent, insets: LayoutInsets(top: 10))
            c.make(.height, lessThan: nil, .notAnAttribute, plus: 1000, on: child, name: "height")
        }
        #expect(document.solve().frame(of: child) == Rect(x: 0, y: 10, width: 320, height: 470))
        parent.constraints[1].constant = 80
        #expect(document.solve().frame(of: child) == Rect(x: 0, y: 80, width: 320, height: 400))
        #expect(child.constraint(named: "height")?.constant == 1000)
    }

    @Test("all edges are aligned in the order left, top, right, bottom, and insets go inwards")
    func edges() {
        let made = child.layout { c in
            #expect(c.alignAllEdges(to: parent).map(\.firstAttribute) == [.left, .top, .right, .bottom])
        }
        #expect(parent.constraints.map(\.constant) == [0, 0, 0, 0])
        #expect(parent.constraints.allSatisfy { $0.firstAttribute == $0.secondAttribute && $0.secondItem == LayoutItem(parent) })
        let inset = made.alignAllEdges(to: parent, insets: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset.map(\.constant) == [2, 1, -4, -3])
        #expect(inset.allSatisfy { $0.owner == parent })
    }

    @Test("centring is centre x, then centre y; a size is height, then width")
    func centerAndSize() {
        child.layout { c in
            #expect(c.center(in: parent).map(\.firstAttribute) == [.centerX, .centerY])
            let size = c.setSize(Size(width: 60, height: 40))
            #expect(size.map(\.firstAttribute) == [.height, .width] && size.map(\.constant) == [40, 60])
            #expect(size.allSatisfy { $0.owner == child })
        }
        #expect(document.solve().frame(of: child) == Rect(x: 130, y: 220, width: 60, height: 40))
    }

    @Test("edges and centres work with guides and with a target")
    func guidesOfEdges() {
        let grandchild = document.makeView()
        child.addSubview(grandchild)
        let maker = ConstraintMaker(grandchild)
        #expect(maker.alignAllEdges(to: parent.safeArea, on: parent).count == 4)
        #expect(maker.center(in: parent.safeArea, on: parent).count == 2)
        #expect(parent.constraints.count == 6 && parent.constraints.allSatisfy { $0.secondItem == parent.safeArea })
    }

    @Test("the safe area forms use the safe area, with plus, minus and a name", arguments: ConstraintOwnership.allCases)
    func safeArea(ownership: ConstraintOwnership) throws {
        let maker = ConstraintMaker(child, ownership: ownership)
        let made = [
            maker.make(.top, equalToSafeAreaOf: parent, .top),
            maker.make(.top, equalToSafeAreaOf: parent, .top, name: "top"),
            maker.make(.leading, equalToSafeAreaOf: parent, plus: 8),
            maker.make(.leading, equalToSafeAreaOf: parent, plus: 8, name: "leading"),
            maker.make(.trailing, equalToSafeAreaOf: parent, .trailing, minus: 8),
            maker.make(.trailing, equalToSafeAreaOf: parent, .trailing, minus: 8, name: "trailing"),
        ].compactMap(\.self)
        #expect(made.map(\.constant) == [0, 0, 8, 8, -8, -8])
        #expect(made.allSatisfy { $0.secondItem == parent.safeArea && $0.multiplier == 1 && $0.relation == .equal })
        #expect(made.allSatisfy { $0.owner == parent && $0.firstAttribute == $0.secondAttribute })
        #expect(parent.namedConstraints == ["top": made[1], "leading": made[3], "trailing": made[5]])
    }

    @Test("without a safe area, it is the ordinary constraint")
    func noSafeArea() throws {
        let maker = ConstraintMaker(child)
        for attribute in [LayoutAttribute.baseline, .firstBaseline, .topMargin] {
            #expect(maker.make(.top, equalToSafeAreaOf: parent, attribute, plus: 1)?.secondItem == LayoutItem(parent))
        }
        #expect(maker.make(.baseline, equalToSafeAreaOf: parent, .bottom)?.secondItem == parent.safeArea)
        for platform in Platform.allCases {
            let document = DocumentDraft(platform: platform)
            let (root, box) = (document.makeView(), document.makeView())
            root.addSubview(box)
            let made = try #require(box.layoutConstraint { $0.make(.top, equalToSafeAreaOf: root) })
            #expect(made.secondItem == (platform == .watchOS ? LayoutItem(root) : root.safeArea))
        }
    }

    @Test("Relations are never strict: less is at most, greater is at least")
    func relations() throws {
        let maker = ConstraintMaker(child)
        #expect(maker.make(.width, lessThan: parent, .height, times: 0.5)?.relation == .lessThanOrEqual)
        #expect(maker.make(.width, greaterThan: parent, .height, times: 0.5, minus: 4)?.constant == -4)
        #expect(maker.make(.width, equalTo: parent, minus: 0)?.constant.sign == .plus)
        #expect(document.madeConstraints.map(\.relation) == [.lessThanOrEqual, .greaterThanOrEqual, .equal])
        let site = try #require(document.madeConstraints.first?.site)
        #expect(site.file == #fileID && site.line == #line - 5)
    }
}

extension LayoutView {
    /// Returns the constraint of one call with a new maker.
    func layoutConstraint(
        _ ownership: ConstraintOwnership = .target, _ make: (ConstraintMaker<LayoutView>) -> LayoutConstraint?
    ) -> LayoutConstraint? { make(ConstraintMaker(self, ownership: ownership)) }
}
