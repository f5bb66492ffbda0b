package import FormworkModel
import FormworkTree

extension DocumentValues {
    /// A text of a node: its attribute of a name, or the `<string>` or `<mutableString>` child with that key.
    package func text(_ name: Name, _ node: Int, key: StaticString) -> String? {
        if let text = string(name, node) { return text }
        guard let child = child(node, key: key) else { return nil }
        switch self.name(child) {
        case .string, .mutableString: return Element(document: document, node: child).plainText ?? ""
        default: return nil
        }
    }

    /// The insets that a child of a node holds: an `<inset>`, `<edgeInsets>` or `<directionalEdgeInsets>`.
    package func insets(_ node: Int, key: StaticString) -> EdgeInsets? {
        guard let child = child(node, key: key) else { return nil }
        switch name(child) {
        case .inset:
            return EdgeInsets(
                top: number(.minY, child) ?? 0, left: number(.minX, child) ?? 0, bottom: number(.maxY, child) ?? 0,
                right: number(.maxX, child) ?? 0)
        case .edgeInsets, .directionalEdgeInsets:
            return EdgeInsets(
                top: number(.top, child) ?? 0, left: number(.left, child) ?? number(.leading, child) ?? 0,
                bottom: number(.bottom, child) ?? 0,
                right: number(.right, child) ?? number(.trailing, child) ?? 0)
        default: return nil
        }
    }
}
