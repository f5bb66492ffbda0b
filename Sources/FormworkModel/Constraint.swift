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
        /// Its Interface Builder id, where it has one.
        public var id: String? { element.id }

        /// The element that holds it. Not always the nearest common ancestor of its items.
        public var owner: Element { Element(document: document, node: record.owner) }

        /// The first item; the owner where the document names none. Nil where the document names one that it does not have.
        public var firstItem: Element? { record.first.map { Element(document: document, node: $0) } }

        /// The second item; nil where there is none, or where the document does not have the one it names.
        public var secondItem: Element? { record.second.map { Element(document: document, node: $0) } }

        /// The id of the first item as written; the owner's where the document names none.
        public var firstItemID: String? { document.storage.tree.string(record.firstText) ?? owner.id }

        /// The id of the second item as written.
        public var secondItemID: String? { document.storage.tree.string(record.secondText) }

        /// Whether there is a second item, or the document names one.
        public var hasSecondItem: Bool { record.secondText.isPresent }

        /// What of the first item it speaks of.
        public var firstAttribute: LayoutAttribute { record.firstAttribute }
        /// What of the second item it speaks of; `notAnAttribute` without one.
        public var secondAttribute: LayoutAttribute { record.secondAttribute }
        /// How the first side compares with the second: equal, at most or at least.
        public var relation: LayoutRelation { record.relation }

        /// The factor of the second side; a ratio `16:9` is its quotient.
        public var multiplier: Double { record.multiplier }

        /// What is added to the second side, in points.
        public var constant: Double { record.constant }

        /// How much it matters, from 1 to 1000, which is required.
        public var priority: Double { Double(record.priority) }

        /// Whether it only stands in on Xcode's canvas: it is removed when the application is built.
        public var isPlaceholder: Bool { record.flags.contains(.placeholder) }

        /// Whether its constant is the system's standard spacing; the number that Xcode wrote is in ``constant`` all the same.
        public var isSymbolic: Bool { record.flags.contains(.symbolic) }

        /// Whether it is active when no variation says otherwise.
        public var isInstalled: Bool { !record.flags.contains(.uninstalled) }

        /// Whether Interface Builder made it; false for one that code made.
        public var isArchived: Bool { element[.shouldBeArchived] != "NO" }

        /// Whether something in it could not be read: an unknown attribute, a constant that is no number.
        public var isInvalid: Bool { record.flags.contains(.invalid) }

        /// The identifier that debuggers show.
        public var identifier: String? { element[.identifier] }
        /// The connections from it, in their order.
        ///
        /// - Complexity: O(n) in the number of connections.
        public var connections: [Connection] { record.connections.range.map { Connection(document: document, index: $0) } }

        public static func == (left: Constraint, right: Constraint) -> Bool {
            left.index == right.index && left.document == right.document
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(index) }
    }
}
