import Formwork
import Testing

/// Properties of any layout; a failure prints the seed that reproduces the layout.
@Suite("Both languages make the same constraints")
struct LanguagesPropertyTests {
    /// Returns the constraints of a document, with the number of equal ones.
    private func said(_ document: DocumentDraft) -> [String: Int] {
        func name(_ id: String?) -> String { document.allViews.first { $0.id == id }?.label ?? "" }
        let texts = document.madeConstraints.filter(\.isActive).map { "\($0.owner?.label ?? ""): \($0.value.text(name: name))" }
        return Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    }

    private func names(_ views: [LayoutView]) -> [String] { views.compactMap(\.label).sorted() }

    @Test("300 random layouts: equal multisets of constraints, equal frames, equal doubts")
    func random() {
        var (required, constraints) = (0, 0)
        for seed in 1...300 {
            var layout = RandomLayout(seed: seed)
            // Of conflicting required constraints, the order determines which one is broken; the languages order them differently.
            if layout.chained().solve().conflicts.isEmpty { required += 1 } else { layout = layout.weakened() }
            let (chained, named) = (layout.chained(), layout.named())
            #expect(said(chained) == said(named), "seed \(seed)")
            let (first, second) = (chained.solve(), named.solve())
            for (view, same) in zip(chained.allViews, named.allViews) {
                #expect(first.frame(of: view) == second.frame(of: same), "seed \(seed), view \(view.label ?? "")")
                #expect(first.frame(of: view) != nil && view.label == same.label, "seed \(seed)")
            }
            #expect(names(first.ambiguous) == names(second.ambiguous), "seed \(seed)")
            #expect(first.diagnostics.isEmpty && second.diagnostics.isEmpty, "seed \(seed)")
            constraints += chained.madeConstraints.count
        }
        #expect(required > 60 && constraints > 3000, "\(required) layouts with required constraints, \(constraints) constraints")
    }
}
