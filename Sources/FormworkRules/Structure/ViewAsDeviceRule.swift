import FormworkDiagnostics
import FormworkModel

/// Finds documents displayed as a device other than the project's.
struct ViewAsDeviceRule: ValidationRule {
    let id = "view-as-device"
    let aliases = ["view_as_device"]
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a document is shown as another device than the project's",
        explanation: """
            Each device that a document is looked at as changes the frames in the file. A project that names one keeps its \
            revisions small. It is 'retina4_7' unless the rule's settings say otherwise.
            """,
        example: """
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let wanted = context.settings.canvasDevice
        let root = context.element(context.document.rootNode)
        guard let device = root.children.first(where: { $0.name == "device" }), let id = device.id, id != wanted else { return [] }
        return [Finding(device, "the document is shown as '\(id)', the project's device is '\(wanted)'")]
    }
}
