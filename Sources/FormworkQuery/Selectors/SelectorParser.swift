import FormworkModel

/// A parser for selectors: see <doc:Selectors#The-grammar>.
struct SelectorParser {
    /// The maximum nesting depth of selectors.
    static let depthLimit = 32

    private let text: String
    let bytes: [UInt8]
    var index = 0
    var depth = 0

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    /// Parses the whole text.
    mutating func selector() throws(InterfaceDocument.SelectorError) -> [Selector.Path] {
        let paths = try list(isRelative: false)
        if let byte = peek { throw error("unexpected '\(Self.shown(byte, bytes: bytes, index: index))'") }
        return paths
    }

    // MARK: Paths

    /// Parses comma-separated paths.
    mutating func list(isRelative: Bool) throws(InterfaceDocument.SelectorError) -> [Selector.Path] {
        var paths = [try path(isRelative: isRelative)]
        while take(",") { paths.append(try path(isRelative: isRelative)) }
        return paths
    }

    private mutating func path(isRelative: Bool) throws(InterfaceDocument.SelectorError) -> Selector.Path {
        skipSpace()
        var steps: [Selector.Step] = []
        if let combinator = try combinator() {
            // A path that begins with a relation starts at all objects.
            if !isRelative {
                guard combinator.isRelation else { throw error("expected a selector before the combinator") }
                steps.append(Selector.Step(combinator: nil, compound: Selector.Compound()))
            }
            steps.append(Selector.Step(combinator: combinator, compound: try compound(behind: combinator)))
        } else {
            steps.append(Selector.Step(combinator: isRelative ? .descendant : nil, compound: try compound(behind: nil)))
        }
        while true {
            let hasSpace = skipSpace()
            if let combinator = try combinator() {
                steps.append(Selector.Step(combinator: combinator, compound: try compound(behind: combinator)))
            } else if hasSpace, startsCompound {
                steps.append(Selector.Step(combinator: .descendant, compound: try compound(behind: .descendant)))
            } else {
                return Selector.Path(steps: steps)
            }
        }
    }

    private mutating func combinator() throws(InterfaceDocument.SelectorError) -> Selector.Combinator? {
        if take("->") { return .leadingTo(try relationName()) }
        if take("<-") { return .comingFrom(try relationName()) }
        if take(">") { return .child }
        if take("+") { return .next }
        if take("~") { return .later }
        return nil
    }

    /// Parses the name of a relation; nil for any.
    private mutating func relationName() throws(InterfaceDocument.SelectorError) -> String? {
        if take("*") { return nil }
        if let quote = peek, Self.isQuote(quote) { return try string(quote) }
        return try word()
    }

    // MARK: Compounds

