import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// What a page has of the document's own text, for its inspector: elements as XML, and the colours that they name.
enum PageSource {
    /// How large the text may be, in bytes: a page without it is better than none.
    private static let limit = 2_000_000

    /// The document's text without the spaces at the beginnings of its lines, exchanged; nil for a document that is too large.
    ///
    /// - Complexity: O(n) in the size of the document.
    static func text(of document: InterfaceDocument) -> String? {
        let tree = document.tree
        let source = tree.isVerbatim ? Array(tree.source) : XMLSerializer.text(of: tree, limit: limit * 2)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count)
        var start = 0
        while start < source.count {
            var first = start
            while first < source.count, source[first] == UInt8(ascii: " ") || source[first] == UInt8(ascii: "\t") { first += 1 }
            // What is no tag is text, whose spaces are its own.
            if first >= source.count || source[first] != UInt8(ascii: "<") { first = start }
            var end = first
            while end < source.count, source[end] != UInt8(ascii: "\n") { end += 1 }
            end = min(end + 1, source.count)
            bytes += exchanged(source[first..<end])
            if bytes.count > limit { return nil }
            start = end
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Markup with characters changed places that JSON or a page would escape: `<` and `{`, `"` and the grave accent. A second time it is what it
    /// was.
    ///
    /// - Complexity: O(n) in the length of the text.
    static func exchanged(_ markup: some Sequence<UInt8>) -> [UInt8] { markup.map(exchanged) }

    private static func exchanged(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "<"): UInt8(ascii: "{")
        case UInt8(ascii: "{"): UInt8(ascii: "<")
        case UInt8(ascii: "\""): UInt8(ascii: "`")
        case UInt8(ascii: "`"): UInt8(ascii: "\"")
        default: byte
        }
    }

    /// The colours that elements of a document name, as JSON: for each its attributes but the key, `name=value` with bars between, and what it
    /// is in light and in dark surroundings.
    ///
    /// - Complexity: O(n) in the number of elements.
    static func colors(of document: InterfaceDocument, _ reader: ColorReader) -> [UInt8] {
        var known: Set<String> = []
        var json = JSONWriter(escapesMarkup: true)
        json.array { json in
            for node in document.tree.nodeIndices where document.tree.nodes[node].kind == .element && document.name(of: node) == .color {
                let attributes = Element(document: document, node: node).attributes.filter { $0.name != "key" }
                guard attributes.contains(where: { names.contains($0.name) }) else { continue }
                let text = attributes.map { "\($0.name)=\($0.value)" }.joined(separator: "|")
                guard known.insert(text).inserted, let paint = reader.paint(of: node) else { continue }
                json.array(texts: [text, paint.light.css, paint.dark.css])
            }
        }
        return json.bytes
    }

    /// The attributes by which an element names a colour.
    private static let names: Set<String> = ["name", "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"]
}
