import FormworkModel
import FormworkTree

/// The images and colours that objects of a document have, by the kinds of their resources and their names.
struct UsedResources {
    /// A resource, as a document lists it.
    struct Key: Hashable, Comparable {
        let kind: Resource.Kind
        let name: String

        static func < (left: Key, right: Key) -> Bool { (left.kind.rawValue, left.name) < (right.kind.rawValue, right.name) }
    }

    /// What is used, each with the catalogue that it is of; nil for the project's own.
    private var catalogs: [Key: String?] = [:]

    /// The attributes that name an image, wherever they stand.
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
        let images = Set(Self.images.compactMap { tree.names.id(of: $0) })
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            if listed?.contains(node) ?? false { continue }
            switch document.name(of: node) {
            case .color:
                let element = Element(document: document, node: node)
                if let name = element["systemColor"] { catalogs[Key(kind: .systemColor, name: name)] = .some(nil) }
                if let name = element["name"] { catalogs[Key(kind: .namedColor, name: name)] = .some(nil) }
            case .userDefinedRuntimeAttribute:
                let element = Element(document: document, node: node)
                if element["type"] == "image", let name = element["value"] { add(image: name, of: element) }
            default:
                for position in tree.attributeRange(of: node) where images.contains(tree.attributes[position].name) {
                    guard let name = tree.string(tree.attributes[position].value), !name.isEmpty else { continue }
                    add(image: name, of: Element(document: document, node: node))
                }
            }
        }
    }

    private mutating func add(image name: String, of element: Element) {
        catalogs[Key(kind: .image, name: name)] = .some(element["catalog"])
    }

    /// Brings a document's list in line with what was changed since an earlier state, as Xcode does when it saves: what came into use is
    /// listed, what went out of use is not. What was listed or missing before stays so.
    ///
    /// - Returns: the document, and the images that are listed with a size that Xcode has to put right.
    func settle(_ document: InterfaceDocument, since earlier: UsedResources) -> (document: InterfaceDocument, images: [String]) {
        let gone = Set(earlier.catalogs.keys).subtracting(catalogs.keys)
        let resources = document.resources
        let unused = gone.isEmpty ? [] : resources.filter { gone.contains(Key(kind: $0.kind, name: $0.name)) }
        let known = Set(resources.map { Key(kind: $0.kind, name: $0.name) })
        // Colours are listed with their components where they are set.
        let new = catalogs.keys.filter { $0.kind == .image && earlier.catalogs[$0] == nil && !known.contains($0) }.sorted()
        if unused.isEmpty, new.isEmpty { return (document, []) }
        var editor = DocumentEditor(document)
        if new.isEmpty, let list = Self.list(document), unused.count == list.children.count {
            editor.remove(list)
        } else {
            for resource in unused { editor.remove(resource.element) }
            editor.list(new.map { Self.image($0.name, catalogs[$0] ?? nil) })
        }
        return (editor.finish(), new.map(\.name))
    }

    /// The same document without what it lists and has no use for.
    static func withoutUnused(_ document: InterfaceDocument) -> InterfaceDocument {
        let used = UsedResources(document)
        let unused = document.resources.filter { used.catalogs[Key(kind: $0.kind, name: $0.name)] == nil }
        guard !unused.isEmpty, let list = list(document) else { return document }
        var editor = DocumentEditor(document)
        if unused.count == list.children.count { editor.remove(list) } else { for resource in unused { editor.remove(resource.element) } }
        return editor.finish()
    }

    /// An image whose size nobody knows yet, as Xcode lists one that it does not find; a symbol in the size that it draws symbols in.
    private static func image(_ name: String, _ catalog: String?) -> ElementFragment {
        let side = catalog == "system" ? "128" : "16"
        let source = catalog.map { [ElementFragment.Attribute("catalog", $0)] } ?? []
        return ElementFragment("image", [.init("name", name)] + source + [.init("width", side), .init("height", side)])
    }

    private static func list(_ document: InterfaceDocument) -> Element? {
        Element(document: document, node: document.rootNode).children.last { $0.name == "resources" }
    }
}
