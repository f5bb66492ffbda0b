import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds controls that are hard to hit.
struct TouchTargetRule: LayoutRule {
    let id = "touch-target"
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a control is smaller than 44 × 44 points (with --solve)",
        explanation: """
            Apple's Human Interface Guidelines recommend at least 44 × 44 points. Only iOS documents are checked. System controls that are smaller \
            by design, such as switches and segmented controls, are not reported. Code may enlarge the touch area in 'point(inside:with:)', which \
            a document does not show, so this rule is off by default.
            """,
        example: """
            <button id="But-Vw-one"><rect key="frame" x="20" y="20" width="20" height="20"/></button>
            """)

    private static let least = 44.0
    private static let ofTheSystem: Set<String> = [
        "switch", "segmentedControl", "stepper", "slider", "pageControl", "textField", "searchBar",
    ]

    func check(_ scene: DocumentLayout.Root, context: ValidationContext) -> [Finding] {
        guard context.document.platform == .iOS else { return [] }
        let open = Set(scene.ambiguous)
        return ShownViews(scene, context: context).places.compactMap { place in
            let size = place.frame.size
            guard place.view.isInteractive, !Self.ofTheSystem.contains(place.view.element.name), !open.contains(place.view),
                size.width > 0, size.height > 0, size.width < Self.least - 0.5 || size.height < Self.least - 0.5
            else { return nil }
            return Finding(place.view.element, "'\(place.view.element.shortName)' is \(size) points; controls should be at least 44 × 44")
        }
    }
}
