import FormworkDiagnostics
import FormworkModel

/// Finds views that are their own hiding master (see <doc:/FormworkModel/HidingMasters#Masters-and-followers>).
struct HidingSelfRule: ValidationRule {
    let id = "hiding-self"
    let severities: [Severity] = [.error]
    let documentation = RuleDocumentation(
        summary: "a view is its own hiding master",
        explanation: """
            A view is hidden and shown together with its '\(InterfaceDocument.HidingLinks.outletName)'. A view that follows itself stops the program with an \
            assertion. Connect the outlet to the view that it should follow.
            """,
        example: """
            <label id="Alo-Vw-xib">
                <connections>
                    <outlet property="\(InterfaceDocument.HidingLinks.outletName)" destination="Alo-Vw-xib" id="Out-Ct-one"/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let connections = context.index.connections
        return context.outlets(named: InterfaceDocument.HidingLinks.outlet).compactMap { position in
            let connection = connections[position]
            guard connection.source == connection.destination else { return nil }
            return Finding(context.element(connection.node), "'\(context.element(connection.source).shortName)' is its own hiding master")
        }
    }
}
