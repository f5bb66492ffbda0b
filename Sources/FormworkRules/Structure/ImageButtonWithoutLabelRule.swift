import FormworkDiagnostics
import FormworkModel

/// Finds buttons of images that say nothing to VoiceOver.
struct ImageButtonWithoutLabelRule: ValidationRule {
    let id = "image-button-without-label"
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a button shows an image only, and has no label for VoiceOver",
        explanation: """
            VoiceOver says the name of the image, which says little to who hears it. In Xcode: Identity inspector ▸ Accessibility \
            ▸ Label. Symbols of the system, which have names of their own, are not counted, nor are buttons that an outlet leads \
            to: code may label them.
            """,
        example: """
            <button id="But-Vw-one"><state key="normal" image="icon-23"/></button>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        guard [.iOS, .tvOS].contains(context.document.platform) else { return [] }
        let connected = Set(context.index.connections.lazy.filter { $0.kind != .action }.compactMap(\.destination))
        let labelled = Set(context.document.runtimeAttributes.lazy.filter { $0.keyPath == "accessibilityLabel" }.map(\.owner))
        return context.elements(named: .button).compactMap { button in
            let states = button.children.filter { $0.name == "state" || $0.name == "buttonConfiguration" }
            guard let image = states.lazy.compactMap({ Self.image(of: $0) }).first, button.label == nil, !connected.contains(button.node)
            else { return nil }
            if states.contains(where: { $0[.title] != nil || $0.child(key: "title") != nil || $0.child(key: "attributedTitle") != nil }) {
                return nil
            }
            let accessibility = button.children.first { $0.name == "accessibility" }
            if accessibility?[.label] != nil || accessibility?.child(key: "label") != nil { return nil }
            if labelled.contains(button) { return nil }
            return Finding(button, "the button shows the image '\(image)' and has no label for VoiceOver")
        }
    }

    /// The name of an image of the project's that a state shows.
    private static func image(of state: Element) -> String? {
        guard let name = state[.image], !name.isEmpty else { return nil }
        return state.attributes.contains { $0.name == "catalog" && $0.value == "system" } ? nil : name
    }
}
