import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkTestSupport
import FormworkTree
import Testing

/// Legacy archives, read with the common reader.
@Suite struct ArchiveReadingTests {
    private func read(_ change: (String) -> String = { $0 }) throws -> ReadDocument {
        let text = String(decoding: try TestFiles.bytes(of: TestFiles.sample("LegacyForm.xib")), as: UTF8.self)
        return try DocumentReader().read(Array(change(text).utf8), file: "LegacyForm.xib")
    }

    @Test func anArchiveIsReadLikeAModernDocument() throws {
        let read = try read()
        #expect(read.diagnostics.isEmpty)
        #expect(read.document.format == .archive)
        #expect(read.document.constraints.count == 12)
        #expect(read.document.connections.filter { $0.name == "PWHidingMasterView" }.count == 2)
    }

    @Test func unknownKeysAreReportedWithTheirPlaceAndObject() throws {
        let tag = "<object class=\"IBUILabel\""
        let read = try read { text in
            guard let start = text.firstRange(of: tag), let end = text[start.upperBound...].firstIndex(of: ">") else { return text }
            return String(text[...end]) + "<bool key=\"IBUINovelty\">YES</bool>" + String(text[text.index(after: end)...])
        }
        let finding = try #require(read.diagnostics.first)
        #expect(finding.rule == "unknown-content")
        #expect(finding.severity == .note)
        #expect(finding.message.contains("IBUINovelty"))
        #expect(finding.location.element == "11")
        #expect(finding.path == "Card Form ▸ Heading")
    }

    @Test func theUpgradedDocumentReadsAsTheSame() throws {
        let upgraded = try read().document
        let again = try DocumentReader().read(upgraded.text(), file: "Upgraded.xib")
        #expect(again.diagnostics.isEmpty)
        #expect(again.document.format == .modern)
        #expect(again.document == upgraded)
    }

    @Test func placesOfAnUpgradedDocumentAreThoseOfTheArchive() throws {
        let document = try read().document
        let map = InterfaceDocument.SourceMap(document, file: "LegacyForm.xib")
        let lines = String(decoding: document.storage.tree.source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for view in document.views {
            let location = map.location(of: view.element)
            #expect(lines[location.line - 1].dropFirst(location.column - 1).hasPrefix("<object class=\"IBUI"))
        }
    }
}
