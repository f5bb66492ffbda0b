import FormworkDiagnostics
import FormworkModel

/// Finds view controllers whose storyboard id differs from their class name.
struct StoryboardViewControllerIDRule: ValidationRule {
    let id = "storyboard-viewcontroller-id"
    let aliases = ["storyboard_viewcontroller_id"]
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the storyboard id of a view controller is not the name of its class",
        explanation: """
            Code that creates controllers by 'String(describing: Controller.self)' finds only controllers whose storyboard id is the class name.
            """,
        example: """
            <viewController storyboardIdentifier="login" customClass="LoginViewController" id="Log-Vc-one"/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        context.document.scenes.compactMap { scene in
            guard let controller = scene.controller, let custom = controller.customClass,
                let identifier = controller[.storyboardIdentifier], identifier != custom
            else { return nil }
            return Finding(controller, "the storyboard id '\(identifier)' differs from the class name '\(custom)'")
        }
    }
}
