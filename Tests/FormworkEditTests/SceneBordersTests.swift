import FormworkEdit
import FormworkImport
import FormworkModel
import Testing

/// Extracting scenes when references already exist, or several scenes one after another.
@Suite("Scenes over borders")
struct SceneBordersTests {
    private static let start = ["connect segue show from Send to Details", "embed Details in navigation"]

    private func edit(_ commands: [String]) throws -> EditResult {
        try EditScript(commands: Self.start + commands).apply(to: LoginScreen.document(LoginScreen.text), named: "Main")
    }

    private static func text(_ extract: EditResult.Extract) -> String { String(decoding: extract.document.text(), as: UTF8.self) }

    @Test("A scene with a reference as its destination takes it along, so that it keeps its destination")
    func references() throws {
        let result = try edit([
            "extract scene viewController[title=Details] to Details.storyboard", "extract scene navigationController to Nav.storyboard",
        ])
        let nav = Self.text(try #require(result.extracted.last))
        #expect(nav.contains("storyboardName=\"Details\"") && !nav.contains("storyboardName=\"Main\""))
        #expect(result.text.contains("storyboardName=\"Nav\"") && !result.text.contains("storyboardName=\"Details\""))
        #expect(try LoginScreen.document(nav) == result.extracted.last?.document)
    }

    @Test("The destination of a scene's segues stays the same if it is extracted, too")
    func chain() throws {
        let result = try edit([
            "extract scene navigationController to Nav.storyboard", "extract scene viewController[title=Details] to Details.storyboard",
        ])
        let nav = Self.text(try #require(result.extracted.first))
        #expect(nav.contains("storyboardName=\"Details\" referencedIdentifier=\"Vc1-De-tls\""), "\(nav)")
        #expect(!nav.contains("storyboardName=\"Main\""))
        let details = Self.text(try #require(result.extracted.last))
        #expect(details.contains("storyboardIdentifier=\"Vc1-De-tls\""))
    }

    @Test("Two storyboards never have one name, in any folder or case", arguments: ["B/nav.storyboard", "main.storyboard"])
    func names(_ path: String) throws {
        #expect(throws: EditError.self) {
            try edit([
                "extract scene navigationController to A/Nav.storyboard", "extract scene viewController[title=Details] to \(path)",
            ])
        }
    }
}
