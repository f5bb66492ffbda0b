import FormworkTree

/// A `.strings` file: texts by key, each with an optional comment before it.
///
/// Unchanged parts keep their bytes.
public struct StringsFile: Sendable {
    /// A text with its key.
    public struct Entry: Hashable, Sendable {
        /// The key, without escapes.
        public var key: String
        /// The text, without escapes.
        public var value: String
        /// The range of the key in the file's text, with its quotes.
        var keyRange: Range<Int>
        /// The range of the value, with its quotes.
        var valueRange: Range<Int>
        /// The comment between `/*` and `*/` before the entry; nil for none.
        public var comment: String?
        /// The range of the comment; nil for none.
        var commentRange: Range<Int>?
        var start = 0
    }

    /// The file's text and its encoding.
    public let content: EncodedText
    /// The entries, in the order of the file.
    public let entries: [Entry]
    /// The position of the brace that closes the whole file; nil where there is none.
    private let closingBrace: Int?

    /// Parses a file.
    ///
    /// - Throws: the first reason for which the bytes are not a strings file.
    /// - Complexity: O(n) in the number of bytes.
    public init(_ bytes: [UInt8]) throws(TranslationError) { try self.init(EncodedText(bytes)) }

    private init(_ content: EncodedText) throws(TranslationError) {
        self.content = content
        var parser = StringsParser(content.text)
        try parser.run()
        entries = parser.entries
        closingBrace = parser.closingBrace
    }

    /// The file.
    public var bytes: [UInt8] { content.bytes }

    /// The translations, with the source texts from the comments.
    public var table: TranslationTable {
        let lines = LineIndex(content.text[...])
        return TranslationTable(
            entries: entries.map { entry in
                let (line, column) = lines.position(of: entry.start)
                return TranslationTable.Entry(
                    key: entry.key, value: entry.value, source: entry.comment.flatMap(TextComment.source), line: line, column: column)
            })
    }

    // MARK: Writing

    /// A text to write, with its comment.
    public struct Text: Hashable, Sendable {
        /// The key, without escapes.
        public var key: String
        /// The text, without escapes.
        public var value: String
        /// The comment before the text; nil for none.
        public var comment: String?
        /// Whether the text translates exactly the source text in the comment. Then an older comment with another source text is replaced.
        public var isCurrent: Bool

        /// Creates a text.
        public init(key: String, value: String, comment: String? = nil, isCurrent: Bool = false) {
            (self.key, self.value, self.comment, self.isCurrent) = (key, value, comment, isCurrent)
        }
    }

    /// Returns a file with texts, sorted by key, as `ibtool --generate-strings-file` writes it.
    public static func text(of texts: [Text], as encoding: EncodedText.Encoding) -> [UInt8] {
        let sorted = texts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return EncodedText(Array(sorted.map { written($0, lineEnd: "\n") }.joined().utf8), as: encoding).bytes
    }

    /// Returns the file with some texts set. Existing entries are changed in place, new ones are appended in the given order.
    ///
    /// - Throws: an error where the result is not a strings file, which should not happen.
    public func setting(_ texts: [Text]) throws(TranslationError) -> StringsFile {
        let wanted = Dictionary(texts.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
        var result: [UInt8] = []
        var end = 0
        for entry in entries {
            guard let text = wanted[entry.key] else { continue }
            if let comment = text.comment, text.isCurrent, let range = entry.commentRange, range.lowerBound >= end,
                let said = entry.comment.flatMap(TextComment.source), said != TextComment.source(of: comment)
            {
                result += content.text[end..<range.lowerBound] + " \(TextComment.safe(comment)) ".utf8
                end = range.upperBound
            }
            if text.value == entry.value { continue }
            let isShort = entry.valueRange == entry.keyRange
            let place = isShort ? entry.keyRange.upperBound : entry.valueRange.lowerBound
            result += content.text[end..<place] + (isShort ? " = " : "").utf8 + "\"\(StringsLiteral.escaped(text.value))\"".utf8
            end = entry.valueRange.upperBound
        }
        let known = Set(entries.map(\.key))
        let new = texts.filter { !known.contains($0.key) }
        let lineEnd = content.text.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        var tail = ArraySlice<UInt8>()
        if !new.isEmpty, let brace = closingBrace, brace >= end {
            // If the whole file is in braces, new entries go before the closing one.
            result += content.text[end..<brace]
            tail = content.text[brace...]
        } else {
            result += content.text[end...]
        }
        if !new.isEmpty, let last = result.last, last != UInt8(ascii: "\n") { result += lineEnd.utf8 }
        for text in new { result += Self.written(text, lineEnd: lineEnd).utf8 }
        return try StringsFile(EncodedText(result + tail, as: content.encoding))
    }

    private static func written(_ text: Text, lineEnd: String) -> String {
        let comment = text.comment.map { "/* \(TextComment.safe($0)) */\(lineEnd)" } ?? ""
        return "\(lineEnd)\(comment)\"\(StringsLiteral.escaped(text.key))\" = \"\(StringsLiteral.escaped(text.value))\";\(lineEnd)"
    }
}
