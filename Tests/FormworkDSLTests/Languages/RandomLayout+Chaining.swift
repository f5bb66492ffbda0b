import Formwork
extension RandomLayout {
    /// Returns the document with its constraints made in the chaining language.
    func chained() -> DocumentDraft {
        let views = makeViews()
        let layout = FormationLayout(rootView: views[0])
        for (phrase, priority) in phrases { say(phrase, priority, views, layout) }
        layout.activate()
        return views[0].document
    }

    private func say(_ phrase: LayoutPhrase, _ priority: LayoutPriority, _ views: [LayoutView], _ layout: FormationLayout<LayoutView>) {
        func group(_ members: [Int]) -> GroupFormation<LayoutView> { layout.group(members.map { views[$0] }) }
        switch phrase {
        case .relation(let relation): say(relation, priority, views, layout.view(views[relation.view]))
        case .above(let view, let other, let points): layout.view(views[view]).above(views[other] + points, priority: priority)
        case .below(let view, let other, let points): layout.view(views[view]).below(views[other].left + points, priority: priority)
        case .before(let view, let other, let points): layout.view(views[view]).before(views[other] - -points, priority: priority)
        case .after(let view, let other, let points): layout.view(views[view]).after(views[other] + points, priority: priority)
        case .center(let view, let other): layout.view(views[view]).center(views[other], priority: priority)
        case .size(let view, let points): layout.view(views[view]).size(points, priority: priority)
        case .pin(let view, let other, let margin): layout.view(views[view]).pin(to: views[other], margin: margin, priority: priority)
        case .fill(let view, let padding): layout.view(views[view]).fill(padding, priority: priority)
        case .aspectRatio(let view, let ratio): layout.view(views[view]).aspectRatio(ratio, priority: priority)
        case .row(let members, let space): group(members).hSpace(space, priority: priority)
        case .column(let members, let space): group(members).vSpace(space, priority: priority)
        case .sameSize(let members): group(members).sameSize(priority: priority)
        }
    }

    private func say(
        _ relation: LayoutPhrase.Relation, _ priority: LayoutPriority, _ views: [LayoutView], _ formation: ViewFormation<LayoutView>
    ) {
        let target = relation.other.map { other in
            let place = views[other].layoutTarget(relation.otherAttribute) * relation.multiplier
            return relation.constant < 0 ? place - -relation.constant : place + relation.constant
        }
        let lengths = FormationForms.lengths[relation.attribute]
        if let target, let place = FormationForms.places[relation.attribute]?[relation.form] {
            formation[keyPath: place](target, priority: priority)
        } else if let target, let length = lengths?[relation.form] {
            formation[keyPath: length](target, priority: priority)
        } else if let length = lengths?[relation.form] {
            formation[keyPath: length](relation.constant, priority: priority)
        }
    }
}
