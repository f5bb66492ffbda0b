import FormworkDiagnostics
import Testing

@Suite("misplaced-view")
struct MisplacedViewRuleTests {
    @Test("A view that stands elsewhere than its constraints say is found")
    func elsewhere() throws {
        let document = MarkedDocument.placed(mark: "<!--misplaced-view-->", recordedX: 14)
        try document.expectMarks(solves: true)
        #expect(try document.diagnostics().isEmpty)
        #expect(
            try document.diagnostics(solves: true).map(\.message) == [
                "recorded frame {14, 20, 30, 40} is not what the constraints give: {10, 20, 30, 40}"
            ])
    }

    @Test("A difference of a point is not")
    func near() throws {
        let document = MarkedDocument.placed(recordedX: 11)
        try document.expectMarks(solves: true)
    }

    @Test("A hidden view is not")
    func hidden() throws {
        let document = MarkedDocument.placed(attributes: #"hidden="YES""#, recordedX: 50)
        try document.expectMarks(solves: true)
    }
}
