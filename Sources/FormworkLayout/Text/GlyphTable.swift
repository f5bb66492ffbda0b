/// Reads tables of numbers that are written as text in the source.
enum GlyphTable {
    /// The first character of the tables: the space.
    static let first: UInt8 = 0x20
    /// The number of characters in the tables: U+0020 to U+007E.
    static let count = 95

    /// Returns the integers in a text.
    static func numbers(_ text: StaticString) -> [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(count)
        var value = 0
        var isNegative = false
        var isInside = false
        func end() {
            if isInside { numbers.append(isNegative ? -value : value) }
            (value, isNegative, isInside) = (0, false, false)
        }
        text.withUTF8Buffer { bytes in
            for byte in bytes {
                switch byte {
                case 0x30...0x39:
                    value = value * 10 + Int(byte - 0x30)
                    isInside = true
                case 0x2D: isNegative = true
                default: end()
                }
            }
        }
        end()
        return numbers
    }

    /// Returns tables by name from a text. A line with the name, a colon and a remark precedes each table's numbers.
    static func tables(_ text: String) -> [String: [Int]] {
        var tables: [String: [Int]] = [:]
        var name = ""
        for line in text.split(separator: "\n") {
            if let colon = line.firstIndex(of: ":") {
                name = String(line[..<colon])
            } else {
                tables[name, default: []] += line.split(separator: " ").compactMap { Int($0) }
            }
        }
        return tables
    }
}
