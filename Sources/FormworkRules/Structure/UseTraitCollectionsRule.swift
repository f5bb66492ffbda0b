import FormworkDiagnostics
import FormworkModel

/// Finds documents without trait variations.
struct UseTraitCollectionsRule: ValidationRule {
    let id = "use-trait-collections"
    let aliases = ["use_trait_collections"]
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a document does not use trait variations",
        explanation: """
            Without them nothing in it can vary by size class. In Xcode: File inspector ▸ Use Trait Variations. Only iOS documents are checked.
            """,
        example: """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" …>   without useTraitCollections="YES"
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let root = context.element(context.document.rootNode)
        guard context.document.platform == .iOS, root[.useTraitCollections] != "YES", !context.index.views.isEmpty else { return [] }
        return [Finding(root, "the document does not use trait variations")]
    }
}
