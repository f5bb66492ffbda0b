@testable import FormworkEdit
import FormworkImport
import FormworkModel
import FormworkTestSupport
import FormworkTree
import Testing

@Suite("Attributes of elements")
struct AttributeTableTests {
    @Test("The attributes of real documents can be set again without a change")
    func realDocuments() throws {
        let reader = DocumentReader()
        var (tried, refused): (Int, [String: Int]) = (0, [:])
        for path in try TestFiles.realDocuments(corpusEvery: 11) {
            guard let document = try? reader.read(TestFiles.bytes(of: path), file: path).document, document.format == .modern else {
                continue
            }
            let table = AttributeTable.table(for: document.platform)
            var editor = DocumentEditor(document)
            for node in document.tree.nodeIndices where document.tree.nodes[node].kind == .element {
                let element = Element(document: document, node: node)
                guard element.id != nil, let known = table.attributes(of: element.name) else { continue }
                for (name, value) in element.attributes where known[name] != nil && !value.isEmpty {
                    tried += 1
                    var writer = AttributeWriter(element)
                    do throws(EditError) {
                        try writer.set(AttributeSetting(name, value), with: &editor) { target throws(EditError) in
                            document.element(id: target.text) ?? element
                        }
                    } catch {
                        refused["\(document.platform) \(element.name).\(name)=\(value)", default: 0] += 1
                    }
                    writer.finish(&editor)
                }
            }
            let edited = editor.finish()
            let (before, after) = (String(decoding: document.text(), as: UTF8.self), String(decoding: edited.text(), as: UTF8.self))
            if before != after { Issue.record("\(path): \(LoginScreen.difference(before, after).prefix(6))") }
        }
        #expect(tried > 10_000)
        #expect(refused == [:])
    }

    @Test("Every kind that a table names exists")
    func kinds() {
        for platform in [InterfaceDocument.Platform.iOS, .macOS, .tvOS, .watchOS] {
            let table = AttributeTable.table(for: platform)
            for name in ["hidden", "width", "title"] { #expect(table.kind(of: name) != nil, "\(platform) \(name)") }
            let element = platform == .watchOS ? "group" : "view"
            #expect(table.attributes(of: element)?["hidden"] == .boolean(default: false))
        }
        let window = AttributeTable.table(for: .macOS).attributes(of: "window") ?? [:]
        #expect(window["styleMask"] == .flags("windowStyleMask"))
        #expect(window["tabbingMode"] == .word(["automatic", "preferred", "disallowed"], default: "automatic"))
    }
}
