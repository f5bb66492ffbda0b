import FormworkDiagnostics
package import FormworkTree

extension InterfaceDocument {
    /// Any element of a document: a view, a controller, a cell, a colour.
    public struct Element: Hashable, Sendable {
        /// The document that it is part of.
        public let document: InterfaceDocument
        /// The index of its node in the document's tree.
        package let node: NodeIndex

        package init(document: InterfaceDocument, node: NodeIndex) {
            self.document = document
            self.node = node
        }

        /// The element's name in the document, such as `label`.
        public var name: String { document.storage.tree.names[document.storage.tree.nodes[node].name] }

        /// Its Interface Builder id, if it has one.
        public var id: String? { self[.id] }

        /// The value of an attribute, as written in the document.
        public subscript(attribute: String) -> String? {
            guard let name = document.storage.tree.names.id(of: attribute) else { return nil }
            return document.storage.tree.string(document.storage.tree.value(of: name, at: node))
        }

        package subscript(attribute: Name) -> String? { document.attribute(attribute, of: node) }

        /// Its attributes, in document order.
        ///
        /// - Complexity: O(n) in the number of attributes.
        public var attributes: [(name: String, value: String)] {
            document.storage.tree.attributeRange(of: node).map { position in
                let attribute = document.storage.tree.attributes[position]
                return (document.storage.tree.names[attribute.name], document.storage.tree.string(attribute.value) ?? "")
            }
        }

        /// Its text, if it has one.
        public var text: String? { document.storage.tree.text(of: node) }

        /// Its child elements, in document order.
        ///
        /// - Complexity: O(n) in their number, each time.
        public var children: [Element] {
            document.storage.tree.children(of: node).filter { document.storage.tree.nodes[$0].kind == .element }
                .map { Element(document: document, node: $0) }
        }

        /// The parent element; nil for the document's root.
        public var parent: Element? {
            let parent = document.storage.tree.nodes[node].parent
            return parent == node ? nil : Element(document: document, node: parent)
        }

        /// Returns the first child with a `key`. Interface Builder writes an object's properties as keyed children, such as `<rect key="frame"/>`.
        public func child(key: String) -> Element? { children.first { $0[.key] == key } }

        /// Returns the first child with a name.
        package func child(named name: String) -> Element? { children.first { $0.name == name } }

        /// The custom class, if there is one.
        public var customClass: String? { self[.customClass].flatMap { $0.isEmpty ? nil : $0 } }

        /// The custom class, or the platform's class for such an element (`UILabel`), or its name.
        public var className: String { customClass ?? platformClass ?? name }

        /// The class for the element's name, such as `UILabel` or `NSTextField`; nil if there is none.
        public var platformClass: String? { ViewClass.name(document.name(of: node), platform: document.platform) }

        /// The label that a person gave it in Interface Builder.
        public var userLabel: String? { self[.userLabel].flatMap { $0.isEmpty ? nil : $0 } }

        /// A readable label: its label in Interface Builder, else its text or title.
        public var label: String? {
            let labels: [Name] = [.userLabel, .text, .title, .label, .placeholderString]
            for name in labels {
                if let value = self[name], !value.isEmpty { return value }
            }
            for child in children {
                guard let key = child[.key] else { continue }
                switch key {
                case "text", "title", "label":
                    if let text = child.plainText, !text.isEmpty { return text }
                case "attributedText", "attributedTitle":
                    let text = child.children.compactMap { $0[.content] ?? $0.child(key: "content")?.plainText }.joined()
                    if !text.isEmpty { return text }
                case "normal" where child.name == "state":
                    if let title = child[.title] ?? child.child(key: "title")?.plainText, !title.isEmpty { return title }
                case "cell":
                    if let title = child[.title] ?? child.child(key: "title")?.plainText, !title.isEmpty { return title }
                default: break
                }
            }
            return nil
        }

        /// A short name for formulas: its label in one line, else its id.
        public var shortName: String {
            if let guide = asGuide {
                let kind = guide.kind
                guard let view = guide.owner.asView else { return kind + "LayoutGuide" }
                return "\(view.element.shortName).\(kind)"
            }
            if let label {
                // A label may be a text of any length. Its beginning is enough.
                return String(label.unicodeScalars.prefix(1000)).firstLine.shortened(to: 32)
            }
            return id ?? name
        }

