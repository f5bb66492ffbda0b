import FormworkData
import FormworkDiagnostics
import FormworkModel
import FormworkTree

extension ResultShapes {
    /// An object that isn't a view, with the objects in it.
    static let object: JSONShape<InDocument<Element>> = .object(
        "object",
        "An object that isn't a view, such as a controller, a bar or menu item, a gesture recognizer or a placeholder, with the objects in it."
    ) {
        JSONMember("id", id) { $0.part.id }
        JSONMember("element", .text, "The name of the XML element: viewController, barButtonItem.") { $0.part.name }
        JSONMember("class", .text, "The custom class, the platform's class, or the element's name.") { $0.part.className }
        JSONMember("label", orNull: .text, labelDescription) { $0.part.label }
        JSONMember("key", orNull: .text, "Its role in the object that contains it: navigationItem, rightBarButtonItem.") { $0.part[.key] }
        attributesMember
        detailMembers
        JSONMember(nonEmpty: "objects", .deferred("object") { object }, objectsDescription) {
            $0.run.fields.contains(.objects) ? objects(in: $0.with($0.part.node)) : []
        }
    }

    static let objectsDescription = "The objects in it that aren't views."

    /// Returns the objects in an element that aren't views and aren't in another object.
    static func objects(in container: InDocument<NodeIndex>) -> [InDocument<Element>] {
        let document = container.run.document
        return document.tree.withReader { tree in
            var result: [InDocument<Element>] = []
            var next = container.part + 1
            let end = tree.nodes[container.part].subtreeEnd
            while next < end {
                let current = next
                next = tree.nodes[current].subtreeEnd
                guard tree.nodes[current].kind == .element else { continue }
                let kind = document.storage.index.recordOfNode[current].kind
                guard kind == .none || kind == .controller else { continue }
                // A cell is written as a value; the objects in it belong to the view.
                if tree.value(of: Name.id.id, at: current).isPresent, !tree.equals(tree.value(of: Name.key.id, at: current), word: "cell") {
                    result.append(container.with(Element(document: document, node: current)))
                } else {
                    next = current + 1
                }
            }
            return result
        }
    }

    // MARK: Parts of any object

    /// The members that any object can have. Empty ones are left out.
    @JSONMemberBuilder<InDocument<Element>> static var detailMembers: [JSONMember<InDocument<Element>>] {
        valuesMember
        JSONMember(of: { $0.with($0.run.fields.contains(.connections) ? connections(of: $0.part) : []) }) {
            connectionMember("outlets", kind: .outlet, description: "Its outlets, if any.")
            otherConnectionMembers
        }
        JSONMember(optional: "runtimeAttributes", .list(of: runtimeAttribute), "User-defined runtime attributes.") {
            guard $0.run.fields.contains(.runtimeAttributes) else { return nil }
            return list(.userDefinedRuntimeAttributes, of: $0.part)?.children.compactMap(\.asRuntimeAttribute)
        }
        variationsMember
    }

    static var attributesMember: JSONMember<InDocument<Element>> {
        JSONMember(optional: "attributes", writtenAttributes, attributesDescription) {
            $0.run.fields.contains(.attributes) ? $0.part.ownAttributes : nil
        }
    }

    static let attributesDescription = "All attributes as written, except the id."

    static var valuesMember: JSONMember<InDocument<Element>> {
        JSONMember(optional: "values", values) { $0.run.fields.contains(.values) ? $0.part.values : nil }
    }

    // MARK: Values

    /// Attributes by name, as an element has them.
    static let writtenAttributes = JSONShape<WrittenAttributes>(as: attributes) { $0.write(to: &$1) }

    private static func attributesExceptKey(of element: Element) -> WrittenAttributes {
        WrittenAttributes(of: element) { $0 == Name.key.id }
    }

    private static let values: JSONShape<[Element]> = .list(of: value, atLeast: 1).named(
        "values", "Values in an object: colors, fonts, texts, states, a cell.")

    private static let value = JSONShape<Element>.object("value", "A value in an object.") {
        JSONMember("key", orNull: .text, "Its role in the object: textColor, fontDescription, normal.") { $0[.key] }
        JSONMember("element", .text, "The name of the XML element: color, fontDescription, state.") { $0.name }
        JSONMember("attributes", writtenAttributes, "The attributes as written, except the key.") { attributesExceptKey(of: $0) }
        JSONMember(optional: "text", .text, "Its text, if any.") { $0.plainText }
        JSONMember(optional: "values", .deferred("values") { values }, "The values in it, if any.") { $0.values }
    }

