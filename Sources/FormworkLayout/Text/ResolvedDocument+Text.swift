package import FormworkModel
package import FormworkTree

extension ResolvedDocument {
    /// Returns a text of a node: an attribute, or the `<string>` or `<mutableString>` child with a key.
    package func text(_ name: Name, _ node: NodeIndex, key: StaticString) -> String? {
        if let text = string(name, node) { return text }
        guard let child = child(node, key: key) else { return nil }
        switch self.name(child) {
        case .string, .mutableString: return Element(document: document, node: child).plainText ?? ""
        default: return nil
        }
    }

    /// Returns the insets in a child of a node: an `<inset>`, `<edgeInsets>` or `<directionalEdgeInsets>`.
    package func insets(_ node: NodeIndex, key: StaticString) -> EdgeInsets? {
        guard let child = child(node, key: key) else { return nil }
        switch name(child) {
        case .inset:
            return EdgeInsets(
                top: layoutNumber(.minY, child) ?? 0, left: layoutNumber(.minX, child) ?? 0, bottom: layoutNumber(.maxY, child) ?? 0,
                right: layoutNumber(.maxX, child) ?? 0)
        case .edgeInsets, .directionalEdgeInsets:
            return EdgeInsets(
                top: layoutNumber(.top, child) ?? 0, left: layoutNumber(.left, child) ?? layoutNumber(.leading, child) ?? 0,
                bottom: layoutNumber(.bottom, child) ?? 0,
                right: layoutNumber(.right, child) ?? layoutNumber(.trailing, child) ?? 0)
        default: return nil
        }
    }
}
