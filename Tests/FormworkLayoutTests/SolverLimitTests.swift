import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import Testing

@Suite("Limits of the solver's work for a document")
struct SolverLimitTests {
    /// Returns a document in which each view is at least slightly to the right of all previous ones.
    private static func clique(_ count: Int) throws -> InterfaceDocument {
        let names = (0..<count).map { "V\($0)" }
        var formulas: [String] = []
        for (index, name) in names.enumerated() {
            for before in names[..<index] { formulas.append("\(name).left ≥ \(before).right + 1") }
            formulas += ["\(name).width = 5 @500", "\(name).top = R.top", "\(name).height = 4"]
        }
        return try Sketch.plain(names.map { Sketch.box($0) }.joined(), where: formulas)
    }

    @Test("Beyond the limit, the layout is unfinished, which is reported at the root, and no frame is recorded")
    func limit() throws {
        let document = try Self.clique(12)
        let whole = Solved(document) { $0.isBlind = true }
        #expect(whole.layout.roots.allSatisfy { !$0.isUnfinished })
        #expect(whole.layout.solverEffort > 0 && whole.layout.solverEffort < LayoutOptions.defaultSolverLimit / 100)
        let part = Solved(document) {
            $0.isBlind = true
            $0.solverLimit = whole.layout.solverEffort / 3
        }
        #expect(part.layout.roots.map(\.isUnfinished) == [true])
        #expect(part.isFinite && part.all.count == whole.all.count)
        let said = part.layout.diagnostics(document, file: "Sketch.xib")
        #expect(said.map(\.rule) == ["limit-exceeded"])
        #expect(said.map(\.severity) == [.error])
        #expect(said.first?.location.line ?? 0 > 1)
        #expect(said.first?.message.contains("--solver-limit") == true)
        var options = LayoutOptions()
        options.solverLimit = 1
        let recorded = ChangedDocument(document, original: document).recordingFrames(options)
        #expect(recorded.document == document)
    }

    @Test("The trees of a document share the limit")
    func shared() throws {
        let document = try Self.clique(8)
        let effort = Solved(document).layout.solverEffort
        let enough = Solved(document) { $0.solverLimit = effort + 1 }
        #expect(enough.layout.roots.allSatisfy { !$0.isUnfinished })
        #expect(enough.all == Solved(document).all)
    }
}
