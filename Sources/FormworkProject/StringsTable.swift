/// The keys of a table of texts: a property list in the old style (`"key" = "text";`), or a catalog, which is JSON.
package struct StringsTable: Sendable {
    /// Its keys; of a catalog, also the names of its parts, which no document asks for.
    package private(set) var keys: Set<String> = []

    /// - Complexity: O(n) in the length of the text.
    package init(_ text: String) {
        var scalars = Array(text.unicodeScalars)[...]
        var last: String?
        while let first = scalars.first {
            scalars = scalars.dropFirst()
            switch first {
            case "/" where scalars.first == "/": scalars = scalars.drop { $0 != "\n" }
            case "/" where scalars.first == "*":
                scalars = scalars.dropFirst()
                while let next = scalars.first, !(next == "*" && scalars.dropFirst().first == "/") { scalars = scalars.dropFirst() }
                scalars = scalars.dropFirst(2)
            case "\"": last = Self.literal(&scalars)
            case "=", ":":
                if let key = last { keys.insert(key) }
                last = nil
            case _ where first.properties.isWhitespace: break
            default: last = nil
            }
        }
    }

    /// What stands up to the closing quote, with what is escaped as it is: keys of interfaces have no such characters.
    private static func literal(_ scalars: inout ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        while let next = scalars.first {
            scalars = scalars.dropFirst()
            if next == "\"" { break }
            if next == "\\", let escaped = scalars.first {
                scalars = scalars.dropFirst()
                text.append(escaped)
            } else {
                text.append(next)
            }
        }
        return String(text)
    }

    /// A table's text: UTF-16 where it begins with that one's mark, else UTF-8.
    package static func text(of bytes: [UInt8]) -> String {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return String(decoding: bytes, as: UTF8.self) }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        return String(decoding: units, as: UTF16.self)
    }
}
