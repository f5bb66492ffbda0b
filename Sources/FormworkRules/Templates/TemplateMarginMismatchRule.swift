import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTemplates

/// Finds constraints of layout templates to margins that differ from those of their targets.
///
/// See <doc:/FormworkTemplates/LayoutTemplates#Which-constraints-are-replaced>.
struct TemplateMarginMismatchRule: TemplateRule {
    let id = "template-margin-mismatch"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a constraint in a layout template uses a margin that differs at the target",
        explanation: """
            Margins are not copied: the same constraint gives other distances at the target than in the template. An ordinary view has margins of \
            8; the root view of a controller has 16 or 20 at the sides and the safe area above and below. Before Xcode 9 the root of a template is \
            drawn like an ordinary view, since then like a controller's. Margins that are set, safe areas, 'insetsLayoutMarginsFromSafeArea' and \
            'preservesSuperviewLayoutMargins' have the values of the document's own canvas. Give the template view its target's margins, or \
            constrain to the edge.
            """,
        example: """
            <constraint firstItem="Box-Vw-tem" firstAttribute="leading" secondItem="Scr-Vw-tem" secondAttribute="leadingMargin" …/>
            """)

    func check(_ report: TemplateReport) -> [Finding] {
        var mentions: [Element: [MarginMention]] = [:]
        for constraint in report.copied {
            for mention in MarginMention.all(in: constraint) { mentions[mention.item, default: []].append(mention) }
        }
        if mentions.isEmpty { return [] }
        let pairs = report.template.pairs
        let margins = CanvasMargins(report.template.document, placing: Self.places(of: pairs))
        return pairs.compactMap { pair in
            guard let mentions = mentions[pair.view.element], let found = margins[pair.view], let expected = margins[pair.target]
            else { return nil }
            return finding(pair, mentions: mentions.filter { $0.differs(found, expected: expected) }, found: found, expected: expected)
        }
    }

    /// Returns the views whose positions targets will have: the template view of a target, if their superviews are a pair, too.
    private static func places(of pairs: [LayoutTemplate.Pair]) -> [View: View] {
        let targets = Dictionary(pairs.map { ($0.view, $0.target) }) { first, _ in first }
        var places: [View: View] = [:]
        for pair in pairs {
            guard let outer = pair.view.superview, let superview = pair.target.superview, targets[outer] == superview else { continue }
            places[pair.target] = pair.view
        }
        return places
    }

    private func finding(_ pair: LayoutTemplate.Pair, mentions: [MarginMention], found: EdgeInsets, expected: EdgeInsets) -> Finding? {
        if mentions.isEmpty { return nil }
        var sides: [String] = []
        for mention in mentions {
            for (here, there) in zip(found.sides(of: mention.attribute), expected.sides(of: mention.attribute)) {
                let text = "\(here.name) \(here.distance.pointsText) instead of \(there.distance.pointsText)"
                if MarginMention.differs(here.distance, expected: there.distance), !sides.contains(text) { sides.append(text) }
            }
        }
        let (name, target) = (pair.view.element.shortName, pair.target.element.shortName)
        var notes = mentions.map { mention in
            let text = mention.constraint.value.text { pair.view.document.shortName(ofID: $0) }
            return "constraint '\(mention.constraint.id ?? "?")' uses it: \(text)"
        }
        if pair.target.element.parent?.isController == true { notes.append("'\(target)' is the root view of a controller") }
        return Finding(
            pair.view.element, "'\(name)' has other margins than its target '\(target)': \(sides.joined(separator: ", "))", notes: notes)
    }
}

/// A reference of a constraint to the margins of an item.
private struct MarginMention {
    let constraint: Constraint
    let item: Element
    let attribute: LayoutAttribute

    static func all(in constraint: Constraint) -> [MarginMention] {
        [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
            .compactMap { item, attribute in
                guard let item, !EdgeInsets.zero.sides(of: attribute).isEmpty else { return nil }
                return MarginMention(constraint: constraint, item: item, attribute: attribute)
            }
    }

    /// Whether the attribute's position differs with other margins. A center doesn't move if both sides change by the same amount.
    func differs(_ found: EdgeInsets, expected: EdgeInsets) -> Bool {
        let (here, there) = (found.sides(of: attribute), expected.sides(of: attribute))
        if here.count < 2 { return Self.differs(here[0].distance, expected: there[0].distance) }
        return Self.differs(here[0].distance - here[1].distance, expected: there[0].distance - there[1].distance)
    }

    /// Recorded frames are accurate to half a point.
    static func differs(_ found: Double, expected: Double) -> Bool { abs(found - expected) >= 0.5 }
}

extension EdgeInsets {
    /// Returns the margins that an attribute refers to, from left to right as the canvas displays them; empty for other attributes.
    fileprivate func sides(of attribute: LayoutAttribute) -> [(name: String, distance: Double)] {
        switch attribute {
        case .topMargin: [("top", top)]
        case .bottomMargin: [("bottom", bottom)]
        case .leftMargin: [("left", left)]
        case .rightMargin: [("right", right)]
        case .leadingMargin: [("leading", left)]
        case .trailingMargin: [("trailing", right)]
        case .centerXWithinMargins: [("left", left), ("right", right)]
        case .centerYWithinMargins: [("top", top), ("bottom", bottom)]
        default: []
        }
    }
}
