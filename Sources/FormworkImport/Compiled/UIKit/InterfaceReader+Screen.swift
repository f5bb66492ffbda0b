import FormworkNib

/// The screen for which a document was last laid out, inferred from its frames.
extension InterfaceReader {
    /// Metrics of a root view, inferred from the frames of its subviews.
    struct ScreenEvidence {
        /// The distance from the root view's top to the safe area.
        var safeTop: Double?
        /// The width of the root view's margins.
        var margin: Double?
        /// The height of the top margin, including the safe area if there is one.
        var topMargin: Double?
        /// The bottom of the top layout guide, below the bars.
        var topGuide: Double?
    }

    /// Infers the safe area and margins of a root view from the constraints that tie subviews to them.
    func evidence(of root: Int) -> ScreenEvidence {
        var result = ScreenEvidence()
        let origins = origins(in: root)
        for constraint in graph.objects(in: graph.value(root, key: "UIViewAutolayoutConstraints")) {
            guard let first = graph.object(constraint, key: "NSFirstItem"), let second = graph.object(constraint, key: "NSSecondItem"),
                number(constraint, key: "NSRelation") ?? 0 == 0
            else { continue }
            let constant = number(constraint, key: "NSConstantV2") ?? 0
            let isChildFirst = origins[first] != nil
            let (child, other) = isChildFirst ? (first, second) : (second, first)
            guard let frame = origins[child] else { continue }
            let names = ["NSFirstAttributeV2", "NSSecondAttributeV2"].map { number(constraint, key: $0) ?? 0 }
            let (own, others) = isChildFirst ? (names[0], names[1]) : (names[1], names[0])
            let shift = isChildFirst ? -constant : constant
            if own == 3, others == 3, graph.className(other) == "UILayoutGuide" { result.safeTop = frame.y + shift }
            if own == 3, others == 4, text(other, key: "_UILayoutGuideIdentifier")?.hasSuffix("Top") == true {
                result.topGuide = frame.y + shift
            }
            if other == root, own == 1 || own == 5, others == 13 || others == 17 { result.margin = frame.x + shift }
            if other == root, own == 3, others == 15 { result.topMargin = frame.y + shift }
        }
        return result
    }

    /// Returns the origins of the nearest descendants of a root view, in its coordinates.
    private func origins(in root: Int) -> [Int: (x: Double, y: Double)] {
        var result: [Int: (x: Double, y: Double)] = [:]
        var pending = [(view: root, x: 0.0, y: 0.0, depth: 0)]
        while let (view, x, y, depth) = pending.popLast(), result.count < 1_000 {
            for child in graph.objects(in: graph.value(view, key: "UISubviews")).prefix(200) where result[child] == nil && child != root {
                guard let own = frame(of: child) else { continue }
                result[child] = (x + own.x, y + own.y)
                if depth < 2 { pending.append((child, x + own.x, y + own.y, depth + 1)) }
            }
        }
        return result
    }

    private func frame(of view: Int) -> (x: Double, y: Double)? {
        let (bounds, center) = (vector(view, key: "UIBounds"), vector(view, key: "UICenter"))
        guard bounds.count == 4, center.count == 2, bounds[2] != 1000 else { return nil }
        return (center[0] - bounds[2] / 2, center[1] - bounds[3] / 2)
    }

    private static let screens: [(width: Double, height: Double, name: String)] = [
        (375, 667, "retina4_7"), (320, 568, "retina4_0"), (414, 896, "retina6_1"), (375, 812, "retina5_9"), (414, 736, "retina5_5"),
        (320, 480, "retina3_5"), (768, 1024, "ipad9_7"), (834, 1112, "ipad10_5"), (1024, 1366, "ipad12_9"),
    ]

    /// Widens the toolbar of a navigation controller. It is compiled with a width of 320 points, but in documents it has the width of the screen
    /// that it is at the bottom of.
    mutating func widenBar(_ element: Int) {
        guard let rect = draft.child(element, key: "frame"), let screen = Self.screens.first(where: { $0.name == device }),
            draft.number(rect, name: "width") == 320
        else { return }
        let end = draft.number(rect, name: "y") + draft.number(rect, name: "height")
        guard end == screen.height || end + Self.homeIndicator == screen.height else { return }
        draft.replace(rect, name: "width", value: ElementDraft.text(screen.width))
    }

    private static let homeIndicator = 34.0

    /// Returns the Interface Builder version and the device of the document, inferred from its root views.
    func screen(of roots: [Int]) -> (toolsVersion: String, device: String) {
        var result = (toolsVersion: generation.toolsVersion, device: generation.device)
        for root in roots {
            let bounds = vector(root, key: "UIBounds")
            if bounds.count == 4, let known = Self.screens.first(where: { $0.width == bounds[2] && $0.height == bounds[3] }) {
                result.device = known.name
            }
            let evidence = evidence(of: root)
            if evidence.safeTop == 44 || evidence.topMargin ?? 0 >= 44 { result.device = "retina6_1" }
            // Root views have had wider margins since the introduction of safe areas.
            if evidence.margin == 8 || evidence.topMargin == 8, generation < .xcode11 {
                result.toolsVersion = InterfaceGeneration.xcode8.toolsVersion
            }
        }
        return result
    }
}
