// Safe pointers: buffers are used only during a call and carry their count.

/// Splits an Objective-C file into tokens. Comments and preprocessor lines are skipped; all branches of `#if` are kept.
struct ObjectiveCScanner {
    private let source: UnsafeBufferPointer<UInt8>
    private var offset = 0
    private var tokens: [ObjectiveCToken] = []

    /// The maximum number of tokens. A file with more is generated and not of interest.
    private static let tokenLimit = 2_000_000

    /// Returns the tokens of a file.
    ///
    /// - Complexity: O(n) in the file's length.
    static func tokens(_ source: UnsafeBufferPointer<UInt8>) -> [ObjectiveCToken] {
        var scanner = ObjectiveCScanner(source: source)
        scanner.run()
        return scanner.tokens
    }

    private init(source: UnsafeBufferPointer<UInt8>) { self.source = source }

    private func byte(_ ahead: Int = 0) -> UInt8 { offset + ahead < source.count ? source[offset + ahead] : 0 }

    private mutating func run() {
        var isLineStart = true
        while offset < source.count, tokens.count < Self.tokenLimit {
            let next = byte()
            switch next {
            case UInt8(ascii: "\n"):
                isLineStart = true
                offset += 1
                continue
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                offset += 1
                continue
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "#") where isLineStart: readDirective()
            case UInt8(ascii: "\""): readText(from: offset)
            case UInt8(ascii: "'"): skipCharacter()
            case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
                offset += 1
                readText(from: offset - 1)
            case UInt8(ascii: "@") where Self.isLetter(byte(1)):
                let start = offset
                offset += 1
                tokens.append(ObjectiveCToken(kind: .directive, text: "@" + word(), offset: start))
            case _ where Self.isLetter(next):
                let start = offset
                tokens.append(ObjectiveCToken(kind: .identifier, text: word(), offset: start))
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let start = offset
                tokens.append(ObjectiveCToken(kind: .number, text: word(), offset: start))
            default:
                tokens.append(ObjectiveCToken(kind: .sign, text: String(UnicodeScalar(next)), offset: offset))
                offset += 1
            }
            isLineStart = false
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    private mutating func word() -> String {
        let start = offset
        while Self.isLetter(byte()) || byte() >= UInt8(ascii: "0") && byte() <= UInt8(ascii: "9") { offset += 1 }
        return String(decoding: source[start..<offset], as: UTF8.self)
    }

    private mutating func skipLine() {
        while offset < source.count, byte() != UInt8(ascii: "\n") { offset += byte() == UInt8(ascii: "\\") ? 2 : 1 }
        offset = min(offset, source.count)
    }

    private mutating func skipComment() {
        offset += 2
        while offset < source.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { offset += 1 }
        offset = min(offset + 2, source.count)
    }

    private mutating func skipCharacter() {
        offset += 1
        while offset < source.count, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
            offset += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        offset = min(offset + 1, source.count)
    }

    private mutating func readText(from start: Int) {
        offset += 1
        var bytes: [UInt8] = []
        while offset < source.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
            if byte() == UInt8(ascii: "\\"), offset + 1 < source.count { offset += 1 }
            bytes.append(byte())
            offset += 1
        }
        offset = min(offset + 1, source.count)
        tokens.append(ObjectiveCToken(kind: .text, text: String(decoding: bytes, as: UTF8.self), offset: start))
    }

    /// Reads a preprocessor line. A `#define` of a string or another name is kept; other lines are skipped.
    private mutating func readDirective() {
        let start = offset
        offset += 1
        while byte() == UInt8(ascii: " ") || byte() == UInt8(ascii: "\t") { offset += 1 }
        guard word() == "define" else { return skipLine() }
        while byte() == UInt8(ascii: " ") || byte() == UInt8(ascii: "\t") { offset += 1 }
        let name = word()
        while byte() == UInt8(ascii: " ") || byte() == UInt8(ascii: "\t") { offset += 1 }
        if byte() == UInt8(ascii: "@"), byte(1) == UInt8(ascii: "\"") {
            tokens.append(ObjectiveCToken(kind: .definition, text: name, offset: start))
            offset += 1
            readText(from: offset - 1)
        } else if Self.isLetter(byte()) {
            let value = (offset, word())
            while byte() == UInt8(ascii: " ") || byte() == UInt8(ascii: "\t") || byte() == UInt8(ascii: "\r") { offset += 1 }
            if offset >= source.count || byte() == UInt8(ascii: "\n") || byte() == UInt8(ascii: "/") {
                tokens.append(ObjectiveCToken(kind: .definition, text: name, offset: start))
                tokens.append(ObjectiveCToken(kind: .identifier, text: value.1, offset: value.0))
            }
        }
        skipLine()
    }
}
