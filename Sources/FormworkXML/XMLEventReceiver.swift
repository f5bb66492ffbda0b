import CLibXML2
import FormworkTree

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: libxml2 keeps the arguments of a callback alive during the callback, and the parser owns its buffers from `init` to `deinit`; the
// counts come with them and bound every index.

/// Collects libxml2's events in flat buffers. It has a fixed address, so that the callbacks can access it without reference counting.
struct XMLEventReceiver: ~Copyable {
    let context: xmlParserCtxtPtr
    var names: XMLNameCache
    var nodes = GrowingBuffer<ElementNode>(capacity: 1 << 12)
    var attributes = GrowingBuffer<ElementAttribute>(capacity: 1 << 14)
    /// Decoded texts that are not in the source verbatim.
    var decoded = GrowingBuffer<UInt8>(capacity: 1 << 12)
    /// The open elements.
    private var open = GrowingBuffer<NodeIndex>(capacity: DocumentLimits.largest.depth + 8)
    private var depth = 0
    /// The pieces of white space since the last tag, as ranges in `source`, as long as no text has followed.
    private var blanks = GrowingBuffer<TextRange>(capacity: 16)
    /// The text node that further characters may extend.
    private var openText: NodeIndex?
    /// The end of the last event in the source, as far as it is known. The next tag begins there.
    private var lastEnd = 0
    private var sourceCount = 0
    private let limits: DocumentLimits
    private var source: UnsafePointer<UInt8>
    /// The reason for which the receiver stopped the parse.
    var refusal: XMLSyntaxError.Kind?
    var refusalOffset = 0
    var refusalMessage = ""
    var refusalNotes: [String] = []

    init(fixedNames: FixedNames, context: xmlParserCtxtPtr, limits: DocumentLimits) {
        self.context = context
        self.limits = limits
        names = XMLNameCache(fixedNames: fixedNames, context: context)
        source = UnsafePointer(decoded.base)
    }

    mutating func reset(source: UnsafePointer<UInt8>, count: Int) {
        self.source = source
        sourceCount = count
        names.removeExtras()
        nodes.removeAll()
        attributes.removeAll()
        decoded.removeAll()
        blanks.removeAll()
        open.removeAll()
        depth = 0
        openText = nil
        // The XML declaration before the root is not an event.
        lastEnd = Self.declarationEnd(source, count: count)
        refusal = nil
    }

    private static func declarationEnd(_ source: UnsafePointer<UInt8>, count: Int) -> Int {
        let start = count >= 3 && source[0] == 0xEF ? 3 : 0
        guard count - start > 5, memcmp(source + start, "<?xml", 5) == 0 else { return start }
        var end = start
        while end < count, source[end] != UInt8(ascii: ">") { end += 1 }
        return min(end + 1, count)
    }

    /// Stops the parse with an error.
    mutating func refuse(_ kind: XMLSyntaxError.Kind, message: String, notes: [String] = []) {
        guard refusal == nil else { return }
        refusal = kind
        refusalMessage = message
        refusalNotes = notes
        refusalOffset = offset
        formwork_xml_stop(context)
    }

    @inline(never)
    private mutating func refuse(_ kind: ExceededLimit.Kind, limit: Int, found: Int, isOpen: Bool = false) {
        let excess = ExceededLimit(kind, limit: limit, found: found, isOpen: isOpen)
        refuse(.limit, message: excess.message, notes: excess.notes)
    }

    @inline(__always)
    private var offset: Int { Int(formwork_xml_offset(context)) }

    // MARK: Events

