import FormworkTree

extension InterfaceDocument {
    /// A connection that a document makes between two of its objects.
    public struct Connection: Hashable, Sendable {
        /// The kind of a connection.
        public enum Kind: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
            /// A property that refers to one object.
            case outlet
            /// A property that refers to several objects.
            case outletCollection
            /// A message that a control or gesture recognizer sends.
            case action
            /// A transition to another scene.
            case segue
            /// A property bound to a model's property, on macOS.
            case binding
            /// An object exposed to assistive technologies.
            case accessibility
        }

        /// The document that it is part of.
        public let document: InterfaceDocument
        package let index: Int

        package init(document: InterfaceDocument, index: Int) {
            self.document = document
            self.index = index
        }

        package var record: ConnectionRecord { document.storage.index.connections[index] }

        /// Its element in the document.
        public var element: Element { Element(document: document, node: record.node) }
        /// Its Interface Builder id, if it has one.
        public var id: String? { element.id }
        /// The kind of connection.
        public var kind: Kind { record.kind }

        /// The outlet's property, the action's selector, the segue's identifier, the binding's name.
        public var name: String? { document.storage.tree.string(record.name) }

        /// The element that contains it.
        public var source: Element { Element(document: document, node: record.source) }

        /// The destination; nil if the document doesn't contain it or names none.
        public var destination: Element? { record.destination.map { Element(document: document, node: $0) } }

        /// The id of the destination as written.
        public var destinationID: String? { document.storage.tree.string(record.destinationText) }

        public static func == (left: Connection, right: Connection) -> Bool {
            left.index == right.index && left.document == right.document
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(index) }
    }
}
