extension InterfaceDocument {
    /// A scene of a storyboard: a controller, its views, and the other objects next to it. A XIB is one scene.
    public struct Scene: Hashable, Sendable {
        /// The document that it is part of.
        public let document: InterfaceDocument
        package let index: Int

        package init(document: InterfaceDocument, index: Int) {
            self.document = document
            self.index = index
        }

        package var record: SceneRecord { document.storage.index.scenes[index] }
        /// Its element in the document.
        public var element: Element { Element(document: document, node: record.node) }

        /// The scene's id; nil in a XIB.
        public var id: String? { element[.sceneID] }

        /// The scene's own controller; nil in a XIB.
        public var controller: Element? { record.controller.map { Element(document: document, node: $0) } }

        /// A readable label: the controller's label or title, else its navigation item's title, its storyboard identifier, or its custom class.
        public var label: String? {
            guard let controller else { return nil }
            if let label = controller.label { return label }
            if let title = controller.child(key: "navigationItem")?[.title], !title.isEmpty { return title }
            return controller[.storyboardIdentifier] ?? controller.customClass
        }

        /// The views without a superview, in document order.
        public var roots: [View] {
            var result: [View] = []
            var next = record.firstRoot
            while next >= 0 {
                result.append(View(document: document, index: Int(next)))
                next = document.storage.index.views[Int(next)].nextSibling
            }
            return result
        }

        public static func == (left: Scene, right: Scene) -> Bool { left.index == right.index && left.document == right.document }

        public func hash(into hasher: inout Hasher) { hasher.combine(index) }
    }
}
