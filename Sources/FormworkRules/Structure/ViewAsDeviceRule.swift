import FormworkDiagnostics
import FormworkModel

/// Finds documents displayed as a device other than the project's.
struct ViewAsDeviceRule: ValidationRule {
    let id = "view-as-device"
    let aliases = ["view_as_device"]
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a document is viewed as another device than the project's",
        explanation: """
            Viewing a document as another device changes the frames in the file. One device for the whole project keeps its diffs small. It is \
            'retina4_7' unless the rule's settings name another one.
            """,
        example: """
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let wanted = context.settings.canvasDevice
        let root = context.element(context.document.rootNode)
        guard let device = root.children.first(where: { $0.name == "device" }), let id = device.id, id != wanted else { return [] }
        return [Finding(device, "the document is viewed as '\(id)', but the project's device is '\(wanted)'")]
    }
}
