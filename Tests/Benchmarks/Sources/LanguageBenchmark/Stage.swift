import Formwork

/// A document with a chain of adjacent views, each of which gets four constraints.
struct Stage {
    static let viewCount = 2500
    static let constraintCount = 4 * viewCount

    private let document = DocumentDraft()
    private let root: LayoutView
    private let views: [LayoutView]

    init() {
        let root = document.makeView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
        var views: [LayoutView] = []
        for _ in 0..<Self.viewCount {
            let view = document.makeView()
            root.addSubview(view)
            views.append(view)
        }
        self.root = root
        self.views = views
    }

    func makeDirectly(file: String = #fileID, line: Int = #line) {
        let site = CallSite(file: file, line: line)
        var previous = LayoutItem(root)
        for view in views {
            let item = LayoutItem(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            document.makeConstraint(item, .leading, .equal, previous, .trailing, constant: 8, at: site).isActive = true
            document.makeConstraint(item, .top, .greaterThanOrEqual, LayoutItem(root), .top, constant: 8, at: site).isActive = true
            document.makeConstraint(item, .width, .equal, nil, .notAnAttribute, constant: 40, at: site).isActive = true
            document.makeConstraint(item, .height, .equal, item, .width, multiplier: 0.5, priority: 750, at: site).isActive = true
            previous = item
        }
    }

    func makeNamed(withNames: Bool) {
        var previous = root
        for (number, view) in views.enumerated() {
            // Most names are kept by the superview, and must be unique.
            func name(_ what: String) -> String? { withNames ? "\(what) \(number)" : nil }
            view.layout(ownership: .nearestCommonAncestor) { c in
                c.make(.leading, equalTo: previous, .trailing, plus: 8, name: name("leading"))
                c.make(.top, greaterThan: root, plus: 8, name: name("top"))
                c.set(.width, to: 40, name: name("width"))
                c.priority = .defaultHigh
                c.make(.height, equalTo: view, .width, times: 0.5, name: name("height"))
            }
            previous = view
        }
    }

    func makeChained() {
        let layout = FormationLayout(rootView: root)
        var previous = root
        for view in views {
            layout.view(view).leading(previous.trailing + 8).topGreaterThanOrEqual(root + 8).width(40)
                .heightToWidth(by: 0.5, priority: .defaultHigh)
            previous = view
        }
        layout.activate()
    }

    /// Returns the active constraints of the last stage, in order.
    static func said(_ stages: Stages?) -> [InterfaceDocument.ConstraintValue] {
        (stages?.last?.document.madeConstraints ?? []).filter { $0.isActive }.map(\.value)
    }
}
