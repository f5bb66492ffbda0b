import FormworkDiagnostics
import FormworkModel

/// Finds view controllers whose class name differs from the file name.
struct CustomClassNameRule: ValidationRule {
    let id = "custom-class-name"
    let aliases = ["custom_class_name"]
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the class of a storyboard's view controller is not named like the file",
        explanation: """
            If each screen has its own storyboard, the file and the class have the same name. Controllers without a custom class, and XIBs, are \
            not checked.
            """,
        example: """
            <viewController customClass="LoginViewController" id="Log-Vc-one"/>   in Welcome.storyboard
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        guard context.document.kind == .storyboard, let name = context.fileName else { return [] }
        return context.document.scenes.compactMap { scene in
            guard let controller = scene.controller, let custom = controller.customClass, custom != name else { return nil }
            return Finding(controller, "the class '\(custom)' is not named like the file, '\(name)'")
        }
    }
}
