import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds views whose recorded frame is not the one that their constraints give.
struct MisplacedViewRule: LayoutRule {
    let id = "misplaced-view"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the frame of a view in the document is not the one that its constraints give (with --solve)",
        explanation: """
            The document shows one layout, the running application another. It happens where a constraint was edited by hand or merged, and \
            the frames were not updated. In Xcode: Editor ▸ Update Frames. Differences of up to one point, which Xcode writes itself, and \
            hidden views are not counted.
            """,
        example: """
            <rect key="frame" x="20" y="20" width="200" height="44"/>
            …
            <constraint firstItem="One-Vw-xib" firstAttribute="leading" secondItem="Top-Vw-xib" secondAttribute="leading" constant="40" …/>
            """)

    func check(_ scene: RootLayout, _ context: ValidationContext) -> [Finding] {
        scene.misplaced.map { entry in
            Finding(
                entry.view.element,
                "recorded frame \(entry.recorded.text) is not what the constraints give: \(entry.solved.text)")
        }
    }
}
