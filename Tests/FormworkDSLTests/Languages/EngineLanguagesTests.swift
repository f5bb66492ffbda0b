import Formwork
import FormworkEngine
import Testing

/// The languages make the same layouts for an engine's views as for a document's.
@Suite("Both languages on the views of an engine")
struct EngineLanguagesTests {
    private typealias EngineView = FormworkEngine.LayoutView

    private func engine() -> (engine: LayoutEngine, views: [EngineView]) {
        let engine = LayoutEngine()
        engine.size = Size(width: 400, height: 600)
        return (engine, (1...5).map { engine.root.addSubview("v\($0)") })
    }

    @Test("have the frames of a document", arguments: LanguageExamples<FormworkDSL.LayoutView>.names)
    func examples(_ name: String) throws {
        let stage = ChainingStage()
        for view in stage.views { stage.root.addSubview(view) }
        for (view, length) in zip(stage.views, [10.0, 20, 30, 40, 50]) { view.frame.size = Size(width: length, height: length) }
        for view in stage.views { view.translatesAutoresizingMaskIntoConstraints = false }
        LanguageExamples(root: stage.root, views: stage.views).make(name)

        let (engine, views) = engine()
        if name == "proportional stack" {
            for (view, length) in zip(views, [10.0, 20, 30, 40, 50]) { view.intrinsicContentSize = Size(width: length, height: length) }
        }
        LanguageExamples(root: engine.root, views: views).make(name)
        let solved = stage.document.solve()
        // The margins of a document's root are those of a screen.
        if name == "margins", let inset = solved.frame(of: stage.v1)?.origin.x {
            engine.root.layoutMargins = LayoutInsets(top: 8, left: inset, bottom: 8, right: inset)
        }
        try engine.solve()
        // A document's frames are those of whole pixels.
        let tolerance = name == "proportional stack" ? 1 : 1e-6
        func text(_ terms: InterfaceDocument.ConstraintTerms<LayoutArea>) -> String {
            terms.mapItems { $0.view.name as String? }.text { $0 ?? "" }
        }
        let said = stage.document.madeConstraints.filter(\.isActive).map(\.text).sorted()
        // A document writes the guide of margins as attributes of the view.
        if name != "margins" { #expect(engine.activeConstraints.map { text($0.terms) }.sorted() == said) }
        #expect(!said.isEmpty && engine.activeConstraints.count == said.count)
        for (view, same) in zip(stage.views, views) where engine.explain(same).ambiguities.isEmpty {
            let frame = try #require(solved.frame(of: view))
            let differences = [
                frame.origin.x - same.frame.origin.x, frame.origin.y - same.frame.origin.y, frame.size.width - same.frame.size.width,
                frame.size.height - same.frame.size.height,
            ]
            #expect(differences.allSatisfy { abs($0) < tolerance }, "\(name), \(same.name): \(frame), \(same.frame)")
        }
        #expect(engine.diagnostics.map(\.rule) == solved.diagnostics.map(\.rule))
        #expect(engine.diagnostics.count == (name == "names" ? 1 : 0))
    }

    @Test("report mistakes at their call site")
    func mistakes() throws {
        let (engine, views) = engine()
        let other = LayoutEngine()
        let layout = FormationLayout(rootView: engine.root)
        layout.view(views[0]).width(other.root)
        layout.view(views[0]).left(views[1].top)
        layout.view(views[0]).width(10, priority: 2000)
        views[0].layout { $0.make(.left, equalTo: views[1], on: views[2]) }
        engine.makeView("orphan").layout { $0.make(.left, equalTo: views[1]) }
        views[0].update { $0.set(.width, to: 5) }
        #expect(
            engine.diagnostics.map(\.rule) == [
                "foreign-document", "invalid-attribute-pair", "invalid-priority", "foreign-constraint-owner", "missing-superview",
                "missing-constraint",
            ])
        #expect(engine.diagnostics.allSatisfy { $0.location.line > 40 })
    }

    @Test("find no constraint for a key that isn't the engine's", arguments: [7, -1, .max])
    func foreignKeys(key: Int) {
        let (_, views) = engine()
        #expect(views[0].constraint(withKey: key) == nil)
    }

    @Test("keep names that are not those of a later constraint in the same place")
    func names() {
        let (_, views) = engine()
        views[0].layout { $0.set(.width, to: 10, name: "width") }
        views[0].constraint(named: "width")?.remove()
        #expect(views[0].constraint(named: "width") == nil)
        views[1].layout { $0.set(.height, to: 20) }
        #expect(views[0].constraint(named: "width") == nil && views[0].namedConstraints.isEmpty)
        views[0].layout { $0.set(.width, to: 30, name: "width") }
        #expect(views[0].constraint(named: "width")?.constant == 30)
    }
}
