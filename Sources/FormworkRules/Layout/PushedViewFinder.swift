import FormworkLayout
import FormworkModel

/// Finds views that longer texts have pushed out of their superview or over another view.
///
/// Siblings and their superviews are compared, which works in either coordinate orientation and so on every platform. Many findings may be
/// intended; only those that don't occur in the document's own language count.
struct PushedViewFinder {
    static let pushedOut = "pushed-out-view"
    static let pushedOver = "pushed-over-view"

    /// The limit on the number of subviews for which overlaps are checked.
    private static let mostParts = 200

    private let scene: DocumentLayout.Root
    private let context: ValidationContext

    init(_ scene: DocumentLayout.Root, context: ValidationContext) {
        self.scene = scene
        self.context = context
    }

    /// A finding, with the amount in points.
    struct PushedView {
        var rule: String
        var finding: Finding
        var amount: Double
    }

    /// - Complexity: O(n) in the number of views, and O(m²) in the number of those in one view, up to two hundred.
    func findings() -> [PushedView] {
        let open = Set(scene.ambiguous)
        var parts: [View: [ShownViews.Place]] = [:]
        var order: [View] = []
        var found: [PushedView] = []
        for place in ShownViews(scene, context: context).places {
            guard let superview = place.view.superview, let room = place.room, !place.isScrolled, !open.contains(place.view),
                !open.contains(superview), place.own.size.width > 0, place.own.size.height > 0
            else { continue }
            if let out = reachingOut(place, room: room, superview: superview) { found.append(out) }
            guard Self.isSeen(place.view) else { continue }
            if parts[superview] == nil { order.append(superview) }
            parts[superview, default: []].append(place)
        }
        for superview in order { found += overlaps(parts[superview] ?? []) }
        return found
    }

    private func reachingOut(_ place: ShownViews.Place, room: Size, superview: View) -> PushedView? {
        let frame = place.own
        let out = [
            -frame.origin.x, -frame.origin.y, frame.origin.x + frame.size.width - room.width,
            frame.origin.y + frame.size.height - room.height,
        ]
        guard let most = out.max(), most > 1.5 else { return nil }
        let finding = Finding(
            place.view.element,
            "'\(place.view.element.shortName)' extends beyond '\(superview.element.shortName)' by \(most.pointsText) points",
            notes: ["its frame is \(frame), in \(room) points"])
        return PushedView(rule: Self.pushedOut, finding: finding, amount: most)
    }

    private func overlaps(_ places: [ShownViews.Place]) -> [PushedView] {
        if places.count > Self.mostParts { return [] }
        var found: [PushedView] = []
        for (index, upper) in places.enumerated() {
            for lower in places[..<index] {
                let (one, other) = (upper.own, lower.own)
                let width = min(one.origin.x + one.size.width, other.origin.x + other.size.width) - max(one.origin.x, other.origin.x)
                let height = min(one.origin.y + one.size.height, other.origin.y + other.size.height) - max(one.origin.y, other.origin.y)
                guard width > 2, height > 2 else { continue }
                var finding = Finding(
                    upper.view.element, "'\(upper.view.element.shortName)' overlaps '\(lower.view.element.shortName)'",
                    notes: ["by \(width.pointsText) × \(height.pointsText) points; the other view is \(lower.view.nameAndID)"])
                finding.subject = lower.view.id ?? lower.view.element.path
                found.append(PushedView(rule: Self.pushedOver, finding: finding, amount: min(width, height)))
            }
        }
        return found
    }

    /// Whether the view shows something that another view can cover.
    private static func isSeen(_ view: View) -> Bool { view.showsContent && view.alpha > 0 }
}
