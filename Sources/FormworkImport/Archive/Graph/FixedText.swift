import FormworkTree

/// A known name, either a literal or from the vocabulary. It is compared by bytes, without creating strings.
struct FixedText: ExpressibleByStringLiteral, Equatable, Sendable {
    let spelling: String

    init(stringLiteral text: String) { spelling = text }
    init(_ text: String) { spelling = text }

    /// Whether a text in a tree is equal.
    // Safe pointers: the caller passes the bytes of the tree, and the text is a range in them.
    @inline(__always)
    func isEqual(to text: TextRange, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        Int(text.length) == spelling.utf8.count
            && spelling.utf8.elementsEqual(bytes[Int(text.offset)..<Int(text.offset) + Int(text.length)])
    }
}

/// A key of an archive's objects or of its records' properties.
typealias ArchiveKey = FixedText

/// A name of an element or attribute in the upgraded document, or an attribute value.
typealias ModernName = FixedText
