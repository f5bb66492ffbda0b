import FormworkModel
import FormworkTree

/// The images and colors that a document uses, by kind and name.
struct UsedResources {
    /// A resource, as a document lists it.
    struct Key: Hashable, Comparable {
        let kind: InterfaceDocument.Resource.Kind
        let name: String

        static func < (left: Key, right: Key) -> Bool { (left.kind.rawValue, left.name) < (right.kind.rawValue, right.name) }
    }

    /// The uses of a resource.
    private struct Use {
        var count = 0
        /// The catalog that contains it; nil for the project's own.
        var catalog: String?
    }

    private var uses: [Key: Use] = [:]

    /// The attributes that name an image, in any element.
    static let images = [
        "image", "backgroundImage", "alternateImage", "secondaryImage", "landscapeImage", "highlightedImage", "selectedImage",
        "minimumValueImage", "maximumValueImage", "progressImage", "trackImage", "contentImage", "offImage", "onImage", "background",
        "disabledBackground", "selectionIndicatorImage", "shadowImage", "backIndicatorImage", "backIndicatorTransitionMask",
        "maskImage", "largeContentImage", "scopeBarBackgroundImage",
    ]

    /// - Complexity: O(n) in the size of the document.
    init(_ document: InterfaceDocument) {
        let tree = document.tree
        let listed = Self.list(document).map { $0.node..<tree.nodes[$0.node].subtreeEnd }
        // Names are compared by their ids, because there are many attributes.
        let ids = Self.images.compactMap { tree.names.id(of: $0) }
        var isImage = Array(repeating: false, count: Int(ids.max() ?? 0) + 1)
        for id in ids { isImage[Int(id)] = true }
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            if listed?.contains(node) ?? false { continue }
            switch document.name(of: node) {
            case .color:
                let element = Element(document: document, node: node)
                if let name = element["systemColor"] { add(Key(kind: .systemColor, name: name)) }
                if let name = element["name"] { add(Key(kind: .namedColor, name: name)) }
            case .userDefinedRuntimeAttribute:
                let element = Element(document: document, node: node)
                if element["type"] == "image", let name = element["value"] { add(Key(kind: .image, name: name), element["catalog"]) }
            default:
                for position in tree.attributeRange(of: node) {
                    let attribute = tree.attributes[position]
                    guard Int(attribute.name) < isImage.count, isImage[Int(attribute.name)],
                        let name = tree.string(attribute.value), !name.isEmpty
                    else { continue }
                    add(Key(kind: .image, name: name), Element(document: document, node: node)["catalog"])
                }
            }
        }
    }

    private mutating func add(_ key: Key, _ catalog: String? = nil) {
        uses[key, default: Use()].count += 1
        uses[key]?.catalog = catalog
    }

    /// Returns the uses here and in another part of the document.
    func adding(_ other: UsedResources) -> UsedResources {
        var sum = self
        sum.uses.merge(other.uses) { Use(count: $0.count + $1.count, catalog: $0.catalog) }
        return sum
    }

    /// Returns the uses here without those in a part of the document.
    func subtracting(_ part: UsedResources) -> UsedResources {
        var rest = self
        for (key, use) in part.uses { rest.uses[key]?.count -= use.count }
        rest.uses = rest.uses.filter { $0.value.count > 0 }
        return rest
    }

    /// Updates a document's list of resources after changes since an earlier state, as Xcode does when it saves: images that came into use are added,
    /// resources that went out of use are removed. Other entries, and missing ones, stay.
    ///
    /// - Returns: the document, and the images that are listed with a size that Xcode has to correct.
    func settle(_ document: InterfaceDocument, since earlier: UsedResources) -> (document: InterfaceDocument, images: [String]) {
        let gone = Set(earlier.uses.keys).subtracting(uses.keys)
        let resources = document.resources
        let unused = gone.isEmpty ? [] : resources.filter { gone.contains(Key(kind: $0.kind, name: $0.name)) }
        let known = Set(resources.map { Key(kind: $0.kind, name: $0.name) })
        // A new color is listed, with its components, by the edit that sets it.
        let new = uses.keys.filter { $0.kind == .image && earlier.uses[$0] == nil && !known.contains($0) }.sorted()
        if unused.isEmpty, new.isEmpty { return (document, []) }
        var editor = DocumentEditor(document)
        if new.isEmpty, let list = Self.list(document), unused.count == list.children.count {
            editor.remove(list)
        } else {
            for resource in unused { editor.remove(resource.element) }
            editor.list(new.map { Self.image($0.name, catalog: uses[$0]?.catalog) })
        }
        return (editor.finish(), new.map(\.name))
    }

    /// Returns a document without the listed resources that it does not use.
    static func withoutUnused(_ document: InterfaceDocument) -> InterfaceDocument {
        let used = UsedResources(document)
        let unused = document.resources.filter { used.uses[Key(kind: $0.kind, name: $0.name)] == nil }
        guard !unused.isEmpty, let list = list(document) else { return document }
        var editor = DocumentEditor(document)
        if unused.count == list.children.count { editor.remove(list) } else { for resource in unused { editor.remove(resource.element) } }
        return editor.finish()
    }

    /// Returns an entry for an image of unknown size, like Xcode's for an image that it cannot find. A symbol gets the size in which Xcode draws
    /// symbols.
    private static func image(_ name: String, catalog: String?) -> ElementFragment {
        let side = catalog == "system" ? "128" : "16"
        let source = catalog.map { [ElementFragment.Attribute("catalog", $0)] } ?? []
        return ElementFragment("image", attributes: [.init("name", name)] + source + [.init("width", side), .init("height", side)])
    }

    private static func list(_ document: InterfaceDocument) -> Element? {
        Element(document: document, node: document.rootNode).children.last { $0.name == "resources" }
    }
}
