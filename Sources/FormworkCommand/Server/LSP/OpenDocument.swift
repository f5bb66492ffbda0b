import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkRules
import FormworkTree

/// A document that is open in an editor: its text, and the parsed document.
struct OpenDocument: Sendable {
    let uri: String
    let version: JSONValue?
    let lines: TextLines
    /// The parsed document; nil if the text is invalid.
    let document: InterfaceDocument?
    private let problems: [Diagnostic]
    /// The occurrences of each id.
    private let ids: [String: Occurrences]

    /// The occurrences of an id.
    struct Occurrences: Sendable {
        /// The elements that have the id, with the range of the attribute's value.
        var holders: [(node: NodeIndex, span: Range<Int>)] = []
        /// The ranges of the references to the id.
        var references: [Range<Int>] = []
    }

    /// - Complexity: O(n) in the size of the text.
    init(uri: String, version: JSONValue?, text: [UInt8], _ reader: DocumentReader) {
        self.uri = uri
        self.version = version
        lines = TextLines(text)
        do throws(DocumentError) {
            let read = try reader.read(text, file: uri)
            document = read.document
            problems = read.diagnostics
            ids = Self.occurrences(in: read.document)
        } catch {
            document = nil
            problems = [error.diagnostic]
            ids = [:]
        }
    }

    // MARK: Findings

    /// Returns the findings of a validation as LSP diagnostics.
    func findings(_ check: LSPServer.Check) -> JSONValue {
        let found =
            document.map { check.validator.validate($0, file: uri, reference: check.reference, readingDiagnostics: problems) } ?? problems
        // A problem of the configuration is reported in the documents to which it applies.
        let problem = check.problem.map { text in
            Diagnostic(
                rule: "configuration", severity: .error, message: text,
                location: Diagnostic.Location(file: uri, line: 1, column: 1))
        }
        return .array(([problem].compactMap(\.self) + found).map(finding))
    }

    private func finding(_ diagnostic: Diagnostic) -> JSONValue {
        let start = lines.offset(line: diagnostic.location.line, column: diagnostic.location.column)
        let severity: JSONValue =
            switch diagnostic.severity {
            case .error: 1
            case .warning: 2
            case .note: 3
            }
        let message = ([diagnostic.message] + diagnostic.notes).map { ShownText.symbols(in: $0) }.joined(separator: "\n")
        return [
            "range": lines.range(start..<tagEnd(from: start)), "severity": severity, "code": .string(diagnostic.rule), "source": "formwork",
            "message": .string(message),
        ]
    }

    /// Returns the end of the tag that starts at an offset, or the end of its line if that comes first.
    private func tagEnd(from start: Int) -> Int {
        var end = start
        while end < lines.text.count, lines.text[end] != UInt8(ascii: "\n"), lines.text[end] != UInt8(ascii: "\r") {
            end += 1
            if lines.text[end - 1] == UInt8(ascii: ">") { break }
        }
        return end
    }

    // MARK: Ids

    /// Returns the id at a position with its range; nil if there is none.
    func id(at position: TextLines.Position) -> (id: String, span: Range<Int>)? {
        guard document != nil, let offset = lines.offset(of: position) else { return nil }
        let quote = UInt8(ascii: "\"")
        // Ids are never longer than this.
        let (low, high) = (max(offset - 64, 0), min(offset + 64, lines.text.count))
        guard let start = lines.text[low..<offset].lastIndex(of: quote).map({ $0 + 1 }),
            let end = lines.text[offset..<high].firstIndex(of: quote), start <= end
        else { return nil }
        let id = String(decoding: lines.text[start..<end], as: UTF8.self)
        guard let known = ids[id], known.holders.contains(where: { $0.span == start..<end }) || known.references.contains(start..<end)
        else {
            return nil
        }
        return (id, start..<end)
    }

    /// Returns the occurrences of an id; nil for an unknown id.
    func occurrences(of id: String) -> Occurrences? { ids[id] }

    /// Collects the attribute values that are ids or references to ids. They contain no entities, so they occur verbatim in the text.
    private static func occurrences(in document: InterfaceDocument) -> [String: Occurrences] {
        let tree = document.tree
        guard tree.isVerbatim else { return [:] }
        var result: [String: Occurrences] = [:]
        var others: [(id: String, span: Range<Int>)] = []
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            for place in tree.attributeRange(of: node) {
                let attribute = tree.attributes[place]
                let span = attribute.value.range
                guard attribute.value.isPresent, span.upperBound <= tree.sourceCount, !span.isEmpty, span.count <= 64 else { continue }
                let name = tree.names[attribute.name]
                guard let value = tree.string(attribute.value) else { continue }
                if name == "id" || name == "sceneID" {
                    result[value, default: Occurrences()].holders.append((node, span))
                } else if ObjectReference.isReference(name, value: value) {
                    others.append((value, span))
                }
            }
        }
        for other in others { result[other.id]?.references.append(other.span) }
        return result
    }
}
