import Formwork
import Foundation
import Testing

@Suite("Lengths in the chaining language")
struct LayoutNumberTests {
    private let stage = ChainingStage()

    private var formation: ViewFormation<LayoutView> { stage.layout.view(stage.v1) }

    @Test("are CGFloat, Int and Double wherever one is taken")
    func numbers() {
        let (inset, count, width): (CGFloat, Int, Double) = (8, 4, 2.5)
        let (v1, v2) = (stage.v1, stage.v2)
        #expect(
            formation.width(inset).height(count).size(width).texts == [
                "v1.width = 8", "v1.height = 4", "v1.width = 2.5", "v1.height = 2.5",
            ])
        #expect(
            formation.left(v2 + inset).right(v2 - count).width(v2 * count).height(v2 / inset).texts == [
                "v1.left = v2.left + 8", "v1.right = v2.right − 4", "v1.width = 4 × v2.width", "v1.height = 0.125 × v2.height",
            ])
        #expect(
            formation.pinTop(inset).pinBottom(count).fillWidth(inset).pin(to: v2, edges: .leading, margin: inset)
                .pin(to: v2, edges: .trailing, margin: count).texts == [
                    "v1.top = root.top + 8", "v1.bottom = root.bottom − 4", "v1.leading = root.leading + 8", "v1.width = root.width − 16",
                    "v1.leading = v2.leading + 8", "v1.trailing = v2.trailing − 4",
                ])
        #expect(formation.attribute(.width, to: inset).attribute(.height, to: count).texts == ["v1.width = 8", "v1.height = 4"])
        #expect(
            stage.layout.group(v1, v2).hSpace(inset).vSpace(count).texts == ["v2.leading = v1.trailing + 8", "v2.top = v1.bottom + 4"])
        #expect(formation.above(v2, gap: inset).after(v2, gap: count).texts == ["v1.bottom = v2.top − 8", "v1.leading = v2.trailing + 4"])
    }

    @Test("can precede or follow a target")
    func reversed() {
        let (v2, half, two): (LayoutView, CGFloat, Int) = (stage.v2, 0.5, 2)
        #expect(
            formation.width(2 * v2.width).width(0.5 * v2 + 10).height(half * v2.height).height(two * v2).left(8 + v2.right).top(
                v2.bottom + 8
            )
            .texts == [
                "v1.width = 2 × v2.width", "v1.width = 0.5 × v2.width + 10", "v1.height = 0.5 × v2.height", "v1.height = 2 × v2.height",
                "v1.left = v2.right + 8", "v1.top = v2.bottom + 8",
            ])
        let twice = 2 * (v2.width + 10)
        #expect(twice == (v2.width + 10) * 2)
    }

    @Test("can be a size: each attribute uses its own dimension")
    func size() {
        #expect(formation.size(Size(width: 40, height: 30), priority: 750).texts == ["v1.width = 40 @750", "v1.height = 30 @750"])
        #expect(formation.sizeLessThanOrEqual(Size(width: 4, height: 3)).texts == ["v1.width ≤ 4", "v1.height ≤ 3"])
        #expect(formation.height(Size(width: 4, height: 3)).texts == ["v1.height = 3"])
    }
}
