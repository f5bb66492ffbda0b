import FormworkModel
import Testing

@Suite("zero-size-view")
struct ZeroSizeViewRuleTests {
    @Test("A visible view without width is found; one that a constraint collapses, or is hidden, is not")
    func empty() throws {
        try MarkedDocument.controls(
            .init(id: "A", frame: Rect(x: 20, y: 20, width: 0, height: 44), isWidthOpen: true, mark: "<!--zero-size-view-->"),
            .init(id: "B", frame: Rect(x: 20, y: 100, width: 0, height: 44)),
            .init(id: "K", frame: Rect(x: 20, y: 200, width: 0, height: 44), attributes: #"hidden="YES""#),
            others: #"<constraint firstItem="A" firstAttribute="right" secondItem="R" secondAttribute="left" constant="20" id="A-right"/>"#
        ).expectMarks(solves: true, enabling: "zero-size-view")
    }
}
