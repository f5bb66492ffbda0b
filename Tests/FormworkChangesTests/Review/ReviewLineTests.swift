import FormworkModel
import Testing

@testable import FormworkChanges

@Suite("Lines of a review")
struct ReviewLineTests {
    private static func entry(
        _ object: String, _ text: String = "alpha 1 → 0.5", scene: String? = nil, kind: ReviewEntry.Kind = .changed, count: Int = 1
    ) -> ReviewEntry { ReviewEntry(kind: kind, scene: scene, object: object, text: text, old: [], new: [], count: count) }

    @Test(
        "An entry's line has its scene, its object and the number of equal lines, as far as there are any",
        arguments: [
            (entry("Total (label)"), "Total (label): alpha 1 → 0.5"),
            (entry("Total (label)", count: 3), "Total (label): alpha 1 → 0.5 × 3"),
            (entry("Total (label)", scene: "Login"), "Login ▸ Total (label): alpha 1 → 0.5"),
            (entry("", scene: "Login"), "Login: alpha 1 → 0.5"),
            (entry(""), "alpha 1 → 0.5"),
        ])
    func entries(entry: ReviewEntry, line: String) { #expect(entry.line == line) }

    private static func lines(_ entries: [ReviewEntry]) -> [String] { ReviewLine.lines(of: entries).map(\.text) }

    @Test("The same change of four objects is one line at the place of the first")
    func merged() {
        let entries = [Self.entry("A"), Self.entry("X", "tag 1 → 2"), Self.entry("B"), Self.entry("C", count: 2), Self.entry("D")]
        let lines = ReviewLine.lines(of: entries)
        #expect(lines.map(\.text) == ["5 objects: alpha 1 → 0.5 [A, B, C × 2, D]", "X: tag 1 → 2"])
        #expect(lines.map(\.entries) == [[0, 2, 3, 4], [1]] && lines.map(\.heading) == ["5 objects", nil])
    }

    @Test("Three objects, other scenes, other kinds and the document itself are not merged")
    func separate() {
        #expect(Self.lines(["A", "B", "C"].map { Self.entry($0) }) == ["A", "B", "C"].map { "\($0): alpha 1 → 0.5" })
        let scenes = ["A", "B", "C", "D"].map { Self.entry($0, scene: $0 < "C" ? "One" : "Two") }
        #expect(Self.lines(scenes).count == 4)
        let kinds = ["A", "B", "C", "D"].map { Self.entry($0, kind: $0 < "C" ? .added : .removed) }
        #expect(Self.lines(kinds).count == 4)
        #expect(Self.lines((0..<5).map { _ in Self.entry("") }).count == 5)
    }

    @Test("A merged line begins with its scene")
    func scenes() {
        let entries = ["A", "B", "C", "D"].map { Self.entry($0, scene: "Login") }
        #expect(Self.lines(entries) == ["Login ▸ 4 objects: alpha 1 → 0.5 [A, B, C, D]"])
    }

    @Test("Equal lines are one entry with all of their objects")
    func equalLines() throws {
        func form(_ tag: String) throws -> InterfaceDocument {
            try Forms.xib((1...3).map { Forms.label("Same", "tag=\"\(tag)\"", id: "lab-Vw-00\($0)") }.joined())
        }
        let entries = try Forms.comparison(form("1"), form("2")).changeEntries
        #expect(entries.map(\.line) == ["Same (label): tag 1 → 2 × 3"])
        #expect(entries.first?.old.map(\.id) == ["lab-Vw-001", "lab-Vw-002", "lab-Vw-003"] && entries.first?.new.count == 3)
    }
}
