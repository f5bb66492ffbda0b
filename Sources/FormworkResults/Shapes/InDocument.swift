import FormworkDiagnostics
import FormworkModel
import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and ranges are the tree's own.

/// A part of a document, with the run that writes it.
struct InDocument<Part> {
    let part: Part
    let run: DocumentWriting

    /// Returns another part of the same document.
    func with<Other>(_ other: Other) -> InDocument<Other> { InDocument<Other>(part: other, run: run) }

    /// Returns other parts of the same document.
    func with<Other>(each others: some Sequence<Other>) -> [InDocument<Other>] { others.map(with) }
}

/// The writing of parts of one document. It caches names for formulas.
final class DocumentWriting {
    let document: InterfaceDocument
    /// The details to write.
    let fields: ObjectFields
    private var shortNames: [NodeIndex: String] = [:]

    init(_ document: InterfaceDocument, fields: ObjectFields = .usual) {
        self.document = document
        self.fields = fields
    }

    /// Returns a part of the document to write.
    func with<Part>(_ part: Part) -> InDocument<Part> { InDocument(part: part, run: self) }

    /// Writes the value of an attribute, or null.
    func write(_ name: Name, of node: NodeIndex, to json: inout JSONWriter) {
        write(document.storage.tree.value(of: name.id, at: node), to: &json)
    }

    /// Writes a text of the document, or null, without making a `String`.
    func write(_ text: TextRange, to json: inout JSONWriter) {
        guard text.isPresent else { return json.null() }
        document.storage.tree.bytes.withUnsafeBufferPointer { json.string(UnsafeBufferPointer(rebasing: $0[text.range])) }
    }

    /// Returns the formula of a constraint, with readable names.
    func formula(_ value: InterfaceDocument.ConstraintValue) -> String { value.text { shortName($0) } }

    private func shortName(_ id: String?) -> String {
        guard let id, let element = document.element(id: id) else { return id ?? "?" }
        if let known = shortNames[element.node] { return known }
        let name = element.shortName
        shortNames[element.node] = name
        return name
    }
}

/// The attributes of an element as written, except some.
struct WrittenAttributes {
    private let element: Element
    private let isLeftOut: @Sendable (NameID) -> Bool

    init(of element: Element, except isLeftOut: @escaping @Sendable (NameID) -> Bool) {
        (self.element, self.isLeftOut) = (element, isLeftOut)
    }

    var isEmpty: Bool {
        let tree = element.document.storage.tree
        return tree.attributeRange(of: element.node).allSatisfy { isLeftOut(tree.attributes[$0].name) }
    }

    /// Writes an object with the attributes by name.
    func write(to json: inout JSONWriter) {
        let tree = element.document.storage.tree
        tree.bytes.withUnsafeBufferPointer { bytes in
            json.object { json in
                for position in tree.attributeRange(of: element.node) {
                    let attribute = tree.attributes[position]
                    if isLeftOut(attribute.name) { continue }
                    json.string(tree.names[attribute.name])
                    json.colon()
                    json.string(UnsafeBufferPointer(rebasing: bytes[attribute.value.range]))
                }
            }
        }
    }
}
