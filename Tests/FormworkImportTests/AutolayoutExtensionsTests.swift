import FormworkImport
import FormworkModel
import FormworkTestSupport
import Testing

/// Known facts about AutolayoutExtensions' own demos, which are legacy archives.
@Suite struct AutolayoutExtensionsTests {
    private func document(_ path: String) throws -> InterfaceDocument {
        let file = TestFiles.document("AutolayoutExtensions/" + path)
        return try DocumentReader().read(TestFiles.bytes(of: file), file: file).document
    }

    private func hidingLinks(_ document: InterfaceDocument) -> [String: [String?]] {
        let links = document.connections.filter { $0.kind == .outlet && $0.name == "PWHidingMasterView" }
        return Dictionary(uniqueKeysWithValues: links.map { ($0.id ?? "", [$0.source.id, $0.destination?.id]) })
    }

    @Test func theDemoForIOSIsRead() throws {
        let document = try document("ViewController.xib")
        #expect(document.platform == .iOS)
        #expect(document.format == .archive)
        #expect(document.constraints.count == 18)
        #expect(document.connections.count == 8)
        #expect(Connection.Kind.allCases.map { kind in document.connections.filter { $0.kind == kind }.count } == [5, 1, 2, 0, 0, 0])
        #expect(hidingLinks(document) == ["58": ["14", "11"], "72": ["17", "11"], "63": ["29", "11"]])
        #expect(document.runtimeAttributes.isEmpty)
        #expect(document.view(id: "11")?.element.label == "Enter:")
        #expect(document.view(id: "6")?.frame == Rect(x: 0, y: 0, width: 320, height: 548))
        let width = try #require(document.constraint(id: "17"))
        #expect(width.value.text { $0 ?? "" } == "14.width = 120")
        #expect(width.owner.id == "14")
        let top = try #require(document.constraint(id: "29"))
        #expect(top.value.text { $0 ?? "" } == "11.top = 8.bottom + 22")
        #expect(top.owner.id == "6")
        let identifiers = ["6": "774585933", "8": "920577368", "11": "245502934", "14": "698611538", "42": "749131429", "80": "812760976"]
        for (id, archived) in identifiers { #expect(document.element(id: id)?.archiveIdentifier == archived) }
        #expect(width.element.archiveIdentifier == "861078110")
    }

    @Test func theDemoForMacOSIsRead() throws {
        let document = try document("PWDocument.xib")
        #expect(document.platform == .macOS)
        #expect(document.constraints.count == 26)
        #expect(document.connections.count == 13)
        #expect(document.connections.filter { $0.kind == .outlet }.count == 7)
        #expect(document.connections.filter { $0.kind == .binding }.count == 6)
        #expect(
            hidingLinks(document) == [
                "100107": ["100042", "100037"], "100138": ["100052", "100051"], "100139": ["100071", "100070"],
                "100140": ["100063", "100037"], "100112": ["100111", "100051"],
            ])
        #expect(document.runtimeAttributes.map(\.keyPath) == ["PWAutoCollapse"])
        #expect(document.runtimeAttributes.first?.value == .string("height"))
        #expect(document.runtimeAttributes.first?.owner.id == "100042")
        let first = try #require(document.constraint(id: "100063"))
        #expect(first.value.text { $0 ?? "" } == "100050.top = 100037.bottom + 20")
        #expect(first.isSymbolic)
        #expect(document.constraint(id: "100111")?.value.text { $0 ?? "" } == "100069.top = 100051.bottom + 20")
        #expect(document.view(id: "6")?.frame?.size == Size(width: 266, height: 224))
    }

    @Test func theMenuHasNoHidingLinks() throws {
        let document = try document("MainMenu.xib")
        #expect(hidingLinks(document).isEmpty)
        #expect(document.constraints.isEmpty)
        #expect(document.runtimeAttributes.isEmpty)
        #expect(document.connections.filter { $0.kind == .action }.count == 83)
    }
}
