import FormworkTree
import FormworkXML

/// A reader for XLIFF 1.2 and 2.0, which returns one table per `file` element.
enum XLIFFReader {
    private static let fixedNames = FixedNames([
        "xliff", "file", "body", "group", "trans-unit", "unit", "segment", "ignorable", "source", "target", "note", "notes", "id", "name",
        "original", "version", "source-language", "target-language", "srcLang", "trgLang", "state", "translate",
    ])

    static func tables(_ bytes: [UInt8]) throws(TranslationError) -> [TranslationTable] {
        let tree: ElementTree
        do throws(XMLSyntaxError) {
            tree = try XMLParser(fixedNames: fixedNames).parse(bytes)
        } catch {
            throw TranslationError(error.message, line: error.line, column: error.column, notes: error.notes)
        }
        let reader = TreeWalk(tree: tree, lines: LineIndex(tree.source))
        guard let root = tree.nodeIndices.first(where: { tree.nodes[$0].kind == .element }), reader.name(root) == "xliff" else {
            throw TranslationError("the file isn't XLIFF: it has no element 'xliff'")
        }
        let isSecond = reader["version", root]?.hasPrefix("2") ?? false
        return reader.children(root, name: "file").map { file in
            var table = TranslationTable()
            table.sourceLanguage = isSecond ? reader["srcLang", root] : reader["source-language", file]
            table.language = isSecond ? reader["trgLang", root] : reader["target-language", file]
            table.original = reader["original", file]
            if isSecond { units(in: file, &table, reader: reader) } else { transUnits(in: file, &table, reader: reader) }
            return table
        }
    }

    private static func transUnits(in node: NodeIndex, _ table: inout TranslationTable, reader: TreeWalk) {
        for unit in reader.descendants(node, name: "trans-unit") {
            guard let key = reader["id", unit] else { continue }
            let target = reader.children(unit, name: "target").first
            let isNew = target.flatMap { reader["state", $0] } == "new"
            table.entries.append(
                reader.entry(
                    key, value: isNew ? nil : target.map(reader.text), source: reader.children(unit, name: "source").first, unit: unit))
        }
    }

    private static func units(in node: NodeIndex, _ table: inout TranslationTable, reader: TreeWalk) {
        for unit in reader.descendants(node, name: "unit") {
            guard let key = reader["name", unit] ?? reader["id", unit] else { continue }
            let parts = reader.elements(unit).filter { ["segment", "ignorable"].contains(reader.name($0)) }
            let segments = parts.filter { reader.name($0) == "segment" }
            let source = parts.compactMap { reader.children($0, name: "source").first.map(reader.text) }.joined()
            let isTranslated =
                !segments.isEmpty
                && segments.allSatisfy { !reader.children($0, name: "target").isEmpty && reader["state", $0] != "initial" }
            let target = parts.compactMap { part in
                (reader.children(part, name: "target").first ?? reader.children(part, name: "source").first).map(reader.text)
            }.joined()
            var entry = reader.entry(key, value: isTranslated ? target : nil, source: nil, unit: unit)
            entry.source = source
            table.entries.append(entry)
        }
    }
}

/// Access to the elements of a tree by name.
private struct TreeWalk {
    let tree: ElementTree
    let lines: LineIndex

    /// Returns an element's name without a namespace prefix.
    func name(_ node: NodeIndex) -> String {
        let name = tree.names[tree.nodes[node].name]
        return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }

    subscript(attribute: String, node: NodeIndex) -> String? {
        tree.names.id(of: attribute).flatMap { tree.string(tree.value(of: $0, at: node)) }
    }

    func elements(_ node: NodeIndex) -> [NodeIndex] { tree.children(of: node).filter { tree.nodes[$0].kind == .element } }

    func children(_ node: NodeIndex, name: String) -> [NodeIndex] { elements(node).filter { self.name($0) == name } }

    func descendants(_ node: NodeIndex, name: String) -> [NodeIndex] {
        (node + 1..<tree.nodes[node].subtreeEnd).filter { tree.nodes[$0].kind == .element && self.name($0) == name }
    }

    /// Returns all text in an element, including that in inline elements.
    func text(_ node: NodeIndex) -> String {
        var text = ""
        for child in tree.children(of: node) {
            switch tree.nodes[child].kind {
            case .text, .cdata: text += tree.text(of: child) ?? ""
            case .element: text += self.text(child)
            case .comment, .processingInstruction: break
            }
        }
        if text.isEmpty, let blank = tree.blankText(of: node) { text = tree.string(blank) ?? "" }
        return text
    }

    func entry(_ key: String, value: String?, source: NodeIndex?, unit: NodeIndex) -> TranslationTable.Entry {
        let (line, column) = lines.position(of: Int(tree.nodes[unit].start))
        return TranslationTable.Entry(key: key, value: value, source: source.map(text), line: line, column: column)
    }
}
