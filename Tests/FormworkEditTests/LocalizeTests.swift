import FormworkEdit
import Testing

/// Commands that add translations.
@Suite("Requested languages")
struct LocalizeTests {
    private func languages(_ commands: [String], in folder: String? = "Base.lproj") throws -> [String] {
        try EditScript(commands: commands).apply(to: LoginScreen.document(LoginScreen.text), named: "Main", in: folder).languages
    }

    @Test("Languages are separated by commas or spaces, each once, and the document is unchanged")
    func languages() throws {
        #expect(try languages(["localize de, fr", "localize pt-BR DE"]) == ["de", "fr", "pt-BR"])
        #expect(try EditOperation(parsing: "localize de,fr") == .localize(LocalizeOperation(["de", "fr"])))
        #expect(
            try EditScript(parsingJSON: #"[{"localize": ["de", "fr"]}]"#).steps.map(\.operation) == [
                .localize(LocalizeOperation(["de", "fr"]))
            ])
        let document = try LoginScreen.document(LoginScreen.text)
        #expect(!(try EditScript(commands: ["localize de"]).apply(to: document, named: "Main", in: "Base.lproj").isChanged))
    }

    @Test("An invalid language or a document elsewhere is refused with instructions")
    func refusals() throws {
        for command in ["localize ../de", "localize Base", "localize mul", "localize"] {
            #expect(throws: EditError.self, "\(command)") { try languages([command]) }
        }
        for (folder, word) in [("App", "move it to 'Base.lproj' first"), ("de.lproj", "the folder of one language")] {
            do {
                _ = try languages(["localize fr"], in: folder)
                Issue.record("a document in '\(folder)' is localized")
            } catch let error as EditError {
                #expect(error.message.contains(word), "\(error)")
            }
        }
        #expect(throws: EditError.self) { try languages(["localize fr"], in: nil) }
    }
}
