import Formwork
/// A document with a root view and five views, `v1` to `v5`, and a layout of the root.
struct ChainingStage {
    let document = DocumentDraft()
    let root: LayoutView
    let layout: FormationLayout<LayoutView>
    let views: [LayoutView]

    init() {
        root = document.makeView(frame: Rect(x: 0, y: 0, width: 400, height: 600), label: "root")
        layout = FormationLayout(rootView: root)
        var views: [LayoutView] = []
        for number in 1...5 { views.append(document.makeView(label: "v\(number)")) }
        self.views = views
    }

    var v1: LayoutView { views[0] }
    var v2: LayoutView { views[1] }
    var v3: LayoutView { views[2] }
    var v4: LayoutView { views[3] }
    var v5: LayoutView { views[4] }
}

extension Formation where View == LayoutView {
    /// Its constraints as texts.
    var texts: [String] { constraints.map(\.text) }
}

extension LayoutConstraint {
    /// The constraint as text: `v1.width = v2.width + 10`.
    var text: String { value.text { id in document.allViews.first { $0.id == id }?.label ?? id ?? "" } }
}
