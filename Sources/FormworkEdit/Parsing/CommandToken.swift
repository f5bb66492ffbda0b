/// A word of a command: what stands between white space, with quotes and brackets kept together.
struct CommandToken: Hashable, Sendable {
    /// As it stands in the command.
    let raw: String
    /// What it says: without its quotes, where it is all in quotes.
    let value: String
    /// Whether it is all in quotes, and so no keyword.
    let isQuoted: Bool
    /// Its characters in the command, from 0.
    let range: Range<Int>

    /// Where it begins, in characters from 1.
    var column: Int { range.lowerBound + 1 }

    /// The words of a command.
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
                // An apostrophe is one within a word.
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

    /// Whether the quote that begins a word ends it.
    private static func isWhole(_ range: Range<Int>, of command: [Character]) -> Bool {
        var place = range.lowerBound + 1
        while place < range.upperBound, command[place] != command[range.lowerBound] { place += command[place] == "\\" ? 2 : 1 }
        return place == range.upperBound - 1
    }

    /// What stands in quotes: `\n`, `\t`, and a character behind a backslash for itself. A word without quotes is itself.
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
