extension InterfaceDocument {
    /// An external resource of a document: an image, a named colour.
    public struct Resource: Hashable, Sendable {
        /// The kind of resource.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// An image of the project or the system, with its recorded size.
            case image
            /// A color of an asset catalog.
            case namedColor
            /// A color of the system.
            case systemColor
        }

        /// The kind of resource.
        public let kind: Kind
        /// Its element in the document.
        public let element: Element

        /// The name by which the document refers to it.
        public var name: String { element[.name] ?? "" }

        /// An image's recorded size, in points; nil for other kinds, or if the document doesn't record it.
        public var size: Size? {
            guard let width = element[.width].flatMap(Double.init), let height = element[.height].flatMap(Double.init) else { return nil }
            return Size(width: width, height: height)
        }

        /// The catalogue of an image: `system` for SF Symbols; nil for the document's own bundle.
        public var catalog: String? { element[.catalog] }

        /// The recorded components of a colour.
        ///
        /// - Complexity: O(n) in the number of the element's children.
        public var color: Element? { element.children.first { element.document.name(of: $0.node) == .color } }
    }
}

extension InterfaceDocument {
    /// The external resources, in document order.
    ///
    /// - Complexity: O(n) in the number of resources.
    public var resources: [InterfaceDocument.Resource] {
        let root = Element(document: self, node: rootNode)
        guard let list = root.children.first(where: { name(of: $0.node) == .resources }) else { return [] }
        return list.children.compactMap { child in
            InterfaceDocument.Resource.Kind(rawValue: child.name).map { InterfaceDocument.Resource(kind: $0, element: child) }
        }
    }
}
