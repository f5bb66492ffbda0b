import FormworkDiagnostics
import FormworkModel

/// Finds constraints to layout margins.
struct RelativeToMarginRule: ValidationRule {
    let id = "relative-to-margin"
    let aliases = ["relative_to_margin"]
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a constraint is relative to a layout margin",
        explanation: """
            How wide a margin is depends on the device, on the superview and on the system's version. A team that says its \
            distances itself switches this rule on, and clears 'Relative to margin' in Xcode.
            """,
        example: """
            <constraint firstItem="One-Vw-xib" firstAttribute="leading" secondItem="Top-Vw-xib" secondAttribute="leadingMargin" …/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        context.index.constraints.indices.compactMap { place in
            let constraint = context.index.constraints[place]
            guard constraint.firstAttribute.isMargin || constraint.secondAttribute.isMargin else { return nil }
            let text = Constraint(document: context.document, index: place).value.text { context.document.shortName(ofID: $0) }
            return Finding(context.element(constraint.node), "constraint is relative to a margin: \(text)")
        }
    }
}
