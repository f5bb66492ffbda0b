// Safe pointers: buffers are used only during a call and carry their count.

/// Measures how deeply a Swift file nests, in one pass over its bytes before it is parsed.
///
/// swift-syntax limits the nesting of expressions and declarations, but not that of types, `#if` and postfix chains, and it looks ahead twice at
/// each `[` of a type. A file of a few kilobytes can overflow the stack or double its time with each level. This scan estimates depth from
/// brackets (`<` included) and from the tokens that nest without one, such as `?`, `->`, `.`, calls, `try` and `else`. It errs on the side of too
/// deep. The limits are far above those of ordinary code.
struct SwiftNesting {
    /// The maximum number of brackets and `#if` around a token.
    static let depthLimit = 100
    /// The maximum number of `[` and attributes with arguments around a token within one block: the parser looks ahead again at each of them.
    static let squareLimit = 12
    /// The maximum number of tokens in a statement that nest without brackets.
    static let chainLimit = 500
    /// The maximum number of tokens in a file at an unusual depth, because parsing time is quadratic in the depth.
    static let deepTokenLimit = 20_000
    private static let usualDepth = 40
    private static let usualSquares = 6
    private static let usualChain = 100

    /// Returns the reason for not parsing a file; nil if it is within the limits.
    ///
    /// - Complexity: O(n) in the file's length.
    static func excess(in source: UnsafeBufferPointer<UInt8>) -> String? {
        var nesting = SwiftNesting(source)
        return nesting.run()
    }

    /// An open bracket, or a string that contains an interpolation.
    fileprivate enum Opener {
        case round, square, curly, angle
        /// - Parameters:
        ///   - hashes: The number of `#` before its quote.
        ///   - isMultiline: Whether it has triple quotes.
        case string(hashes: Int, isMultiline: Bool)
    }

    private struct Level {
        var opener: Opener
        /// The chain length outside of the bracket, which continues after it.
        var outerChain: Int
        /// The number of `[` and attributes in the block, including this one.
        var squares: Int
    }

    private let source: UnsafeBufferPointer<UInt8>
    private var place = 0
    private var levels: [Level] = []
    private var conditions = 0
    private var chain = 0
    private var deepTokens = 0
    private var isAtLineStart = false
    /// Whether the last token requires another one, so that a line break doesn't end the statement.
    private var isOpenEnded = false
    /// Whether the last token began an attribute, and whether it named one.
    private var attribute = (begins: false, isNamed: false)
    /// Whether the last token can be called or followed by a postfix.
    private var isOperand = false

    private init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

    private func byte(_ offset: Int = 0) -> UInt8 { place + offset < source.count ? source[place + offset] : 0 }

    private mutating func run() -> String? {
        while place < source.count {
            step()
            if levels.count + conditions > Self.depthLimit { return "it nests more than \(Self.depthLimit) levels deep" }
            if levels.last.map({ $0.squares > Self.squareLimit }) == true {
                return "it nests more than \(Self.squareLimit) '[' or attributes in each other"
            }
            if chain > Self.chainLimit { return "a statement in it chains more than \(Self.chainLimit) operators and calls" }
            if deepTokens > Self.deepTokenLimit { return "more than \(Self.deepTokenLimit) of its tokens are nested deeply" }
        }
        return nil
    }

    /// Consumes the next token, or the white space or comment before it.
    private mutating func step() {
        let first = byte()
        switch first {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            isAtLineStart = true
            place += 1
            return
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
            place += 1
            return
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            while place < source.count, byte() != UInt8(ascii: "\n") { place += 1 }
            return
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
            skipComment()
            return
        default: break
        }
        if levels.count + conditions > Self.usualDepth || (levels.last?.squares ?? 0) > Self.usualSquares || chain > Self.usualChain {
            deepTokens += 1
        }
        if isAtLineStart {
            isAtLineStart = false
            if !isOpenEnded, !continuesStatement(first) { endStatement() }
        }
        takeToken(first)
    }