    mutating func startElement(
        _ localName: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?, _ namespaceCount: Int,
        // Safe: libxml2 passes two pointers for each namespace and five for each attribute, and exactly as many are read.
        _ namespaces: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ attributeCount: Int,
        // Safe: as above.
        _ values: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    ) {
        if openText != nil { endText(at: tagStart(before: offset)) }
        blanks.removeAll()
        if depth == limits.depth { return refuse(.depth, limit: limits.depth, found: depth + 1, isOpen: true) }
        if nodes.count >= limits.elements { return refuse(.elements, limit: limits.elements, found: nodes.count + 1, isOpen: true) }
        if attributeCount + namespaceCount > limits.attributes {
            return refuse(.attributes, limit: limits.attributes, found: attributeCount + namespaceCount)
        }
        guard let name = id(localName, prefix: prefix) else { return refuse(.limit, message: "the document has too many different names") }
        let tagEnd = offset
        let start = tagStart(before: tagEnd)
        let selfClosing = tagEnd < sourceCount && source[tagEnd] == UInt8(ascii: "/")
        let index = NodeIndex(nodes.count)
        nodes.append(
            ElementNode(
                name: name, kind: .element, isSelfClosing: selfClosing, parent: depth > 0 ? open.base[depth - 1] : index,
                subtreeEnd: index + 1, firstAttribute: UInt32(attributes.count), start: UInt32(start),
                startTagEnd: UInt32(tagEnd + (selfClosing ? 2 : 1)), end: 0))
        lastEnd = tagEnd + (selfClosing ? 2 : 1)
        if open.count == depth { open.append(index) } else { open.base[depth] = index }
        depth += 1
        if namespaceCount > 0, let namespaces { addNamespaces(namespaceCount, namespaces: namespaces) }
        defer { if namespaceCount > 0 { restoreOrder(of: index.place) } }
        guard attributeCount > 0, let values else { return }
        for position in 0..<attributeCount {
            let entry = values + position * 5
            guard let local = entry[0], let begin = entry[3], let end = entry[4] else { continue }
            guard let name = id(local, prefix: entry[1]) else {
                return refuse(.limit, message: "the document has too many different names")
            }
            if end - begin > limits.text { return refuse(.text, limit: limits.text, found: end - begin) }
            attributes.append(ElementAttribute(name: name, value: attributeValue(begin, count: end - begin)))
        }
    }

    mutating func endElement() {
        if openText != nil { endText(at: tagStart(before: offset)) }
        blanks.removeAll()
        guard depth > 0 else { return }
        depth -= 1
        let index = open.base[depth].place
        nodes.base[index].subtreeEnd = NodeIndex(nodes.count)
        lastEnd = offset
        nodes.base[index].end = UInt32(lastEnd)
    }

    mutating func characters(_ pointer: UnsafePointer<UInt8>, count: Int) {
        let fromSource = formwork_xml_offset_of(context, pointer)
        // The source between two events is text. libxml2 omits a carriage return before a line feed.
        let start = lastEnd
        lastEnd = max(start, min(fromSource >= 0 ? Int(fromSource) + count : offset, sourceCount))
        if openText == nil, Self.isBlank(pointer, count: count), fromSource >= start || isBlankSource(start..<lastEnd) {
            if lastEnd - (blanks.count > 0 ? Int(blanks.base[0].offset) : start) > limits.text {
                return refuse(.text, limit: limits.text, found: limits.text + 1, isOpen: true)
            }
            blanks.append(TextRange(offset: UInt32(start), length: UInt32(lastEnd - start)))
            return
        }
        let node: NodeIndex
        if let openText {
            node = openText
            extendText(node, pointer: pointer, count: count)
        } else {
            let origin = blanks.count > 0 ? Int(blanks.base[0].offset) : start
            node = NodeIndex(nodes.count)
            openText = node
            appendLeaf(.text, start: origin, value: blanks.count == 0 ? text(pointer, count: count) : joinedBlanks(pointer, count: count))
        }
        guard refusal == nil else { return }
        let length = Int(attributes.base[Int(nodes.base[node.place].firstAttribute)].value.length)
        if length > limits.text { refuse(.text, limit: limits.text, found: length, isOpen: true) }
    }

    mutating func leaf(_ kind: NodeKind, pointer: UnsafePointer<UInt8>?, count: Int, opening: Int, closing: Int) {
        if count > limits.text { return refuse(.text, limit: limits.text, found: count) }
        let end = min(offset, sourceCount)
        // libxml2 reports a comment and the like after it has read it. It begins at the first `<` after the last event.
        let start = tagStart(before: end)
        endText(at: start)
        appendLeaf(kind, start: start, value: pointer.map { text($0, count: count) } ?? TextRange(offset: UInt32(end), length: 0))
        nodes.base[nodes.count - 1].end = UInt32(end)
        lastEnd = end
    }

