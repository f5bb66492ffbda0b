import FormworkDiagnostics
import FormworkModel

/// Finds scenes that can't be shown.
struct UnreachableSceneRule: ValidationRule {
    let id = "unreachable-scene"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a scene of a storyboard is unreachable",
        explanation: """
            It is not the initial scene, no segue leads to it, and it has no storyboard id for code to create it. It is compiled and loaded, but \
            never shown. Give it an id, add a segue to it, or remove it.
            """,
        example: """
            <scene sceneID="Old-Sc-one"><objects><viewController id="Old-Vc-one"/></objects></scene>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        // watchOS instantiates scenes itself, and so does macOS with the application's scene.
        guard context.document.kind == .storyboard, context.document.platform != .watchOS else { return [] }
        let count = context.document.scenes.count { $0.controller != nil && $0.controller?.name != "application" }
        // A single scene by itself may be a sketch. In a project it is reported, because nothing can load it.
        guard count > 1 || count == 1 && context.project != nil && context.document.platform != .macOS else { return [] }
        let initial = context.element(context.document.rootNode)[.initialViewController]
        let destinations = Set(context.index.connections.lazy.filter { $0.kind == .segue }.compactMap(\.destination))
        return context.document.scenes.compactMap { scene in
            guard let controller = scene.controller, controller.name != "application", controller.id != initial || initial == nil,
                !destinations.contains(controller.node), controller[.storyboardIdentifier]?.isEmpty ?? true
            else { return nil }
            return Finding(
                controller,
                "'\(controller.shortName)' is unreachable: it is not the initial controller, and has neither a segue nor a storyboard id")
        }
    }
}
