import FormworkTree

// Safe pointers: what they point to is constant and is never freed.

/// A name that the program knows: a literal, or one of the vocabulary's. It is compared byte by byte, without making strings.
struct FixedText: ExpressibleByStringLiteral, Equatable, @unchecked Sendable {
    let start: UnsafePointer<UInt8>
    let count: Int

    init(stringLiteral text: StaticString) { (start, count) = (text.utf8Start, text.utf8CodeUnitCount) }

    /// A text that is kept as long as the program runs; for names of the vocabulary, of which there are few.
    init(keeping text: String) {
        let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count + 1)
        _ = kept.initialize(from: text.utf8)
        (start, count) = (UnsafePointer(kept.baseAddress.unsafelyUnwrapped), text.utf8.count)
    }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
    var spelling: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether a text is the same.
    @inline(__always)
    func isEqual(to text: TextRange, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        Int(text.length) == count && isEqual(to: bytes, from: Int(text.offset))
    }

    private func isEqual(to bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Bool {
        // Names differ at their ends more often than at their beginnings.
        for place in stride(from: count - 1, through: 0, by: -1) where start[place] != bytes[offset + place] { return false }
        return true
    }

    static func == (first: FixedText, second: FixedText) -> Bool {
        first.count == second.count && (first.start == second.start || first.isEqual(to: second.bytes, from: 0))
    }
}

/// A key of an archive's objects, or of its records' properties.
typealias ArchiveKey = FixedText

/// A name of an element or an attribute of the upgraded document, or a word.
typealias ModernName = FixedText
