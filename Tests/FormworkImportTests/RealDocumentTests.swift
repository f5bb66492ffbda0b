import FormworkImport
import FormworkModel
import FormworkTestSupport
import FormworkTree
import Testing

@Suite("Real documents are read and written") struct RealDocumentTests {
    private func read(_ document: KnownDocument) throws -> (bytes: [UInt8], document: InterfaceDocument) {
        let bytes = try TestFiles.bytes(of: document.path)
        return (bytes, try DocumentReader().read(bytes, file: document.path).document)
    }

    @Test("Another XML parser counts as many elements, constraints and connections", arguments: try KnownDocument.all())
    func counts(known: KnownDocument) throws {
        let (bytes, document) = try read(known)
        #expect(document.constraints.count == known.constraints)
        #expect(document.connections.count == known.connections)
        guard document.format == .modern else { return }
        #expect(document.tree.nodeIndices.count { document.tree.nodes[$0].kind == .element } == known.elements)
        #expect(document.text() == bytes)
    }

    @Test("An upgraded or reformatted document has the same objects", arguments: try KnownDocument.all())
    func formatted(known: KnownDocument) throws {
        let document = try read(known).document
        let again = try DocumentReader().read(document.text(reformatted: true), file: known.name).document
        #expect(again.format == .modern)
        #expect(again.views.map(\.id) == document.views.map(\.id))
        #expect(again.views.map(\.frame) == document.views.map(\.frame))
        #expect(again.connections.map(\.name) == document.connections.map(\.name))
        #expect(again.constraints.map { $0.value.text { $0 ?? "" } } == document.constraints.map { $0.value.text { $0 ?? "" } })
        #expect(again == document)
    }
}
