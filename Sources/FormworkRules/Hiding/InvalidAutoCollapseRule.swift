import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// Finds values of `PWAutoCollapse` that don't name an axis (see <doc:/FormworkModel/HidingMasters#What-shrinks>).
struct InvalidAutoCollapseRule: ValidationRule {
    let id = "invalid-auto-collapse"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "'\(View.autoCollapseKeyPath)' names neither 'width' nor 'height'",
        explanation: """
            The runtime attribute names the sides that collapse when the view is hidden: 'width', 'height' or 'width,height'. The words are \
            case-sensitive. With any other text the view keeps its size. To state that on purpose, use 'none' or an empty text.
            """,
        example: """
            <userDefinedRuntimeAttribute type="string" keyPath="\(View.autoCollapseKeyPath)" value="hight"/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let attributes = context.index.runtimeAttributes
        guard !attributes.isEmpty else { return [] }
        return attributes.indices.compactMap { position in
            guard context.tree.equals(attributes[position].keyPath, other: InterfaceDocument.HidingLinks.autoCollapse) else { return nil }
            let attribute = InterfaceDocument.RuntimeAttribute(document: context.document, index: position)
            switch attribute.value {
            case .nil: return nil
            case .string(let text), .localizedString(let text):
                if !InterfaceDocument.CollapsingAxes(autoCollapse: text).isEmpty || text == "none" || text.allSatisfy(\.isWhitespace) {
                    return nil
                }
                return Finding(attribute.element, "'\(View.autoCollapseKeyPath)' is '\(text)', which names neither 'width' nor 'height'")
            default:
                return Finding(
                    attribute.element, "'\(View.autoCollapseKeyPath)' has the type '\(attribute.type)', but must be a 'string'")
            }
        }
    }
}
