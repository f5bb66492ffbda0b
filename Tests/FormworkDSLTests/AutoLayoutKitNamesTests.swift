import Formwork
import Testing

@Suite("AutoLayoutKit's own names")
struct AutoLayoutKitNamesTests {
    private let stage = ChainingStage()

    @available(*, deprecated)
    @Test("have the same effect as before")
    func names() {
        let (root, v1, v2) = (stage.root, stage.v1, stage.v2)
        root.addSubview(v1)
        root.addSubview(v2)
        let maker = ALKConstraints.layout(v1) { c in
            c.set(.width, to: 100, name: "width")
            c.setPriority(123)
            c.make(.left, equalTo: root, s: .left, plus: 8, name: "left")
            c.setPriorityDefaultHigh()
            c.make(.right, lessThan: root, s: .right, times: 2, minus: 8)
            c.setPriorityDefaultLow()
            c.make(.top, greaterThan: v2, s: .bottom)
            c.setPriorityFittingSizeLevel()
            c.make(.height, equalTo: v2, s: .width, times: 0.5, plus: 1, on: root)
            c.setPriorityRequired()
            c.make(.bottom, equalToSafeArea: root, s: .bottom, minus: 4)
        }
        #expect(maker.priority == .required)
        #expect(
            stage.document.madeConstraints.map(\.text) == [
                "v1.width = 100", "v1.left = root.left + 8 @123", "v1.right ≤ 2 × root.right − 8 @750", "v1.top ≥ v2.bottom @250",
                "v1.height = 0.5 × v2.width + 1 @50", "v1.bottom = root.bottom − 4",
            ])
        #expect(stage.document.madeConstraints.last?.secondItem == root.safeArea)
        #expect(v1.alk_constraintWithName("width")?.constant == 100)
        #expect(root.alk_namedConstraints.keys.sorted() == ["left"])
        root.alk_removeConstraintWithName("left")
        v1.alk_removeConstraintsWithNames(["width", "none"])
        #expect(root.alk_namedConstraints.isEmpty && v1.alk_namedConstraints.isEmpty)
        let constraint = ConstraintMaker(view: v2).make(.top, equalTo: root, s: .top)
        #expect(constraint.flatMap { root.alk_addConstraint($0, withName: "again") } != nil)
    }

    @available(*, deprecated)
    @Test("align and centre")
    func alignment() {
        stage.root.addSubview(stage.v1)
        stage.v1.layout { c in
            c.alignAllEdgesTo(stage.root, edgeInsets: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
            c.centerIn(stage.root)
        }
        #expect(
            stage.document.madeConstraints.map(\.text) == [
                "v1.left = root.left + 2", "v1.top = root.top + 1", "v1.right = root.right − 4", "v1.bottom = root.bottom − 3",
                "v1.centerX = root.centerX", "v1.centerY = root.centerY",
            ])
    }
}
