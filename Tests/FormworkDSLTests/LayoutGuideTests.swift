import Formwork
import Testing

@Suite("Guides")
struct LayoutGuideTests {
    private let stage = ChainingStage()

    @Test("of margins are written as attributes of the view; the readable guide is written for the view")
    func margins() {
        let root = stage.root
        let formation = stage.layout.view(stage.v1).pin(to: root.layoutMarginsGuide, edges: .directional).centerX(root.layoutMarginsGuide)
        #expect(
            formation.texts == [
                "v1.leading = root.leadingMargin", "v1.trailing = root.trailingMargin", "v1.top = root.topMargin",
                "v1.bottom = root.bottomMargin", "v1.centerX = root.centerXWithinMargins",
            ])
        let card = stage.v2
        root.addSubview(card)
        stage.layout.view(stage.v3, container: card).leading(card.readableContentGuide.leading + 4)
        stage.layout.activate()
        let text = String(decoding: stage.document.interfaceDocument().text(), as: UTF8.self)
        #expect(text.contains("layoutMarginsFollowReadableWidth=\"YES\""))
        #expect(text.contains("secondAttribute=\"leadingMargin\" constant=\"4\""))
        #expect(stage.document.diagnostics.isEmpty)
    }

    @Test("of margins have no size and no baseline: that is reported in both languages")
    func refused() {
        stage.layout.view(stage.v1).width(stage.root.layoutMarginsGuide)
        stage.v1.layout { c in c.make(.height, equalTo: stage.root.readableContentGuide) }
        #expect(stage.document.diagnostics.map(\.rule) == ["invalid-guide-attribute", "invalid-guide-attribute"])
        #expect(stage.document.madeConstraints.isEmpty)
    }

    @Test("of readable content are written for the view by active constraints, not by rejected or changing ones")
    func readable() {
        func isReported() -> Bool {
            String(decoding: stage.document.interfaceDocument().text(), as: UTF8.self).contains("layoutMarginsFollowReadableWidth")
        }
        let (root, v1) = (stage.root, stage.v1)
        // The view has no superview.
        v1.layout { c in c.make(.leading, equalTo: root.readableContentGuide) }
        #expect(stage.document.diagnostics.map(\.rule) == ["missing-superview"])
        root.addSubview(v1)
        v1.layout { c in c.make(.leading, equalTo: root.layoutMarginsGuide) }
        v1.update { c in c.make(.leading, equalTo: root.readableContentGuide, plus: 8) }
        let inactive = stage.layout.view(v1).trailing(root.readableContentGuide)
        #expect(stage.document.madeConstraints.map(\.text) == ["v1.leading = root.leadingMargin + 8", "v1.trailing = root.trailingMargin"])
        #expect(!isReported())
        for constraint in inactive.constraints { constraint.isActive = true }
        #expect(isReported())
    }

    @Test("of scroll views and of the keyboard are items of constraints")
    func others() {
        let scroll = stage.document.makeView("scrollView", label: "scroll")
        stage.root.addSubview(scroll)
        stage.root.addSubview(stage.v1)
        stage.layout.view(stage.v1, container: scroll).pin(to: scroll.contentLayoutGuide).width(scroll.frameLayoutGuide)
        scroll.layout { c in c.make(.bottom, equalTo: stage.root.keyboardLayoutGuide, .top) }
        stage.layout.activate()
        let text = String(decoding: stage.document.interfaceDocument().text(), as: UTF8.self)
        for word in ["key=\"contentLayoutGuide\"", "key=\"frameLayoutGuide\"", "<keyboardLayoutGuide key=\"keyboard\""] {
            #expect(text.contains(word), "\(word)")
        }
    }
}
