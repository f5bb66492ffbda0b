import FormworkLanguages

/// The examples of both languages, for any views: a root of 400 × 600 points, and five views in it.
struct LanguageExamples<View: ConstrainedView> {
    let root: View
    let views: [View]

    private var layout: FormationLayout<View> { FormationLayout(rootView: root) }

    /// Makes the constraints of an example.
    func make(_ name: String) {
        switch name {
        case "targets": targets()
        case "group": group()
        case "positions": positions()
        case "stair": icons().activate(horizontal: .compact, vertical: .regular)
        case "row": icons().activate(horizontal: .compact, vertical: .compact)
        case "pins": pins()
        case "later spelling": laterSpelling()
        case "stack": stack(.equalSpacing)
        case "proportional stack": stack(.fillProportionally)
        case "margins": margins()
        case "conditions": conditions()
        case "buttons": buttons()
        case "names": names()
        case "alignment": alignment()
        case "changes": changes()
        default: break
        }
    }

    static var names: [String] {
        [
            "targets", "group", "positions", "stair", "row", "pins", "later spelling", "stack", "proportional stack", "margins",
            "conditions", "buttons", "names", "alignment", "changes",
        ]
    }

    // MARK: FormationLayout

    private func targets() {
        let layout = layout
        layout.view(views[1]).left(root + 10).top(root + 20).width(100).height(40)
        layout.view(views[0]).width(views[1].width + 20).height(views[1].width * 0.5).center(root)
        layout.view(views[2]).width(views[1] + 10).height(views[1] * 0.5).after(views[1] + 8).top(views[1])
        layout.activate()
    }

    private func group() {
        let layout = layout
        layout.view(views[0]).width(80).height(30)
        layout.view(views[1]).left(root + 40).top(root + 60).height(20)
        layout.group(views[0], views[1], views[2]).width(views[0]).center(views[1])
        layout.view(views[2]).height(10)
        layout.activate()
    }

    private func positions() {
        let layout = layout
        layout.view(views[1]).bottom(root).height(100).left(root).right(root)
        layout.view(views[2]).top(root).height(50).left(root).right(root)
        layout.view(views[3]).right(root).width(40).top(root).height(40)
        layout.view(views[4]).left(root).width(30).top(root).height(40)
        layout.view(views[0]).above(views[1]).below(views[2]).before(views[3] - 10).after(views[4] + 10)
        layout.activate()
    }

    /// Five icons in a staircase if there is enough height, in a row otherwise.
    private func icons() -> FormationLayout<View> {
        let layout = layout
        layout.view(views[2]).center(root)
        layout.group(views).install(.hRegular).vSpace(10).forEach { icon, index, group in
            icon.size([20, 25, 30, 35, 40][index])
            if index > 0 { icon.trailing(group[index - 1].view.trailing + 20) }
        }
        layout.group(views).install(.hCompact).hSpace(10).top(views[2]).forEach { icon, index, _ in
            icon.size([40, 45, 50, 45, 40][index])
        }
        return layout
    }

    private func pins() {
        let layout = layout
        layout.view(views[0]).pinTop(8).pinLeading(8).pinTrailing(8).height(44)
        layout.view(views[1]).below(views[0] + 8).fillWidth(16).aspectRatio(2)
        layout.view(views[2]).pin(to: views[1], margin: 12)
        layout.group(views[3], views[4]).sameSize().hSpace(6).lastBottom(root - 10).firstLeading(root + 10)
        layout.view(views[3]).size(24).bottom(views[4])
        layout.activate()
    }

    private func laterSpelling() {
        let layout = layout
        layout[views[0]].top(equalTo: root, plus: 10).left(equalTo: root, plus: 4).width(equalTo: 50).height(equalTo: 20)
        layout[views[1]].top(equalTo: .bottom, of: views[0], plus: 5).left(equalTo: views[0])
        layout[views[1]].width(equalTo: views[0], multiplyBy: 2).height(lessThanOrEqualTo: 30, at: 900).height(greaterThanOrEqualTo: 30)
    }

    private func stack(_ distribution: StackConfiguration.Distribution) {
        let layout = layout
        for (view, length) in zip(views, [20.0, 40, 60, 20, 30]) where distribution == .equalSpacing { layout.view(view).width(length) }
        layout.stack(views, StackConfiguration(spacing: 8, distribution: distribution))
        layout.activate()
    }

    private func margins() {
        let layout = layout
        layout.view(views[0]).leading(root.layoutMarginsGuide).top(root.safeArea).trailing(root.layoutMarginsGuide).height(20)
        layout.view(views[1]).left(root.layoutTarget(.leftMargin) + 2).below(views[0]).width(10).height(10)
        layout.activate()
    }

    private func conditions() {
        let layout = layout
        var isWide = false
        layout.view(views[0]).left(root).top(root).height(20)
        layout.when { isWide }.view(views[0]).width(300)
        layout.when { isWide }.not.view(views[0]).width(100)
        layout.activate()
        layout.update { isWide = true }
    }

    // MARK: AutoLayoutKit

    private func buttons() {
        for view in views.prefix(3) {
            view.layout { c in
                c.set(.width, to: 60, name: "width")
                c.set(.height, to: 60, name: "height")
                c.make(.centerY, equalTo: root, on: root)
            }
        }
        views[1].layout { $0.make(.centerX, equalTo: root) }
        views[0].layout { $0.make(.right, equalTo: views[1], .left, minus: 10) }
        views[2].layout { $0.make(.left, equalTo: views[1], .right, plus: 10) }
        views[0].constraint(named: "width")?.constant = 70
        views[0].constraint(named: "height")?.constant = 70
    }

    private func names() {
        views[0].layout { c in
            c.set(.width, to: 111, name: "size")
            c.set(.height, to: 222, name: "size")
            c.set(.height, to: 33)
            c.make(.left, equalTo: root, plus: 5, name: "left")
            c.make(.top, equalTo: root)
        }
        root.removeConstraint(named: "left")
        views[0].layout { $0.make(.left, equalTo: root, plus: 7, name: "left") }
    }

    private func alignment() {
        views[0].layout { $0.alignAllEdges(to: root, insets: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)) }
        views[1].layout { c in
            c.center(in: views[0])
            c.setSize(Size(width: 30, height: 20))
        }
        views[2].layout { c in
            c.make(.leading, equalToSafeAreaOf: root, plus: 3)
            c.make(.top, greaterThan: views[1], .bottom, plus: 4)
            c.make(.bottom, lessThan: root, minus: 4)
            c.priority = .defaultLow
            c.make(.top, equalTo: root)
            c.set(.width, to: 12)
            c.set(.height, to: 12)
        }
    }

    private func changes() {
        views[0].layout { c in
            c.setSize(Size(width: 30, height: 20))
            c.make(.left, equalTo: root, plus: 4)
            c.make(.top, equalTo: root, plus: 4)
        }
        views[0].update { $0.make(.left, equalTo: root, plus: 9) }
        views[0].remake { c in
            c.center(in: root)
            c.setSize(Size(width: 31, height: 21))
        }
    }
}
