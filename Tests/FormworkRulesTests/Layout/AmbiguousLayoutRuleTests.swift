import Testing

@Suite("ambiguous-layout")
struct AmbiguousLayoutRuleTests {
    @Test("A view of which a place or a length is open is found")
    func open() throws {
        let document = MarkedDocument.placed(mark: "<!--ambiguous-layout-->", isLeftOpen: true)
        try document.expectMarks(solves: true)
        #expect(try document.diagnostics().isEmpty)
    }

    @Test("A view of which constraints say all is not, nor one of which they say nothing")
    func closed() throws {
        let document = MarkedDocument.placed()
        try document.expectMarks(solves: true)
        #expect(
            try MarkedDocument.xib("<subviews><view id=\"A\" translatesAutoresizingMaskIntoConstraints=\"NO\"/></subviews>").diagnostics(
                solves: true
            ).isEmpty)
    }
}
