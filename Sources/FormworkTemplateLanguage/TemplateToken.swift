/// A token of a template: literal text or a tag.
struct TemplateToken {
    enum Kind {
        case text
        /// `{{ … }}`
        case value
        /// `{% … %}`
        case tag
        /// `{# … #}`
        case comment
    }

    let kind: Kind
    /// The text, or the contents of a tag without its braces.
    let contents: ArraySlice<UInt8>
    /// The start of the token.
    let place: TemplatePlace
    /// The start of its contents.
    let contentPlace: TemplatePlace

    /// Splits a text into tokens, in order.
    ///
    /// - Throws: `CodeTemplateError` if a tag isn't closed or is too long.
    /// - Complexity: O(n) in the length of the text.
    static func tokens(of text: [UInt8]) throws(CodeTemplateError) -> [TemplateToken] {
        var tokens: [TemplateToken] = []
        var (start, index) = (0, 0)
        var (place, startPlace) = (TemplatePlace(), TemplatePlace())
        func isAt(_ index: Int, _ first: UInt8, _ second: UInt8) -> Bool {
            index + 1 < text.count && text[index] == first && text[index + 1] == second
        }
        func endText() {
            guard start < index else { return }
            tokens.append(TemplateToken(kind: .text, contents: text[start..<index], place: startPlace, contentPlace: startPlace))
        }
        while index < text.count {
            guard text[index] == UInt8(ascii: "{"), index + 1 < text.count, let (kind, closing) = opened(by: text[index + 1]) else {
                advance(&place, byte: text[index])
                index += 1
                continue
            }
            endText()
            var end = index + 2
            while end < text.count, !isAt(end, closing, UInt8(ascii: "}")) { end += 1 }
            guard end < text.count else { throw CodeTemplateError("a tag is not closed", at: place) }
            if kind != .comment, end - index - 2 > TemplateBounds.tagLength {
                throw CodeTemplateError(
                    "a tag has \(end - index - 2) bytes, and at most \(TemplateBounds.tagLength) are allowed", at: place)
            }
            let contentPlace = TemplatePlace(line: place.line, column: place.column + 2)
            tokens.append(TemplateToken(kind: kind, contents: text[index + 2..<end], place: place, contentPlace: contentPlace))
            for byte in text[index..<end + 2] { advance(&place, byte: byte) }
            index = end + 2
            (start, startPlace) = (index, place)
        }
        endText()
        return tokens
    }

    private static func opened(by byte: UInt8) -> (Kind, closing: UInt8)? {
        switch byte {
        case UInt8(ascii: "{"): (.value, UInt8(ascii: "}"))
        case UInt8(ascii: "%"): (.tag, UInt8(ascii: "%"))
        case UInt8(ascii: "#"): (.comment, UInt8(ascii: "#"))
        default: nil
        }
    }

    static func advance(_ place: inout TemplatePlace, byte: UInt8) {
        if byte == UInt8(ascii: "\n") {
            place = TemplatePlace(line: place.line + 1, column: 1)
        } else {
            place.column += 1
        }
    }
}
