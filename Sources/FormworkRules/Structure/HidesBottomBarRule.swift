import FormworkDiagnostics
import FormworkModel

/// Finds view controllers that don't hide the bottom bar when pushed.
struct HidesBottomBarRule: ValidationRule {
    let id = "hides-bottom-bar"
    let aliases = ["hides_bottom_bar"]
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a view controller does not hide the bottom bar when it is pushed",
        explanation: """
            If only the first screens show the tab bar, each other controller needs this setting: Attributes inspector ▸ Hide Bottom Bar on Push. \
            Container controllers are not checked.
            """,
        example: """
            <viewController id="Det-Vc-one"/>   without hidesBottomBarWhenPushed="YES"
            """)

    private static let containers: Set<String> = [
        "navigationController", "tabBarController", "splitViewController", "pageViewController", "viewControllerPlaceholder",
    ]

    func check(_ context: ValidationContext) -> [Finding] {
        guard context.document.platform == .iOS, context.document.kind == .storyboard else { return [] }
        return context.document.scenes.compactMap { scene in
            guard let controller = scene.controller, !Self.containers.contains(controller.name),
                controller[.hidesBottomBarWhenPushed] != "YES"
            else { return nil }
            return Finding(controller, "'\(controller.shortName)' does not hide the bottom bar when it is pushed")
        }
    }
}
