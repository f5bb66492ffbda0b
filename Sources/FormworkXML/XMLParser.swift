import CLibXML2
package import FormworkTree

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Parses XML into element trees through libxml2's SAX interface.
///
/// One parser serves any number of documents, one after another: its memory and libxml2's dictionary of names are used
/// again. It stays on the thread that uses it.
package final class XMLParser {
    /// The largest document, in bytes: libxml2 counts in 32 bits.
    package static let sizeLimit = Int(Int32.max) - 1
    /// How deep elements may be nested.
    package static let depthLimit = XMLEventReceiver.depthLimit
    /// How many names that are not of the vocabulary a parser may gather before it begins with a fresh dictionary.
    private static let foreignNameLimit = 20_000

    private let vocabulary: Vocabulary
    private var context: xmlParserCtxtPtr
    private var receiver: UnsafeMutablePointer<XMLEventReceiver>
    private var foreignNames = 0
    private let handler = makeHandler()

    package init(vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
        (context, receiver) = Self.makeContext(vocabulary)
    }

    deinit { Self.free(context, receiver) }

    /// The tree of a document.
    ///
    /// - Throws: the first reason for which the bytes are not a well-formed document in UTF-8.
    /// - Complexity: O(n) in the size of the document.
    package func parse(_ source: UnsafeBufferPointer<UInt8>) throws(XMLSyntaxError) -> ElementTree {
        try refuseUnreadable(source)
        guard let base = source.baseAddress else { throw Self.empty }
        receiver.pointee.reset(source: base, count: source.count)
        var session = formwork_xml_session()
        session.receiver = UnsafeMutableRawPointer(receiver)
        let wellFormed = base.withMemoryRebound(to: CChar.self, capacity: source.count) { bytes in
            withUnsafePointer(to: handler) { formwork_xml_parse(context, &session, $0, bytes, Int32(source.count)) }
        }
        defer { renewContextWhereDue() }
        if let kind = receiver.pointee.refusal {
            throw refusal(kind, offset: receiver.pointee.refusalOffset, message: receiver.pointee.refusalMessage, source)
        }
        guard wellFormed == 1, receiver.pointee.nodes.count > 0 else { throw Self.syntaxError(session.error, source) }
        return tree(source)
    }

    package func parse(_ bytes: [UInt8]) throws(XMLSyntaxError) -> ElementTree {
        let result = bytes.withUnsafeBufferPointer { source in Result { () throws(XMLSyntaxError) in try parse(source) } }
        return try result.get()
    }

    // MARK: Parts

    private func tree(_ source: UnsafeBufferPointer<UInt8>) -> ElementTree {
        let decodedCount = receiver.pointee.decoded.count
        let bytes = [UInt8](unsafeUninitializedCapacity: source.count + decodedCount) { buffer, count in
            guard let base = buffer.baseAddress, let start = source.baseAddress else { return }
            base.initialize(from: start, count: source.count)
            (base + source.count).initialize(from: receiver.pointee.decoded.base, count: decodedCount)
            count = source.count + decodedCount
        }
        var names = NameTable(vocabulary: vocabulary)
        for name in receiver.pointee.names.extras { names.append(foreign: name) }
        return ElementTree(
            bytes: bytes, sourceCount: source.count, nodes: receiver.pointee.nodes.array(),
            attributes: receiver.pointee.attributes.array(), names: names, isVerbatim: true)
    }

    private func renewContextWhereDue() {
        foreignNames += receiver.pointee.names.extras.count
        guard foreignNames > Self.foreignNameLimit else { return }
        Self.free(context, receiver)
        (context, receiver) = Self.makeContext(vocabulary)
        foreignNames = 0
    }

    private static func makeContext(_ vocabulary: Vocabulary) -> (xmlParserCtxtPtr, UnsafeMutablePointer<XMLEventReceiver>) {
        guard let context = formwork_xml_create() else { fatalError("libxml2 has no memory for a parser") }
        let receiver = UnsafeMutablePointer<XMLEventReceiver>.allocate(capacity: 1)
        receiver.initialize(to: XMLEventReceiver(vocabulary: vocabulary, context: context))
        return (context, receiver)
    }

    private static func free(_ context: xmlParserCtxtPtr, _ receiver: UnsafeMutablePointer<XMLEventReceiver>) {
        receiver.deinitialize(count: 1)
        receiver.deallocate()
        formwork_xml_free(context)
    }
}

// MARK: - Callbacks

private func receiver(_ session: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLEventReceiver>? {
    session?.assumingMemoryBound(to: formwork_xml_session.self).pointee.receiver?.assumingMemoryBound(to: XMLEventReceiver.self)
}

private func length(_ text: UnsafePointer<UInt8>?) -> Int {
    text.map { strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)) } ?? 0
}

/// Unset callbacks are libxml2's "do nothing"; entities other than the five of XML are therefore undefined.
private func makeHandler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.startElementNs = { session, name, prefix, _, namespaceCount, namespaces, attributeCount, _, attributes in
        guard let receiver = receiver(session), let name else { return }
        receiver.pointee.startElement(name, prefix, Int(namespaceCount), namespaces, Int(attributeCount), attributes)
    }
    handler.endElementNs = { session, _, _, _ in receiver(session)?.pointee.endElement() }
    handler.characters = { session, text, count in
        guard let text, count > 0 else { return }
        receiver(session)?.pointee.characters(text, Int(count))
    }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = { session, text, count in
        receiver(session)?.pointee.leaf(.characterData, text, Int(count), opening: 9, closing: 3)
    }
    handler.comment = { session, text in
        receiver(session)?.pointee.leaf(.comment, text, length(text), opening: 4, closing: 3)
    }
    handler.processingInstruction = { session, target, data in
        guard let receiver = receiver(session) else { return }
        var text = [UInt8](UnsafeBufferPointer(start: target, count: length(target)))
        if let data { text += [UInt8(ascii: " ")] + UnsafeBufferPointer(start: data, count: length(data)) }
        text.withUnsafeBufferPointer {
            receiver.pointee.leaf(.processingInstruction, $0.baseAddress, $0.count, opening: 2, closing: 2)
        }
    }
    handler.internalSubset = { session, _, _, _ in
        receiver(session)?.pointee.refuse(.documentType, "the document has a DOCTYPE, which an interface file never has")
    }
    return handler
}
