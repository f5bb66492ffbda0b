import Formwork
import Testing

@Suite("A layout target")
struct LayoutTargetTests {
    private let stage = ChainingStage()

    @Test("a view has twelve attributes as targets, and any other by name")
    func accessors() {
        let v1 = stage.v1
        let targets = [
            v1.left, v1.right, v1.top, v1.bottom, v1.leading, v1.trailing, v1.width, v1.height, v1.centerX, v1.centerY, v1.baseline,
            v1.firstBaseline, v1.layoutTarget(.leftMargin),
        ]
        let attributes: [LayoutAttribute] = [
            .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .baseline, .firstBaseline, .leftMargin,
        ]
        #expect(targets.map(\.attribute) == attributes)
        #expect(targets.allSatisfy { $0.view == v1 && $0.multiplier == 1 && $0.constant == 0 })
        #expect(v1.safeArea.top.item == LayoutItem(v1, guide: .safeArea))
    }

    @Test("targets differ by view, attribute, multiplier and constant")
    func equality() {
        let (v1, v2) = (stage.v1, stage.v2)
        #expect(v1.left == LayoutTarget<LayoutView>(LayoutItem(v1), .left))
        #expect(v1.left != v2.left)
        #expect(v1.left != v1.right)
        #expect(v1.left != v1.left * 2)
        #expect(v1.left != v1.left + 2)
        #expect(v1.top != v1.safeArea.top)
    }

    @Test("plus and minus add up, times and divided multiply up")
    func operators() {
        let left = stage.v1.left
        #expect(abs((left + 2 + 3.4).constant - 5.4) < 1e-12)
        #expect(abs((left + 10 - 2 - 2.6).constant - 5.4) < 1e-12)
        #expect((left * 2 * 1.5).multiplier == 3)
        #expect(abs((left / 2 / 2.5).multiplier - 0.2) < 1e-12)
    }

    @Test("times and divided leave the constant alone")
    func constantStays() {
        let width = stage.v1.width
        #expect((width + 10) * 2 == LayoutTarget<LayoutView>(LayoutItem(stage.v1), .width, multiplier: 2, constant: 10))
        #expect((width - 10) / 2 == LayoutTarget<LayoutView>(LayoutItem(stage.v1), .width, multiplier: 0.5, constant: -10))
    }

    @Test("operators on a view make a target without an attribute")
    func views() {
        let view = stage.v1
        let targets = [view + 10, view - 5.5, view * 10, view / 2]
        #expect(targets.allSatisfy { $0.attribute == .notAnAttribute && $0.view == view })
        #expect(targets.map(\.constant) == [10, -5.5, 0, 0])
        #expect(targets.map(\.multiplier) == [1, 1, 10, 0.5])
    }
}
