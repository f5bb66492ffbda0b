import FormworkDiagnostics
import FormworkModel

/// Finds documents without Auto Layout.
struct EnableAutoLayoutRule: ValidationRule {
    let id = "enable-autolayout"
    let aliases = ["enable_autolayout"]
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a document does not use Auto Layout",
        explanation: """
            Its views keep their recorded frames, and follow their superviews only by autoresizing masks. In Xcode: File inspector ▸ Use Auto \
            Layout. Documents of macOS do not have this setting, and are not checked.
            """,
        example: """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" …>   without useAutolayout="YES"
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let root = context.element(context.document.rootNode)
        guard [.iOS, .tvOS].contains(context.document.platform), root[.useAutolayout] != "YES", !context.index.views.isEmpty else {
            return []
        }
        return [Finding(root, "the document does not use Auto Layout")]
    }
}
