import Formwork
import Foundation
import Testing

@Suite("Changes to constraints of set and make")
struct NamedLanguageChangesTests {
    private let stage = ChainingStage()

    @Test("lengths are CGFloat, Int and Double")
    func numbers() {
        let (inset, count): (CGFloat, Int) = (8, 4)
        let (root, v1) = (stage.root, stage.v1)
        root.addSubview(v1)
        v1.layout { c in
            c.set(.width, to: inset)
            c.set(.height, to: count, name: "height")
            c.make(.left, equalTo: root, plus: inset)
            c.make(.right, equalTo: root, minus: count)
            c.make(.top, lessThan: root, .bottom, plus: count)
            c.make(.bottom, greaterThan: root, minus: inset)
            c.align(to: root, insets: [.leading: 16, .vertical: 2])
            c.align(.trailing, to: root.layoutMarginsGuide, inset: inset)
        }
        #expect(
            stage.document.madeConstraints.map(\.text) == [
                "v1.width = 8", "v1.height = 4", "v1.left = root.left + 8", "v1.right = root.right − 4", "v1.top ≤ root.bottom + 4",
                "v1.bottom ≥ root.bottom − 8", "v1.leading = root.leading + 16", "v1.top = root.top + 2", "v1.bottom = root.bottom − 2",
                "v1.trailing = root.trailingMargin − 8",
            ])
        #expect(v1.constraint(named: "height")?.constant == 4)
    }

    @Test("remaking removes the view's constraints from code, including names")
    func remake() {
        let (root, v1, v2) = (stage.root, stage.v1, stage.v2)
        root.addSubview(v1)
        root.addSubview(v2)
        v1.layout { c in
            c.set(.width, to: 10, name: "width")
            c.make(.left, equalTo: root, name: "left")
        }
        v2.layout { c in c.make(.left, equalTo: v1, name: "other") }
        v1.remake { c in c.make(.right, equalTo: root, name: "left") }
        #expect(stage.document.madeConstraints.filter(\.isActive).map(\.text) == ["v2.left = v1.left", "v1.right = root.right"])
        #expect(v1.constraint(named: "width") == nil)
        #expect(root.constraint(named: "left")?.firstAttribute == .right && root.constraint(named: "other") != nil)
        #expect(stage.document.diagnostics.isEmpty)
    }

    @Test("updating changes constants and priorities, and reports missing constraints")
    func update() {
        let (root, v1) = (stage.root, stage.v1)
        root.addSubview(v1)
        v1.layout { c in
            c.set(.width, to: 10)
            c.make(.left, equalTo: root, plus: 4)
        }
        v1.update { c in
            c.priority = .defaultHigh
            c.make(.left, equalTo: root, plus: 12)
            c.make(.right, equalTo: root)
        }
        #expect(stage.document.madeConstraints.map(\.text) == ["v1.width = 10", "v1.left = root.left + 12 @750"])
        #expect(stage.document.diagnostics.map(\.rule) == ["missing-constraint"])
        #expect(stage.document.diagnostics.first?.location.line == #line - 4)
    }
}
