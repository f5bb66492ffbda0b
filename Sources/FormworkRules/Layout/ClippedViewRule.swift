import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds views that are cut off by a superview.
struct ClippedViewRule: LayoutRule {
    let id = "clipped-view"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a view extends beyond a superview that clips it (with --solve)",
        explanation: """
            The part outside isn't visible, because the superview has 'Clip to Bounds'. Only views with content are checked. Scrolled content and \
            image views, which are often cropped on purpose, are not reported.
            """,
        example: """
            <view clipsSubviews="YES" id="Car-Vw-one">…<label id="Tit-Vw-one"/>   50 points below its lower edge
            """)

    func check(_ scene: DocumentLayout.Root, context: ValidationContext) -> [Finding] {
        guard [.iOS, .tvOS].contains(context.document.platform) else { return [] }
        let open = Set(scene.ambiguous)
        return ShownViews(scene, context: context).places.compactMap { place in
            guard let room = place.room, room.width > 0, room.height > 0, !place.isScrolled, place.view.showsContent,
                place.view.element.name != "imageView",
                !open.contains(place.view), let superview = place.view.superview, clips(superview), !open.contains(superview)
            else { return nil }
            let frame = place.own
            let out = [
                -frame.origin.x, -frame.origin.y, frame.origin.x + frame.size.width - room.width,
                frame.origin.y + frame.size.height - room.height,
            ]
            guard let most = out.max(), most > 1.5 else { return nil }
            return Finding(
                place.view.element,
                "'\(place.view.element.shortName)' extends beyond '\(superview.element.shortName)', which clips it, by \(most.pointsText) points",
                notes: ["its frame is \(frame), in \(room) points"])
        }
    }

    private func clips(_ view: View) -> Bool {
        view.element[.clipsSubviews] == "YES" && !["scrollView", "tableView", "collectionView", "textView"].contains(view.element.name)
    }
}
