/// A parser for old-style property lists with texts by key: `"key" = "text";`, with comments.
///
/// Source: the `.strings` files of real projects; Apple's documentation of old-style property lists.
struct StringsParser {
    private let text: [UInt8]
    private var place = 0
    private(set) var entries: [StringsFile.Entry] = []
    /// The position of the brace that closes the whole file; nil where there is none.
    private(set) var closingBrace: Int?

    init(_ text: [UInt8]) { self.text = text }

    /// Parses the whole file.
    mutating func run() throws(TranslationError) {
        if text.starts(with: "bplist".utf8) || text.starts(with: "<?xml".utf8) {
            throw TranslationError(
                "the file is a property list, but not in the form '\"key\" = \"text\";'",
                notes: ["'plutil -convert' converts it to other formats, and 'plutil -p' prints it"])
        }
        var isOpen = false
        while true {
            let comment = try skipToToken()
            guard let first = byte else { return }
            if closingBrace != nil { throw TranslationError("found \(found), expected the end of the file", at: place, in: text) }
            switch first {
            // The whole file may be enclosed in braces.
            case UInt8(ascii: "{") where !isOpen && entries.isEmpty: isOpen = true
            case UInt8(ascii: "}") where isOpen: closingBrace = place
            default:
                try readEntry(comment)
                continue
            }
            place += 1
        }
    }

    private var byte: UInt8? { place < text.count ? text[place] : nil }

    private func follows(_ characters: StaticString) -> Bool {
        let count = characters.utf8CodeUnitCount
        guard place + count <= text.count else { return false }
        return characters.withUTF8Buffer { text[place..<(place + count)].elementsEqual($0) }
    }

    // MARK: Parts

    /// Skips white space and comments.
    ///
    /// - Returns: the range of the last `/* … */` comment's text.
    private mutating func skipToToken() throws(TranslationError) -> Range<Int>? {
        var comment: Range<Int>?
        while let byte {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                place += 1
            } else if follows("/*") {
                let start = place
                place += 2
                while place < text.count, !follows("*/") { place += 1 }
                guard follows("*/") else { throw TranslationError("a comment isn't closed", at: start, in: text) }
                comment = (start + 2)..<place
                place += 2
            } else if follows("//") {
                while let next = self.byte, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { place += 1 }
            } else if follows("\u{2028}") || follows("\u{2029}") || follows("\u{FEFF}") || follows("\u{00A0}") {
                place += text[place] == 0xC2 ? 2 : 3
            } else {
                break
            }
        }
        return comment
    }

    private mutating func readEntry(_ comment: Range<Int>?) throws(TranslationError) {
        let start = place
        let (key, keyRange) = try readText(expected: "a key in double quotes")
        var inner = try skipToToken()
        var entry = StringsFile.Entry(key: key, value: key, keyRange: keyRange, valueRange: keyRange, comment: nil)
        if byte == UInt8(ascii: "=") {
            place += 1
            _ = try skipToToken()
            let (value, range) = try readText(expected: "a text in double quotes")
            (entry.value, entry.valueRange) = (value, range)
            inner = try skipToToken()
        }
        _ = inner
        guard byte == UInt8(ascii: ";") else {
            throw TranslationError(
                "found \(found), expected '\(entry.valueRange == keyRange ? "=" : ";")' after \(entry.valueRange == keyRange ? "the key" : "the text") of '\(key)'",
                at: min(place, text.count), in: text)
        }
        place += 1
        entry.comment = comment.map { String(decoding: text[$0], as: UTF8.self) }
        entry.commentRange = comment
        entry.start = start
        entries.append(entry)
    }

    /// Parses a quoted text or a bare word.
    private mutating func readText(expected: String) throws(TranslationError) -> (String, Range<Int>) {
        let start = place
        guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            while let byte, Self.isWord(byte) { place += 1 }
            guard place > start else { throw TranslationError("found \(found), expected \(expected)", at: start, in: text) }
            return (String(decoding: text[start..<place], as: UTF8.self), start..<place)
        }
        place += 1
        while let next = byte, next != quote { place += next == UInt8(ascii: "\\") ? 2 : 1 }
        guard byte == quote else { throw TranslationError("a text isn't closed", at: start, in: text) }
        place += 1
        let inner = String(decoding: text[(start + 1)..<(place - 1)], as: UTF8.self)
        return (StringsLiteral.unescaped(inner), start..<place)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "_.-$:/".utf8.contains(byte)
        }
    }

    /// The character at the current position, for messages.
    private var found: String {
        guard place < text.count else { return "the end of the file" }
        let character = String(decoding: text[place...].prefix(16), as: UTF8.self).first.map(String.init) ?? ""
        return "'\(character)'"
    }
}
