import FormworkDiagnostics
import FormworkModel

/// Finds stack views with a background color.
struct StackViewBackgroundColorRule: ValidationRule {
    let id = "stackview-backgroundcolor"
    let aliases = ["stackview_backgroundcolor"]
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a stack view has a background colour",
        explanation: """
            Before iOS 14 a stack view draws no background: the colour is visible in Xcode, but not on the device. Put the stack view into a view \
            that has the colour.
            """,
        example: """
            <stackView id="Sta-Vw-one"><color key="backgroundColor" …/></stackView>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        guard context.document.platform == .iOS else { return [] }
        return context.elements(named: .stackView).compactMap { stack in
            guard let color = stack.child(key: "backgroundColor"), color.name == "color" else { return nil }
            return Finding(color, "the stack view '\(stack.shortName)' has a background colour")
        }
    }
}
