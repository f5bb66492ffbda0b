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
            json.string(element.kindWord, key: "kind")
            json.string(element.asScene?.id ?? element.id, key: "id")
            json.string(element.name, key: "element")
            json.string(element.asView != nil || element.isController || element.customClass != nil ? element.className : nil, key: "class")
            json.string(element.asScene?.label ?? element.label, key: "label")
            more(&json)
            writeKind(of: element, to: &json)
            parts.write(element, to: &json)
        }
    }

    // MARK: Kinds

    /// Writes the members that are specific to the kind of object.
    private mutating func writeKind(of element: Element, to json: inout JSONWriter) {
        if let view = element.asView {
            json.string(view.superview?.id, key: "superview")
            json.key("frame")
            if let frame = view.frame { json.frame(frame) } else { json.null() }
            json.boolean(view.isHidden, key: "hidden")
            json.boolean(view.isInstalled, key: "installed")
        } else if let constraint = element.asConstraint {
            json.string(constraint.owner.id, key: "owner")
            views.fields(of: constraint.value, to: &json)
            json.boolean(constraint.isPlaceholder, key: "placeholder")
            json.boolean(constraint.isInstalled, key: "installed")
            json.string(views.text(of: constraint.value), key: "text")
        } else if let connection = element.asConnection {
            json.string(connection.source.id, key: "source")
            json.string(connection.name, key: "name")
            json.string(connection.destinationID, key: "destination")
        } else if let guide = element.asGuide {
            json.string(guide.owner.id, key: "owner")
            json.string(guide.kind, key: "guide")
        } else if let scene = element.asScene {
            json.string(scene.controller?.id, key: "controller")
            json.array(key: "roots") { json in for root in scene.roots { json.string(root.id) } }
        } else if let attribute = element.asRuntimeAttribute {
            json.string(attribute.owner.id, key: "owner")
            json.string(attribute.keyPath, key: "keyPath")
            json.string(attribute.type, key: "type")
            json.key("value")
            json.value(attribute.value)
        }
    }
}
