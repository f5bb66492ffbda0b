package import FormworkTree

extension ResolvedDocument {
    /// Returns the value of an attribute by its name; nil if the node has none.
    package func word(_ name: String, node: NodeIndex) -> String? { storage.tree.names.id(of: name).flatMap { string($0, node: node) } }

    /// Returns the value of an attribute as a number; nil if it isn't a finite number.
    package func amount(_ name: String, node: NodeIndex) -> Double? {
        word(name, node: node).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
}