    // MARK: Parts

    @inline(__always)
    private mutating func id(_ local: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?) -> NameID? {
        if let prefix { return prefixedID(local, prefix: prefix) }
        return names.id(of: local)
    }

    @inline(never)
    private mutating func prefixedID(_ local: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>) -> NameID? {
        guard let qualified = xmlDictQLookup(context.pointee.dict, prefix, local) else { return nil }
        return names.id(of: qualified)
    }

    @inline(never)
    // Safe: two pointers per namespace.
    private mutating func addNamespaces(_ count: Int, namespaces: UnsafeMutablePointer<UnsafePointer<UInt8>?>) {
        for position in 0..<count {
            let prefix = namespaces[position * 2].map { ":" + String(cString: $0) } ?? ""
            let name = "xmlns" + prefix
            guard let pointer = formwork_xml_intern(context, name, Int32(name.utf8.count)), let id = names.id(of: pointer) else { continue }
            let uri = namespaces[position * 2 + 1]
            attributes.append(
                ElementAttribute(
                    name: id, value: uri.map { text($0, count: strlen(UnsafePointer<CChar>(OpaquePointer($0)))) } ?? text(pointer, count: 0)
                )
            )
        }
    }

    /// Returns the range of a text: in the source if libxml2 points there, otherwise of a copy.
    @inline(__always)
    private mutating func text(_ pointer: UnsafePointer<UInt8>, count: Int) -> TextRange {
        let fromSource = formwork_xml_offset_of(context, pointer)
        if fromSource >= 0 { return TextRange(offset: UInt32(fromSource), length: UInt32(count)) }
        let place = sourceCount + decoded.count
        decoded.append(contentsOf: pointer, count: count)
        return TextRange(offset: UInt32(place), length: UInt32(count))
    }

    /// Returns the range of an attribute's value.
    ///
    /// Without entity substitution, libxml2 leaves an ampersand in a decoded value as `&#38;`.
    @inline(__always)
    private mutating func attributeValue(_ pointer: UnsafePointer<UInt8>, count: Int) -> TextRange {
        let fromSource = formwork_xml_offset_of(context, pointer)
        if fromSource >= 0 { return TextRange(offset: UInt32(fromSource), length: UInt32(count)) }
        return decodedValue(pointer, count: count)
    }

    @inline(never)
    private mutating func decodedValue(_ pointer: UnsafePointer<UInt8>, count: Int) -> TextRange {
        let ampersand: StaticString = "&#38;"
        let place = decoded.count
        var index = 0
        while index < count {
            if pointer[index] == UInt8(ascii: "&"), count - index >= 5, memcmp(pointer + index, ampersand.utf8Start, 5) == 0 {
                decoded.append(UInt8(ascii: "&"))
                index += 5
            } else {
                decoded.append(pointer[index])
                index += 1
            }
        }
        return TextRange(offset: UInt32(sourceCount + place), length: UInt32(decoded.count - place))
    }

