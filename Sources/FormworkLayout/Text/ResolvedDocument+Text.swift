package import FormworkModel
package import FormworkTree

extension ResolvedDocument {
    /// Returns a text of a node: an attribute, or the `<string>` or `<mutableString>` child with a key.
    package func text(_ name: Name, node: NodeIndex, key: StaticString) -> String? {
        if let text = string(name, node: node) { return text }
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
                top: layoutNumber(.minY, node: child) ?? 0, left: layoutNumber(.minX, node: child) ?? 0,
                bottom: layoutNumber(.maxY, node: child) ?? 0,
                right: layoutNumber(.maxX, node: child) ?? 0)
        case .edgeInsets, .directionalEdgeInsets:
            return EdgeInsets(
                top: layoutNumber(.top, node: child) ?? 0,
                left: layoutNumber(.left, node: child) ?? layoutNumber(.leading, node: child) ?? 0,
                bottom: layoutNumber(.bottom, node: child) ?? 0,
                right: layoutNumber(.right, node: child) ?? layoutNumber(.trailing, node: child) ?? 0)
        default: return nil
        }
    }
}