    /// Whether a compound begins at the current position.
    private var startsCompound: Bool {
        guard let byte = peek else { return false }
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\\"): return true
        default: return Self.isOfWord(byte)
        }
    }

    /// - Parameter combinator: the combinator before the compound. After a relation the compound may be empty, which matches anything.
    private mutating func compound(behind combinator: Selector.Combinator?) throws(InterfaceDocument.SelectorError) -> Selector.Compound {
        if combinator?.isRelation == true {
            let start = index
            skipSpace()
            if !startsCompound {
                index = start
                return Selector.Compound()
            }
        } else {
            skipSpace()
        }
        guard startsCompound else {
            guard let byte = peek else { throw error("expected a type, '.class', '#id', '[attribute]' or ':state', found the end") }
            throw error(
                "expected a type, '.class', '#id', '[attribute]' or ':state', found '\(Self.shown(byte, bytes: bytes, index: index))'")
        }
        var compound = Selector.Compound()
        if !take("*") { compound.type = try word() }
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "#"):
                index += 1
                compound.conditions.append(.id(try word(after: "#")))
            case UInt8(ascii: "."):
                index += 1
                compound.conditions.append(.isOfClass(try word(after: ".")))
            case UInt8(ascii: "["):
                index += 1
                compound.conditions.append(.attribute(try attribute()))
            case UInt8(ascii: ":"):
                index += 1
                compound.conditions.append(try state())
            default: return compound
            }
        }
        return compound
    }

    // MARK: Attributes

    private mutating func attribute() throws(InterfaceDocument.SelectorError) -> Selector.AttributeTest {
        skipSpace()
        var name = ""
        if let quote = peek, Self.isQuote(quote) {
            name = try string(quote)
        } else {
            let start = index
            while let byte = peek, Self.isOfWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") { index += 1 }
            name = String(decoding: bytes[start..<index], as: UTF8.self)
        }
        if name.isEmpty { throw error("expected an attribute name after '['") }
        skipSpace()
        if take("]") { return Selector.AttributeTest(name) }
        let place = index
        guard let comparison = Selector.AttributeTest.Comparison.allCases.first(where: { take($0.rawValue) }) else {
            throw error(
                "expected ']' or a comparison after the attribute '\(name)'",
                notes: ["comparisons are = ^= $= *= ~= < <= > >=; use :not([\(name)=…]) for the opposite"])
        }
        skipSpace()
        let start = index
        let value = try value(comparison)
        if comparison.isOfNumbers, Double(value)?.isFinite != true {
            throw error("expected a number after '\(comparison.rawValue)', found '\(value)'", at: start)
        }
        let hasSpace = skipSpace()
        let end = index
        var ignoresCase = hasSpace && (take("i") || take("I"))
        skipSpace()
        if ignoresCase, peek != UInt8(ascii: "]") { (index, ignoresCase) = (end, false) }
        guard take("]") else {
            throw error(
                peek == nil ? "the '[' of the attribute '\(name)' has no ']'" : "expected ']' after the value",
                at: peek == nil ? place : index, notes: ["put a value with spaces or brackets in quotes"])
        }
        return Selector.AttributeTest(name, comparison: comparison, value: value, ignoresCase: ignoresCase)
    }

    private mutating func value(_ comparison: Selector.AttributeTest.Comparison) throws(InterfaceDocument.SelectorError) -> String {
        guard let first = peek, first != UInt8(ascii: "]") else { throw error("expected a value after '\(comparison.rawValue)'") }
        if Self.isQuote(first) { return try string(first) }
        let start = index
        while let byte = peek, byte != UInt8(ascii: "]"), !Self.isSpace(byte), !Self.isQuote(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    // MARK: Parts

    /// Parses a quoted text. A backslash escapes the next character; `\n` and `\t` are a line feed and a tab.
    mutating func string(_ quote: UInt8) throws(InterfaceDocument.SelectorError) -> String {
        let start = index
        index += 1
        var result: [UInt8] = []
        while let byte = peek, byte != quote {
            index += 1
            guard byte == UInt8(ascii: "\\"), let next = peek else {
                result.append(byte)
                continue
            }
            index += 1
            switch next {
            case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
            default: result.append(next)
            }
        }
        guard peek == quote else { throw error("the text has no closing quote", at: start) }
        index += 1
        return String(decoding: result, as: UTF8.self)
    }

    mutating func word(after mark: String) throws(InterfaceDocument.SelectorError) -> String {
        guard let word = try word() else { throw error("expected a name after '\(mark)'") }
        return word
    }

    /// Parses letters, digits, `_` and `-`, and any other character after a backslash; nil where there are none.
    private mutating func word() throws(InterfaceDocument.SelectorError) -> String? {
        var result: [UInt8] = []
        while let byte = peek {
            if byte == UInt8(ascii: "\\") {
                guard index + 1 < bytes.count else { throw error("expected a character after the backslash") }
                result.append(bytes[index + 1])
                index += 2
                continue
            }
            // The combinator `->` ends a word.
            if byte == UInt8(ascii: "-"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ">") { break }
            guard Self.isOfWord(byte) else { break }
            result.append(byte)
            index += 1
        }
        return result.isEmpty ? nil : String(decoding: result, as: UTF8.self)
    }

    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func take(_ mark: String) -> Bool {
        guard bytes[index...].starts(with: mark.utf8) else { return false }
        index += mark.utf8.count
        return true
    }

    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = index
        while let byte = peek, Self.isSpace(byte) { index += 1 }
        return index > start
    }

    func error(_ message: String, at place: Int? = nil, notes: [String] = []) -> InterfaceDocument.SelectorError {
        InterfaceDocument.SelectorError(message, column: (place ?? index) + 1, of: text, notes: notes)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
            true
        default: false
        }
    }

    /// Returns the character at an index.
    private static func shown(_ byte: UInt8, bytes: [UInt8], index: Int) -> String {
        String(decoding: bytes[index...].prefix(8), as: UTF8.self).first.map(String.init) ?? String(UnicodeScalar(byte))
    }
}

extension Selector.Combinator {
    /// Whether it follows a connection or a reference.
    var isRelation: Bool {
        switch self {
        case .leadingTo, .comingFrom: true
        default: false
        }
    }
}
