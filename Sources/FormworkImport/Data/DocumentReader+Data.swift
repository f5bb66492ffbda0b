import FormworkData
import FormworkDiagnostics
public import FormworkModel
import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

extension DocumentReader {
    /// Reads a document from data in the format of `InterfaceDocument.data(as:)`, which may have been edited.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - format: JSON or YAML.
    ///   - file: The path to give in locations.
    /// - Throws: `DocumentError` if the data isn't well-formed or isn't a document.
    /// - Complexity: O(n) in the number of bytes.
    public func read(_ bytes: UnsafeBufferPointer<UInt8>, as format: InterfaceDocument.DataFormat, file: String) throws(DocumentError)
        -> ReadDocument
    {
        do {
            let data = try format == .json ? JSONParser.parse(bytes, limits: limits) : YAMLParser.parse(bytes, limits: limits)
            var reader = DataDocumentReader(data, limits: limits)
            return try document(try reader.read(), file: file)
        } catch {
            throw refusal(error, bytes: bytes, file: file)
        }
    }

    /// Reads a document from data.
    public func read(_ bytes: [UInt8], as format: InterfaceDocument.DataFormat, file: String) throws(DocumentError) -> ReadDocument {
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(DocumentError) in try read(buffer, as: format, file: file) }
        }
        return try result.get()
    }

    /// Reads the data's document from XML text, so that the result is like any other document.
    private func document(_ data: DataDocument, file: String) throws(DataSyntaxError) -> ReadDocument {
        let root = data.tree.nodes.firstIndex { $0.kind == .element } ?? 0
        let start = Int(data.tree.nodes[root].start)
        guard data.tree.names[data.tree.nodes[root].name] == "document" else {
            throw DataSyntaxError("the root element is '\(data.tree.names[data.tree.nodes[root].name])', expected 'document'", at: start)
        }
        // A text that is too long is rejected when it is read.
        let text = XMLSerializer.text(of: data.tree, declaration: data.declaration, endsLine: data.endsLine, limit: limits.size)
        var read: ReadDocument
        do {
            read = try self.read(text, file: file)
        } catch {
            throw DataSyntaxError(
                error.diagnostic.message, at: start, isLimit: error.diagnostic.rule == "limit-exceeded", notes: error.diagnostic.notes)
        }
        if let kind = data.kind, kind.value != read.document.kind {
            throw DataSyntaxError("the kind is '\(kind.value)', but the document's type is for '\(read.document.kind)'", at: kind.offset)
        }
        if let platform = data.platform, platform.value != read.document.platform {
            throw DataSyntaxError(
                "the platform is '\(platform.value)', but the document's type is for '\(read.document.platform)'", at: platform.offset)
        }
        relocate(&read, to: data.tree, file: file)
        return read
    }

    /// Replaces locations in the XML by those in the data.
    private func relocate(_ read: inout ReadDocument, to data: ElementTree, file: String) {
        let tree = read.document.storage.tree
        guard !read.diagnostics.isEmpty, tree.nodes.count == data.nodes.count else { return }
        let (text, source) = (LineIndex(tree.source), LineIndex(data.source))
        var places: [Diagnostic.Location: Int] = [:]
        for index in tree.nodes.indices {
            let (line, column) = text.position(of: Int(tree.nodes[index].start))
            places[Diagnostic.Location(file: file, line: line, column: column)] = Int(data.nodes[index].start)
        }
        for index in read.diagnostics.indices {
            let location = read.diagnostics[index].location
            guard let offset = places[Diagnostic.Location(file: file, line: location.line, column: location.column)] else { continue }
            (read.diagnostics[index].location.line, read.diagnostics[index].location.column) = source.position(of: offset)
        }
    }

    private func refusal(_ error: DataSyntaxError, bytes: UnsafeBufferPointer<UInt8>, file: String) -> DocumentError {
        let offset = min(error.offset, bytes.count)
        let (line, column) = LineIndex(UnsafeBufferPointer(rebasing: bytes[..<offset])).position(of: offset)
        return DocumentError(
            diagnostic: Diagnostic(
                rule: error.isLimit ? "limit-exceeded" : "unreadable-document", severity: .error, message: error.message,
                location: Diagnostic.Location(file: file, line: line, column: column), notes: error.notes))
    }
}
