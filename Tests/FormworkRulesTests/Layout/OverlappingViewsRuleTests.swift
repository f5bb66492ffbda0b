import FormworkModel
import Testing

@Suite("overlapping-views")
struct OverlappingViewsRuleTests {
    @Test("The upper of two overlapping controls is found, unless it is hidden or just as large")
    func over() throws {
        try MarkedDocument.controls(
            .init(id: "A", frame: Rect(x: 20, y: 20, width: 100, height: 44)),
            .init(id: "B", frame: Rect(x: 100, y: 20, width: 100, height: 44), mark: "<!--overlapping-views-->"),
            .init(id: "K", frame: Rect(x: 20, y: 100, width: 100, height: 44)),
            .init(id: "D", frame: Rect(x: 100, y: 100, width: 100, height: 44), attributes: #"hidden="YES""#),
            .init(id: "E", frame: Rect(x: 20, y: 200, width: 100, height: 44)),
            .init(id: "F", frame: Rect(x: 20, y: 200, width: 100, height: 44)),
            .init(id: "M", frame: Rect(x: 20, y: 300, width: 100, height: 44)),
            .init(id: "H", frame: Rect(x: 118, y: 300, width: 100, height: 44))
        ).expectMarks(solves: true, enabling: "overlapping-views")
    }
}
