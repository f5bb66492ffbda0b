/// A word of a command. White space separates words, except inside of quotes and brackets.
struct CommandToken: Hashable, Sendable {
    /// The word as it is written.
    let raw: String
    /// The word; without quotes and escapes if the whole word is quoted.
    let value: String
    /// Whether the whole word is quoted, so that it is not a keyword.
    let isQuoted: Bool
    /// Its range of characters in the command, from 0.
    let range: Range<Int>

    /// Its first column, in characters from 1.
    var column: Int { range.lowerBound + 1 }

    /// Splits a command into words.
    ///
    /// - Throws: an `EditError` where a quote or a bracket is not closed.
    static func tokens(of command: [Character]) throws(EditError) -> [CommandToken] {
        var tokens: [CommandToken] = []
        var place = 0
        while place < command.count {
            if command[place].isWhitespace {
                place += 1
                continue
            }
            let start = place
            var depth = 0
            while place < command.count, depth > 0 || !command[place].isWhitespace {
                switch command[place] {
                case "\"": place = try end(ofQuoteAt: place, in: command)
                // Elsewhere in a word, an apostrophe is an ordinary character.
                case "'" where place == start || "=[(".contains(command[place - 1]): place = try end(ofQuoteAt: place, in: command)
                case "[", "(": depth += 1
                case "]", ")": depth = max(0, depth - 1)
                default: break
                }
                place += 1
            }
            if depth > 0 { throw EditError(.syntax("a bracket is not closed"), column: start + 1) }
            let raw = String(command[start..<place])
            let isQuoted = raw.count > 1 && "\"'".contains(command[start]) && isWhole(start..<place, of: command)
            tokens.append(
                CommandToken(raw: raw, value: isQuoted ? unquoted(raw) : raw, isQuoted: isQuoted, range: start..<place))
        }
        return tokens
    }

    private static func end(ofQuoteAt start: Int, in command: [Character]) throws(EditError) -> Int {
        var place = start + 1
        while place < command.count, command[place] != command[start] { place += command[place] == "\\" ? 2 : 1 }
        guard place < command.count else { throw EditError(.syntax("a quote is not closed"), column: start + 1) }
        return place
    }

    /// Whether the opening quote of a word is closed at its end.
    private static func isWhole(_ range: Range<Int>, of command: [Character]) -> Bool {
        var place = range.lowerBound + 1
        while place < range.upperBound, command[place] != command[range.lowerBound] { place += command[place] == "\\" ? 2 : 1 }
        return place == range.upperBound - 1
    }

    /// Returns a quoted text without its quotes, with `\n`, `\t` and backslash escapes resolved. Other text is returned unchanged.
    static func unquoted(_ text: String) -> String {
        guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote else { return text }
        var result = ""
        var isEscaped = false
        for character in text.dropFirst().dropLast() {
            if isEscaped {
                result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