    /// Sorts attributes and namespaces in the order of the source. libxml2 reports all namespaces first.
    @inline(never)
    private mutating func restoreOrder(of node: Int) {
        let first = Int(nodes.base[node].firstAttribute)
        let tag = Int(nodes.base[node].start)..<min(Int(nodes.base[node].startTagEnd), sourceCount)
        guard attributes.count > first + 1, refusal == nil, !tag.isEmpty else { return }
        let written = StartTag(UnsafeBufferPointer(start: source, count: sourceCount), range: tag).attributes
        let places = Dictionary(written.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let sorted = (first..<attributes.count).map { position in
            (place: places[names.text(of: attributes.base[position].name)] ?? .max, attribute: attributes.base[position])
        }.sorted { $0.place < $1.place }
        for (position, entry) in sorted.enumerated() { attributes.base[first + position] = entry.attribute }
    }

    /// Appends a node other than an element. Outside of the root element such nodes are their own parents.
    private mutating func appendLeaf(_ kind: NodeKind, start: Int, value: TextRange) {
        if nodes.count >= limits.elements { refuse(.elements, limit: limits.elements, found: nodes.count + 1, isOpen: true) }
        let index = NodeIndex(nodes.count)
        nodes.append(
            ElementNode(
                name: 0, kind: kind, parent: depth > 0 ? open.base[depth - 1] : index, subtreeEnd: index + 1,
                firstAttribute: UInt32(attributes.count), start: UInt32(start), startTagEnd: UInt32(start), end: UInt32(start)))
        attributes.append(ElementAttribute(name: 0, value: value))
    }

    private mutating func joinedBlanks(_ pointer: UnsafePointer<UInt8>, count: Int) -> TextRange {
        let place = decoded.count
        var hasReturn = false
        for index in 0..<blanks.count {
            for offset in blanks.base[index].range {
                // In XML a line end is always a line feed. A carriage return and its line feed may be in two pieces.
                let byte = source[offset]
                if byte == 0x0D || byte != 0x0A || !hasReturn { decoded.append(byte == 0x0D ? 0x0A : byte) }
                hasReturn = byte == 0x0D
            }
        }
        decoded.append(contentsOf: pointer, count: count)
        blanks.removeAll()
        return TextRange(offset: UInt32(sourceCount + place), length: UInt32(decoded.count - place))
    }

    /// Extends the open text by another piece.
    private mutating func extendText(_ node: NodeIndex, pointer: UnsafePointer<UInt8>, count: Int) {
        let attribute = Int(nodes.base[node.place].firstAttribute)
        let value = attributes.base[attribute].value
        let fromSource = Int(formwork_xml_offset_of(context, pointer))
        if value.range.upperBound == fromSource, fromSource + count <= sourceCount {
            attributes.base[attribute].value.length += UInt32(count)
            return
        }
        if value.range.upperBound != sourceCount + decoded.count || Int(value.offset) < sourceCount {
            let place = decoded.count
            if Int(value.offset) < sourceCount {
                decoded.append(contentsOf: source + Int(value.offset), count: Int(value.length))
            } else {
                let copy = [UInt8](UnsafeBufferPointer(start: decoded.base + Int(value.offset) - sourceCount, count: Int(value.length)))
                copy.withUnsafeBufferPointer { decoded.append(contentsOf: $0.baseAddress ?? source, count: $0.count) }
            }
            attributes.base[attribute].value.offset = UInt32(sourceCount + place)
        }
        decoded.append(contentsOf: pointer, count: count)
        attributes.base[attribute].value.length += UInt32(count)
    }

    /// Returns the start of the tag, comment or the like that the parser has just read.
    @inline(__always)
    private func tagStart(before offset: Int) -> Int {
        if lastEnd < offset, lastEnd < sourceCount, source[lastEnd] == UInt8(ascii: "<") { return lastEnd }
        // In between is only text, which contains no `<`.
        var start = lastEnd
        let end = min(offset, sourceCount)
        while start < end, source[start] != UInt8(ascii: "<") { start += 1 }
        return start < end ? start : max(end - 1, 0)
    }

    /// Whether a part of the source is white space without references.
    @inline(never)
    private func isBlankSource(_ range: Range<Int>) -> Bool {
        !range.isEmpty && Self.isBlank(source + range.lowerBound, count: range.count)
    }

    @inline(__always)
    private mutating func endText(at end: Int) {
        if let node = openText {
            nodes.base[node.place].end = UInt32(end)
            openText = nil
        }
        blanks.removeAll()
    }

    @inline(__always)
    private static func isBlank(_ pointer: UnsafePointer<UInt8>, count: Int) -> Bool {
        var index = 0
        // Safe: reads eight bytes only where eight are left.
        let raw = UnsafeRawPointer(pointer)
        while index + 8 <= count, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0x2020_2020_2020_2020 { index += 8 }
        while index < count {
            if pointer[index] > 0x20 { return false }
            index += 1
        }
        return true
    }
}
