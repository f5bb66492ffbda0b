/// Unpacks the data of pages, as their script does.
public enum PackedPage {
    /// Returns the data of a page as JSON; nil if it has none.
    public static func json(of page: String) -> String? {
        guard let start = page.firstRange(of: "id=\"data\">")?.upperBound, let end = page[start...].firstRange(of: "</script>")?.lowerBound
        else { return nil }
        return unpacked(Array(page[start..<end].utf8)).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// Returns the original of a packed text; nil if the text is broken.
    public static func unpacked(_ packed: [UInt8]) -> [UInt8]? {
        guard let lineBreak = packed.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        var rest = packed[(lineBreak + 1)...]
        func digit() -> Int? { rest.popFirst().map { Int($0) - ($0 < UInt8(ascii: "<") ? 40 : 41) } }
        var text: [UInt8] = []
        while let byte = rest.popFirst() {
            let digits = byte == UInt8(ascii: "^") ? 2 : byte == UInt8(ascii: "~") ? 3 : 0
            if digits > 0, rest.first == UInt8(ascii: "~") {
                rest.removeFirst()
            } else if digits > 0 {
                var distance = 0
                for _ in 0..<digits {
                    guard let next = digit() else { return nil }
                    distance = distance * 85 + next
                }
                guard let length = digit(), (1...text.count).contains(distance) else { return nil }
                for _ in 0..<(length + digits + 3) { text.append(text[text.count - distance]) }
                continue
            }
            text.append(byte)
        }
        return Int(String(decoding: packed[..<lineBreak], as: UTF8.self)) == text.count ? text : nil
    }
}
