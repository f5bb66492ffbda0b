import CLibXML2
package import FormworkTree

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: libxml2 keeps the arguments of a callback alive during the callback, and the parser owns its buffers from `init` to `deinit`; the
// counts come with them and bound every index.

/// A parser for XML that builds element trees from the events of libxml2's SAX interface.
///
/// One parser can read any number of documents in sequence. It reuses its memory and libxml2's dictionary of names. It must stay on one thread.
package final class XMLParser {
    /// The number of names that aren't fixed after which the parser starts a new dictionary.
    private static let foreignNameLimit = 20_000

    private let fixedNames: FixedNames
    let limits: DocumentLimits
    private var context: xmlParserCtxtPtr
    // Safe: owned by this parser, replaced and freed with its context.
    private var receiver: UnsafeMutablePointer<XMLEventReceiver>
    private var foreignNames = 0
    private let handler = makeHandler()

    package init(fixedNames: FixedNames, limits: DocumentLimits = .usual) {
        self.fixedNames = fixedNames
        self.limits = limits
        (context, receiver) = Self.makeContext(fixedNames, limits: limits)
    }

    deinit { Self.free(context, receiver: receiver) }

    /// Parses a document.
    ///
    /// - Throws: the first reason for which the bytes are not a well-formed document in UTF-8, or are beyond a limit.
    /// - Complexity: O(n) in the size of the document.
    package func parse(_ source: UnsafeBufferPointer<UInt8>) throws(XMLSyntaxError) -> ElementTree {
        try refuseUnreadable(source)
        try refuseCrowdedTags(source)
        guard let base = source.baseAddress else { throw Self.empty }
        receiver.pointee.reset(source: base, count: source.count)
        var session = formwork_xml_session()
        // Safe: the receiver outlives the parse, and the session does not.
        session.receiver = UnsafeMutableRawPointer(receiver)
        // Safe: `UInt8` and `CChar` have the same layout; libxml2 reads only as many bytes as it is told.
        let wellFormed = base.withMemoryRebound(to: CChar.self, capacity: source.count) { bytes in
            withUnsafePointer(to: handler) { formwork_xml_parse(context, &session, $0, bytes, Int32(source.count)) }
        }
        defer { renewContextWhereDue() }
        if let kind = receiver.pointee.refusal {
            throw refusal(
                kind, offset: receiver.pointee.refusalOffset, message: receiver.pointee.refusalMessage,
                notes: receiver.pointee.refusalNotes,
                source: source)
        }
        guard wellFormed == 1, receiver.pointee.nodes.count > 0 else { throw Self.syntaxError(session.error, source: source) }
        return tree(source)
    }

    package func parse(_ bytes: [UInt8]) throws(XMLSyntaxError) -> ElementTree {
        let result = bytes.withUnsafeBufferPointer { source in Result { () throws(XMLSyntaxError) in try parse(source) } }
        return try result.get()
    }

    // MARK: Parts

    private func tree(_ source: UnsafeBufferPointer<UInt8>) -> ElementTree {
        let decodedCount = receiver.pointee.decoded.count
        // Safe: the source and the decoded texts exactly fill the requested capacity.
        let bytes = [UInt8](unsafeUninitializedCapacity: source.count + decodedCount) { buffer, count in
            guard let base = buffer.baseAddress, let start = source.baseAddress else { return }
            base.initialize(from: start, count: source.count)
            (base + source.count).initialize(from: receiver.pointee.decoded.base, count: decodedCount)
            count = source.count + decodedCount
        }
        var names = NameTable(fixedNames: fixedNames)
        for name in receiver.pointee.names.extras { names.append(foreign: name) }
        return ElementTree(
            bytes: bytes, sourceCount: source.count, nodes: receiver.pointee.nodes.array(),
            attributes: receiver.pointee.attributes.array(), names: names, isVerbatim: true)
    }

    private func renewContextWhereDue() {
        foreignNames += receiver.pointee.names.extras.count
        guard foreignNames > Self.foreignNameLimit else { return }
        Self.free(context, receiver: receiver)
        (context, receiver) = Self.makeContext(fixedNames, limits: limits)
        foreignNames = 0
    }

    private static func makeContext(
        _ fixedNames: FixedNames, limits: DocumentLimits
            // Safe: the caller releases the result with `free`.
    ) -> (xmlParserCtxtPtr, UnsafeMutablePointer<XMLEventReceiver>) {
        // Safe: no document is read yet; this fails only when the system is out of memory.
        guard let context = formwork_xml_create() else { fatalError("libxml2 has no memory for a parser") }
        // Safe: initialized in the next line.
        let receiver = UnsafeMutablePointer<XMLEventReceiver>.allocate(capacity: 1)
        receiver.initialize(to: XMLEventReceiver(fixedNames: fixedNames, context: context, limits: limits))
        return (context, receiver)
    }

    // Safe: deinitialized once, by its owner.
    private static func free(_ context: xmlParserCtxtPtr, receiver: UnsafeMutablePointer<XMLEventReceiver>) {
        receiver.deinitialize(count: 1)
        receiver.deallocate()
        formwork_xml_free(context)
    }
}

// MARK: - Callbacks

// Safe: libxml2 passes back the session from `parse`, which contains the receiver.
private func receiver(_ session: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLEventReceiver>? {
    // Safe: as above.
    session?.assumingMemoryBound(to: formwork_xml_session.self).pointee.receiver?.assumingMemoryBound(to: XMLEventReceiver.self)
}

private func length(_ text: UnsafePointer<UInt8>?) -> Int {
    // Safe: libxml2's texts are zero-terminated.
    text.map { strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)) } ?? 0
}

/// libxml2 ignores unset callbacks. Entities other than XML's five are therefore undefined.
private func makeHandler() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.startElementNs = { session, name, prefix, _, namespaceCount, namespaces, attributeCount, _, attributes in
        guard let receiver = receiver(session), let name else { return }
        receiver.pointee.startElement(name, prefix, Int(namespaceCount), namespaces, Int(attributeCount), attributes)
    }
    handler.endElementNs = { session, _, _, _ in receiver(session)?.pointee.endElement() }
    handler.characters = { session, text, count in
        guard let text, count > 0 else { return }
        receiver(session)?.pointee.characters(text, count: Int(count))
    }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = { session, text, count in
        receiver(session)?.pointee.leaf(.cdata, pointer: text, count: Int(count), opening: 9, closing: 3)
    }
    handler.comment = { session, text in
        receiver(session)?.pointee.leaf(.comment, pointer: text, count: length(text), opening: 4, closing: 3)
    }
    handler.processingInstruction = { session, target, data in
        guard let receiver = receiver(session) else { return }
        var text = [UInt8](UnsafeBufferPointer(start: target, count: length(target)))
        if let data { text += [UInt8(ascii: " ")] + UnsafeBufferPointer(start: data, count: length(data)) }
        text.withUnsafeBufferPointer {
            receiver.pointee.leaf(.processingInstruction, pointer: $0.baseAddress, count: $0.count, opening: 2, closing: 2)
        }
    }
    handler.internalSubset = { session, _, _, _ in
        receiver(session)?.pointee.refuse(.documentType, message: "the document has a DOCTYPE, which an interface file never has")
    }
    return handler
}
