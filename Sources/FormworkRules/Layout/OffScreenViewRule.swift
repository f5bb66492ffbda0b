import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds views outside the screen.
struct OffScreenViewRule: LayoutRule {
    let id = "off-screen-view"
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a view with content is outside of the screen (with --solve)",
        explanation: """
            The user can neither see nor touch it. The root of a controller fills the screen. Scrolled content and hidden views are not reported. \
            Views that code slides in from outside are reported: disable the rule for those documents.
            """,
        example: """
            <button id="But-Vw-one"><rect key="frame" x="400" …/></button>   on a screen of 375 points
            """)

    func check(_ scene: DocumentLayout.Root, context: ValidationContext) -> [Finding] {
        guard [.iOS, .tvOS].contains(context.document.platform), scene.surroundings.isScreen else { return [] }
        let open = Set(scene.ambiguous)
        let shown = ShownViews(scene, context: context)
        return shown.places.compactMap { place in
            let frame = place.frame
            guard place.room != nil, !place.isScrolled, place.view.showsContent, !open.contains(place.view), frame.size.width > 0,
                frame.size.height > 0,
                frame.origin.x >= shown.size.width || frame.origin.y >= shown.size.height || frame.origin.x + frame.size.width <= 0
                    || frame.origin.y + frame.size.height <= 0
            else { return nil }
            return Finding(
                place.view.element, "'\(place.view.element.shortName)' is outside of the screen",
                notes: ["its frame in the root view is \(frame), and the screen is \(shown.size) points"])
        }
    }
}
