package import FormworkTree

extension ResolvedDocument {
    /// The value of an attribute by its name; nil where the node has none.
    package func word(_ name: String, _ node: NodeIndex) -> String? { storage.tree.names.id(of: name).flatMap { string($0, node) } }

    /// The same as a number; nil where it is none, or not finite.
    package func amount(_ name: String, _ node: NodeIndex) -> Double? {
        word(name, node).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
}
