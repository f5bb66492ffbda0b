import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds controls that overlap.
struct OverlappingViewsRule: LayoutRule {
    let id = "overlapping-views"
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "two visible controls overlap (with --solve)",
        explanation: """
            The upper control gets the touches that are meant for the lower one. Controls with the same frame, one of which code hides, and \
            controls in different layout templates are not reported. Neither are overlaps of up to two points, hidden views, and roots with more \
            than a thousand controls.
            """,
        example: """
            <button id="One-Vw-one"><rect key="frame" x="20" y="20" width="100" height="44"/></button>
            <button id="Two-Vw-one"><rect key="frame" x="100" y="20" width="100" height="44"/></button>
            """)

    private static let greatestCount = 1000

    func check(_ scene: DocumentLayout.Root, context: ValidationContext) -> [Finding] {
        guard [.iOS, .tvOS].contains(context.document.platform) else { return [] }
        let open = Set(scene.ambiguous)
        let controls = ShownViews(scene, context: context).places.filter { place in
            place.view.isInteractive && !open.contains(place.view) && place.frame.size.width > 0 && place.frame.size.height > 0
                && place.view.alpha > 0
        }
        guard controls.count > 1, controls.count <= Self.greatestCount else { return [] }
        let sorted = controls.indices.sorted { (controls[$0].frame.origin.y, $0) < (controls[$1].frame.origin.y, $1) }
        var found: [(upper: Int, lower: Int, overlap: Size)] = []
        for (position, place) in sorted.enumerated() {
            let frame = controls[place].frame
            for other in sorted[(position + 1)...] {
                if controls[other].frame.origin.y >= frame.origin.y + frame.size.height { break }
                guard let overlap = frame.overlap(with: controls[other].frame), overlap.width > 2, overlap.height > 2,
                    frame.distance(to: controls[other].frame) > 2, !holds(controls[place].view, controls[other].view)
                else { continue }
                found.append((max(place, other), min(place, other), overlap))
            }
        }
        return found.sorted { ($0.upper, $0.lower) < ($1.upper, $1.lower) }.map { pair in
            let (upper, lower) = (controls[pair.upper].view, controls[pair.lower].view)
            var finding = Finding(
                upper.element, "'\(upper.element.shortName)' overlaps '\(lower.element.shortName)', and both accept touches",
                notes: [
                    "by \(pair.overlap) points; the other view is \(lower.nameAndID)"
                ])
            finding.subject = lower.id ?? lower.element.path
            return finding
        }
    }

    private func holds(_ first: View, _ second: View) -> Bool { first.isDescendant(of: second) || second.isDescendant(of: first) }
}

extension Rect {
    /// Returns the size of the intersection; nil if it is empty.
    fileprivate func overlap(with other: Rect) -> Size? {
        let width = min(origin.x + size.width, other.origin.x + other.size.width) - max(origin.x, other.origin.x)
        let height = min(origin.y + size.height, other.origin.y + other.size.height) - max(origin.y, other.origin.y)
        return width > 0 && height > 0 ? Size(width: width, height: height) : nil
    }
}
