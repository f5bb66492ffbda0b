/// Finds the parts of a log that are about conflicts.
struct LogScanner {
    /// A part of a log.
    enum Part {
        /// The start of a conflict.
        case start
        /// The announcement of the constraint that is broken, which follows.
        case breaking
        case constraint(LoggedConstraint)
    }

    private let bytes: [UInt8]
    private var index = 0

    /// The maximum length of a description, in bytes. UIKit truncates the texts of views much earlier.
    private static let entryLimit = 4_000

    private static let starts = ["to simultaneously", "Conflicting constraints detected", "Probably at least one of"].map { Array($0.utf8) }
    private static let breaking = Array("recover by".utf8)
    private static let constraint = Array("onstraint:".utf8)
    private static let address = Array("0x".utf8)
    /// Masonry may identify its constraints and views by keys instead of addresses.
    private static let library = Array("MAS".utf8)

    init(_ text: String) { bytes = PastedText.printed(text) }

    /// Returns the next part; nil at the end.
    ///
    /// - Complexity: O(n) in the length of the skipped text.
    mutating func next() -> Part? {
        while index < bytes.count {
            let here = index
            switch bytes[here] {
            case UInt8(ascii: "t"), UInt8(ascii: "C"), UInt8(ascii: "P"):
                if let start = Self.starts.first(where: { PastedText.starts(with: $0, bytes, at: here) }) {
                    index += start.count
                    return .start
                }
            case UInt8(ascii: "r"):
                if PastedText.starts(with: Self.breaking, bytes, at: here) {
                    index += Self.breaking.count
                    return .breaking
                }
            case UInt8(ascii: "o"):
                if PastedText.starts(with: Self.constraint, bytes, at: here) {
                    let text = entry(around: here)
                    // `entry(around:)` has moved the index behind the text that it searched.
                    if let constraint = text.flatMap({ LoggedConstraintParser.constraint($0[...]) }) { return .constraint(constraint) }
                }
            default: break
            }
            index = max(index, here + 1)
        }
        return nil
    }

    /// Returns the description that contains the word "constraint" at an index, and moves the index to its end.
    private mutating func entry(around word: Int) -> String? {
        // The class name may include a module. Constraint classes with generic parameters are not known.
        var start = word
        while start > 0, word - start < 200, isPartOfName(bytes[start - 1]) { start -= 1 }
        let address = word + Self.constraint.count
        guard PastedText.starts(with: Self.address, bytes, at: address) || PastedText.starts(with: Self.library, bytes, at: start) else {
            return nil
        }
        var opened = 0
        while opened < 2, start - opened > 0, bytes[start - opened - 1] == UInt8(ascii: "<") { opened += 1 }
        let (end, isWhole) = end(from: address, opened: opened)
        index = end
        guard isWhole else { return nil }
        var text = String(decoding: bytes[start..<end], as: UTF8.self)
        // Joins a line that was wrapped in an e-mail.
        if text.contains(where: \.isNewline) { text = text.split(whereSeparator: \.isNewline).map(\.withoutMargins).joined(separator: " ") }
        // Old versions of SnapKit write `<<App.LayoutConstraint:0x…> <UIView:0x…>.top == <UIView:0x…>.top>`.
        return opened > 1 ? Self.withoutBrackets(text) : text
    }

    private func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...,
            UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// Returns the end of a description: its closing `>`, or without brackets the end of the line or of the text.
    private func end(from start: Int, opened: Int) -> (Int, isWhole: Bool) {
        let limit = min(start + Self.entryLimit, bytes.count)
        var depth = opened
        var quoted = false
        for index in start..<limit {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: "\n")
            switch byte {
            case UInt8(ascii: "'"): quoted.toggle()
            case UInt8(ascii: "<") where opened > 1 && next != UInt8(ascii: "=") && !quoted: depth += 1
            case UInt8(ascii: ">") where opened > 1 && next != UInt8(ascii: "=") && !quoted:
                depth -= 1
                if depth == 0 { return (index, true) }
            // A text may contain a single quote, so the end of the line also ends the description.
            case UInt8(ascii: ">") where opened == 1:
                let endsLine = isEndOfLine(next) || next == UInt8(ascii: "\"")
                if endsLine || !quoted && isBehind(index + 1) { return (index, true) }
            case UInt8(ascii: "\n") where opened == 0: return (index, true)
            case UInt8(ascii: "\"") where opened == 0 && isEndOfLine(next): return (index, true)
            case UInt8(ascii: "\n") where isEndOfLine(next) || begins(index + 1): return (index, false)
            default: break
            }
        }
        return (limit, opened == 0 && limit == bytes.count)
    }

    private func isEndOfLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// Whether the text at an index can follow a description.
    private func isBehind(_ index: Int) -> Bool {
        guard index < bytes.count else { return true }
        if bytes[index] == UInt8(ascii: "\t") { return true }
        if bytes[index] == UInt8(ascii: ".") { return index + 1 == bytes.count || !isPartOfName(bytes[index + 1]) }
        guard bytes[index] == UInt8(ascii: " ") else { return ",;)]'`*".utf8.contains(bytes[index]) }
        // `width > 10` is a relation.
        guard index + 1 < bytes.count else { return true }
        return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index + 1])
    }

    /// Whether another description begins on the line at an index, so that the previous one is incomplete.
    private func begins(_ index: Int) -> Bool {
        var start = index
        while start < bytes.count, " \t\"(,".utf8.contains(bytes[start]) { start += 1 }
        guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return false }
        return bytes[start..<min(start + 80, bytes.count)].indices.contains { PastedText.starts(with: Self.constraint, bytes, at: $0) }
    }

    /// Removes the brackets around objects, but not those in relations.
    private static func withoutBrackets(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let sign = rest.popFirst() {
            if sign == "<" || sign == ">", rest.first != "=" { continue }
            result.append(sign)
        }
        return result
    }
}

extension Substring {
    /// The text without surrounding white space.
    var withoutMargins: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
