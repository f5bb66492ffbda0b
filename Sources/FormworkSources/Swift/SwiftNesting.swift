@_spi(Testing) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

// Safe pointers: buffers are used only during a call and carry their count.

/// Measures how deeply a Swift file nests, from its tokens, before it is parsed.
///
/// swift-syntax limits the nesting of expressions and declarations, but not that of types, patterns, `#if` and postfix chains, and it looks
/// ahead twice at each `[` of a type. A file of a few kilobytes can overflow the stack or double its time with each level. The depth is
/// estimated from brackets (`<` included) and from the tokens that nest without one, such as `?`, `->`, `.`, calls and keywords. It errs on the
/// side of too deep. The limits are far above those of ordinary code.
///
/// The tokens come from the parser's own lexer, so that no literal or comment is seen in another way than by the parser.
struct SwiftNesting {
    /// The maximum number of brackets and `#if` around a token.
    static let depthLimit = 100
    /// The maximum number of `[` and attributes with arguments around a token within one block: the parser looks ahead again at each of them.
    static let squareLimit = 12
    /// The maximum number of tokens in a statement that nest without brackets.
    static let chainLimit = 500
    /// The maximum number of tokens in a file at an unusual depth, because parsing time is quadratic in the depth.
    static let deepTokenLimit = 20_000
    /// The maximum number of `#` in a row: the lexer looks ahead over all of them at each.
    static let hashLimit = 255
    private static let usualDepth = 40
    private static let usualSquares = 6
    private static let usualChain = 100

    /// Returns the reason for not parsing a file; nil if it is within the limits.
    ///
    /// - Complexity: O(n) in the file's length.
    static func excess(in source: UnsafeBufferPointer<UInt8>) -> String? {
        if hasLongHashes(source) { return "it has more than \(hashLimit) '#' in a row" }
        var nesting = SwiftNesting()
        var tracker = LookaheadTracker()
        return withUnsafeMutablePointer(to: &tracker) { tracker in
            for token in Lexer.tokenize(source, lookaheadTracker: tracker, experimentalFeatures: []) {
                // The sequence repeats its last token.
                if token.rawTokenKind == .endOfFile { break }
                nesting.take(token)
                if let reason = nesting.excess { return reason }
            }
            return nil
        }
    }

    private static func hasLongHashes(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        var count = 0
        for byte in source {
            count = byte == UInt8(ascii: "#") ? count + 1 : 0
            if count > hashLimit { return true }
        }
        return false
    }

    private enum Opener { case round, square, curly, angle }

    private struct Level {
        var opener: Opener
        /// The chain length outside of the bracket, which continues after it.
        var outerChain: Int
        /// The number of `[` and attributes in the block, including this one.
        var squares: Int
    }

    private var levels: [Level] = []
    private var conditions = 0
    private var chain = 0
    private var deepTokens = 0
    /// Whether the last token requires another one, so that a line break doesn't end the statement.
    private var isOpenEnded = false
    /// Whether the last token can be called or followed by a postfix.
    private var isOperand = false
    /// Whether the last token began an attribute, and whether it named one.
    private var attribute = (begins: false, isNamed: false)

    private var isInAngle: Bool { levels.last?.opener == .angle }

    private var excess: String? {
        if levels.count + conditions > Self.depthLimit { return "it nests more than \(Self.depthLimit) levels deep" }
        if let level = levels.last, level.squares > Self.squareLimit {
            return "it nests more than \(Self.squareLimit) '[' or attributes in each other"
        }
        if chain > Self.chainLimit { return "a statement in it chains more than \(Self.chainLimit) operators and calls" }
        return deepTokens > Self.deepTokenLimit ? "more than \(Self.deepTokenLimit) of its tokens are nested deeply" : nil
    }

