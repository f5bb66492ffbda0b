import FormworkModel

/// A parser for commands, which reads words from left to right.
struct CommandParser {
    let characters: [Character]
    let tokens: [CommandToken]
    private(set) var place = 0

    init(_ command: String) throws(EditError) {
        characters = Array(command)
        if let place = characters.firstIndex(where: { !$0.unicodeScalars.allSatisfy(AttributeWriter.isAllowed) }) {
            var error = EditError(.syntax("XML doesn't allow this character"), column: place + 1)
            error.command = command
            throw error
        }
        do { tokens = try CommandToken.tokens(of: characters) } catch {
            var error = error
            error.command = command
            throw error
        }
    }

    /// The command names, for the error about an unknown command.
    static let verbs = [
        "add", "center", "connect", "disconnect", "duplicate", "embed", "extract", "hide-master", "localize", "move", "pin", "remove",
        "rename",
        "replace", "set", "size", "target", "unwrap", "variation", "wrap",
    ]

    /// Parses the command.
    mutating func operation() throws(EditError) -> EditOperation {
        let verb = try word("a command")
        let operation: EditOperation
        switch verb.value {
        case "set": operation = .set(try set())
        case "add": operation = try add()
        case "remove", "delete": operation = .remove(try remove())
        case "move": operation = .move(try move())
        case "wrap": operation = .wrap(try wrap())
        case "unwrap": operation = .unwrap(UnwrapOperation(try target(), removesReferences: try references()))
        case "duplicate": operation = .duplicate(DuplicateOperation(try target()))
        case "rename": operation = try rename()
        case "connect": operation = .connect(try connect())
        case "disconnect": operation = .disconnect(try disconnect())
        case "target":
            let view = try target(until: ["to"])
            try keyword("to", expected: "'to' and the view that the template's view represents")
            operation = .connect(ConnectOperation(.outlet("targetView"), from: view, to: try target()))
        case "hide-master": operation = .hideMaster(try hideMaster())
        case "replace": operation = try replace()
        case "embed":
            operation = .embed(try embed())
        case "pin": operation = .pin(try pin())
        case "center", "centre": operation = .center(try center())
        case "size":
            let views = try target(beforeSettings: true)
            operation = .size(SizeOperation(views, try settings(isRequired: true)))
        case "variation": operation = .variation(try variation())
        case "extract": operation = .extract(try extract())
        case "localize": operation = .localize(try localize())
        default:
            throw EditError(
                .missing(
                    "there is no command '\(verb.value)'; available: \(Self.verbs.joined(separator: ", "))",
                    near: NearNames.of(verb.value, among: Self.verbs, within: 2)), column: verb.column)
        }
        if let rest = peek() {
            throw EditError(.syntax("unexpected '\(rest.raw)' at the end of the command"), column: rest.column)
        }
        return operation
    }

    // MARK: Words

    /// Returns the next word, or one further ahead; nil at the end.
    func peek(_ ahead: Int = 0) -> CommandToken? { place + ahead < tokens.count ? tokens[place + ahead] : nil }

    /// The column of the command's end, in characters from 1.
    var end: Int { characters.count + 1 }

    mutating func skip() { place += 1 }

    mutating func word(_ expected: String) throws(EditError) -> CommandToken {
        guard let token = peek() else { throw EditError(.syntax("expected \(expected)"), column: end) }
        place += 1
        return token
    }

    func isNext(_ keyword: String) -> Bool { peek().map { !$0.isQuoted && $0.raw == keyword } ?? false }

    /// Skips a keyword if it is the next word.
    mutating func take(_ keyword: String) -> Bool {
        guard isNext(keyword) else { return false }
        place += 1
        return true
    }

    mutating func keyword(_ keyword: String, expected: String) throws(EditError) {
        guard take(keyword) else {
            throw EditError(.syntax("expected \(expected)" + (peek().map { ", not '\($0.raw)'" } ?? "")), column: peek()?.column ?? end)
        }
    }

    /// Parses a target: one quoted word, or all words up to a keyword, a setting or the end.
    mutating func target(until keywords: Set<String> = [], beforeSettings: Bool = false) throws(EditError) -> EditTarget {
        let start = place
        while let token = peek() {
            if !token.isQuoted, keywords.contains(token.raw) && place > start { break }
            if beforeSettings, place > start, Self.equals(in: token) != nil { break }
            if !token.isQuoted, place > start, token.raw == "with", peek(1)?.raw == "references" { break }
            place += 1
        }
        guard place > start else {
            throw EditError(.syntax("expected a view or another object: its label, id, text or a selector"), column: peek()?.column ?? end)
        }
        let (first, last) = (tokens[start], tokens[place - 1])
        if place == start + 1 { return EditTarget(first.value, column: first.column) }
        return EditTarget(String(characters[first.range.lowerBound..<last.range.upperBound]), column: first.column)
    }

    /// Parses an optional `with references` at the end.
    mutating func references() throws(EditError) -> Bool {
        guard take("with") else { return false }
        try keyword("references", expected: "'with references'")
        return true
    }

    /// Returns the offset of the equals sign of a setting; nil for other words. A name of several words, as `diff` prints it, is in quotes.
    static func equals(in token: CommandToken) -> Int? {
        if token.isQuoted { return nil }
        if let quote = token.raw.first, quote == "\"" || quote == "'" {
            let name = token.raw.dropFirst().prefix { $0 != quote }
            return token.raw.dropFirst(name.count + 2).first == "=" && !name.isEmpty ? name.count + 2 : nil
        }
        let name = token.raw.prefix { $0 != "=" }
        guard name.count < token.raw.count, let first = name.first, first.isLetter else { return nil }
        return name.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) } ? name.count : nil
    }

    /// Parses settings, `name=value`, up to the end or a keyword.
    mutating func settings(isRequired: Bool, until keyword: String? = nil) throws(EditError) -> [AttributeSetting] {
        var settings: [AttributeSetting] = []
        while let token = peek() {
            if let keyword, isNext(keyword) { break }
            guard let sign = Self.equals(in: token) else {
                throw EditError(.syntax("expected a value such as text=\"Sign in\", not '\(token.raw)'"), column: token.column)
            }
            place += 1
            var value = String(token.raw.dropFirst(sign + 1))
            // After `name=` the quoted word that follows directly is the value.
            if value.isEmpty, let next = peek(), next.isQuoted, next.range.lowerBound == token.range.upperBound { value = next.raw }
            var setting = AttributeSetting(CommandToken.unquoted(String(token.raw.prefix(sign))), CommandToken.unquoted(value))
            setting.column = token.column
            settings.append(setting)
        }
        if isRequired, settings.isEmpty {
            throw EditError(.syntax("expected a value such as text=\"Sign in\""), column: end)
        }
        return settings
    }

    /// Parses comma-separated numbers.
    mutating func numbers(_ counts: Set<Int>, expected: String) throws(EditError) -> [Double] {
        let token = try word(expected)
        let parts = token.value.split(separator: ",", omittingEmptySubsequences: false).map { Double($0.filter { $0 != " " }) }
        let numbers = parts.compactMap(\.self).filter { abs($0) <= 1e7 }
        guard numbers.count == parts.count, counts.contains(numbers.count) else {
            throw EditError(.syntax("expected \(expected), not '\(token.raw)'"), column: token.column)
        }
        return numbers
    }
}
