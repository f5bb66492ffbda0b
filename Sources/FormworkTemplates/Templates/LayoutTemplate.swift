public import FormworkModel

/// A layout template: a tree of views separate from the controller's, whose constraints can replace the controller's own (see
/// <doc:LayoutTemplates#The-pairs>).
public struct LayoutTemplate: Hashable, Sendable {
    /// The form of a template in the document.
    public enum Generation: String, Hashable, Sendable, CaseIterable {
        /// A separate object with the outlet `templateView` (see <doc:LayoutTemplates#How-templates-are-written>).
        case object = "0.9"
        /// A view of the class `LDOLayoutTemplate`, which is itself the root.
        case view = "1.0"
    }

    /// The destination of a controller's outlet: the object or the root.
    public let element: InterfaceDocument.Element
    /// The generation of LDOLayoutTemplates that it is written for.
    public let generation: Generation

    /// The topmost view of the template; nil if an object's `templateView` isn't connected to a view.
    public let root: InterfaceDocument.View?

    /// The destination of an object's outlet `destinationView` (see <doc:LayoutTemplates#Snapshots>); nil in newer templates.
    public let destination: InterfaceDocument.Element?

    /// The template's views with a target, in document order.
    public let pairs: [Pair]

    /// The `targetView` outlets with a destination that can't be a target, in document order.
    public let unusableTargets: [TemplateReport.UnusableTarget]

    /// Whether its views transfer the attributes of their classes, as in the first release, because none has a list.
    ///
    /// See <doc:LayoutTemplates#Which-attributes-are-handed-over>.
    package let hasListsByClass: Bool

    /// The document that contains it.
    public var document: InterfaceDocument { element.document }
    /// Its Interface Builder id, if any.
    public var id: String? { element.id }

    /// Its label in Interface Builder, set by a person.
    public var label: String? { element.userLabel }

    /// The scene that contains it; nil outside of scenes.
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