    private mutating func take(_ token: Lexer.Lexeme) {
        let kind = token.rawTokenKind
        if levels.count + conditions > Self.usualDepth || (levels.last?.squares ?? 0) > Self.usualSquares || chain > Self.usualChain {
            deepTokens += 1
        }
        if token.flags.contains(.isAtStartOfLine), !isOpenEnded, !Self.continuesStatement(kind) { endStatement() }
        let before = attribute
        attribute = (kind == .atSign || before.isNamed && kind == .period, before.begins && (kind == .identifier || kind == .keyword))
        switch kind {
        case .leftParen, .leftSquare:
            // A call or a subscript nests the preceding expression.
            if isOperand { chain += 1 }
            open(kind == .leftParen ? .round : .square, isOfAttribute: before.isNamed)
        case .leftBrace: open(.curly)
        case .rightParen: close(.round)
        case .rightSquare: close(.square)
        case .rightBrace: close(.curly)
        case .poundIf: conditions += 1
        case .poundEndif: conditions = max(0, conditions - 1)
        case .comma, .semicolon:
            if !isInAngle || kind == .semicolon { endStatement() }
            end(isOpenEnded: kind == .comma, isOperand: false)
        case .arrow, .period, .atSign, .pound:
            chain += 1
            end(isOpenEnded: kind != .atSign && kind != .pound, isOperand: false)
        case .keyword: takeKeyword(token)
        case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringSegment, .stringQuote, .multilineStringQuote,
            .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter, .regexLiteralPattern:
            end(isOpenEnded: false, isOperand: true)
        case .colon, .equal, .backslash, .colonColon: end(isOpenEnded: true, isOperand: false)
        default: takeOperator(token)
        }
    }

    private mutating func end(isOpenEnded: Bool, isOperand: Bool) { (self.isOpenEnded, self.isOperand) = (isOpenEnded, isOperand) }

    /// Ends a statement or list element. Its chain ends, and any open `<` in it was an operator.
    private mutating func endStatement() {
        while isInAngle { pop() }
        chain = 0
    }

    /// Whether a token at the beginning of a line may continue the preceding statement.
    private static func continuesStatement(_ kind: RawTokenKind) -> Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote,
            .rawStringPoundDelimiter, .leftBrace, .poundIf, .poundElse, .poundElseif, .poundEndif, .pound, .atSign, .rightBrace:
            false
        default: true
        }
    }

    // MARK: Brackets

    private mutating func open(_ opener: Opener, isOfAttribute: Bool = false) {
        let outer = levels.last?.squares ?? 0
        let squares = opener == .curly ? 0 : outer + (opener == .square || isOfAttribute ? 1 : 0)
        levels.append(Level(opener: opener, outerChain: chain, squares: squares))
        // A chain in a type continues through its brackets.
        if opener == .curly { chain = 0 }
        end(isOpenEnded: true, isOperand: false)
    }

    private mutating func close(_ opener: Opener) {
        while isInAngle { pop() }
        if levels.last?.opener == opener { pop() }
        end(isOpenEnded: false, isOperand: true)
    }

    private mutating func pop() { if let level = levels.popLast() { chain = level.outerChain } }

    // MARK: Words and operators

    /// The keywords that a statement, a declaration or a value consists of alone.
    private static let closedWords: Set<String> = [
        "self", "Self", "super", "true", "false", "nil", "break", "continue", "fallthrough", "return", "default", "init", "deinit", "get",
        "set", "willSet", "didSet", "static", "class", "final", "public", "private", "internal", "fileprivate", "open", "override",
    ]
    /// The keywords that continue a statement on a new line.
    private static let continuingWords: Set<String> = ["else", "async", "throws", "rethrows", "where", "is", "as", "in", "catch"]

    private mutating func takeKeyword(_ token: Lexer.Lexeme) {
        let word = String(syntaxText: token.tokenText)
        if Self.closedWords.contains(word) {
            if token.flags.contains(.isAtStartOfLine), !isOpenEnded { endStatement() }
            end(isOpenEnded: false, isOperand: true)
        } else {
            if token.flags.contains(.isAtStartOfLine), !isOpenEnded, !Self.continuingWords.contains(word) { endStatement() }
            chain += 1
            end(isOpenEnded: true, isOperand: false)
        }
    }

    /// Counts the characters of an operator or of an unknown token: `<` opens generic arguments unless it belongs to a longer operator, and
    /// `?` and `!` nest the type or expression before them.
    private mutating func takeOperator(_ token: Lexer.Lexeme) {
        let text = Array(token.tokenText)
        if text.first == UInt8(ascii: "<"), text.count < 2 || text[1] != UInt8(ascii: "=") && text[1] != UInt8(ascii: "<") {
            return open(.angle)
        }
        let closing = text.prefix { $0 == UInt8(ascii: ">") }.count
        for _ in 0..<closing where isInAngle { pop() }
        let postfixes = text.count { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
        let isPrefix = token.rawTokenKind == .prefixOperator || token.rawTokenKind == .prefixAmpersand
        chain += postfixes + (isPrefix ? 1 : 0)
        end(isOpenEnded: closing + postfixes < text.count, isOperand: closing + postfixes == text.count && (closing > 0 || isOperand))
    }
}
