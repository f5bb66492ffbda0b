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

    /// Returns the value of an attribute without making a `String`.
    func text(_ name: Name, of node: NodeIndex) -> DocumentText { text(document.storage.tree.value(of: name.id, at: node)) }

    func text(_ range: TextRange) -> DocumentText { DocumentText(range: range, document: document) }

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

/// A text of a document, which may be missing.
struct DocumentText {
    let range: TextRange
    let document: InterfaceDocument

    /// Writes the text, or null.
    func write(to json: inout JSONWriter) {
        guard range.isPresent else { return json.null() }
        document.storage.tree.bytes.withUnsafeBufferPointer { json.string(UnsafeBufferPointer(rebasing: $0[range.range])) }
    }
}

extension JSONShape where Value == DocumentText {
    /// An identifier, or null.
    static var documentID: JSONShape { JSONShape(as: ResultShapes.id) { text, json in text.write(to: &json) } }
    /// A text, or null.
    static var documentText: JSONShape { JSONShape(as: JSONShape<String>.text.orNull) { text, json in text.write(to: &json) } }
}
