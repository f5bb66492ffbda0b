import FormworkTree

/// A name that the program knows: a literal, or one of the vocabulary's. It is compared byte by byte, without making strings.
struct FixedText: ExpressibleByStringLiteral, Equatable, Sendable {
    let spelling: String

    init(stringLiteral text: String) { spelling = text }
    init(_ text: String) { spelling = text }

    /// Whether a text of a tree is the same.
    // Safe pointers: the caller lends the bytes of the tree, and the text is a range of them.
    @inline(__always)
    func isEqual(to text: TextRange, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        Int(text.length) == spelling.utf8.count
            && spelling.utf8.elementsEqual(bytes[Int(text.offset)..<Int(text.offset) + Int(text.length)])
    }
}

/// A key of an archive's objects, or of its records' properties.
typealias ArchiveKey = FixedText

/// A name of an element or an attribute of the upgraded document, or a word.
typealias ModernName = FixedText
