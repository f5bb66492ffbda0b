package import FormworkTree

// Safe pointers: the text's owner keeps it alive during the parse, and every index is checked against its count.

/// A strict parser for JSON according to RFC 8259: no comments, no trailing commas, no duplicate keys.
///
/// It is independent of FormworkDiagnostics' `JSONWriter`, which writes findings. The parser produces trees of documents, with the same text ranges
/// and limits as for XML, which a writer does not need.
package struct JSONParser: ~Copyable {
    private let source: UnsafeBufferPointer<UInt8>
    private var builder: DataTreeBuilder
    private var index = 0

    /// Parses JSON.
    ///
    /// - Throws: the first syntax error or exceeded limit.
    /// - Complexity: O(n) in the number of bytes.
    package static func parse(
        _ source: UnsafeBufferPointer<UInt8>, limits: DocumentLimits = .usual
    ) throws(DataSyntaxError) -> DataTree {
        if let offset = UTF8Check.firstInvalid(in: source) { throw DataSyntaxError("the file is not in UTF-8", at: offset) }
        var parser = try JSONParser(source, limits: limits)
        try parser.parseDocument()
        return parser.builder.finish()
    }

    private init(_ source: UnsafeBufferPointer<UInt8>, limits: DocumentLimits) throws(DataSyntaxError) {
        self.source = source
        builder = try DataTreeBuilder(source, limits: limits)
        // A byte order mark isn't part of the text.
        if source.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    private mutating func parseDocument() throws(DataSyntaxError) {
        skipBlanks()
        guard index < source.count else { throw DataSyntaxError("the file is empty", at: 0) }
        try parseValue()
        while builder.depth > 0 { try parseNext() }
        skipBlanks()
        guard index == source.count else { throw DataSyntaxError("found \(found), expected the end of the file", at: index) }
    }

    /// Parses the next part of the open object or array: an entry or the end.
    private mutating func parseNext() throws(DataSyntaxError) {
        let isObject = builder.container == .object
        let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        let isFirst = isJustOpened
        isJustOpened = false
        skipBlanks()
        if index < source.count, source[index] == closing {
            index += 1
            try builder.end()
            return
        }
        if !isFirst {
            guard index < source.count, source[index] == UInt8(ascii: ",") else {
                throw DataSyntaxError("found \(found), expected ',' or '\(isObject ? "}" : "]")'", at: index)
            }
            index += 1
            skipBlanks()
            if index < source.count, source[index] == closing {
                throw DataSyntaxError("found \(found) after a comma, expected \(isObject ? "a key" : "a value")", at: index)
            }
        }
        if isObject {
            guard index < source.count, source[index] == UInt8(ascii: "\"") else {
                throw DataSyntaxError("found \(found), expected a key in double quotes", at: index)
            }
            try parseString(.key)
            skipBlanks()
            guard index < source.count, source[index] == UInt8(ascii: ":") else {
                throw DataSyntaxError("found \(found), expected ':' after a key", at: index)
            }
            index += 1
            skipBlanks()
        }
        try parseValue()
    }

    /// Whether the innermost object or array is still empty.
    private var isJustOpened = false

    private mutating func parseValue() throws(DataSyntaxError) {
        guard index < source.count else { throw DataSyntaxError("found the end of the file, expected a value", at: index) }
        switch source[index] {
        case UInt8(ascii: "{"): try open(.object)
        case UInt8(ascii: "["): try open(.array)
        case UInt8(ascii: "\""): try parseString(.string)
        case UInt8(ascii: "t"): try parseWord("true", kind: .true)
        case UInt8(ascii: "f"): try parseWord("false", kind: .false)
        case UInt8(ascii: "n"): try parseWord("null", kind: .null)
        default:
            guard let end = DataNumber.end(in: source, from: index) else {
                throw DataSyntaxError("found \(found), expected a value", at: index)
            }
            try builder.append(.number, text: TextRange(offset: UInt32(index), length: UInt32(end - index)), at: index)
            index = end
        }
    }

    private mutating func open(_ kind: DataKind) throws(DataSyntaxError) {
        try builder.begin(kind, at: index)
        index += 1
        isJustOpened = true
    }

    private mutating func parseWord(_ word: StaticString, kind: DataKind) throws(DataSyntaxError) {
        let count = word.utf8CodeUnitCount
        for position in 0..<count where index + position >= source.count || source[index + position] != word.utf8Start[position] {
            throw DataSyntaxError("found \(found), expected a value", at: index)
        }
        try builder.append(kind, text: .absent, at: index)
        index += count
    }

    private mutating func parseString(_ kind: DataKind) throws(DataSyntaxError) {
        let start = index
        index += 1
        var clean = index
        var decoded: [UInt8] = []
        var isDecoded = false
        while true {
            guard index < source.count else { throw DataSyntaxError("a string that starts here isn't closed", at: start) }
            let byte = source[index]
            if byte == UInt8(ascii: "\"") { break }
            if byte < 0x20 { throw DataSyntaxError("found \(found) in a string: escape it", at: index) }
            if byte == UInt8(ascii: "\\") {
                isDecoded = true
                decoded.append(contentsOf: source[clean..<index])
                try parseEscape(&decoded)
                clean = index
            } else {
                index += 1
            }
        }
        if isDecoded {
            decoded.append(contentsOf: source[clean..<index])
            let text = builder.text(decoded)
            try builder.append(kind, text: text, at: start)
        } else {
            try builder.append(kind, text: TextRange(offset: UInt32(clean), length: UInt32(index - clean)), at: start)
        }
        index += 1
    }

    private mutating func parseEscape(_ text: inout [UInt8]) throws(DataSyntaxError) {
        let start = index
        guard index + 1 < source.count else { throw DataSyntaxError("the file ends in an escape", at: start) }
        index += 2
        switch source[index - 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(source[index - 1])
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            var value = try parseHexadecimal(start)
            if value & 0xFC00 == 0xD800 {
                guard index + 1 < source.count, source[index] == UInt8(ascii: "\\"), source[index + 1] == UInt8(ascii: "u") else {
                    throw DataSyntaxError("an escaped high surrogate isn't followed by a low surrogate", at: start)
                }
                index += 2
                let low = try parseHexadecimal(start)
                guard low & 0xFC00 == 0xDC00 else {
                    throw DataSyntaxError("an escaped high surrogate isn't followed by a low surrogate", at: start)
                }
                value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
            }
            guard let scalar = Unicode.Scalar(value) else {
                throw DataSyntaxError("an escaped low surrogate doesn't follow a high surrogate", at: start)
            }
            text.append(contentsOf: scalar.utf8)
        default: throw DataSyntaxError("a backslash is followed by a character that cannot be escaped", at: start)
        }
    }

    private mutating func parseHexadecimal(_ start: Int) throws(DataSyntaxError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard index < source.count, let digit = Character(Unicode.Scalar(source[index])).hexDigitValue else {
                throw DataSyntaxError("'\\u' is not followed by four hexadecimal digits", at: start)
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }

    private mutating func skipBlanks() {
        while index < source.count, source[index] <= 0x20 {
            let byte = source[index]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            index += 1
        }
    }

    /// The text at the current index, in words.
    private var found: String {
        guard index < source.count else { return "the end of the file" }
        let byte = source[index]
        if byte < 0x20 || byte == 0x7F { return "the control character \(byte)" }
        let text = String(decoding: source[index..<min(index + 24, source.count)], as: UTF8.self)
        if text.first?.isLetter == true { return "'\(text.prefix { $0.isLetter || $0.isNumber })'" }
        return text.first.map { "'\($0)'" } ?? "nothing"
    }
}
