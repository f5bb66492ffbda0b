import Formwork
import Testing

@Suite("A formation in its container")
struct FormationContainerTests {
    private let stage = ChainingStage()

    private func formation() -> ViewFormation<LayoutView> { stage.layout.view(stage.v1) }

    @Test("pins edges inwards, and centres to the right and down")
    func pins() {
        let edges = formation().pinTop(1).pinBottom(2).pinLeft(3).pinRight(4).pinLeading(5).pinTrailing(6)
        let centers = edges.pinCenterX(7).pinCenterY(8).pinCenter(9)
        #expect(
            centers.pinTop().texts == [
                "v1.top = root.top + 1", "v1.bottom = root.bottom − 2", "v1.left = root.left + 3", "v1.right = root.right − 4",
                "v1.leading = root.leading + 5", "v1.trailing = root.trailing − 6", "v1.centerX = root.centerX + 7",
                "v1.centerY = root.centerY + 8", "v1.centerX = root.centerX + 9", "v1.centerY = root.centerY + 9",
                "v1.top = root.top",
            ])
    }

    @Test("fills its container with a leading edge and a width, a top edge and a height")
    func fills() {
        #expect(formation().fillWidth(10).texts == ["v1.leading = root.leading + 10", "v1.width = root.width − 20"])
        #expect(formation().fillHeight(10).texts == ["v1.top = root.top + 10", "v1.height = root.height − 20"])
        #expect(
            formation().fill().texts == [
                "v1.leading = root.leading", "v1.width = root.width", "v1.top = root.top", "v1.height = root.height",
            ])
    }

    @Test("filling with a padding leaves the padding free")
    func solved() {
        formation().fill(10)
        stage.layout.activate()
        let solved = stage.document.solve()
        #expect(solved.frame(of: stage.v1) == Rect(x: 10, y: 10, width: 380, height: 580))
        #expect(solved.diagnostics.isEmpty && solved.ambiguous.isEmpty)
    }

    @Test("pins edges to any view or guide: left, right, top, bottom")
    func pinTo() {
        #expect(
            formation().pin(to: stage.root, margin: 8).texts == [
                "v1.left = root.left + 8", "v1.right = root.right − 8", "v1.top = root.top + 8", "v1.bottom = root.bottom − 8",
            ])
        #expect(formation().pin(to: stage.root, edges: [.bottom, .left]).texts == ["v1.left = root.left", "v1.bottom = root.bottom"])
        let guide = formation().pin(to: stage.root.safeArea, edges: .vertical)
        #expect(guide.constraints.map(\.secondItem) == [stage.root.safeArea, stage.root.safeArea])
        #expect(stage.layout.group(stage.v1, stage.v2).pin(to: stage.v2, edges: .horizontal).texts.count == 2)
    }

    @Test("widths and heights follow each other in one view")
    func proportions() {
        #expect(
            formation().widthToHeight().widthToHeight(by: 2, plus: 5).heightToWidth(by: 0.5).aspectRatio(1.5, priority: 750).texts == [
                "v1.width = v1.height", "v1.width = 2 × v1.height + 5", "v1.height = 0.5 × v1.width", "v1.width = 1.5 × v1.height @750",
            ])
        #expect(
            stage.layout.group(stage.v1, stage.v2).aspectRatio(2).texts == ["v1.width = 2 × v1.height", "v2.width = 2 × v2.height"])
    }

    @Test("without a container nothing is made, which is reported")
    func orphan() {
        let formation = ViewFormation(view: stage.v1).pinTop(8).fill().pinCenter()
        #expect(formation.texts.isEmpty)
        #expect(stage.document.diagnostics.map(\.rule) == Array(repeating: "missing-superview", count: 3))
        #expect(stage.document.diagnostics.first?.message == "'v1' has no superview to pin it to")
    }
}
