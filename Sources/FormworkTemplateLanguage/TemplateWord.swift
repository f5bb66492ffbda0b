/// A token inside a tag.
struct TemplateWord {
    enum Kind: Equatable {
        case name(String)
        case text(String)
        case integer(Int)
        case number(Double)
        /// `.`, `|`, `:`, `,`, `(`, `)`, `==`, `!=`, `<`, `<=`, `>`, `>=`
        case sign(String)
    }

    let kind: Kind
    let place: TemplatePlace

    /// The word as messages show it.
    var shown: String {
        switch kind {
        case .name(let name), .sign(let name): name
        case .text(let text): "\"\(text)\""
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        }
    }

    /// Splits a tag into its words, in order.
    ///
    /// - Throws: `CodeTemplateError` at anything that isn't a word.
    /// - Complexity: O(n) in the length of the tag.
    static func words(of token: TemplateToken) throws(CodeTemplateError) -> [TemplateWord] {
        var rest = token.contents
        var place = token.contentPlace
        var words: [TemplateWord] = []
        func take(_ count: Int) -> ArraySlice<UInt8> {
            let taken = rest.prefix(count)
            for byte in taken { TemplateToken.advance(&place, byte: byte) }
            rest = rest.dropFirst(count)
            return taken
        }
        while let byte = rest.first {
            let start = place
            let kind: Kind
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                _ = take(1)
                continue
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let length = literalLength(rest) else { throw CodeTemplateError("a text is not closed", at: start) }
                kind = .text(unescaped(take(length).dropFirst().dropLast()))
            case _ where isDigit(byte) || byte == UInt8(ascii: "-"):
                let digits = String(decoding: take(numberLength(rest)), as: UTF8.self)
                if let number = Int(digits) {
                    kind = .integer(number)
                } else if let number = Double(digits), number.isFinite {
                    kind = .number(number)
                } else {
                    throw CodeTemplateError("'\(digits)' isn't a usable number", at: start)
                }
            case _ where isLetter(byte):
                kind = .name(String(decoding: take(rest.prefix { isLetter($0) || isDigit($0) }.count), as: UTF8.self))
            default:
                let two = String(decoding: rest.prefix(2), as: UTF8.self)
                let one = String(decoding: rest.prefix(1), as: UTF8.self)
                if ["==", "!=", "<=", ">="].contains(two) {
                    kind = .sign(two)
                    _ = take(2)
                } else if [".", "|", ":", ",", "(", ")", "<", ">"].contains(one) {
                    kind = .sign(one)
                    _ = take(1)
                } else {
                    let character = String(decoding: rest, as: UTF8.self).prefix(1)
                    throw CodeTemplateError("'\(character)' isn't allowed in a tag", at: start)
                }
            }
            words.append(TemplateWord(kind: kind, place: start))
        }
        return words
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Returns the length of a quoted text with its quotes; nil if the closing quote is missing.
    private static func literalLength(_ bytes: ArraySlice<UInt8>) -> Int? {
        var isEscaped = false
        for (offset, byte) in bytes.enumerated().dropFirst() {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == bytes.first {
                return offset + 1
            }
        }
        return nil
    }

    /// Resolves escapes: `\n` and `\t`; any other character after a backslash is kept as it is.
    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var isEscaped = false
        for byte in bytes {
            if !isEscaped, byte == UInt8(ascii: "\\") {
                isEscaped = true
                continue
            }
            switch (isEscaped, byte) {
            case (true, UInt8(ascii: "n")): result.append(UInt8(ascii: "\n"))
            case (true, UInt8(ascii: "t")): result.append(UInt8(ascii: "\t"))
            default: result.append(byte)
            }
            isEscaped = false
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the length of a number: an optional sign, digits, and optional decimals.
    private static func numberLength(_ bytes: ArraySlice<UInt8>) -> Int {
        let sign = bytes.first == UInt8(ascii: "-") ? 1 : 0
        let whole = bytes.dropFirst(sign).prefix(while: isDigit).count
        let behind = bytes.dropFirst(sign + whole)
        let fraction = behind.first == UInt8(ascii: ".") ? behind.dropFirst().prefix(while: isDigit).count : 0
        return sign + whole + (fraction > 0 ? fraction + 1 : 0)
    }
}
