import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkTestSupport
import Testing

@Suite("Real documents are laid out") struct RealDocumentTests {
    private static func document(_ known: KnownDocument) throws -> InterfaceDocument {
        try DocumentReader().read(TestFiles.bytes(of: known.path), file: known.name).document
    }

    @Test("No constraints are in conflict on the canvas", arguments: try KnownDocument.all())
    func canvas(known: KnownDocument) throws {
        let document = try Self.document(known)
        let solved = Solved(document)
        #expect(solved.isFinite)
        #expect(solved.layout.roots.flatMap(\.conflicts).filter(\.isAtRunTime).isEmpty)
        #expect(!solved.all.isEmpty || document.views.isEmpty || document.platform == .watchOS)
    }

    @Test("At least 98 % of the views have their recorded frames") func frames() throws {
        var (views, misplaced) = (0, 0)
        for known in try KnownDocument.all() {
            let solved = Solved(try Self.document(known))
            views += solved.all.count
            misplaced += solved.misplaced.count
        }
        #expect(views > 300)
        #expect(misplaced * 50 < views, "\(misplaced) of \(views)")
    }
}
