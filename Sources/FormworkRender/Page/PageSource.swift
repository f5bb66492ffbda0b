import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// The parts of the document's source that the page's inspector shows: elements as XML, and the colours that they name.
enum PageSource {
    /// The maximum size of the text in bytes. A page without the text is better than no page.
    private static let limit = 2_000_000

    /// Returns the document's text without indentation, encoded by `exchanged`; nil if the document is too large.
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
            // A line that does not start with a tag is text, whose spaces matter.
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

    /// Returns markup in which characters that JSON or HTML would escape are swapped with others: `<` with `{`, and `"` with the grave accent.
    /// Applying it twice restores the original.
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

    /// Returns the named colours of a document's elements as JSON: for each its attributes except the key, as `name=value` separated by bars, and its
    /// light and dark values.
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

    /// The attributes that name a colour.
    private static let names: Set<String> = ["name", "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"]
}
