import FormworkChanges
import FormworkImport
import FormworkModel
import Testing

@Suite("Merges of files")
struct ReviewedMergeTests {
    private typealias F = Forms

    private static func text(_ merge: ReviewedMerge) -> String { String(decoding: merge.text, as: UTF8.self) }

    private static func merge(_ base: String, _ ours: String, _ theirs: String, _ choice: ReviewedMerge.Choice) throws -> ReviewedMerge {
        try ReviewedMerge(base: F.xib(base), ours: F.xib(ours), theirs: F.xib(theirs), choice)
    }

    @Test("Without a conflict, the bytes are those of a merged document that reads back")
    func merged() throws {
        let merge = try Self.merge(F.label("A"), F.label("B"), F.label("A", "tag=\"1\""), .markers(size: 7, ours: "ours", theirs: "theirs"))
        #expect(merge.conflicts.isEmpty && merge.markerCount == 0 && merge.notes.isEmpty && merge.solvedFrames == 0)
        #expect(try F.read(Self.text(merge)) == merge.document && merge.document.element(id: "lab-Vw-001")?["text"] == "B")
        #expect(merge.document.element(id: "lab-Vw-001")?["tag"] == "1")
    }

    @Test("The merge that equals a side has that side's bytes")
    func bytesOfASide() throws {
        let spaced = "<label  text=\"B\"   id=\"lab-Vw-001\"/>"
        let merge = try Self.merge(F.label("A"), F.label("A"), spaced, .side(.ours))
        #expect(Self.text(merge).contains(spaced))
    }

    @Test("A conflict has markers, or the version of a side")
    func conflicts() throws {
        let marked = try Self.merge(F.label("A"), F.label("B"), F.label("C"), .markers(size: 7, ours: "HEAD", theirs: "topic"))
        #expect(marked.conflicts.map(\.line) == ["B (label): text: ours \"B\", theirs \"C\""] && marked.markerCount == 1)
        #expect(Self.text(marked).contains("<<<<<<< HEAD\n") && Self.text(marked).contains(">>>>>>> topic\n"))
        #expect(marked.document.element(id: "lab-Vw-001")?["text"] == "B")
        for (side, text) in [(MergeSide.ours, "B"), (.theirs, "C")] {
            let merge = try Self.merge(F.label("A"), F.label("B"), F.label("C"), .side(side))
            #expect(merge.document.element(id: "lab-Vw-001")?["text"] == text && merge.markerCount == 0 && merge.conflicts.count == 1)
            #expect(try F.read(Self.text(merge)) == merge.document)
        }
    }

    @Test("A frame that both sides left to the constraints is solved again")
    func solvedFrames() throws {
        func form(_ x: Double, _ y: Double) throws -> InterfaceDocument { try F.form(x: x, y: y) }
        let merge = try ReviewedMerge(base: form(20, 10), ours: form(40, 10), theirs: form(20, 90), .side(.ours))
        #expect(merge.conflicts.isEmpty && merge.solvedFrames == 1)
        #expect(merge.document.view(id: "box-Vw-001")?.frame == Rect(x: 40, y: 90, width: 50, height: 40))
    }

    @Test("A reference that the merge breaks is a note")
    func brokenReferences() throws {
        let (label, other) = (F.label("A"), F.label("B", id: "lab-Vw-002"))
        func cell(_ attribute: String, _ content: String) -> String {
            "<tableViewCell id=\"cel-Vw-001\" \(attribute)><subviews>\(content)</subviews></tableViewCell>"
        }
        let merge = try Self.merge(cell("", label + other), cell("", other), cell("textLabel=\"lab-Vw-001\"", label + other), .side(.ours))
        let isKept = merge.document.element(id: "lab-Vw-001") != nil
        #expect(
            isKept || merge.notes.contains { $0.contains("textLabel refers to") && $0.hasSuffix("which no longer exists") },
            "\(merge.notes)")
        #expect(!merge.conflicts.isEmpty)
    }

    // MARK: Formatting

    @Test("Formatting since an earlier state reverts what Interface Builder changed, and keeps the edits")
    func formatted() throws {
        let old = try F.xib(F.label("A")), new = try F.xib(F.label("B", "misplaced=\"YES\""), tools: "24000")
        let formatted = FormattedDocument(new, since: old)
        #expect(try formatted.document == F.xib(F.label("B")) && formatted.changes.changes.count == 1)
        #expect(try F.read(String(decoding: formatted.text, as: UTF8.self)) == formatted.document)
    }

    @Test("A state without such changes, or with nothing else, has its own bytes")
    func formattedNothing() throws {
        let old = try F.xib(F.label("A"))
        let edited = try F.xib(F.label("B"))
        #expect(FormattedDocument(edited, since: old).text == edited.text())
        let opened = try F.xib(F.label("A", "misplaced=\"YES\""), tools: "24000")
        #expect(FormattedDocument(opened, since: old).text == old.text())
    }
}
