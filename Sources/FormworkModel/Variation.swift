import FormworkTree

extension InterfaceDocument {
    /// A variation of a view or constraint for certain traits. The default variation excludes parts that others include.
    public struct Variation: Hashable, Sendable {
        /// A variation's changes to the installed subviews or constraints of a view.
        public struct Mask: Hashable, Sendable {
            /// `subviews` or `constraints`.
            public var key: String
            /// The ids of excluded objects.
            public var excluded: [String]
            /// The ids of included objects.
            public var included: [String]
        }

        /// The document that it is part of.
        public let document: InterfaceDocument
        package let index: Int

        package init(document: InterfaceDocument, index: Int) {
            self.document = document
            self.index = index
        }

        package var record: VariationRecord { document.storage.index.variations[index] }

        /// Its element in the document.
        public var element: Element { Element(document: document, node: record.node) }

        /// The view, constraint or other element that it varies.
        public var owner: Element { Element(document: document, node: record.owner) }

        /// Its key as written: `default`, or traits such as `heightClass=compact`.
        public var key: String { document.storage.tree.string(record.key) ?? "" }

        /// Whether it is the default variation, which other variations override.
        public var isDefault: Bool { key == "default" }

        /// The traits that it matches.
        public var traits: Traits { Traits(key: key) }

        /// The attributes that it replaces, such as a constraint's `constant`.
        ///
        /// - Complexity: O(n) in the number of attributes.
        public var attributes: [(name: String, value: String)] { element.attributes.filter { $0.name != "key" } }

        /// The values that it replaces as elements: rectangles, fonts, colours.
        ///
        /// - Complexity: O(n) in the number of children.
        public var values: [Element] { element.children.filter { document.name(of: $0.node) != .mask } }

        /// The objects that it excludes and includes.
        ///
        /// - Complexity: O(n) in the number of children.
        public var masks: [Mask] {
            element.children.filter { document.name(of: $0.node) == .mask }.map { mask in
                func ids(_ name: Name) -> [String] {
                    mask.children.filter { document.name(of: $0.node) == name }.compactMap { $0[.reference] }
                }
                return Mask(key: mask[.key] ?? "", excluded: ids(.exclude), included: ids(.include))
            }
        }

        public static func == (left: InterfaceDocument.Variation, right: InterfaceDocument.Variation) -> Bool {
            left.index == right.index && left.document == right.document
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(index) }
    }
}

extension InterfaceDocument {
    /// Every variation, in document order.
    ///
    /// - Complexity: O(n) in the number of variations.
    public var variations: [InterfaceDocument.Variation] {
        storage.index.variations.indices.map { InterfaceDocument.Variation(document: self, index: $0) }
    }
}

extension Element {
    /// The variations of this element, in document order.
    ///
    /// - Complexity: O(n) in the number of variations.
    public var variations: [InterfaceDocument.Variation] {
        document.storage.index.variations.indices.filter { document.storage.index.variations[$0].owner == node }
            .map { InterfaceDocument.Variation(document: document, index: $0) }
    }
}
