/// A place of a document at which a text can be put: the value of an attribute, or the content of an element.
struct Injection {
    /// Of the element.
    let element: String
    /// nil for the element's content.
    let attribute: String?
    /// The element's `key`, which distinguishes elements of one name.
    let key: String?
    fileprivate let range: Range<Int>

    /// The kind of a place.
    var kind: String { "\(element) \(key ?? "-") \(attribute ?? "content")" }

    /// Replacements of a value: statements, ends of literals and comments, line continuations, characters that compilers read as line breaks.
    static let payloads = [
        #""); sentinel_7(); ("#, "\nsentinel_7()\n", "*/ sentinel_7() /*", #"\(sentinel_7())"#, "}; sentinel_7(); struct X {", #"x\"#,
        "x\u{2028}sentinel_7()\u{2028}", "x\u{85}sentinel_7()\u{85}", "`sentinel_7()`", "x\u{7F}\u{9B}\u{202E}sentinel_7()", "sentinel_7()",
        "x: Y {} ; sentinel_7()", "x?\u{3F}/", "\\  ", "x\rsentinel_7()\r", #"x"; sentinel_7(); @""#, "1); sentinel_7(); (1",
        "x = 1, y); sentinel_7() = 1",
        ".red; sentinel_7()", "// sentinel_7()", "\"\"\"\nsentinel_7()\n\"\"\"", "\"#; sentinel_7(); #\"", "A.B.sentinel_7()",
        "{{ sentinel_7() }}",
    ]

    /// Returns the places of a document, in order.
    static func places(of text: String) -> [Injection] {
        let bytes = Array(text.utf8)
        var places: [Injection] = []
        var place = 0
        var content: (element: String, key: String?, start: Int)?
        func isName(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == 0x2D || byte == 0x5F || (0x30...0x3A).contains(byte) || (0x41...0x5A).contains(byte)
                || (0x61...0x7A).contains(byte)
        }
        while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            if let content, bytes[content.start..<open].contains(where: { $0 > 0x20 }) {
                places.append(Injection(element: content.element, attribute: nil, key: content.key, range: content.start..<open))
            }
            content = nil
            place = open + 1
            guard place < bytes.count, isName(bytes[place]) else { continue }
            func word() -> String {
                let start = place
                while place < bytes.count, isName(bytes[place]) { place += 1 }
                return String(decoding: bytes[start..<place], as: UTF8.self)
            }
            let element = word()
            var attributes: [(name: String, range: Range<Int>)] = []
            while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
                guard isName(bytes[place]) else {
                    place += 1
                    continue
                }
                let name = word()
                guard let start = bytes[place...].firstIndex(of: UInt8(ascii: "\"")),
                    let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\""))
                else { return places }
                attributes.append((name, start + 1..<end))
                place = end + 1
            }
            let key = attributes.first { $0.name == "key" }.map { String(decoding: bytes[$0.range], as: UTF8.self) }
            places += attributes.map { Injection(element: element, attribute: $0.name, key: key, range: $0.range) }
            if place > 0, bytes[place - 1] != UInt8(ascii: "/") { content = (element, key, place + 1) }
        }
        return places
    }

    /// Returns the document with a payload at the place.
    func put(_ payload: String, in text: String) -> String {
        let bytes = Array(text.utf8)
        var escaped = ""
        for scalar in payload.unicodeScalars {
            switch scalar {
            case "&", "<", ">", "\"", "\n", "\r", "\t", "\u{7F}"..."\u{A0}": escaped += "&#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return String(decoding: bytes[..<range.lowerBound] + Array(escaped.utf8) + bytes[range.upperBound...], as: UTF8.self)
    }
}
