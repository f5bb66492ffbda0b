/// The whitespace around tags.
///
/// A line that has only tags produces no output: its blanks and its line break are dropped. On other lines, tags leave whitespace alone. A `-` inside
/// a tag's braces drops all blanks and line breaks on that side; a `+` keeps them.
struct TemplateSpace {
    private enum Mark {
        case none
        case all
        case usual

        init(_ byte: UInt8?) {
            switch byte {
            case UInt8(ascii: "-"): self = .all
            case UInt8(ascii: "+"): self = .none
            default: self = .usual
            }
        }
    }

    /// The numbers of the lines that have only tags or comments, from 1.
    private let linesOfTags: Set<Int>

    /// - Complexity: O(n) in the length of the template.
    init(_ tokens: [TemplateToken]) {
        var (tags, others): (Set<Int>, Set<Int>) = ([], [])
        for token in tokens {
            let parts = token.contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for (offset, part) in parts.enumerated() {
                let line = token.place.line + offset
                switch token.kind {
                case .tag, .comment: tags.insert(line)
                case .value: others.insert(line)
                case .text: if !part.allSatisfy({ Self.isBlank($0) || Self.isBreak($0) }) { others.insert(line) }
                }
            }
        }
        linesOfTags = tags.subtracting(others)
    }

    /// Returns a text without the whitespace that the surrounding tags drop.
    func trimmed(_ token: TemplateToken, before next: TemplateToken?, after previous: TemplateToken?) -> ArraySlice<UInt8> {
        var text = token.contents
        let last = token.place.line + text.count { $0 == UInt8(ascii: "\n") }
        if let previous, let mark = Self.mark(previous.contents.last, of: previous) {
            if mark == .all { text = text.drop { Self.isBlank($0) || Self.isBreak($0) } }
            if mark == .usual, linesOfTags.contains(token.place.line), let end = text.firstIndex(of: UInt8(ascii: "\n")) {
                text = text[(end + 1)...]
            }
        }
        if let next, let mark = Self.mark(next.contents.first, of: next) {
            let takesBlanks = mark == .usual && linesOfTags.contains(last)
            while let byte = text.last, mark == .all ? Self.isBlank(byte) || Self.isBreak(byte) : takesBlanks && Self.isBlank(byte) {
                text.removeLast()
            }
        }
        return text
    }

    /// Returns the whitespace mark at one end of a tag; nil for values and texts.
    private static func mark(_ byte: UInt8?, of token: TemplateToken) -> Mark? {
        switch token.kind {
        case .tag: Mark(byte)
        case .comment: .usual
        case .value, .text: nil
        }
    }

    /// Returns a tag without its whitespace marks.
    static func withoutMarks(_ tag: TemplateToken) -> TemplateToken {
        var (contents, place) = (tag.contents, tag.contentPlace)
        if let first = contents.first, Mark(first) != .usual {
            contents.removeFirst()
            place.column += 1
        }
        if Mark(contents.last) != .usual { contents.removeLast() }
        return TemplateToken(kind: tag.kind, contents: contents, place: tag.place, contentPlace: place)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
