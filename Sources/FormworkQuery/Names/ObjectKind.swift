public import FormworkModel
import FormworkTree

extension InterfaceDocument {
    /// A kind of object that a name can mean.
    public enum ObjectKind: String, Hashable, Sendable, CaseIterable {
        /// Any object.
        case any = "object"
        /// A view.
        case view
        /// A scene of a storyboard, also by its controller's names.
        case scene
        /// A controller.
        case controller
        /// A constraint.
        case constraint
    }
}

extension InterfaceDocument.ObjectKind {
    /// Returns the object of this kind that an element represents: itself, or for a controller its scene and vice versa.
    package func object(of element: Element) -> Element? {
        switch self {
        case .any: element
        case .view: element.asView?.element
        case .constraint: element.asConstraint?.element
        case .controller: element.isController ? element : element.asScene?.controller
        case .scene:
            element.asScene?.element
                ?? (element.isController ? element.parent?.parent?.asScene.flatMap { $0.controller == element ? $0.element : nil } : nil)
        }
    }

    /// Returns all objects of this kind in a document, or in one of its scenes.
    package func all(in document: InterfaceDocument, scene: Scene?) -> [Element] {
        let all: [Element]
        switch self {
        case .view: all = document.views.map(\.element)
        case .constraint: all = document.constraints.map(\.element)
        case .scene: all = document.kind == .storyboard ? document.scenes.map(\.element) : []
        case .controller, .any:
            let objects = ObjectTree(document)
            all = document.tree.nodeIndices.filter { self == .any ? objects.isObject($0) : objects.kind($0) == .controller }
                .map { Element(document: document, node: $0) }
        }
        guard let scene else { return all }
        let range = scene.record.node..<document.tree.nodes[scene.record.node].subtreeEnd
        return all.filter { range.contains($0.node) }
    }
}
