import Formwork
extension RandomLayout {
    /// Returns the document with its constraints made in the set/make language.
    func named() -> DocumentDraft {
        let views = makeViews()
        for (phrase, priority) in phrases { say(phrase, priority, views) }
        return views[0].document
    }

    private func say(_ phrase: LayoutPhrase, _ priority: LayoutPriority, _ views: [LayoutView]) {
        func make(_ view: Int, _ body: (ConstraintMaker<LayoutView>) -> Void) {
            views[view].layout(ownership: .nearestCommonAncestor) { c in
                c.priority = priority
                body(c)
            }
        }
        func pairs(_ members: [Int]) -> some Sequence<(Int, Int)> { zip(members, members.dropFirst()) }
        switch phrase {
        case .relation(let relation): make(relation.view) { say(relation, views, $0) }
        case .above(let view, let other, let points): make(view) { $0.make(.bottom, equalTo: views[other], .top, plus: points) }
        case .below(let view, let other, let points): make(view) { $0.make(.top, equalTo: views[other], .bottom, plus: points) }
        case .before(let view, let other, let points): make(view) { $0.make(.trailing, equalTo: views[other], .leading, plus: points) }
        case .after(let view, let other, let points): make(view) { $0.make(.leading, equalTo: views[other], .trailing, plus: points) }
        case .center(let view, let other): make(view) { $0.center(in: views[other]) }
        case .size(let view, let points): make(view) { $0.setSize(Size(width: points, height: points)) }
        case .pin(let view, let other, let margin):
            make(view) {
                $0.alignAllEdges(to: views[other], insets: LayoutInsets(top: margin, left: margin, bottom: margin, right: margin))
            }
        case .fill(let view, let padding):
            let container = views[view].superview
            make(view) { c in
                for place in [LayoutAttribute.leading, .top] { c.make(place, equalTo: container, plus: padding) }
                for length in [LayoutAttribute.width, .height] { c.make(length, equalTo: container, minus: 2 * padding) }
            }
        case .aspectRatio(let view, let ratio): make(view) { $0.make(.width, equalTo: views[view], .height, times: ratio) }
        case .row(let members, let space):
            for (previous, view) in pairs(members) { make(view) { $0.make(.leading, equalTo: views[previous], .trailing, plus: space) } }
        case .column(let members, let space):
            for (previous, view) in pairs(members) { make(view) { $0.make(.top, equalTo: views[previous], .bottom, plus: space) } }
        case .sameSize(let members):
            for view in members.dropFirst() {
                make(view) { c in
                    for length in [LayoutAttribute.width, .height] { c.make(length, equalTo: views[members[0]]) }
                }
            }
        }
    }

    private func say(_ relation: LayoutPhrase.Relation, _ views: [LayoutView], _ c: ConstraintMaker<LayoutView>) {
        let other = relation.other.map { views[$0] }
        switch FormationForms.relations[relation.form] {
        case .equal:
            c.make(
                relation.attribute, equalTo: other, relation.otherAttribute, times: relation.multiplier, plus: relation.constant)
        case .lessThanOrEqual:
            c.make(
                relation.attribute, lessThan: other, relation.otherAttribute, times: relation.multiplier, minus: -relation.constant)
        case .greaterThanOrEqual:
            c.make(
                relation.attribute, greaterThan: other, relation.otherAttribute, times: relation.multiplier, plus: relation.constant)
        }
    }
}
