import FormworkDiagnostics
import Testing

@Suite("conflicting-constraints")
struct ConflictingConstraintsRuleTests {
    @Test("Of required constraints that cannot hold together the later one is found, with all of them as notes")
    func conflict() throws {
        let document = MarkedDocument.placed(
            own: """
                <constraint firstAttribute="width" constant="50" id="c5"/> <!--conflicting-constraints-->
                """)
        try document.expectMarks(solves: true)
        #expect(try document.diagnostics().isEmpty)
        let found = try #require(document.diagnostics(solves: true).first)
        #expect(found.severity == .error)
        #expect(found.notes == ["A.width = 30 ('c4')", "A.width = 50 ('c5')"])
    }

    @Test("A priority below 1000 makes it none")
    func lower() throws {
        let document = MarkedDocument.placed(
            own: """
                <constraint firstAttribute="width" constant="50" priority="999" id="c5"/>
                """)
        try document.expectMarks(solves: true)
    }
}
