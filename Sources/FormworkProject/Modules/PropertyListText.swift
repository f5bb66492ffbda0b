// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// A value of a property list in the old format of NeXT, in which Xcode writes its projects.
indirect enum PropertyListText: Sendable {
    case text(String)
    case list([PropertyListText])
    case table([String: PropertyListText])

    /// Returns the value that a file holds; nil where it is not in that format.
    ///
    /// - Complexity: O(n) in its length.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> PropertyListText? {
        var parser = Parser(bytes: bytes)
        return parser.value(depth: 0)
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var table: [String: PropertyListText]? { if case .table(let table) = self { table } else { nil } }

    /// The texts of a list.
    var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }

    private struct Parser {
        let bytes: UnsafeBufferPointer<UInt8>
        var place = 0

        private static let depthLimit = 64

        private var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

        private mutating func skipSpace() {
            while place < bytes.count {
                let after = place + 1 < bytes.count ? bytes[place + 1] : 0
                if next <= UInt8(ascii: " ") {
                    place += 1
                } else if next == UInt8(ascii: "/"), after == UInt8(ascii: "/") {
                    while place < bytes.count, next != UInt8(ascii: "\n") { place += 1 }
                } else if next == UInt8(ascii: "/"), after == UInt8(ascii: "*") {
                    place += 2
                    while place < bytes.count, !(next == UInt8(ascii: "/") && bytes[place - 1] == UInt8(ascii: "*")) { place += 1 }
                    place += 1
                } else {
                    return
                }
            }
        }

        private mutating func take(_ sign: Character) -> Bool {
            skipSpace()
            guard next == sign.asciiValue else { return false }
            place += 1
            return true
        }

        mutating func value(depth: Int) -> PropertyListText? {
            guard depth < Self.depthLimit else { return nil }
            if take("{") {
                var table: [String: PropertyListText] = [:]
                while !take("}") {
                    guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
                    table[key] = value
                }
                return .table(table)
            }
            if take("(") {
                var list: [PropertyListText] = []
                while !take(")") {
                    guard let value = value(depth: depth + 1) else { return nil }
                    list.append(value)
                    _ = take(",")
                }
                return .list(list)
            }
            return word().map { .text($0) }
        }

        private mutating func word() -> String? {
            if take("\"") {
                var text: [UInt8] = []
                while place < bytes.count, next != UInt8(ascii: "\"") {
                    if next == UInt8(ascii: "\\") { place += 1 }
                    text.append(next)
                    place += 1
                }
                guard place < bytes.count else { return nil }
                place += 1
                return String(decoding: text, as: UTF8.self)
            }
            let start = place
            while place < bytes.count, next > UInt8(ascii: " "), !Self.ends.contains(next) { place += 1 }
            return start < place ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
        }

        private static let ends = Set(";,=(){}\"".utf8)
    }
}
