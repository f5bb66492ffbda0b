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
