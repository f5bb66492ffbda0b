/// Extracts the code from generated text, without literals and comments.
struct CodeLexer {
    private let scalars: [Unicode.Scalar]
    private let isSwift: Bool
    private var place = 0
    private var code = String.UnicodeScalarView()
    /// Whether a literal or a comment is not terminated correctly.
    private(set) var isBroken = false

    private init(_ text: some Sequence<Unicode.Scalar>, isSwift: Bool) {
        scalars = Array(text)
        self.isSwift = isSwift
    }

    /// Returns the code of a Swift text, including code in interpolations.
    static func swift(_ text: String) -> (code: String, isBroken: Bool) {
        var lexer = CodeLexer(text.unicodeScalars, isSwift: true)
        return lexer.read()
    }

    /// Returns the code of an Objective-C text, after joining lines and replacing trigraphs, as some compilers do.
    static func objectiveC(_ text: String) -> (code: String, isBroken: Bool) {
        let trigraphs: [Character: Unicode.Scalar] = [
            "=": "#", "/": "\\", "'": "^", "(": "[", ")": "]", "!": "|", "<": "{", ">": "}", "-": "~",
        ]
        var replaced: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            let end = replaced.count
            if end >= 2, replaced[end - 1] == "?", replaced[end - 2] == "?", let other = trigraphs[Character(scalar)] {
                replaced.removeLast(2)
                replaced.append(other)
            } else {
                replaced.append(scalar)
            }
        }
        var joined: [Unicode.Scalar] = []
        for scalar in replaced {
            if scalar == "\n" || scalar == "\r" {
                let end = joined.lastIndex { !" \t\u{B}\u{C}".unicodeScalars.contains($0) }
                if let end, joined[end] == "\\" {
                    joined.removeSubrange(end...)
                    continue
                }
            }
            joined.append(scalar)
        }
        var lexer = CodeLexer(joined, isSwift: false)
        return lexer.read()
    }

    private mutating func read() -> (code: String, isBroken: Bool) {
        readCode(inParentheses: false)
        return (String(code), isBroken)
    }

    private func at(_ offset: Int = 0) -> Unicode.Scalar? { place + offset < scalars.count ? scalars[place + offset] : nil }

    private func has(_ text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }

    private static func isNewline(_ scalar: Unicode.Scalar?) -> Bool { scalar == "\n" || scalar == "\r" }

    private mutating func readCode(inParentheses: Bool) {
        var depth = 0
        while let scalar = at() {
            let next = scalar == "/" ? at(1) : nil
            if next == "/" {
                while at() != nil, !Self.isNewline(at()) { place += 1 }
            } else if next == "*" {
                readComment()
            } else if scalar == "\"" || isSwift && scalar == "#" && startsRaw {
                readString()
            } else if !isSwift, scalar == "'" {
                readQuoted("'")
            } else {
                if scalar == "(" { depth += 1 }
                if scalar == ")" { depth -= 1 }
                if inParentheses, depth < 0 { return }
                code.append(scalar)
                place += 1
            }
        }
        if inParentheses { isBroken = true }
    }

    private mutating func readComment() {
        var depth = 0
        while at() != nil {
            if at() == "/", at(1) == "*", isSwift || depth == 0 {
                depth += 1
                place += 2
            } else if at() == "*", at(1) == "/" {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                place += 1
            }
        }
        isBroken = true
    }

    private var startsRaw: Bool { scalars[place...].first { $0 != "#" } == "\"" }

    private mutating func readString() {
        guard isSwift else { return readQuoted("\"") }
        var marks = ""
        while at() == "#" {
            marks += "#"
            place += 1
        }
        let isLong = has("\"\"\"")
        let end = (isLong ? "\"\"\"" : "\"") + marks
        place += isLong ? 3 : 1
        while let scalar = at() {
            if scalar == "\"", has(end) {
                place += end.unicodeScalars.count
                return
            }
            if scalar == "\\", has("\\" + marks) {
                place += 1 + marks.count
                if at() == "(" {
                    place += 1
                    readCode(inParentheses: true)
                }
                place += 1
            } else if !isLong, Self.isNewline(scalar) {
                break
            } else {
                place += 1
            }
        }
        isBroken = true
    }

    private mutating func readQuoted(_ end: Unicode.Scalar) {
        place += 1
        while let scalar = at(), !Self.isNewline(scalar) {
            place += 1
            if scalar == "\\" { place += 1 }
            if scalar == end { return }
        }
        isBroken = true
    }
}
