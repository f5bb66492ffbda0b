package import FormworkDiagnostics
package import FormworkModel
import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and ranges are the tree's own.

/// Writes views and constraints in the format shared by all results (the article CommandLine of the module Formwork). It caches names for formulas,
/// so an instance is only valid for one document.
package struct ViewJSON {
    private let document: InterfaceDocument
    private let parts: ObjectParts
    private let fields: ObjectFields
    private var shortNames: [NodeIndex: String] = [:]

    /// Creates a writer for the views of one document.
    ///
    /// - Parameter fields: The details to write.
    package init(document: InterfaceDocument, fields: ObjectFields = .usual) {
        self.document = document
        self.fields = fields
        parts = ObjectParts(document: document, fields: fields)
    }

    /// Writes a view with its descendants.
    package mutating func write(_ view: InterfaceDocument.View, to json: inout JSONWriter) {
        let record = view.record
        json.object { json in
            json.key("id")
            json.text(value(.id, record.node), in: document)
            json.string(document.storage.tree.names[document.storage.tree.nodes[record.node].name], key: "element")
            json.string(view.element.className, key: "class")
            json.string(view.element.label, key: "label")
            json.key("frame")
            if let frame = view.frame { json.frame(frame) } else { json.null() }
            json.boolean(view.isHidden, key: "hidden")
            json.number(record.alpha, key: "alpha")
            json.boolean(view.translatesAutoresizingMaskIntoConstraints, key: "autoresizing")
            if fields.contains(.constraints) {
                json.array(key: "constraints") { json in
                    for index in record.constraints.range { write(Constraint(document: document, index: index), to: &json) }
                }
            }
            if fields.contains(.guides) {
                json.key("guides")
                writeGuides(of: view, to: &json)
            }
            if fields.contains(.connections) { writeConnections(of: view, to: &json) }
            if fields.contains(.runtimeAttributes) {
                json.array(key: "runtimeAttributes") { json in
                    for attribute in view.runtimeAttributes { json.runtimeAttribute(attribute) }
                }
            }
            if fields.contains(.attributes) { parts.writeAttributes(of: view.element, to: &json) }
            if fields.contains(.values) { parts.writeValues(in: view.element, to: &json) }
            if fields.contains(.variations) { parts.writeVariations(of: view.element, to: &json) }
            if fields.contains(.objects) { writeObjects(in: record.node, to: &json) }
            json.array(key: "subviews") { json in
                var next = record.firstChild
                while next >= 0 {
                    write(View(document: document, index: Int(next)), to: &json)
                    next = document.storage.index.views[Int(next)].nextSibling
                }
            }
        }
    }

    /// Writes a constraint of the document.
    package mutating func write(_ constraint: InterfaceDocument.Constraint, to json: inout JSONWriter) {
        let record = constraint.record
        let value = constraint.value
        json.object { json in
            json.key("id")
            json.text(self.value(.id, record.node), in: document)
            json.key("owner")
            json.text(self.value(.id, record.owner), in: document)
            fields(of: value, to: &json)
            json.boolean(constraint.isPlaceholder, key: "placeholder")
            json.boolean(constraint.isInstalled, key: "installed")
            json.string(text(of: value), key: "text")
        }
    }

    /// Returns the formula of a constraint, with readable names.
    package mutating func text(of value: InterfaceDocument.ConstraintValue) -> String { value.text { shortName($0) } }

    /// Writes the members that describe a constraint, `first` to `priority`.
    package func fields(of value: InterfaceDocument.ConstraintValue, to json: inout JSONWriter) {
        func write(_ side: ConstraintValue.Side, to json: inout JSONWriter) {
            json.object { json in
                json.string(side.item, key: "item")
                json.string(side.attribute.rawValue, key: "attribute")
            }
        }
        json.key("first")
        write(value.first, to: &json)
        json.string(value.relation.rawValue, key: "relation")
        json.key("second")
        if let second = value.second { write(second, to: &json) } else { json.null() }
        json.number(value.multiplier, key: "multiplier")
        json.number(value.constant, key: "constant")
        json.number(value.priority, key: "priority")
    }

    // MARK: Objects

    /// Writes an object that isn't a view, with the objects in it.
    func write(object element: InterfaceDocument.Element, to json: inout JSONWriter) {
        json.object { json in
            json.string(element.id, key: "id")
            json.string(element.name, key: "element")
            json.string(element.className, key: "class")
            json.string(element.label, key: "label")
            json.string(element[.key], key: "key")
            parts.write(element, to: &json)
            if fields.contains(.objects) { writeObjects(in: element.node, to: &json) }
        }
    }

    /// Writes the objects in an element that aren't views, if there are any.
    func writeObjects(in node: NodeIndex, to json: inout JSONWriter, except: NodeIndex? = nil) {
        let objects = objects(in: node).filter { $0.node != except }
        guard !objects.isEmpty else { return }
        json.array(key: "objects") { json in for object in objects { write(object: object, to: &json) } }
    }

    /// Returns the objects in an element that aren't views and aren't in another object.
    private func objects(in node: NodeIndex) -> [Element] {
        document.tree.withReader { tree in
            var result: [Element] = []
            var next = node + 1
            let end = tree.nodes[node].subtreeEnd
            while next < end {
                let current = next
                next = tree.nodes[current].subtreeEnd
                guard tree.nodes[current].kind == .element else { continue }
                let kind = document.storage.index.recordOfNode[current].kind
                guard kind == .none || kind == .controller else { continue }
                // A cell is written as a value; the objects in it belong to the view.
                if tree.value(of: Name.id.id, at: current).isPresent, !tree.equals(tree.value(of: Name.key.id, at: current), "cell") {
                    result.append(Element(document: document, node: current))
                } else {
                    next = current + 1
                }
            }
            return result
        }
    }

    // MARK: Parts

    /// Writes the outlets and, if there are any, the other connections.
    private func writeConnections(of view: View, to json: inout JSONWriter) {
        let range = view.record.connections.range
        json.array(key: "outlets") { json in for index in range { writeOutlet(index, to: &json) } }
        if range.contains(where: { document.storage.index.connections[$0].kind != .outlet }) {
            parts.writeOtherConnections(range.map { Connection(document: document, index: $0) }, to: &json)
        }
    }

    private mutating func shortName(_ id: String?) -> String {
        guard let id, let element = document.element(id: id) else { return id ?? "?" }
        if let known = shortNames[element.node] { return known }
        let name = element.shortName
        shortNames[element.node] = name
        return name
    }

    private func value(_ name: Name, _ node: NodeIndex) -> TextRange { document.storage.tree.value(of: name.id, at: node) }

    /// Writes the guides of a view. Those of a controller are written with its root view.
    private func writeGuides(of view: View, to json: inout JSONWriter) {
        json.array { json in
            for guide in view.guides { json.guide(guide) }
            guard view.record.parent < 0, let controller = view.element.parent, controller.isController else { return }
            for guide in document.storage.index.guides.indices
            where document.storage.index.guides[guide].owner == controller.node {
                json.guide(LayoutGuide(document: document, index: guide))
            }
        }
    }

    private func writeOutlet(_ index: Int, to json: inout JSONWriter) {
        let record = document.storage.index.connections[index]
        guard record.kind == .outlet else { return }
        json.object { json in
            json.key("name")
            json.text(record.name, in: document)
            json.key("destination")
            json.text(record.destinationText, in: document)
            json.key("id")
            json.text(value(.id, record.node), in: document)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func text(_ text: TextRange, in document: InterfaceDocument) {
        guard text.isPresent else { return null() }
        document.storage.tree.bytes.withUnsafeBufferPointer { string(UnsafeBufferPointer(rebasing: $0[text.range])) }
    }

    fileprivate mutating func guide(_ guide: LayoutGuide) {
        object { json in
            json.string(guide.id, key: "id")
            json.string(guide.kind, key: "kind")
        }
    }

    /// Writes `[x, y, width, height]`, in points.
    package mutating func frame(_ frame: Rect) {
        array { json in
            json.number(frame.origin.x)
            json.number(frame.origin.y)
            json.number(frame.size.width)
            json.number(frame.size.height)
        }
    }

    mutating func runtimeAttribute(_ attribute: RuntimeAttribute) {
        object { json in
            json.string(attribute.keyPath, key: "keyPath")
            json.string(attribute.type, key: "type")
            json.key("value")
            json.value(attribute.value)
        }
    }

    /// Writes the value of a runtime attribute: a string, number, boolean or null; other values as an object or array.
    package mutating func value(_ value: InterfaceDocument.RuntimeAttribute.Value) {
        func pairs(_ json: inout JSONWriter, _ entries: [(StaticString, Double)]) {
            json.object { json in
                for (name, number) in entries {
                    json.number(number, key: name)
                }
            }
        }
        switch value {
        case .string(let text), .localizedString(let text), .image(let text): string(text)
        case .number(let number): self.number(number)
        case .boolean(let flag): boolean(flag)
        case .point(let point): pairs(&self, [("x", point.x), ("y", point.y)])
        case .size(let size): pairs(&self, [("width", size.width), ("height", size.height)])
        case .rect(let rect): frame(rect)
        case .range(let location, let length): pairs(&self, [("location", location), ("length", length)])
        case .color(let attributes):
            object { json in
                for (name, text) in attributes.sorted(by: { $0.key < $1.key }) where name != "key" { json.member(name, text) }
            }
        case .nil: null()
        case .other(let text): string(text)
        }
    }

    /// Writes a member whose name is only known at run time.
    mutating func member(_ name: String, _ value: String) {
        string(name)
        colon()
        string(value)
    }
}
