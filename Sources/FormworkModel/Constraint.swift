import FormworkTree

extension InterfaceDocument {
    /// A constraint: `first.attribute relation multiplier × second.attribute + constant`.
    public struct Constraint: Hashable, Sendable {
        /// The document that it is part of.
        public let document: InterfaceDocument
        package let index: Int

        package init(document: InterfaceDocument, index: Int) {
            self.document = document
            self.index = index
        }

        package var record: ConstraintRecord { document.storage.index.constraints[index] }

        /// Its element in the document.
        public var element: Element { Element(document: document, node: record.node) }
        /// Its Interface Builder id, if it has one.
        public var id: String? { element.id }

        /// The element that owns it, which isn't always the nearest common ancestor of its items.
        public var owner: Element { Element(document: document, node: record.owner) }

        /// The first item; the owner if the document names none. Nil if the document doesn't contain the item that it names.
        public var firstItem: Element? { record.first.map { Element(document: document, node: $0) } }

        /// The second item; nil if there is none, or if the document doesn't contain the item that it names.
        public var secondItem: Element? { record.second.map { Element(document: document, node: $0) } }

        /// The id of the first item as written; the owner's id if the document names none.
        public var firstItemID: String? { document.storage.tree.string(record.firstText) ?? owner.id }

        /// The id of the second item as written.
        public var secondItemID: String? { document.storage.tree.string(record.secondText) }

        /// Whether there is a second item, or the document names one.
        public var hasSecondItem: Bool { record.secondText.isPresent }

        /// The attribute of the first item.
        public var firstAttribute: LayoutAttribute { record.firstAttribute }
        /// The attribute of the second item; `notAnAttribute` without one.
        public var secondAttribute: LayoutAttribute { record.secondAttribute }
        /// The relation of the first side to the second.
        public var relation: LayoutRelation { record.relation }

        /// The multiplier of the second item's attribute. A ratio such as `16:9` is given as its quotient.
        public var multiplier: Double { record.multiplier }

        /// The constant, in points.
        public var constant: Double { record.constant }

        /// The priority, from 1 to 1000 (required).
        public var priority: Double { Double(record.priority) }

        /// Whether it is a placeholder on Xcode's canvas that is removed at build time.
        public var isPlaceholder: Bool { record.flags.contains(.placeholder) }

        /// Whether its constant is the system's standard spacing. ``constant`` is still the number that Xcode wrote.
        public var isSymbolic: Bool { record.flags.contains(.symbolic) }

        /// Whether it is active unless a variation changes that.
        public var isInstalled: Bool { !record.flags.contains(.uninstalled) }

        /// Whether Interface Builder made it, as opposed to code.
        public var isArchived: Bool { element[.shouldBeArchived] != "NO" }

        /// Whether part of it could not be read, such as an unknown attribute or an invalid number.
        public var isInvalid: Bool { record.flags.contains(.invalid) }

        /// The identifier that debuggers show.
        public var identifier: String? { element[.identifier] }
        /// Outgoing connections, in document order.
        ///
        /// - Complexity: O(n) in the number of connections.
        public var connections: [Connection] { record.connections.range.map { Connection(document: document, index: $0) } }

        public static func == (left: Constraint, right: Constraint) -> Bool {
            left.index == right.index && left.document == right.document
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(index) }
    }
}
