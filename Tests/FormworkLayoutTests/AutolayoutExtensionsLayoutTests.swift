import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkTestSupport
import Testing

/// Frames of AutolayoutExtensions' own demos, with nothing hidden (seeds P-30 to P-33).
@Suite(
    "Frames of AutolayoutExtensions' demos",
    .enabled(if: TestFiles.exists(TestFiles.corpusFile("depth42+AutolayoutExtensions")), "the corpus is missing"))
struct AutolayoutExtensionsLayoutTests {
    private func document(_ path: String) throws -> InterfaceDocument {
        let file = TestFiles.corpusFile("depth42+AutolayoutExtensions/Autolayout/" + path)
        return try DocumentReader().read(TestFiles.bytes(of: file), file: file).document
    }

    /// P-31: label and field have equal centres and equal baselines, both required. The label keeps its height only because a round
    /// field's text stood low before iOS 7; the field comes to stand half a point lower than the label's centre for whole points.
    @Test("iOS: a form (P-30)")
    func form() throws {
        let solved = Solved(try document("Demo-iOS/Demo-iOS/en.lproj/ViewController.xib"))
        #expect(solved["8"] == [5, 20, 94, 27])
        #expect(solved["11"] == [20, 69, 46, 21])
        #expect(solved["14"] == [74, 65, 120, 30])
        #expect(solved["42"] == [202, 13, 98, 82])
        #expect(solved["80"] == [14, 103, 286, 430])
        #expect(solved.conflicts.isEmpty && solved.misplaced.isEmpty)
    }

    @Test("macOS: a window's content, whose size its constraints say (P-32)")
    func window() throws {
        let document = try document("Demo-OSX/Demo-OSX/en.lproj/PWDocument.xib")
        let solved = Solved(document)
        #expect(solved.conflicts.isEmpty && solved.misplaced.isEmpty && solved.ambiguous.isEmpty)
        let root = try #require(document.view(id: "6"))
        let layout = try #require(LivingLayout(root))
        #expect(layout.fittingSize() == Size(width: 266, height: 224))
        // The frames y upwards, of the alignment rectangles of P-32 at 20/47, 88/115 and 156/183 from the top.
        for (top, check, button) in [(20.0, "100027", "100037"), (88, "100050", "100051"), (156, "100069", "100070")] {
            #expect(solved[check] == [18, 224 - top - 14 - 2, 96, 18])
            #expect(solved[button] == [14, 224 - top - 27 - 21 - 7, 125, 32])
        }
    }

    @Test("macOS: frames are larger than the alignment rectangles that constraints speak of (P-33)")
    func alignment() throws {
        var document = try document("Demo-OSX/Demo-OSX/en.lproj/PWDocument.xib")
        #expect(document.view(id: "100042")?.frame == Rect(x: 141, y: 158, width: 108, height: 17))
        // Narrower by ten points, what is pinned to the right edge moves: the button gives way, the distances stay.
        let solved = Solved(document) { $0.size = Size(width: 276, height: 234) }
        #expect(solved["100027"] == [18, 198, 96, 18])
        #expect(solved["100042"][0] + solved["100042"][2] == 276 - 20 + 3)
        #expect(solved["100042"][0] + 3 == solved["100037"][0] + solved["100037"][2] - 6 + 11)
        document = try self.document("Demo-OSX/Demo-OSX/en.lproj/PWDocument.xib")
        #expect(Solved(document).all == Solved(document) { $0.size = Size(width: 266, height: 224) }.all)
    }
}
