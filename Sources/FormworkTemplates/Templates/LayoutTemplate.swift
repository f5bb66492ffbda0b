public import FormworkModel

/// A layout template: a tree of views beside a controller's views, whose constraints can take the place of the
/// controller's own (see <doc:LayoutTemplates#The-pairs>).
public struct LayoutTemplate: Hashable, Sendable {
    /// How the document writes the template.
    public enum Generation: String, Hashable, Sendable, CaseIterable {
        /// An object beside the views, with the outlet `templateView` (see <doc:LayoutTemplates#How-templates-are-written>).
        case object = "0.9"
        /// A view of the class `LDOLayoutTemplate`, itself the root.
        case view = "1.0"
    }

    /// The element that a controller's outlet leads to: the object, or the root.
    public let element: InterfaceDocument.Element
    /// Which generation of LDOLayoutTemplates it is written for.
    public let generation: Generation

    /// The topmost view of the template; nil where an object's `templateView` leads to no view.
    public let root: InterfaceDocument.View?

    /// What the outlet `destinationView` of an object leads to (see <doc:LayoutTemplates#Snapshots>); nil in newer templates.
    public let destination: InterfaceDocument.Element?

    /// The template's views that say which view they stand for, in the document's order.
    public let pairs: [Pair]

    /// The outlets `targetView` that lead to no view that can be a target, in the document's order.
    public let unusableTargets: [TemplateReport.UnusableTarget]

    /// Whether its views hand over what their classes say, as in the first release, because none has a list.
    ///
    /// See <doc:LayoutTemplates#Which-attributes-are-handed-over>.
    package let hasListsByClass: Bool

    /// The document that it is part of.
    public var document: InterfaceDocument { element.document }
    /// Its Interface Builder id, where it has one.
    public var id: String? { element.id }

    /// What a person called it in Interface Builder.
    public var label: String? { element.userLabel }

    /// The scene that it stands in; nil outside of scenes.
    public var scene: InterfaceDocument.Scene? {
        var above: Element? = element
        while let current = above {
            if let scene = current.asScene { return scene }
            above = current.parent
        }
        return nil
    }
}

extension Element {
    fileprivate var asScene: Scene? {
        let record = document.index.recordOfNode[node]
        return record.kind == .scene ? Scene(document: document, index: Int(record.index)) : nil
    }
}
