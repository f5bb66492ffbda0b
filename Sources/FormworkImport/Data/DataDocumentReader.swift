import FormworkData
import FormworkModel
import FormworkTree

/// Reads the top-level members of a document in data.
struct DataDocumentReader {
    let data: DataTree
    var nodes: DataNodeReader

    init(_ data: DataTree, limits: DocumentLimits) {
        self.data = data
        nodes = DataNodeReader(data, limits: limits)
    }

    /// Reads the document.
    ///
    /// - Throws: `DataSyntaxError` for the first part with an invalid structure.
    /// - Complexity: O(n) in the size of the data.
    mutating func read() throws(DataSyntaxError) -> DataDocument {
        let root = try nodes.object(at: 0, "a Formwork document")
        var declaration: XMLDeclaration? = XMLDeclaration()
        var endsLine = true
        var kind: (InterfaceDocument.Kind, Int)?
        var platform: (Platform, Int)?
        var version: Int?
        var (before, document, after): (Int?, Int?, Int?)
        let data = data
        let nodes = nodes
        try data.members(of: root) { (key, value) throws(DataSyntaxError) in
            switch data.string(data.nodes[key].text) {
            case "formwork": version = value
            case "kind": kind = (try nodes.word(at: value, InterfaceDocument.Kind.self), Int(data.nodes[value].offset))
            case "platform": platform = (try nodes.word(at: value, Platform.self), Int(data.nodes[value].offset))
            case "format": _ = try nodes.word(at: value, InterfaceDocument.Format.self)
            case "xml": declaration = try Self.declaration(at: value, nodes)
            case "finalNewline": endsLine = try nodes.flag(at: value)
            case "before": before = value
            case "document": document = value
            case "after": after = value
            case "$schema": break
            case let name: throw nodes.error("unknown member '\(name)' of the document; expected \(DataMember.document)", at: key)
            }
        }
        guard let version else { throw nodes.error("the member 'formwork' is missing; expected \(DataMember.version)", at: root) }
        guard data.nodes[version].kind == .number, data.string(data.nodes[version].text) == DataMember.version else {
            throw nodes.error("'formwork' is not \(DataMember.version), the supported version of the format", at: version)
        }
        guard let document else { throw nodes.error("the member 'document', the root element, is missing", at: root) }
        if let before { try self.nodes.readSurroundings(before) }
        try self.nodes.readElement(document)
        if let after { try self.nodes.readSurroundings(after) }
        return DataDocument(
            tree: self.nodes.builder.finish(), declaration: declaration, endsLine: endsLine, kind: kind.map { ($0, $1) },
            platform: platform.map { ($0, $1) })
    }

    /// Reads a declaration such as `{"version":"1.0","encoding":"UTF-8"}`; nil for null.
    private static func declaration(at index: Int, _ nodes: DataNodeReader) throws(DataSyntaxError) -> XMLDeclaration? {
        let data = nodes.data
        if data.nodes[index].kind == .null { return nil }
        var declaration = XMLDeclaration(encoding: nil)
        try data.members(of: try nodes.object(at: index, "the XML declaration")) { (key, value) throws(DataSyntaxError) in
            switch data.string(data.nodes[key].text) {
            case "version": declaration.version = try nodes.xmlVersion(at: value)
            case "encoding": declaration.encoding = try nodes.xmlEncoding(at: value)
            case "standalone": declaration.standalone = try nodes.text(at: value, ["no", "yes"])
            case let name:
                throw nodes.error("unknown member '\(name)' of a declaration; expected 'version', 'encoding' and 'standalone'", at: key)
            }
        }
        return declaration
    }
}
