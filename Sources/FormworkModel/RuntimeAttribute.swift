import FormworkTree

extension InterfaceDocument {
    /// A user-defined runtime attribute: a value that is set by key path when the document is loaded.
    public struct RuntimeAttribute: Hashable, Sendable {
        /// A value as the document writes it.
        public enum Value: Hashable, Sendable {
            /// A text.
            case string(String)
            /// A localizable text.
            case localizedString(String)
            /// A number.
            case number(Double)
            /// A Boolean.
            case boolean(Bool)
            /// A point.
            case point(Point)
            /// A size.
            case size(Size)
            /// A rectangle.
            case rect(Rect)
            /// A range, by location and length.
            case range(location: Double, length: Double)
            /// The attributes of the colour's element.
            case color([String: String])
            /// The name of an image.
            case image(String)
            /// No object.
            case `nil`
            /// A type that Formwork does not know, with the value as written.
            case other(String?)
        }

        /// The document that it is part of.
        public let document: InterfaceDocument
        package let index: Int

        package init(document: InterfaceDocument, index: Int) {
            self.document = document
            self.index = index
        }

        package var record: RuntimeAttributeRecord { document.storage.index.runtimeAttributes[index] }

        /// Its element in the document.
        public var element: Element { Element(document: document, node: record.node) }

        /// The element that the value is set on.
        public var owner: Element { Element(document: document, node: record.owner) }

        /// The key path, such as `layer.cornerRadius`; "" if the document has none.
        public var keyPath: String { document.storage.tree.string(record.keyPath) ?? "" }

        /// The type as written: `string`, `number`, `boolean`, `color`, ….
        public var type: String { document.storage.tree.string(record.type) ?? "" }

        /// The value, read according to the type; `other` if that isn't possible.
        public var value: Value {
            let child = element.child(key: "value")
            let written = element[.value]
            func number(_ name: Name) -> Double { child?[name].flatMap(Double.init) ?? 0 }
            switch type {
            case "string": return .string(written ?? child?.plainText ?? "")
            case "localizedString": return .localizedString(written ?? child?.plainText ?? "")
            case "number":
                return (child?[.value] ?? written).flatMap(Double.init).map(Value.number) ?? .other(child?[.value] ?? written)
            case "boolean": return .boolean(written == "YES")
            case "point": return .point(Point(x: number(.x), y: number(.y)))
            case "size": return .size(Size(width: number(.width), height: number(.height)))
            case "rect": return .rect(Rect(x: number(.x), y: number(.y), width: number(.width), height: number(.height)))
            case "range": return .range(location: number(.location), length: number(.length))
            case "color":
                return .color(Dictionary(child?.attributes.map { ($0.name, $0.value) } ?? [], uniquingKeysWith: { first, _ in first }))
            case "image": return .image(written ?? "")
            case "nil": return .nil
            default: return .other(written ?? child?.plainText)
            }
        }

        public static func == (left: RuntimeAttribute, right: RuntimeAttribute) -> Bool {
            left.index == right.index && left.document == right.document
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(index) }
    }
}
