// Safe pointers: buffers are used only during a call, and every index is checked against their count.

/// A property list in the NeXTSTEP format, in which Xcode saves projects.
indirect enum ProjectList: Sendable {
    case text(String)
    case list([ProjectList])
    /// The entries, in file order. A linear search is enough: most dictionaries are small, and few are searched.
    case dictionary([(key: String, value: ProjectList)])

    static let nothing = ProjectList.list([])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }
    /// The entries by key.
    var dictionary: [String: ProjectList] {
        guard case .dictionary(let entries) = self else { return [:] }
        return Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
    }

    /// - Complexity: O(n) in the number of entries.
    subscript(key: String) -> ProjectList {
        guard case .dictionary(let entries) = self else { return .nothing }
        return entries.first { $0.key == key }?.value ?? .nothing
    }

    /// Parses a property list; nil if the bytes aren't in that format.
    ///
    /// - Complexity: O(n) in the number of bytes.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var reader = Reader(bytes: bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }

    private struct Reader {
        let bytes: UnsafeBufferPointer<UInt8>
        var place = 0

        private static let depthLimit = 32

        mutating func value(depth: Int) -> ProjectList? {
            skip()
            guard depth < Self.depthLimit, place < bytes.count else { return nil }
            switch bytes[place] {
            case UInt8(ascii: "{"):
                place += 1
                var entries: [(key: String, value: ProjectList)] = []
                while !take("}") {
                    guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
                    entries.append((key, value))
                }
                return .dictionary(entries)
            case UInt8(ascii: "("):
                place += 1
                var values: [ProjectList] = []
                while !take(")") {
                    guard let value = value(depth: depth + 1) else { return nil }
                    values.append(value)
                    if !take(",") {
                        guard take(")") else { return nil }
                        break
                    }
                }
                return .list(values)
            default: return text().map(ProjectList.text)
            }
        }

        /// Consumes a character if it is next.
        private mutating func take(_ sign: Unicode.Scalar) -> Bool {
            skip()
            guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
            place += 1
            return true
        }

        private mutating func text() -> String? {
            skip()
            guard place < bytes.count else { return nil }
            if bytes[place] == UInt8(ascii: "\"") { return quoted() }
            let start = place
            while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
            return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
        }

        private mutating func quoted() -> String? {
            place += 1
            var characters: [UInt8] = []
            while place < bytes.count {
                let byte = bytes[place]
                place += 1
                if byte == UInt8(ascii: "\"") { return String(decoding: characters, as: UTF8.self) }
                guard byte == UInt8(ascii: "\\"), place < bytes.count else {
                    characters.append(byte)
                    continue
                }
                let escaped = bytes[place]
                place += 1
                characters.append(escaped == UInt8(ascii: "n") ? 10 : escaped == UInt8(ascii: "t") ? 9 : escaped)
            }
            return nil
        }

        /// Skips white space and comments.
        private mutating func skip() {
            while place < bytes.count {
                if bytes[place] <= 32 {
                    place += 1
                } else if begins("//") {
                    while place < bytes.count, bytes[place] != 10 { place += 1 }
                } else if begins("/*") {
                    place += 2
                    while place < bytes.count, !begins("*/") { place += 1 }
                    place = min(place + 2, bytes.count)
                } else {
                    return
                }
            }
        }

        private func begins(_ signs: StaticString) -> Bool {
            // Safe: the index of the second character is checked against the count.
            place + 1 < bytes.count && bytes[place] == signs.utf8Start[0] && bytes[place + 1] == signs.utf8Start[1]
        }

        private static func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case ...32, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ";"),
                UInt8(ascii: ","), UInt8(ascii: "\""):
                false
            default: true
            }
        }
    }
}
