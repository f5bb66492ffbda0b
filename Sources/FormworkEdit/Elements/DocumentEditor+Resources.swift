import FormworkModel
import FormworkTree

/// Entries for images and colors in a document's list of resources.
extension DocumentEditor {
    /// Adds the resources that are not listed yet, sorted by kind and name, as Xcode does.
    mutating func list(_ resources: [ElementFragment]) {
        let known = document.resources
        var seen: Set<String> = []
        let new = resources.filter { resource in
            let name = resource["name"] ?? ""
            return seen.insert(resource.name + " " + name).inserted
                && !known.contains { $0.name == name && $0.kind.rawValue == resource.name }
        }
        if new.isEmpty { return }
        let root = Element(document: document, node: document.rootNode)
        guard let list = root.children.first(where: { $0.name == "resources" }) else {
            return insert(ElementFragment("resources", children: new.sorted(by: Self.precedes)), into: root, before: nil)
        }
        for fragment in new.sorted(by: Self.precedes) {
            let next = list.children.first {
                Self.precedes(fragment, ElementFragment($0.name, attributes: [.init("name", $0["name"] ?? "")]))
            }
            insert(fragment, into: list, before: next)
        }
    }

    private static func precedes(_ left: ElementFragment, _ right: ElementFragment) -> Bool {
        let kinds = ["image", "namedColor", "systemColor"]
        func rank(_ fragment: ElementFragment) -> Int { kinds.firstIndex(of: fragment.name) ?? kinds.count }
        if rank(left) != rank(right) { return rank(left) < rank(right) }
        return (left["name"] ?? "").utf8.lexicographicallyPrecedes((right["name"] ?? "").utf8)
    }
}
