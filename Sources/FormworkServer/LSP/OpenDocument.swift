import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkRules
import FormworkTree

/// A document that an editor has open: its text, and what it says.
struct OpenDocument: Sendable {
    let uri: String
    let version: JSONValue?
    let lines: TextLines
    /// Nil where the text is no document as it stands.
    let document: InterfaceDocument?
    private let problems: [Diagnostic]
    /// By id the places of the values in the text that are it or lead to it, and the node whose id it is.
    private let ids: [String: Occurrences]

    /// Where an id stands.
    struct Occurrences: Sendable {
        /// The elements that have the id, and where it stands in them.
        var holders: [(node: NodeIndex, span: Range<Int>)] = []
        /// Where others lead there.
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

    /// What is to be said about it, as LSP has it.
    func findings(_ check: LSPServer.Check) -> JSONValue {
        let found =
            document.map { check.validator.validate($0, file: uri, reference: check.reference, readingDiagnostics: problems) } ?? problems
        // What is wrong with the configuration is said where it would count.
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

    /// Where a tag ends that begins at a place, or its line.
    private func tagEnd(from start: Int) -> Int {
        var end = start
        while end < lines.text.count, lines.text[end] != UInt8(ascii: "\n"), lines.text[end] != UInt8(ascii: "\r") {
            end += 1
            if lines.text[end - 1] == UInt8(ascii: ">") { break }
        }
        return end
    }

    // MARK: Ids

    /// The id at a place, and where it stands; nil where none does.
    func id(at position: TextLines.Position) -> (id: String, span: Range<Int>)? {
        guard document != nil, let offset = lines.offset(of: position) else { return nil }
        let quote = UInt8(ascii: "\"")
        // No id is longer than that.
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

    /// Where an id stands; nil for one that there is not.
    func occurrences(of id: String) -> Occurrences? { ids[id] }

    /// The values of attributes that are ids, and those that lead to one: such a value has no entities, so it stands in the text as it is.
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
                } else if ObjectReference.isReference(name, value) {
                    others.append((value, span))
                }
            }
        }
        for other in others { result[other.id]?.references.append(other.span) }
        return result
    }
}
