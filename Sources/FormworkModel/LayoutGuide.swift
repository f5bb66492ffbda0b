import FormworkTree

extension InterfaceDocument {
    /// A layout guide: the safe area of a view, the top of a controller, the content of a scroll view.
    public struct LayoutGuide: Hashable, Sendable {
        /// The document that it is part of.
        public let document: InterfaceDocument
        package let index: Int

        package init(document: InterfaceDocument, index: Int) {
            self.document = document
            self.index = index
        }

        package var record: GuideRecord { document.storage.index.guides[index] }

        /// Its element in the document.
        public var element: Element { Element(document: document, node: record.node) }
        /// Its Interface Builder id, if it has one.
        public var id: String? { element.id }

        /// The view or the controller that has it.
        public var owner: Element { Element(document: document, node: record.owner) }

        /// The kind of guide: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `keyboard`, `top`, `bottom`.
        public var kind: String { document.storage.tree.string(record.kind) ?? element.name }

        public static func == (left: LayoutGuide, right: LayoutGuide) -> Bool {
            left.index == right.index && left.document == right.document
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(index) }
    }
}
