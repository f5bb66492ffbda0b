import FormworkTree

extension ArchiveGraph {
    /// The superclasses of the classes that the archive describes.
    func describedSuperclasses() -> [String: String] {
        var result: [String: String] = [:]
        for node in classes.indices where classes[node] == .IBPartialClassDescription {
            guard let name = string(node, .className), let superclass = string(node, .superclassName) else { continue }
            result[name] = superclass
        }
        return result
    }
}

extension ArchiveRecords {
    /// The ids of bindings by their connectors.
    func bindings(_ graph: ArchiveGraph) -> [Int: TextRange] {
        var result: [Int: TextRange] = [:]
        for connection in connections where graph.classes[connection.node] == .IBBindingConnection && connection.id.isPresent {
            if let connector = graph.value(connection.node, .connector) { result[connector] = connection.id }
        }
        return result
    }
}
