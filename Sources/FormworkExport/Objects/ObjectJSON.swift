import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// Writes an object with all that it says (the article CommandLine of the module Formwork): what kind it is, its attributes and values, the
/// connections from it. It remembers the names it has made for formulas, so it serves one document.
struct ObjectJSON {
    private let document: InterfaceDocument
    private var views: ViewJSON

    init(document: InterfaceDocument) {
        self.document = document
        views = ViewJSON(document: document)
    }

    /// The object; what `more` writes comes behind what it is, before what it says.
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
            writeSaid(by: element, to: &json)
            writeConnections(of: element, to: &json)
            writeRuntimeAttributes(of: element, to: &json)
            writeVariations(of: element, to: &json)
        }
    }

    // MARK: Kinds

    /// What objects of its kind have, and no others.
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

    // MARK: What it says

    /// Its attributes as they are written, and the values in it by their keys.
    private func writeSaid(by element: Element, to json: inout JSONWriter) {
        json.key("attributes")
        json.object { json in
            for (name, value) in element.attributes where name != "id" && name != "sceneID" { json.member(name, value) }
        }
        writeValues(in: element, to: &json)
    }

    /// The values in an element, where there are any.
    private func writeValues(in element: Element, to json: inout JSONWriter) {
        let values = element.children.filter(isValue)
        guard !values.isEmpty else { return }
        json.key("values")
        json.array { json in
            for value in values {
                json.object { json in
                    json.key("key")
                    json.string(value[.key])
                    json.key("element")
                    json.string(value.name)
                    json.key("attributes")
                    json.object { json in for (name, text) in value.attributes where name != "key" { json.member(name, text) } }
                    if let text = value.plainText {
                        json.key("text")
                        json.string(text)
                    }
                    writeValues(in: value, to: &json)
                }
            }
        }
    }

    /// Whether an element is said of what it stands in, and no object by itself. A cell is one that macOS has for what a view shows.
    private func isValue(_ element: Element) -> Bool {
        if document.storage.index.recordOfNode[element.node].kind != .none { return false }
        switch document.name(of: element.node) {
        case .subviews, .constraints, .connections, .userDefinedRuntimeAttributes, .variation, .layoutGuides, .objects, .mask: return false
        default: return element.id == nil || element[.key] == "cell"
        }
    }

    // MARK: Connections

    private func writeConnections(of element: Element, to json: inout JSONWriter) {
        guard let list = element.children.first(where: { document.name(of: $0.node) == .connections }) else { return }
        let connections = list.children.compactMap(\.asConnection)
        write("outlets", connections.filter { $0.kind == .outlet }, to: &json)
        write("outletCollections", connections.filter { $0.kind == .outletCollection }, to: &json)
        write("actions", connections.filter { $0.kind == .action }, to: &json)
        write("segues", connections.filter { $0.kind == .segue }, to: &json)
        write("bindings", connections.filter { $0.kind == .binding }, to: &json)
        write("accessibility", connections.filter { $0.kind == .accessibility }, to: &json)
    }

    private func write(_ key: StaticString, _ connections: [Connection], to json: inout JSONWriter) {
        guard !connections.isEmpty else { return }
        json.key(key)
        json.array { json in
            for connection in connections {
                json.object { json in
                    json.key("name")
                    json.string(connection.name)
                    json.key("destination")
                    json.string(connection.destinationID)
                    json.key("id")
                    json.string(connection.id)
                    let told: Set<String> = ["property", "selector", "destination", "target", "id"]
                    let rest = connection.element.attributes.filter { !told.contains($0.name) }
                    if !rest.isEmpty {
                        json.key("attributes")
                        json.object { json in for (name, value) in rest { json.member(name, value) } }
                    }
                    writeValues(in: connection.element, to: &json)
                }
            }
        }
    }

    private func writeRuntimeAttributes(of element: Element, to json: inout JSONWriter) {
        guard let list = element.children.first(where: { document.name(of: $0.node) == .userDefinedRuntimeAttributes }) else { return }
        json.key("runtimeAttributes")
        json.array { json in
            for attribute in list.children.compactMap(\.asRuntimeAttribute) { json.runtimeAttribute(attribute) }
        }
    }

    // MARK: Variations

    /// What is different under some traits.
    private func writeVariations(of element: Element, to json: inout JSONWriter) {
        let variations = element.children.filter { document.name(of: $0.node) == .variation }
        guard !variations.isEmpty else { return }
        json.key("variations")
        json.array { json in
            for variation in variations {
                json.object { json in
                    json.key("key")
                    json.string(variation[.key])
                    json.key("attributes")
                    json.object { json in for (name, text) in variation.attributes where name != "key" { json.member(name, text) } }
                    let masks = variation.children.filter { document.name(of: $0.node) == .mask }
                    writeReferences("excluded", masks, .exclude, to: &json)
                    writeReferences("included", masks, .include, to: &json)
                    writeValues(in: variation, to: &json)
                }
            }
        }
    }

    private func writeReferences(_ key: StaticString, _ masks: [Element], _ name: Name, to json: inout JSONWriter) {
        let references = masks.flatMap(\.children).filter { document.name(of: $0.node) == name }.compactMap { $0[.reference] }
        guard !references.isEmpty else { return }
        json.key(key)
        json.array { json in for reference in references { json.string(reference) } }
    }
}
