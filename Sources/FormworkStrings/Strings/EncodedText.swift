/// A text with its encoding in a file.
public struct EncodedText: Sendable {
    /// An encoding.
    public enum Encoding: Hashable, Sendable {
        /// UTF-8, with a byte order mark or without.
        case utf8(hasMark: Bool)
        /// UTF-16 in either byte order, with a byte order mark or without.
        case utf16(isLittle: Bool, hasMark: Bool)

        /// UTF-16 as `ibtool` writes it.
        public static let ibtool = Encoding.utf16(isLittle: true, hasMark: true)
    }

    /// The text in UTF-8, without a byte order mark.
    public var text: [UInt8]
    /// The encoding of ``bytes``.
    public var encoding: Encoding

    /// Creates a text of UTF-8 for an encoding.
    public init(_ text: [UInt8], as encoding: Encoding) { (self.text, self.encoding) = (text, encoding) }

    /// Decodes UTF-16 if there is a byte order mark or one of the first two bytes is zero, otherwise UTF-8.
    ///
    /// - Throws: an error where the bytes are neither.
    public init(_ bytes: [UInt8]) throws(TranslationError) {
        switch Array(bytes.prefix(3)) {
        case [0xEF, 0xBB, 0xBF]:
            encoding = .utf8(hasMark: true)
            text = Array(bytes.dropFirst(3))
        case let start where start.starts(with: [0xFF, 0xFE]):
            (text, encoding) = try Self.wide(bytes.dropFirst(2), isLittle: true, hasMark: true)
        case let start where start.starts(with: [0xFE, 0xFF]):
            (text, encoding) = try Self.wide(bytes.dropFirst(2), isLittle: false, hasMark: true)
        case let start where start.count > 1 && start[0] != 0 && start[1] == 0:
            (text, encoding) = try Self.wide(bytes[...], isLittle: true, hasMark: false)
        case let start where start.count > 1 && start[0] == 0 && start[1] != 0:
            (text, encoding) = try Self.wide(bytes[...], isLittle: false, hasMark: false)
        default: (text, encoding) = (bytes, .utf8(hasMark: false))
        }
        if case .utf8 = encoding, String(validating: text, as: UTF8.self) == nil {
            throw TranslationError("the file is neither in UTF-8 nor in UTF-16", at: Self.firstInvalid(text), in: text)
        }
    }

    private static func wide(
        _ bytes: ArraySlice<UInt8>, isLittle: Bool, hasMark: Bool
    ) throws(TranslationError) -> ([UInt8], Encoding) {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var first: UInt8?
        for byte in bytes {
            guard let other = first else {
                first = byte
                continue
            }
            units.append(isLittle ? UInt16(byte) << 8 | UInt16(other) : UInt16(other) << 8 | UInt16(byte))
            first = nil
        }
        guard first == nil, let text = String(validating: units, as: UTF16.self) else {
            throw TranslationError("the file is invalid UTF-16", notes: first == nil ? [] : ["it ends in the middle of a character"])
        }
        return (Array(text.utf8), .utf16(isLittle: isLittle, hasMark: hasMark))
    }

    /// Returns the offset of the first byte that isn't part of a valid character.
    private static func firstInvalid(_ bytes: [UInt8]) -> Int {
        // Up to this byte, the repaired text is equal.
        let repaired = String(decoding: bytes, as: UTF8.self).utf8
        return zip(bytes, repaired).prefix { $0 == $1 }.count
    }

    /// The encoded text.
    public var bytes: [UInt8] {
        switch encoding {
        case .utf8(let hasMark): return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + text
        case .utf16(let isLittle, let hasMark):
            var bytes: [UInt8] = []
            bytes.reserveCapacity(text.count * 2 + 2)
            func append(_ unit: UInt16) {
                let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8))
                bytes.append(isLittle ? low : high)
                bytes.append(isLittle ? high : low)
            }
            if hasMark { append(0xFEFF) }
            for unit in String(decoding: text, as: UTF8.self).utf16 { append(unit) }
            return bytes
        }
    }
}
