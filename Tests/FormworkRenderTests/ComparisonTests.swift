import FormworkLayout
import FormworkModel
import FormworkRender
import FormworkTemplates
import FormworkTestSupport
import Testing

@Suite("Two states in one picture")
struct ComparisonTests {
    private static let writer = SheetWriter()

    private static func form(_ steps: [LayoutState.Step] = []) throws -> PictureSource {
        try Drawn.source(Drawn.document(TestFiles.sample("HidingForm.storyboard")), steps: steps)
    }

    @Test("Moves are listed as solved")
    func moves() throws {
        let (before, after) = (try Self.form(), try Self.form([.hide("Delivery Heading")]))
        let lines = Self.writer.moves(before: before, after: after)
        #expect(lines.contains { $0.contains("'Delivery Heading'") && $0.hasSuffix("is hidden") })
        var frames: [String: Rect] = [:]
        for entry in after.layout.roots.flatMap(\.frames) { frames[entry.view.id ?? ""] = entry.frame }
        var moved = 0
        for entry in before.layout.roots.flatMap(\.frames) {
            guard let to = frames[entry.view.id ?? ""], to != entry.frame else { continue }
            moved += 1
            #expect(lines.contains { $0.contains("\(entry.frame) → \(to)") })
        }
        #expect(moved > 3)
        #expect(lines.count { $0.contains(" → ") && !$0.contains("alpha") } == moved)
    }

    @Test("A state compared with itself has no changes")
    func same() throws {
        #expect(Self.writer.moves(before: try Self.form(), after: try Self.form()).isEmpty)
    }

    @Test("Before and after are next to each other, the overlay has both, and the list has the change")
    func panels() throws {
        let (before, after) = (try Self.form(), try Self.form([.hide("Delivery Heading")]))
        func text(_ shown: Set<Comparison>) throws -> String {
            String(decoding: try Self.writer.picture(before: before, after: after, shown, title: "t").svg, as: UTF8.self)
        }
        let both = try text([.before, .after])
        #expect(both.contains(">before: ") && both.contains(">after: ") && !both.contains(">overlay: "))
        #expect(both.ranges(of: "data-id=\"Hea-Vw-frm\"").count == 1)
        let overlay = try text([.overlay])
        #expect(overlay.contains("<g opacity=\"0.6\">") && !overlay.contains(">before: "))
        #expect(try text([.moves]).contains("is hidden"))
    }

    @Test("Views of only one of two documents are new or removed")
    func documents() throws {
        let old = try Drawn.source(Drawn(Drawn.touch(Drawn.label("lab-tt-001", "Old") + Drawn.label("lab-tt-002", "Both"))).document)
        let new = try Drawn.source(
            Drawn(Drawn.touch(Drawn.label("lab-tt-002", "Both", frame: (20, 10, 200, 20)) + Drawn.label("lab-tt-003", "New"))).document)
        let lines = Self.writer.moves(before: old, after: new)
        #expect(lines.count == 3)
        #expect(lines.contains { $0.hasSuffix("UILabel 'Old' is gone") })
        #expect(lines.contains { $0.hasSuffix("UILabel 'New' is new") })
        #expect(lines.contains { $0.hasSuffix("UILabel 'Both' {10, 10, 200, 20} → {20, 10, 200, 20}") })
    }
}