    private mutating func takeToken(_ first: UInt8) {
        let before = attribute
        attribute = (first == UInt8(ascii: "@") || before.isNamed && first == UInt8(ascii: "."), before.begins && Self.isWord(first))
        switch first {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            // A call or a subscript nests the preceding expression.
            if isOperand { chain += 1 }
            open(first == UInt8(ascii: "(") ? .round : .square, isOfAttribute: before.isNamed)
        case UInt8(ascii: "{"): open(.curly)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(first)
        case UInt8(ascii: "\""): takeString(hashes: 0)
        case UInt8(ascii: "#"): takeHash()
        case UInt8(ascii: ","), UInt8(ascii: ";"):
            if levels.last?.opener.isAngle != true || first == UInt8(ascii: ";") { endStatement() }
            take(1, isOpenEnded: first == UInt8(ascii: ","), isOperand: false)
        case UInt8(ascii: "<"): takeLess()
        case UInt8(ascii: ">"):
            if levels.last?.opener.isAngle == true { pop() }
            take(1, isOpenEnded: false, isOperand: true)
        case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
            chain += 1
            take(2, isOpenEnded: true, isOperand: false)
        case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "@"):
            chain += 1
            take(1, isOpenEnded: first == UInt8(ascii: "."), isOperand: first != UInt8(ascii: ".") && isOperand)
        case _ where Self.isWord(first): takeWord()
        default: take(1, isOpenEnded: true, isOperand: false)
        }
    }

    private mutating func take(_ length: Int, isOpenEnded: Bool, isOperand: Bool) {
        place += length
        self.isOpenEnded = isOpenEnded
        self.isOperand = isOperand
    }

    /// Whether a line that begins with a byte continues the preceding statement.
    private func continuesStatement(_ first: UInt8) -> Bool {
        if first == UInt8(ascii: "e") { return startsWith("else") }
        return ".?:<>,&|=+-*/%!".utf8.contains(first)
    }

    private func startsWith(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            place + word.count <= source.count && source[place..<place + word.count].elementsEqual(word) && !Self.isWord(byte(word.count))
        }
    }

    /// Ends a statement or list element. Its chain ends, and any open `<` in it was an operator.
    private mutating func endStatement() {
        while levels.last?.opener.isAngle == true { pop() }
        chain = 0
    }

    // MARK: Brackets

    private mutating func open(_ opener: Opener, length: Int = 1, isOfAttribute: Bool = false) {
        var squares = 0
        switch opener {
        case .curly: break
        case .square: squares = (levels.last?.squares ?? 0) + 1
        default: squares = (levels.last?.squares ?? 0) + (isOfAttribute ? 1 : 0)
        }
        levels.append(Level(opener: opener, outerChain: chain, squares: squares))
        // A chain in a type continues through its brackets.
        if case .curly = opener { chain = 0 }
        take(length, isOpenEnded: true, isOperand: false)
    }

    private mutating func close(_ bracket: UInt8) {
        while levels.last?.opener.isAngle == true { pop() }
        if levels.last?.opener.isClosed(by: bracket) == true { pop() }
        take(1, isOpenEnded: false, isOperand: true)
        if case .string(let hashes, let isMultiline)? = levels.last?.opener {
            pop()
            takeText(hashes: hashes, isMultiline: isMultiline)
        }
    }

    private mutating func pop() { if let level = levels.popLast() { chain = level.outerChain } }

    /// Consumes `<`, which opens generic arguments unless it belongs to a longer operator.
    private mutating func takeLess() {
        if byte(1) == UInt8(ascii: "=") || byte(1) == UInt8(ascii: "<") {
            take(2, isOpenEnded: true, isOperand: false)
        } else {
            open(.angle)
        }
    }

    // MARK: Words

    private static let nestingWords: Set<String> = [
        "some", "any", "repeat", "each", "inout", "try", "await", "copy", "consume", "borrow", "else", "is", "as", "throws", "async",
        "unsafe", "discard", "while", "guard",
    ]

    private mutating func takeWord() {
        let start = place
        while place < source.count, Self.isWord(source[place]) { place += 1 }
        let word = source[start..<place]
        if word.count <= 7, Self.nestingWords.contains(String(decoding: word, as: UTF8.self)) {
            chain += 1
            (isOpenEnded, isOperand) = (true, false)
        } else {
            (isOpenEnded, isOperand) = (false, true)
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "`")
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Consumes `#if`, `#endif`, a raw string or a macro.
    private mutating func takeHash() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
            place += hashes
            takeString(hashes: hashes)
            return
        }
        place += hashes
        if startsWith("if") { conditions += 1 }
        if startsWith("endif"), conditions > 0 { conditions -= 1 }
        (isOpenEnded, isOperand) = (false, false)
    }

    // MARK: Strings and comments

    private mutating func takeString(hashes: Int) {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        place += isMultiline ? 3 : 1
        takeText(hashes: hashes, isMultiline: isMultiline)
    }

    /// Consumes the rest of a string, up to its end or the next interpolation.
    private mutating func takeText(hashes: Int, isMultiline: Bool) {
        (isOpenEnded, isOperand) = (false, true)
        while place < source.count {
            switch byte() {
            case UInt8(ascii: "\n") where !isMultiline: return
            case UInt8(ascii: "\\") where repeats(UInt8(ascii: "#"), hashes, from: 1):
                if byte(1 + hashes) == UInt8(ascii: "(") {
                    levels.append(
                        Level(
                            opener: .string(hashes: hashes, isMultiline: isMultiline), outerChain: chain,
                            squares: levels.last?.squares ?? 0))
                    open(.round, length: 2 + hashes)
                    return
                }
                place += 2 + hashes
            case UInt8(ascii: "\"") where isEnd(hashes: hashes, isMultiline: isMultiline):
                place += (isMultiline ? 3 : 1) + hashes
                return
            default: place += 1
            }
        }
    }

    private func isEnd(hashes: Int, isMultiline: Bool) -> Bool {
        let quotes = isMultiline ? 3 : 1
        return repeats(UInt8(ascii: "\""), quotes, from: 0) && repeats(UInt8(ascii: "#"), hashes, from: quotes)
    }

    private func repeats(_ wanted: UInt8, _ count: Int, from offset: Int) -> Bool {
        (offset..<offset + count).allSatisfy { byte($0) == wanted }
    }

    /// Skips a comment, including nested ones.
    private mutating func skipComment() {
        var depth = 0
        while place < source.count {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                if byte() == UInt8(ascii: "\n") { isAtLineStart = true }
                place += 1
            }
        }
    }
}

extension SwiftNesting.Opener {
    fileprivate var isAngle: Bool { if case .angle = self { true } else { false } }

    fileprivate func isClosed(by bracket: UInt8) -> Bool {
        switch self {
        case .round: bracket == UInt8(ascii: ")")
        case .square: bracket == UInt8(ascii: "]")
        case .curly: bracket == UInt8(ascii: "}")
        case .angle, .string: false
        }
    }
}
