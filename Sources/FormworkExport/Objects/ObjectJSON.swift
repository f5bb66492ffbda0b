import FormworkDiagnostics
import FormworkModel

/// Writes an object with all its details (the article CommandLine of the module Formwork): its kind, attributes, values and connections. It caches
/// names for formulas, so an instance is only valid for one document.
struct ObjectJSON {
    private let parts: ObjectParts
    private var views: ViewJSON

    init(document: InterfaceDocument) {
        parts = ObjectParts(document: document, fields: .all.subtracting(.objects))
        views = ViewJSON(document: document)
    }

    /// Writes an object. `more` writes further members after the general ones.
    mutating func write(_ element: Element, to json: inout JSONWriter, more: (inout JSONWriter) -> Void = { _ in }) {
        json.object { json in
            json.key("kind")
            json.string(element.kindWord)
            json.key("id")
            json.string(element.asScene?.id ?? element.id)
            json.key("element")
            json.string(element.name)
            json.key("class")
            json.string(element.asView != nil || element.isController || element.customClass != nil ? element.className : nil)
            json.key("label")
            json.string(element.asScene?.label ?? element.label)
            more(&json)
            writeKind(of: element, to: &json)
            parts.write(element, to: &json)
        }
    }

    // MARK: Kinds

    /// Writes the members that are specific to the kind of object.
    private mutating func writeKind(of element: Element, to json: inout JSONWriter) {
        if let view = element.asView {
            json.key("superview")
            json.string(view.superview?.id)
            json.key("frame")
            if let frame = view.frame { json.frame(frame) } else { json.null() }
            json.key("hidden")
            json.boolean(view.isHidden)
            json.key("installed")
            json.boolean(view.isInstalled)
        } else if let constraint = element.asConstraint {
            json.key("owner")
            json.string(constraint.owner.id)
            views.fields(of: constraint.value, to: &json)
            json.key("placeholder")
            json.boolean(constraint.isPlaceholder)
            json.key("installed")
            json.boolean(constraint.isInstalled)
            json.key("text")
            json.string(views.text(of: constraint.value))
        } else if let connection = element.asConnection {
            json.key("source")
            json.string(connection.source.id)
            json.key("name")
            json.string(connection.name)
            json.key("destination")
            json.string(connection.destinationID)
        } else if let guide = element.asGuide {
            json.key("owner")
            json.string(guide.owner.id)
            json.key("guide")
            json.string(guide.kind)
        } else if let scene = element.asScene {
            json.key("controller")
            json.string(scene.controller?.id)
            json.key("roots")
            json.array { json in for root in scene.roots { json.string(root.id) } }
        } else if let attribute = element.asRuntimeAttribute {
            json.key("owner")
            json.string(attribute.owner.id)
            json.key("keyPath")
            json.string(attribute.keyPath)
            json.key("type")
            json.string(attribute.type)
            json.key("value")
            json.value(attribute.value)
        }
    }
}
