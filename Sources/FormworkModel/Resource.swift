extension InterfaceDocument {
    /// Something that a document uses from outside: an image, a named colour.
    public struct Resource: Hashable, Sendable {
        /// What kind of resource it is.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// An image of the project or the system, with the size that it had.
            case image
            /// A color of an asset catalog.
            case namedColor
            /// A color of the system.
            case systemColor
        }

        /// What kind of resource it is.
        public let kind: Kind
        /// Its element in the document.
        public let element: Element

        /// The name by which the document refers to it.
        public var name: String { element[.name] ?? "" }

        /// An image's size, in points, as Xcode knew it; nil for the other kinds, and where the document does not say.
        public var size: Size? {
            guard let width = element[.width].flatMap(Double.init), let height = element[.height].flatMap(Double.init) else { return nil }
            return Size(width: width, height: height)
        }

        /// Where an image is from: `system` for SF Symbols; nil for the document's own bundle.
        public var catalog: String? { element[.catalog] }

        /// A colour's components, as Xcode knew them.
        ///
        /// - Complexity: O(n) in the number of the element's children.
        public var color: Element? { element.children.first { element.document.name(of: $0.node) == .color } }
    }
}

extension InterfaceDocument {
    /// What the document uses from outside, in its order.
    ///
    /// - Complexity: O(n) in the number of resources.
    public var resources: [Resource] {
        let root = Element(document: self, node: rootNode)
        guard let list = root.children.first(where: { name(of: $0.node) == .resources }) else { return [] }
        return list.children.compactMap { child in Resource.Kind(rawValue: child.name).map { Resource(kind: $0, element: child) } }
    }
}
