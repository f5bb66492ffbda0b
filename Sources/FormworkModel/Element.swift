import FormworkDiagnostics
package import FormworkTree

extension InterfaceDocument {
    /// An element of a document, whatever it is: a view, a controller, a cell, a colour.
    public struct Element: Hashable, Sendable {
        /// The document that it is part of.
        public let document: InterfaceDocument
        /// The number of its node in the document's tree.
        package let node: NodeIndex

        package init(document: InterfaceDocument, node: NodeIndex) {
            self.document = document
            self.node = node
        }

        /// The element's name in the document, such as `label`.
        public var name: String { document.storage.tree.names[document.storage.tree.nodes[node].name] }

        /// Its Interface Builder id, where it has one.
        public var id: String? { self[.id] }

        /// The value of an attribute as it stands in the document.
        public subscript(attribute: String) -> String? {
            guard let name = document.storage.tree.names.id(of: attribute) else { return nil }
            return document.storage.tree.string(document.storage.tree.value(of: name, at: node))
        }

        package subscript(attribute: Name) -> String? { document.attribute(attribute, of: node) }

        /// Its attributes, in their order.
        ///
        /// - Complexity: O(n) in the number of attributes.
        public var attributes: [(name: String, value: String)] {
            document.storage.tree.attributeRange(of: node).map { position in
                let attribute = document.storage.tree.attributes[position]
                return (document.storage.tree.names[attribute.name], document.storage.tree.string(attribute.value) ?? "")
            }
        }

        /// The text that stands in it, where one does.
        public var text: String? { document.storage.tree.text(of: node) }

        /// The elements directly in it, in their order.
        ///
        /// - Complexity: O(n) in their number, each time.
        public var children: [Element] {
            document.storage.tree.children(of: node).filter { document.storage.tree.nodes[$0].kind == .element }
                .map { Element(document: document, node: $0) }
        }

        /// The element that it stands in; nil for the document's root.
        public var parent: Element? {
            let parent = document.storage.tree.nodes[node].parent
            return parent == node ? nil : Element(document: document, node: parent)
        }

        /// The first child with that `key`: Interface Builder writes what an object has by name as a child, such as `<rect key="frame"/>`.
        public func child(key: String) -> Element? { children.first { $0[.key] == key } }

        /// The custom class, where there is one.
        public var customClass: String? { self[.customClass].flatMap { $0.isEmpty ? nil : $0 } }

        /// The custom class, or the platform's class for such an element (`UILabel`), or its name.
        public var className: String { customClass ?? platformClass ?? name }

        /// The class that the element's name stands for, such as `UILabel` or `NSTextField`; nil where it says none.
        public var platformClass: String? { ViewClass.name(document.name(of: node), document.platform) }

        /// What a person called it in Interface Builder.
        public var userLabel: String? { self[.userLabel].flatMap { $0.isEmpty ? nil : $0 } }

        /// What a person would call it: its label in Interface Builder, else its text or title.
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

        /// What a person would call it in a formula: its label in one line, else its id.
        public var shortName: String {
            if let guide = asGuide {
                let kind = guide.kind
                guard let view = guide.owner.asView else { return kind + "LayoutGuide" }
                return "\(view.element.shortName).\(kind)"
            }
            if let label {
                // A label may be a text of any length; its start says what there is to say.
                return String(label.unicodeScalars.prefix(1000)).firstLine.shortened(to: 32)
            }
            return id ?? name
        }

        /// Labels are repeated in the path of everything below: one that is longer than a line is cut.
        private static let labelLimit = 200

        /// Where it is, in words: `Dashboard ▸ Credits Container ▸ label "2018"`.
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

        /// What it is, in words: its label in Interface Builder, else `label "2018"`, else its name and id.
        public var description: String {
            if let label = self[.userLabel], !label.isEmpty { return label.shortened(to: Self.labelLimit) }
            if let label {
                let line = label.drop(while: \.isNewline).prefix { !$0.isNewline }
                return "\(name) \"\(line.shortened(to: 40))\""
            }
            guard let id else { return name }
            return "\(name) '\(id)'"
        }

        /// The text of a `<string>`, base64 undone.
        package var plainText: String? {
            guard let text else { return nil }
            return self[.base64UTF8] == "YES" ? Base64Text.decode(text) ?? text : text
        }

        /// The byte offset at which it begins in the file that was read.
        package var offset: Int { Int(document.storage.tree.nodes[node].start) }

        /// The outlets from it, in their order.
        ///
        /// - Complexity: O(n) in the number of connections.
        public var outlets: [Connection] {
            if let view = asView { return view.outlets }
            guard let list = children.first(where: { document.name(of: $0.node) == .connections }) else { return [] }
            return list.children.compactMap(\.asConnection).filter { $0.kind == .outlet }
        }

        /// The view that it is; nil for an element that is no view, such as a controller or a constraint.
        public var asView: View? { record(.view).map { View(document: document, index: $0) } }
        /// The constraint that it is; nil for any other element.
        public var asConstraint: Constraint? { record(.constraint).map { Constraint(document: document, index: $0) } }
        /// The connection that it is (an outlet, an action, a segue and so on); nil for any other element.
        public var asConnection: Connection? { record(.connection).map { Connection(document: document, index: $0) } }
        /// The layout guide that it is, such as a safe area; nil for any other element.
        public var asGuide: LayoutGuide? { record(.guide).map { LayoutGuide(document: document, index: $0) } }
        /// The user-defined runtime attribute that it is; nil for any other element.
        package var asRuntimeAttribute: RuntimeAttribute? {
            record(.runtimeAttribute).map { RuntimeAttribute(document: document, index: $0) }
        }
        /// The scene that it is; nil for any other element.
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
    /// What a person would call the element with an id in a formula: its label, else its text, else its id; for a guide its
    /// owner's name and its kind.
    public func shortName(ofID id: String?) -> String {
        guard let id else { return "?" }
        guard let element = element(id: id) else { return id }
        return element.shortName
    }
}
