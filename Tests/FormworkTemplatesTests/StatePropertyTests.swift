import FormworkImport
import FormworkModel
import FormworkTemplates
import FormworkTestSupport
import Testing

/// Properties of any document with templates.
@Suite("For any document with templates")
struct StatePropertyTests {
    private static let count = 75

    /// Runs a check on documents of several seeds.
    private func forEachDocument(
        part: Int, hasMasters: Bool, _ body: (RandomTemplates, InterfaceDocument, String) throws -> Void
    ) throws {
        for offset in 0..<Self.count {
            let seed = 7_000 + part * Self.count + offset
            let sketch = RandomTemplates(seed: seed, hasMasters: hasMasters)
            try body(sketch, try sketch.document(), "seed \(seed)")
        }
    }

    private func isAsRead(_ document: InterfaceDocument) throws -> Bool { try StateSketch.reread(document) == document }

    @Test("no steps change nothing, byte for byte", arguments: 0..<4)
    func untouched(part: Int) throws {
        try forEachDocument(part: part, hasMasters: true) { (sketch, document, seed) throws in
            let changed = LayoutState(document).permanent()
            #expect(!changed.isChanged, "\(seed)")
            #expect(changed.document.text() == Array(sketch.text.utf8), "\(seed)")
            #expect(document.layoutTemplates.compactMap(\.id) == sketch.templates, "\(seed)")
            #expect(WrittenDocument.problems(document) == [], "\(seed)")
        }
    }

    @Test("a template applied twice is one applied once", arguments: 0..<4)
    func twice(part: Int) throws {
        try forEachDocument(part: part, hasMasters: true) { (_, document, seed) throws in
            for template in document.layoutTemplates {
                var state = LayoutState(document)
                state.apply(template)
                let once = state.permanent().document
                state.apply(template)
                #expect(state.permanent().document.text() == once.text(), "\(seed), \(template.id ?? "")")
            }
        }
    }

    @Test("a template that is applied again to its own result changes no byte", arguments: 0..<4)
    func twiceInDocuments(part: Int) throws {
        try forEachDocument(part: part, hasMasters: false) { (_, document, seed) throws in
            for template in document.layoutTemplates {
                var state = LayoutState(document)
                state.apply(template)
                let once = state.permanent().document
                var again = LayoutState(try StateSketch.reread(once))
                again.apply(try again.template(template.id ?? ""))
                #expect(again.permanent().document.text() == once.text(), "\(seed), \(template.id ?? "")")
            }
        }
    }

    @Test("a restored snapshot is the state that it was taken from", arguments: 0..<4)
    func restored(part: Int) throws {
        try forEachDocument(part: part, hasMasters: false) { (_, document, seed) throws in
            for template in document.layoutTemplates {
                let start = LayoutState(document)
                let snapshot = start.snapshot(basedOn: template)
                var state = start
                state.apply(template)
                state.restore(snapshot)
                let name = "\(seed), \(template.id ?? "")"
                #expect(state.canonicalFormulas == start.canonicalFormulas, "\(name)")
                let again = try state.reread()
                #expect(again.canonicalFormulas == start.canonicalFormulas, "\(name)")
                let classes: [String] = template.release == .v0_9_0 ? ["alpha", "hidden"] : []
                for target in snapshot.targets {
                    let lists = template.release == .v0_9_0 ? [] : LayoutTemplate.AttributeList(of: target)?.keyPaths ?? []
                    for keyPath in lists + classes + ["templateAttributes"] {
                        let value = start.value(forKeyPath: keyPath, of: target)
                        #expect(state.value(forKeyPath: keyPath, of: target) == value, "\(name), \(keyPath)")
                        #expect(try again.value(keyPath, target.id ?? "") == value, "\(name), \(keyPath), read again")
                    }
                }
            }
        }
    }

    @Test("the permanent document reads back as the state in memory, without dangling references", arguments: 0..<4)
    func asRead(part: Int) throws {
        try forEachDocument(part: part, hasMasters: true) { (_, document, seed) throws in
            var state = LayoutState(document)
            for template in document.layoutTemplates {
                state.apply(template)
                let permanent = state.permanent().document
                #expect(try isAsRead(permanent), "\(seed)")
                #expect(WrittenDocument.problems(permanent, original: document) == [], "\(seed)")
                let again = LayoutState(permanent)
                #expect(again.canonicalFormulas == state.canonicalFormulas, "\(seed)")
                for pair in template.pairs {
                    for keyPath in pair.attributes {
                        #expect(
                            try again.value(keyPath, pair.target.id ?? "") == state.value(forKeyPath: keyPath, of: pair.target),
                            "\(seed), \(keyPath) of \(pair.target.id ?? "")")
                    }
                }
            }
        }
    }

    @Test("ten random steps lead to a readable document", arguments: 0..<4)
    func steps(part: Int) throws {
        try forEachDocument(part: part, hasMasters: true) { (sketch, document, seed) throws in
            var random = SeededGenerator(seed: seed.utf8.reduce(0) { $0 &* 31 &+ Int($1) })
            var state = LayoutState(document, widthClass: .compact, heightClass: random.pick([nil, .regular, .compact]))
            if let constraint = document.constraints.randomElement(using: &random) { state.setConstant(3.5, of: constraint) }
            var play = LayoutState.Play(state)
            for _ in 0..<10 {
                let step: LayoutState.Step =
                    switch Int.random(in: 0..<6, using: &random) {
                    case 0, 1: .template(random.pick(sketch.templates + ["gone"]))
                    case 2: .hide(random.pick(sketch.views))
                    case 3: .show(random.pick(sketch.views))
                    case 4: .snapshot(random.pick(["a", "b"]), basedOn: random.pick([nil] + sketch.templates))
                    default: .restore(random.pick(["a", "b"]))
                    }
                try? play.take(step)
            }
            let changed = play.state.permanent()
            #expect(try isAsRead(changed.document), "\(seed)")
            #expect(WrittenDocument.problems(changed.document, original: document) == [], "\(seed)")
            #expect(changed.document.text() == play.state.permanent().document.text(), "\(seed)")
            #expect(changed.document.views.count == document.views.count, "\(seed)")
        }
    }
}