        /// The maximum length of labels, which are repeated in the paths of all descendants.
        private static let labelLimit = 200

        /// The readable path to it: `Dashboard ▸ Credits Container ▸ label "2018"`.
        public var path: String {
            var parts: [String] = [description]
            var above = parent
            while let element = above {
                if document.name(of: element.node) == .scene {
                    let record = document.index.recordOfNode[element.node]
                    if record.kind == .scene, let label = Scene(document: document, index: Int(record.index)).label {
                        if parts.last != label { parts.append(label.shortened(to: Self.labelLimit)) }
                    }
                    break
                }
                if let label = element[.userLabel], !label.isEmpty, element.id != nil, !element.isController {
                    parts.append(label.shortened(to: Self.labelLimit))
                }
                above = element.parent
            }
            return parts.reversed().joined(separator: " ▸ ")
        }

        /// A readable description: its label in Interface Builder, else `label "2018"`, else its name and id.
        public var description: String {
            if let label = self[.userLabel], !label.isEmpty { return label.shortened(to: Self.labelLimit) }
            if let label {
                let line = label.drop(while: \.isNewline).prefix { !$0.isNewline }
                return "\(name) \"\(line.shortened(to: 40))\""
            }
            guard let id else { return name }
            return "\(name) '\(id)'"
        }

        /// The text of a `<string>`, with base64 decoded.
        package var plainText: String? {
            guard let text else { return nil }
            return self[.base64UTF8] == "YES" ? Base64Text.decode(text) ?? text : text
        }

        /// The byte offset of its start in the file that was read.
        package var offset: Int { Int(document.storage.tree.nodes[node].start) }

        /// Outgoing outlets, in document order.
        ///
        /// - Complexity: O(n) in the number of connections.
        public var outlets: [Connection] {
            if let view = asView { return view.outlets }
            guard let list = children.first(where: { document.name(of: $0.node) == .connections }) else { return [] }
            return list.children.compactMap(\.asConnection).filter { $0.kind == .outlet }
        }

        /// The element as a view; nil if it isn't a view.
        public var asView: View? { record(.view).map { View(document: document, index: $0) } }
        /// The element as a constraint; nil if it isn't one.
        public var asConstraint: Constraint? { record(.constraint).map { Constraint(document: document, index: $0) } }
        /// The element as a connection (an outlet, an action, a segue and so on); nil if it isn't one.
        public var asConnection: Connection? { record(.connection).map { Connection(document: document, index: $0) } }
        /// The element as a layout guide, such as a safe area; nil if it isn't one.
        public var asGuide: LayoutGuide? {
            record(.guide).map { LayoutGuide(document: document, index: $0) }
        }
        /// The element as a user-defined runtime attribute; nil if it isn't one.
        package var asRuntimeAttribute: RuntimeAttribute? {
            record(.runtimeAttribute).map { RuntimeAttribute(document: document, index: $0) }
        }
        /// The element as a scene; nil if it isn't one.
        public var asScene: Scene? { record(.scene).map { Scene(document: document, index: $0) } }
        /// Whether it is a view controller, or another controller of a scene.
        public var isController: Bool { document.storage.index.recordOfNode[node].kind == .controller }

        private func record(_ kind: RecordKind) -> Int? {
            let record = document.storage.index.recordOfNode[node]
            return record.kind == kind ? Int(record.index) : nil
        }
    }
}

extension Element {
    public static func == (left: InterfaceDocument.Element, right: InterfaceDocument.Element) -> Bool {
        left.node == right.node && left.document == right.document
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

extension InterfaceDocument {
    /// Returns the short name of the element with an id, for formulas: its label, else its text, else its id; for a guide its owner's name
    /// and its kind.
    public func shortName(ofID id: String?) -> String {
        guard let id else { return "?" }
        guard let element = element(id: id) else { return id }
        return element.shortName
    }
}
