import FormworkDiagnostics
import FormworkModel

/// Finds image buttons and bar button items without an accessibility label.
struct ImageButtonWithoutLabelRule: ValidationRule {
    let id = "image-button-without-label"
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a button or bar button item has only an image, and no label for VoiceOver",
        explanation: """
            VoiceOver reads the name of the image, which rarely helps. In Xcode: Identity inspector ▸ Accessibility ▸ Label, or the title of a bar \
            button item, which is not shown next to an image. System symbols, which have their own names, and buttons with an outlet, which code \
            may label, are not reported.
            """,
        example: """
            <button id="But-Vw-one"><state key="normal" image="icon-23"/></button>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        guard [.iOS, .tvOS].contains(context.document.platform) else { return [] }
        let connected = Set(context.index.connections.lazy.filter { $0.kind != .action }.compactMap(\.destination))
        let labelled = Set(context.document.runtimeAttributes.lazy.filter { $0.keyPath == "accessibilityLabel" }.map(\.owner))
        return (context.elements(named: .button) + context.elements(called: "barButtonItem")).compactMap { button in
            let isBarItem = button.name == "barButtonItem"
            // A bar button item itself has the attributes that a button has in its states.
            let states = isBarItem ? [button] : button.children.filter { $0.name == "state" || $0.name == "buttonConfiguration" }
            if isBarItem, button["systemItem"] != nil || button.child(key: "customView") != nil { return nil }
            guard let image = states.lazy.compactMap({ Self.image(of: $0) }).first, button.label == nil, !connected.contains(button.node)
            else { return nil }
            if states.contains(where: { $0[.title] != nil || $0.child(key: "title") != nil || $0.child(key: "attributedTitle") != nil }) {
                return nil
            }
            let accessibility = button.children.first { $0.name == "accessibility" }
            if accessibility?[.label] != nil || accessibility?.child(key: "label") != nil { return nil }
            if labelled.contains(button) { return nil }
            return Finding(
                button, "the \(isBarItem ? "bar button item" : "button") shows the image '\(image)' and has no label for VoiceOver")
        }
    }

    /// Returns the name of the project image that a state or bar button item shows.
    private static func image(of state: Element) -> String? {
        guard let name = state[.image], !name.isEmpty else { return nil }
        return state.attributes.contains { $0.name == "catalog" && $0.value == "system" } ? nil : name
    }
}
