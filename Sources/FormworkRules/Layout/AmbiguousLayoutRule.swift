import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds views whose constraints leave their place or size open.
struct AmbiguousLayoutRule: LayoutRule {
    let id = "ambiguous-layout"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the constraints of a view do not say where it is or how large (with --solve)",
        explanation: """
            Among the frames that meet the constraints Auto Layout takes any, and another one after the next change: the view jumps, or is \
            not seen. Say the missing edge or size, or give equal priorities an order. What Interface Builder fills in by itself is not \
            counted: views without any constraint, and the size of arranged views without content.
            """,
        example: """
            <view id="One-Vw-xib" translatesAutoresizingMaskIntoConstraints="NO">…</view>
            <constraint firstItem="One-Vw-xib" firstAttribute="top" secondItem="Top-Vw-xib" …/>   nothing says where it is horizontally
            """)

    func check(_ scene: RootLayout, _ context: ValidationContext) -> [Finding] {
        scene.ambiguous.map { Finding($0.element, "constraints do not say where '\($0.element.shortName)' is or how large") }
    }
}
