import FormworkEdit
import FormworkImport
import FormworkModel
import Testing

@Suite("Scenes and templates from nothing")
struct SceneTests {
    private static func empty(_ platform: InterfaceDocument.Platform = .iOS) throws -> InterfaceDocument {
        let text = try #require(NewDocument(.storyboard, for: platform).text)
        return try LoginScreen.document(text)
    }

    @Test("The first scene becomes the initial one, and further scenes are to the right of the others")
    func scenes() throws {
        let document = try EditScript(commands: ["add scene Reader class=ReaderController", "add scene Settings"]).apply(to: Self.empty())
            .document
        #expect(document.scenes.map(\.label) == ["Reader", "Settings"])
        let first = try #require(document.scenes[0].controller)
        #expect(first.customClass == "ReaderController")
        #expect(document.text().contains(text: "initialViewController=\"\(first.id ?? "")\""))
        #expect(document.scenes[1].element.child(key: "canvasLocation")?["x"] == "473")
        #expect(document.scenes[1].roots.first?.frame?.size == document.scenes[0].roots.first?.frame?.size)
    }

    @Test("A scene with the label of another one is refused, and a XIB has no scenes")
    func refusals() throws {
        #expect(throws: EditError.self) {
            try EditScript(commands: ["add scene Reader", "add scene Reader"]).apply(to: Self.empty())
        }
        let text = try #require(NewDocument(.xib, for: .iOS).text)
        let xib = try LoginScreen.document(text)
        #expect(throws: EditError.self) { try EditScript(commands: ["add scene Reader"]).apply(to: xib) }
        #expect(NewDocument(.storyboard, for: .watchOS).text == nil)
    }

    @Test("A template is added without the constraints that it would ignore, and a variation does not refer to them")
    func ignoredConstraints() throws {
        let result = try EditScript(commands: [
            "add scene Reader", "add view to Reader label=Box", "pin Box to safeArea on top leading inset 8", "size Box width=20 height=30",
            "variation constraint[firstAttribute=top] installed=NO for compact height",
            "add template Wide to Reader",
        ]).apply(to: Self.empty())
        let template = try #require(result.document.views.first { $0.element.customClass == "LDOLayoutTemplate" })
        let inside = result.document.views.filter { $0.superview == template }.flatMap { $0.element.children }
        #expect(inside.first { $0.name == "constraints" }?.children.count == 2)
        #expect(!template.element.children.contains { $0.name == "constraints" })
        #expect(result.notes.contains { $0.hasPrefix("2 constraints to layout guides") })
        let text = String(decoding: result.document.text(), as: UTF8.self)
        let references = text.matches(of: /reference="([^"]+)"/).map { String($0.1) }
        #expect(references.count == 1 && references.allSatisfy { text.contains("id=\"\($0)\"") })
    }

    @Test("'label' sets the label that Interface Builder shows")
    func label() throws {
        let document = try EditScript(commands: [
            "add scene Reader", "add button \"Go\" to Reader", "set it label=Start", "set Start title=Begin",
        ]).apply(to: Self.empty()).document
        let button = try #require(document.views.first { $0.element.name == "button" }?.element)
        #expect(button.userLabel == "Start")
    }
}

extension [UInt8] {
    fileprivate func contains(text: String) -> Bool { String(decoding: self, as: UTF8.self).contains(text) }
}
