import FormworkDSL
import FormworkModel
import FormworkSnapKitStandIn
import Testing

/// Typical code for SnapKit. Each test begins with a new document of the stand-in.
@MainActor @Suite struct SnapKitStandInTests {
    /// A box and a label in a root, in a separate document.
    @MainActor private struct Views {
        let root: UIView
        let box: UIView
        let label: UILabel

        @MainActor init() {
            StandIn.reset()
            root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            (box, label) = (UIView(), UILabel())
            for view in [box, label] as [UIView] { root.addSubview(view) }
        }

        @MainActor var texts: Set<String> {
            let names = [root.standInLayoutView.id: "root", box.standInLayoutView.id: "box", label.standInLayoutView.id: "label"]
            return Set(StandIn.document.interfaceDocument().constraints.map { $0.value.text { id in id.flatMap { names[$0] } ?? "guide" } })
        }
    }

    @Test("Edges are inset inwards") func edges() {
        let views = Views()
        let (root, box) = (views.root, views.box)
        box.snp.makeConstraints { make in make.edges.equalToSuperview().inset(8) }
        #expect(!box.translatesAutoresizingMaskIntoConstraints && root.translatesAutoresizingMaskIntoConstraints)
        #expect(
            views.texts == [
                "box.left = root.left + 8", "box.top = root.top + 8", "box.right = root.right − 8", "box.bottom = root.bottom − 8",
            ])
    }

    @Test("A relation has a factor, an offset, a priority and a label") func relation() throws {
        let views = Views()
        let (root, box, label) = (views.root, views.box, views.label)
        label.snp.makeConstraints { make in
            make.width.lessThanOrEqualTo(box.snp.height).multipliedBy(0.5).offset(-4).priority(750).labeled("narrow")
            make.height.equalTo(44)
            make.top.equalTo(root.safeAreaLayoutGuide.snp.bottom).dividedBy(2)
        }
        #expect(views.texts == ["label.width ≤ 0.5 × box.height − 4 @750", "label.height = 44", "label.top = 0.5 × guide.bottom"])
        #expect(StandIn.document.interfaceDocument().constraints.compactMap(\.identifier) == ["narrow"])
    }

    @Test("A stored constraint is changed and removed") func kept() {
        let views = Views()
        let (root, box) = (views.root, views.box)
        let made = box.snp.prepareConstraints { make in make.size.equalTo(10) }
        #expect(views.texts.isEmpty && made.count == 1 && made[0].layoutConstraints.count == 2)
        made[0].activate()
        made[0].update(offset: 20)
        #expect(views.texts == ["box.width = 20", "box.height = 20"])
        box.snp.remakeConstraints { make in make.leading.trailing.equalTo(root) }
        #expect(views.texts == ["box.leading = root.leading", "box.trailing = root.trailing"] && !made[0].isActive)
    }
}