    // MARK: Connections

    private static let connection = JSONShape<Connection>.object("connection", "A connection from an object.") {
        JSONMember("name", orNull: .text, "The property or the selector.") { $0.name }
        JSONMember("destination", orNull: .text, "The id of the destination; null for the first responder.") { $0.destinationID }
        JSONMember("id", id) { $0.id }
        JSONMember(optional: "attributes", writtenAttributes, "Other attributes, if any: an action's eventType, a segue's kind.") {
            let others = WrittenAttributes(of: $0.element) { name in
                [Name.property, .selector, .destination, .target, .id].contains { $0.id == name }
            }
            return others.isEmpty ? nil : others
        }
        JSONMember(optional: "values", values, "The values in it, if any: a binding's options.") { $0.element.values }
    }

    /// The connections other than outlets, by kind.
    @JSONMemberBuilder<InDocument<[Connection]>> static var otherConnectionMembers: [JSONMember<InDocument<[Connection]>>] {
        connectionMember("outletCollections", kind: .outletCollection, description: "Its outlet collections.")
        connectionMember("actions", kind: .action, description: "Its actions; name is the selector.")
        connectionMember("segues", kind: .segue, description: "Its segues; kind and identifier are attributes.")
        connectionMember("bindings", kind: .binding, description: "Its bindings, on macOS.")
        connectionMember("accessibility", kind: .accessibility, description: "Its accessibility connections.")
    }

    private static func connectionMember(
        _ key: StaticString, kind: Connection.Kind, description: String
    ) -> JSONMember<InDocument<[Connection]>> {
        JSONMember(nonEmpty: key, connection, description) { $0.part.filter { $0.kind == kind } }
    }

    /// Returns the connections of an object, in document order.
    private static func connections(of element: Element) -> [Connection] {
        list(.connections, of: element)?.children.compactMap(\.asConnection) ?? []
    }

    private static func list(_ name: Name, of element: Element) -> Element? {
        element.children.first { element.document.name(of: $0.node) == name }
    }

    // MARK: Variations

    static var variationsMember: JSONMember<InDocument<Element>> {
        JSONMember(nonEmpty: "variations", variation, "Differences for particular size classes.") {
            guard $0.run.fields.contains(.variations), !$0.run.document.storage.index.variations.isEmpty else { return [] }
            let document = $0.run.document
            return $0.part.children.filter { document.name(of: $0.node) == .variation }
        }
    }

    private static let variation = JSONShape<Element>.object("variation", "Differences for particular size classes.") {
        JSONMember("key", orNull: .text, "The size classes: widthClass=compact, default.") { $0[.key] }
        JSONMember("attributes", writtenAttributes, "The attributes that differ.") { attributesExceptKey(of: $0) }
        JSONMember(nonEmpty: "excluded", .text, "The ids of excluded views and constraints, if any.") { references(.exclude, in: $0) }
        JSONMember(nonEmpty: "included", .text, "The ids of views and constraints that are included only here, if any.") {
            references(.include, in: $0)
        }
        JSONMember(optional: "values", values, "The values that differ, if any.") { $0.values }
    }

    private static func references(_ name: Name, in variation: Element) -> [String] {
        let document = variation.document
        return variation.children.filter { document.name(of: $0.node) == .mask }.flatMap(\.children)
            .filter { document.name(of: $0.node) == name }.compactMap { $0[.reference] }
    }
}

extension Element {
    /// The attributes as written, except the id.
    var ownAttributes: WrittenAttributes { WrittenAttributes(of: self) { $0 == Name.id.id || $0 == Name.sceneID.id } }

    /// The values in the element; nil if there are none. A cell of macOS is one.
    fileprivate var values: [Element]? {
        let values = children.filter { child in
            if document.storage.index.recordOfNode[child.node].kind != .none { return false }
            switch document.name(of: child.node) {
            case .subviews, .constraints, .connections, .userDefinedRuntimeAttributes, .variation, .layoutGuides, .objects, .mask:
                return false
            default: return child.id == nil || child[.key] == "cell"
            }
        }
        return values.isEmpty ? nil : values
    }
}
