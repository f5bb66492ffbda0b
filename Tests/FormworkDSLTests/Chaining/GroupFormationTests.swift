import Formwork
import Testing

@Suite("A group formation")
struct GroupFormationTests {
    private let stage = ChainingStage()
    private var v1: LayoutView { stage.v1 }
    private var v2: LayoutView { stage.v2 }
    private var v3: LayoutView { stage.v3 }

    private func group() -> GroupFormation<LayoutView> { stage.layout.group(stage.v1, stage.v2, stage.v3) }

    private func counts(_ group: GroupFormation<LayoutView>) -> [Int] { group.members.map(\.constraints.count) }

    @Test("applies to every member, and relates none to itself")
    func members() {
        var calls = 0
        func count(_ constraint: LayoutConstraint) { calls += 1 }
        let places = group().left(v1.left, handler: count).right(v1.left, handler: count)
        #expect(calls == 5)
        #expect(counts(places) == [1, 2, 2])
        #expect(
            places.texts == ["v1.right = v1.left", "v2.left = v1.left", "v2.right = v1.left", "v3.left = v1.left", "v3.right = v1.left"])
        calls = 0
        let sizes = group().width(100, handler: count)
        #expect(calls == 3)
        #expect(counts(sizes) == [1, 1, 1])
        calls = 0
        let centers = group().centerX(v1, handler: count).center(v2, handler: count)
        #expect(calls == 6)
        #expect(counts(centers) == [2, 1, 3])
        centers.active = true
        #expect(centers.members.allSatisfy(\.active) && centers.constraints.allSatisfy(\.isActive))
        centers.active = false
        #expect(!centers.members.contains(where: \.active) && !centers.constraints.contains(where: \.isActive))
    }

    @Test("skips a member for a target only if view and attribute are its own")
    func ownAttribute() {
        #expect(
            group().size(v1.width).texts == [
                "v1.height = v1.width", "v2.width = v1.width", "v2.height = v1.width", "v3.width = v1.width", "v3.height = v1.width",
            ])
        #expect(group().size(v1 * 2).texts.count == 4)
    }

    @Test("hSpace and vSpace relate each later member to its predecessor")
    func spaces() {
        #expect(group().hSpace(10).texts == ["v2.leading = v1.trailing + 10", "v3.leading = v2.trailing + 10"])
        #expect(group().vSpace(10).texts == ["v2.top = v1.bottom + 10", "v3.top = v2.bottom + 10"])
        #expect(group().vSpace(priority: 500).texts == ["v2.top = v1.bottom @500", "v3.top = v2.bottom @500"])
        var seen: [String] = []
        group().hSpace { seen.append($0.text) }
        #expect(seen == ["v2.leading = v1.trailing", "v3.leading = v2.trailing"])
    }

    @Test("runs code with itself, with one member, and with all members, forwards and backwards")
    func runners() {
        let group = group()
        var calls = 0
        group.execute { _ in calls += 1 }.execute { _ in calls += 1 }
        #expect(calls == 2)
        var (forwards, backwards): ([Int], [Int]) = ([], [])
        var views: [LayoutView] = []
        group.forEach { member, index, whole in
            #expect(member === whole[index] && whole === group)
            forwards.append(index)
        }.forEachReverse { member, index, whole in
            #expect(member === whole[index] && whole === group)
            backwards.append(index)
        }
        .at(1) { views.append($0.view) }.first { views.append($0.view) }.last { views.append($0.view) }
        #expect(forwards == [0, 1, 2])
        #expect(backwards == [2, 1, 0])
        #expect(views == [v2, v1, v3])
        #expect(group.count == 3 && group[1].view == v2 && group.viewAt(1) == v2)
        #expect(group.firstView == v1 && group.lastView == v3)
    }

    @Test("firstTop, firstLeading, lastBottom and lastTrailing apply to one member")
    func firstAndLast() {
        let root = stage.root
        #expect(
            group().firstTop(root).firstLeading(root.leading + 8).lastBottom(root - 8, priority: 500).lastTrailing(root).texts == [
                "v1.top = root.top", "v1.leading = root.leading + 8", "v3.bottom = root.bottom − 8 @500", "v3.trailing = root.trailing",
            ])
    }

    @Test("sameWidth, sameHeight and sameSize relate the other members to the first")
    func same() {
        #expect(group().sameWidth().texts == ["v2.width = v1.width", "v3.width = v1.width"])
        #expect(group().sameHeight(priority: 500).texts == ["v2.height = v1.height @500", "v3.height = v1.height @500"])
        #expect(
            group().sameSize().texts == ["v2.width = v1.width", "v2.height = v1.height", "v3.width = v1.width", "v3.height = v1.height"])
    }

    @Test("its members are not formations of the layout, and it has its own size classes")
    func layout() {
        let group = group().install(.hCompact).except(.wCompact)
        #expect(stage.layout.formations.count == 1)
        #expect(group.installSizeClasses == [.hCompact] && group.exceptSizeClasses == [.wCompact])
        #expect(group.members.allSatisfy { $0.installSizeClasses.isEmpty && $0.exceptSizeClasses.isEmpty })
    }
}
