import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds views whose constraints leave their place or size open.
struct AmbiguousLayoutRule: LayoutRule {
    let id = "ambiguous-layout"
    let aliases = ["ambiguous"]
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the constraints of a view do not say where it is or how large (with --solve)",
        explanation: """
            Among the frames that meet the constraints Auto Layout takes any, and another one after the next change: the view jumps, or is \
            not seen. Say the missing edge or size, or give equal priorities an order. Views that hang together are said once, at the first: \
            the others are open because it is. What Interface Builder fills in by itself is not counted: views without any constraint, and the \
            size of arranged views without content; nor are hidden views, and those for which Interface Builder is told not to verify it; \
            nor, on macOS, which of several equal priorities gives way: a window grows with what is in it. On devices only what stands on the \
            screen itself is looked at.
            """,
        example: """
            <view id="One-Vw-xib" translatesAutoresizingMaskIntoConstraints="NO">…</view>
            <constraint firstItem="One-Vw-xib" firstAttribute="top" secondItem="Top-Vw-xib" …/>   nothing says where it is horizontally
            """)

    func check(_ scene: RootLayout, _ context: ValidationContext) -> [Finding] {
        if scene.ambiguous.isEmpty { return [] }
        let tied = Set(scene.tied)
        let open = scene.ambiguous.filter { view in
            if context.isHidden(view) || view.isExempt { return false }
            // What a class of the project's has for content is known on the canvas alone.
            if scene.environment == .device { return scene.isOnScreen(view) && view.element.customClass == nil }
            return !tied.contains(view) || view.document.platform != .macOS
        }
        return OpenViews(open, in: scene).groups.compactMap { group in
            guard let first = group.first else { return nil }
            let others = group.dropFirst()
            let notes = others.isEmpty ? [] : ["what hangs together with it is open, too: \(others.listed)"]
            return Finding(first.element, "constraints do not say where '\(first.element.shortName)' is or how large", notes: notes)
        }
    }
}

extension View {
    /// Whether Interface Builder is told not to verify what its constraints say.
    fileprivate var isExempt: Bool {
        let verified = element.attributes.first { $0.name == "verifyAmbiguity" }?.value
        return verified == "off" || verified == "ignoreSizes"
    }
}

/// Views that are open, in groups that hang together: by constraints, or because one holds the other.
private struct OpenViews {
    private let views: [View]
    private var leaders: [Int]

    /// - Complexity: near linear in the number of the scene's views and constraints.
    init(_ views: [View], in scene: RootLayout) {
        self.views = views
        leaders = Array(views.indices)
        if views.count < 2 { return }
        let places = Dictionary(views.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for (place, view) in views.enumerated() {
            // Views of one stack or grid hang together, and on what holds them.
            if let superview = view.superview, let above = places[superview] { join(place, above) }
        }
        for constraint in scene.frames.lazy.flatMap(\.view.constraints) {
            if let first = constraint.firstItem?.asView.flatMap({ places[$0] }),
                let second = constraint.secondItem?.asView.flatMap({ places[$0] })
            {
                join(first, second)
            }
        }
        var arranged: [View: Int] = [:]
        for (place, view) in views.enumerated() {
            guard let superview = view.superview, ["stackView", "gridView"].contains(superview.element.name) else { continue }
            if let other = arranged[superview] { join(place, other) } else { arranged[superview] = place }
        }
    }

    private mutating func leader(_ place: Int) -> Int {
        var place = place
        while leaders[place] != place {
            leaders[place] = leaders[leaders[place]]
            place = leaders[place]
        }
        return place
    }

    private mutating func join(_ first: Int, _ second: Int) {
        let (a, b) = (leader(first), leader(second))
        leaders[max(a, b)] = min(a, b)
    }

    /// The groups, each with the view first on which the others hang: the first in the document, in which what holds others comes before it.
    var groups: [[View]] {
        var copy = self
        var order: [Int] = []
        var groups: [Int: [View]] = [:]
        for (place, view) in views.enumerated() {
            let leader = copy.leader(place)
            if groups[leader] == nil { order.append(leader) }
            groups[leader, default: []].append(view)
        }
        return order.compactMap { groups[$0] }
    }
}
