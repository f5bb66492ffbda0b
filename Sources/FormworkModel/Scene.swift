import FormworkTree

/// A scene of a storyboard: a controller, its views, and what else stands beside it. A XIB is one scene.
public struct Scene: Hashable, Sendable {
    public let document: InterfaceDocument
    package let index: Int

    package init(document: InterfaceDocument, index: Int) {
        self.document = document
        self.index = index
    }

    package var record: SceneRecord { document.storage.index.scenes[index] }
    public var element: Element { Element(document: document, node: Int(record.node)) }

    /// The scene's id; nil in a XIB.
    public var id: String? { element[.sceneID] }

    public var controller: Element? { record.controller < 0 ? nil : Element(document: document, node: Int(record.controller)) }

    /// What a person would call it: the controller's label or title, else its class where it has its own.
    public var label: String? { controller.flatMap { $0.label ?? $0[.storyboardIdentifier] ?? $0.customClass } }

    /// The views without a superview, in the document's order.
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
