import FormworkChanges
import FormworkImport
import FormworkModel
import FormworkTestSupport
import FormworkTree
import Testing

@Suite("Real documents are compared and merged") struct RealDocumentTests {
    private static func document(_ known: KnownDocument) throws -> InterfaceDocument {
        let read = try DocumentReader().read(TestFiles.bytes(of: known.path), file: known.name).document
        // Edits are to the modern form.
        return read.format == .modern ? read : try DocumentReader().read(read.text(reformatted: true), file: known.name).document
    }

    /// Returns a document in which a view is hidden that was not, or the other way around.
    private static func toggling(_ view: InterfaceDocument.View) -> InterfaceDocument {
        var editor = DocumentEditor(view.document)
        editor.setHidden(!view.isHidden, of: view)
        return editor.finish()
    }

    @Test("A document has no changes from itself", arguments: try KnownDocument.all())
    func itself(known: KnownDocument) throws {
        let document = try Self.document(known)
        #expect(DocumentChanges(from: document, to: document, frames: NoDerivedFrames()).changes.isEmpty)
    }

    @Test("The change of one view is found, and nothing else", arguments: try KnownDocument.all())
    func oneView(known: KnownDocument) throws {
        let document = try Self.document(known)
        guard let view = document.views.last else { return }
        let changes = DocumentChanges(from: document, to: Self.toggling(view), frames: NoDerivedFrames()).changes
        #expect(changes.map(\.property) == ["hidden"], "\(changes.map(\.line))")
    }

    @Test("The changes of two branches are merged", arguments: try KnownDocument.all())
    func twoViews(known: KnownDocument) throws {
        let document = try Self.document(known)
        guard let first = document.views.first, let last = document.views.last, first != last, let id = last.id else { return }
        let (ours, theirs) = (Self.toggling(first), Self.toggling(last))
        let merge = DocumentMerge(base: document, ours: ours, theirs: theirs, frames: NoDerivedFrames())
        #expect(merge.conflicts.isEmpty, "\(merge.conflicts.map(\.line))")
        let merged = try DocumentReader().read(XMLSerializer.text(of: merge.tree, declaration: document.declaration), file: "a").document
        let both = try #require(ours.view(id: id))
        #expect(merged == Self.toggling(both))
    }
}
