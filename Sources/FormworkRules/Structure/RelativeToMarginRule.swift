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
            The width of a margin depends on the device, the superview and the system version. Enable this rule if your team sets its distances \
            explicitly, and clear 'Relative to margin' in Xcode.
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
