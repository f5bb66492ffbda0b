import FormworkModel
import Testing

@Suite("touch-target")
struct TouchTargetRuleTests {
    @Test("A button under 44 points is found, a control of the system's size or a hidden one is not")
    func small() throws {
        try MarkedDocument.controls(
            .init(id: "A", frame: Rect(x: 20, y: 20, width: 30, height: 44), mark: "<!--touch-target-->"),
            .init(id: "B", frame: Rect(x: 100, y: 20, width: 44, height: 44)),
            .init(id: "K", frame: Rect(x: 20, y: 100, width: 20, height: 20), attributes: #"hidden="YES""#),
            .init(id: "D", element: "switch", frame: Rect(x: 100, y: 100, width: 51, height: 31))
        ).expectMarks(solves: true, enabling: "touch-target")
    }
}
