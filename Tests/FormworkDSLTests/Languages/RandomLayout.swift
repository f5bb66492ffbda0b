import Formwork
import FormworkTestSupport

/// A random tree of views with statements about them.
struct RandomLayout {
    /// The superview of each view but the root; 0 is the root.
    private(set) var superviews: [Int] = []
    private(set) var phrases: [(phrase: LayoutPhrase, priority: LayoutPriority)] = []
    private var generator: SeededGenerator

    private static let places: [[LayoutAttribute]] = [
        [.leading, .trailing, .centerX], [.left, .right, .centerX], [.top, .bottom, .centerY, .baseline, .firstBaseline],
    ]

    private static let priorities: [LayoutPriority] = [.required, .required, .required, 999, .defaultHigh, 500.5, .defaultLow, 1]

    init(seed: Int) {
        generator = SeededGenerator(seed: seed)
        for view in 1...number(2...8) { superviews.append(number(0...3) == 0 ? number(0...(view - 1)) : 0) }
        for _ in 0..<number(3...20) { phrases.append((phrase(), generator.pick(Self.priorities))) }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func view() -> Int { number(1...superviews.count) }

    /// Returns any other view, including the root.
    private mutating func other(_ view: Int) -> Int { (view + number(1...superviews.count)) % (superviews.count + 1) }

    private mutating func points() -> Double { Double(number(-40...40)) / 2 }

    /// Returns two or more different views.
    private mutating func several() -> [Int] {
        Array((1...superviews.count).shuffled(using: &generator).prefix(number(2...max(2, superviews.count))))
    }

    private mutating func phrase() -> LayoutPhrase {
        let view = view()
        let other = other(view)
        switch number(0...19) {
        case 0: return .above(view, other, points())
        case 1: return .below(view, other, points())
        case 2: return .before(view, other, points())
        case 3: return .after(view, other, points())
        case 4: return .center(view, in: other)
        case 5: return .size(view, Double(number(0...80)))
        case 6: return .pin(view, to: other, margin: points())
        case 7: return .fill(view, padding: points())
        case 8: return .aspectRatio(view, generator.pick([0.5, 1, 1.5, 16.0 / 9]))
        case 9: return .row(several(), space: points())
        case 10: return .column(several(), space: points())
        case 11: return .sameSize(several())
        default: return .relation(relation(view, other))
        }
    }

    private mutating func relation(_ view: Int, _ other: Int) -> LayoutPhrase.Relation {
        if number(0...3) == 0 {
            return LayoutPhrase.Relation(
                view: view, attribute: generator.pick([.width, .height]), form: number(0...3), other: nil,
                otherAttribute: .notAnAttribute, constant: Double(number(0...200)) / 2)
        }
        let attributes = generator.pick(Self.places + [[.width, .height]])
        return LayoutPhrase.Relation(
            view: view, attribute: generator.pick(attributes), form: number(0...3), other: other,
            otherAttribute: generator.pick(attributes), multiplier: generator.pick([1, 1, 1, 0.5, 2, 1.25, 1.0 / 3]), constant: points())
    }

    /// Returns the same layout without required constraints, so that nothing conflicts.
    func weakened() -> RandomLayout {
        var result = self
        for index in phrases.indices where phrases[index].priority == .required { result.phrases[index].priority = 999 }
        return result
    }

    /// Returns the views of a document, the root first. No autoresizing mask places them: the languages turn masks off only for views that they
    /// mention, and a group mentions one more than make calls do.
    func makeViews() -> [LayoutView] {
        let document = DocumentDraft()
        var views = [document.makeView(frame: Rect(x: 0, y: 0, width: 400, height: 600), label: "root")]
        for (index, superview) in superviews.enumerated() {
            let view = document.makeView(label: "v\(index + 1)")
            views[superview].addSubview(view)
            views.append(view)
        }
        for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
        return views
    }
}
