import FormworkTree

/// A `.strings` file: texts by their keys, each with a comment before it.
///
/// What is not changed in it stays as it is, byte for byte.
package struct StringsFile: Sendable {
    /// A text by its key.
    package struct Entry: Hashable, Sendable {
        package var key: String
        package var value: String
        /// Where the key stands in the text, with its quotes.
        var keyRange: Range<Int>
        /// Where the text stands, with its quotes.
        var valueRange: Range<Int>
        /// What stands between `/*` and `*/` before it; nil for nothing.
        package var comment: String?
        /// Where that stands; nil for nothing.
        var commentRange: Range<Int>?
        var start = 0
    }

    /// What is written in the file, and how.
    package let content: EncodedText
    /// In the order of the file.
    package let entries: [Entry]
    /// Where the brace stands that closes all of it; nil where there is none.
    private let closingBrace: Int?

    /// - Throws: the first reason for which the bytes are no such file.
    /// - Complexity: O(n) in their number.
    package init(_ bytes: [UInt8]) throws(TranslationError) { try self.init(EncodedText(bytes)) }

    private init(_ content: EncodedText) throws(TranslationError) {
        self.content = content
        var parser = StringsParser(content.text)
        try parser.run()
        entries = parser.entries
        closingBrace = parser.closingBrace
    }

    /// As it stands in the file.
    package var bytes: [UInt8] { content.bytes }

    /// What the file says, with the texts that its comments say were translated.
    package var table: TranslationTable {
        let lines = LineIndex(content.text[...])
        return TranslationTable(
            entries: entries.map { entry in
                let (line, column) = lines.position(of: entry.start)
                return TranslationTable.Entry(
                    key: entry.key, value: entry.value, source: entry.comment.flatMap(TextComment.source), line: line, column: column)
            })
    }

    // MARK: Writing

    /// A text that is to be written, with what is said about it.
    package struct Text: Hashable, Sendable {
        package var key: String
        package var value: String
        /// What stands before it; nil for nothing.
        package var comment: String?
        /// Whether the text is known to be a translation of what the comment says: an older comment that says another text is replaced then.
        package var isCurrent: Bool

        package init(key: String, value: String, comment: String? = nil, isCurrent: Bool = false) {
            (self.key, self.value, self.comment, self.isCurrent) = (key, value, comment, isCurrent)
        }
    }

    /// A file of texts, in the order of their keys, as `ibtool --generate-strings-file` writes it.
    package static func text(of texts: [Text], as encoding: EncodedText.Encoding) -> [UInt8] {
        let sorted = texts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return EncodedText(Array(sorted.map { written($0, lineEnd: "\n") }.joined().utf8), as: encoding).bytes
    }

    /// The file with some texts set: those that it has are changed where they stand, others come behind all, in the order that is given.
    ///
    /// - Throws: where what comes of it is no such file, which it is unless it was cut.
    package func setting(_ texts: [Text]) throws(TranslationError) -> StringsFile {
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
            // Where all stands in braces, so do those that come.
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
