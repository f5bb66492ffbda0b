import FormworkEdit
import FormworkImport
import FormworkModel
import Testing

/// Scenes that are moved to a separate storyboard.
@Suite("Extracted scenes")
struct ExtractTests {
    private func extract(_ commands: [String], _ text: String = ListScreen.text) throws -> EditResult {
        try EditScript(commands: commands).apply(to: LoginScreen.document(text), named: "Main")
    }

    @Test("A scene leaves a reference as the destination of its segues, and takes its exclusive resources along")
    func scene() throws {
        let result = try extract(["extract scene Place to Place.storyboard"])
        let extract = try #require(result.extracted.first)
        #expect(result.extracted.count == 1)
        #expect(extract.path == "Place.storyboard")
        // The remaining storyboard.
        let reference = try #require(result.last)
        let text = result.text
        #expect(text.contains(#"<viewControllerPlaceholder storyboardName="Place" id="\#(reference)" sceneMemberID="viewController"/>"#))
        #expect(text.contains(#"<segue destination="\#(reference)" kind="show" identifier="place" id="Sg0-Pl-ace"/>"#))
        #expect(!text.contains("Vc1-Pl-ace"))
        #expect(!text.contains(#"<image name="photo""#))
        #expect(result.document.scenes.count == 3)
        #expect(try LoginScreen.document(text) == result.document)
        #expect(result.notes.contains("code that loads 'Place' from this storyboard has to load it from the new one"))
        // The extracted storyboard.
        let other = String(decoding: extract.document.text(), as: UTF8.self)
        #expect(extract.document.scenes.count == 1)
        #expect(other.contains(#"initialViewController="Vc1-Pl-ace""#))
        #expect(other.contains(#"<image name="photo" width="375" height="200"/>"#))
        #expect(other.contains("<!--Place-->"))
        #expect(!other.contains("<!--Places-->"))
        #expect(try LoginScreen.document(other) == extract.document)
        // All lines of the new storyboard except the reference's are lines of the old one.
        #expect(LoginScreen.difference(ListScreen.text, other).filter { $0.hasPrefix("+") }.count == 1)
    }

    @Test("A segue back leads to a reference, and a scene without an identifier gets one")
    func back() throws {
        let result = try extract(
            [
                "connect segue present from Visited to #Tv0-Li-st0", "extract scene Place to Scenes/Place.storyboard",
            ].map { $0.replacing("from Visited", with: "from #Sw0-Vi-sit") })
        let extract = try #require(result.extracted.first)
        let other = String(decoding: extract.document.text(), as: UTF8.self)
        #expect(other.contains(#"storyboardName="Main" referencedIdentifier="Tv0-Li-st0""#))
        #expect(result.text.contains(#"storyboardIdentifier="Tv0-Li-st0""#))
        #expect(extract.document.scenes.count == 2)
        #expect(result.text.contains(#"storyboardName="Place""#))
    }

    @Test("Several scenes stay connected with each other")
    func several() throws {
        let result = try extract(
            [
                "connect segue show from Send to Details", "embed Details in navigation",
                "extract scenes navigationController, viewController[title=Details] to More.storyboard",
            ], LoginScreen.text)
        let extract = try #require(result.extracted.first)
        #expect(extract.document.scenes.count == 2)
        #expect(String(decoding: extract.document.text(), as: UTF8.self).contains(#"relationship="rootViewController""#))
        #expect(result.document.scenes.count == 2)
        #expect(!result.text.contains("Vc1-De-tls"))
    }

    @Test(
        "A view that cannot be extracted stays",
        arguments: [
            ("extract scene Login to New.storyboard", "is the initial controller"),
            ("extract scene Details to Main.storyboard", "a name that no other storyboard has"),
            ("extract scene Details to /tmp/New.storyboard", "inside the document's folder"),
            ("extract scene Details to a/../New.storyboard", "inside the document's folder"),
            ("extract scene Details to New.xib", "inside the document's folder"),
            ("extract scene Details to .storyboard", "inside the document's folder"),
        ])
    func refusals(_ command: String, _ message: String) throws {
        do {
            _ = try extract([command], LoginScreen.text)
            Issue.record("'\(command)' is made")
        } catch let error as EditError {
            #expect(error.message.contains(message), "\(error)")
        }
    }

    @Test("A scene with references other than segues is not extracted")
    func references() throws {
        let result = try LoginScreen.edited(["connect outlet more from Login to #Vw2-De-tls"])
        #expect(throws: EditError.self) { try extract(["extract scene Details to New.storyboard"], result.text) }
    }
}
