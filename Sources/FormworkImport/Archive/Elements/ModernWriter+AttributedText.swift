import FormworkTree

/// Attributed strings.
extension ModernWriter {
    mutating func writeAttributedString(_ node: Int, key: ModernName) {
        begin("attributedString", from: node, key: key)
        defer { end() }
        guard let stringNode = graph.value(node, key: "NSString"), let string = text(stringNode), string.length > 0 else { return }
        let attributes = graph.value(node, key: "NSAttributes")
        let runs = attributes.map { self.runs(of: node, $0) } ?? []
        guard runs.count > 1 else {
            return writeFragment(string, from: stringNode, attributes: runs.first?.attributes ?? attributes)
        }
        writeRuns(runs, bytes: bytes(string), from: stringNode)
    }

    private mutating func writeFragment(_ text: TextRange, from node: Int, attributes: Int?) {
        begin("fragment", from: node)
        if fitsAttribute(text) {
            set("content", value: text)
        } else {
            writeString(text, element: isCompiled ? "string" : "mutableString", key: "content", from: node)
        }
        if let attributes { writeAttributes(attributes) }
        end()
    }

    private mutating func writeRuns(_ runs: [(length: Int, attributes: Int)], bytes: [UInt8], from node: Int) {
        var units = ArraySlice(Array(String(decoding: bytes, as: UTF8.self).utf16))
        for (index, run) in runs.enumerated() {
            let piece = index + 1 == runs.count ? units : units.prefix(run.length)
            units = units.dropFirst(piece.count)
            guard !piece.isEmpty, !isExhausted(at: node) else { continue }
            writeFragment(newText(String(decoding: piece, as: UTF16.self)), from: node, attributes: run.attributes)
        }
    }

    /// Returns the runs of an attributed string: their lengths in UTF-16 units and their attributes, from pairs of numbers in 7-bit groups.
    private func runs(of node: Int, _ attributes: Int) -> [(length: Int, attributes: Int)] {
        guard graph.kinds[attributes] == .array || graph.classes[attributes].isArray else { return [(.max, attributes)] }
        let tables = graph.items(attributes)
        guard let info = graph.value(node, key: "NSAttributeInfo"), let data = graph.value(info, key: "NS.bytes") ?? Optional(info),
            let bytes = graph.bytes(data)
        else { return tables.first.map { [(.max, $0)] } ?? [] }
        var numbers: [Int] = []
        var value = 0
        var shift = 0
        for byte in bytes {
            value |= Int(byte & 0x7f) << shift
            shift += 7
            if byte & 0x80 == 0 || shift > 40 {
                numbers.append(value)
                value = 0
                shift = 0
            }
        }
        return stride(from: 0, to: numbers.count - 1, by: 2).compactMap { index in
            tables.indices.contains(numbers[index + 1]) ? (numbers[index], tables[numbers[index + 1]]) : nil
        }
    }

    private mutating func writeAttributes(_ table: Int) {
        let entries = graph.entries(table)
        guard !entries.isEmpty else { return }
        begin("attributes", from: table)
        for entry in entries where graph.classes[entry.value] == .NSColor && !isExhausted(at: table) {
            guard let name = Self.colorNames.first(where: { graph.tree.equals(entry.key, other: $0.key) })?.name else { continue }
            writeColor(entry.value, key: name)
        }
        for entry in entries where graph.classes[entry.value] == .NSFont {
            writeFont(entry.value, of: table, key: graph.tree.equals(entry.key, other: "NSOriginalFont") ? "NSOriginalFont" : "NSFont")
        }
        for entry in entries where graph.classes[entry.value].isParagraphStyle { writeParagraphStyle(entry.value) }
        for entry in entries where isCompiled && !isExhausted(at: table) { writeFurtherAttribute(entry.value, key: entry.key) }
        end()
    }

    private static let colorNames: [(key: StaticString, name: ModernName)] = [
        ("NSColor", "NSColor"), ("NSBackgroundColor", "NSBackgroundColor"), ("NSStrokeColor", "NSStrokeColor"),
        ("NSUnderlineColor", "NSUnderlineColor"),
    ]
}
