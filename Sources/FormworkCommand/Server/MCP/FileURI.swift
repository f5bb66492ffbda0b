/// File URIs: `file:///home/ada/App/Main.storyboard`. Source: RFC 8089, RFC 3986.
package enum FileURI {
    /// Returns the URI of an absolute path.
    package static func of(_ path: String) -> String {
        var uri = "file://"
        for byte in path.utf8 {
            if isPlain(byte) {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                uri += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return uri
    }

    /// Returns the path of a URI; nil if it isn't a file URI of this machine.
    package static func path(_ uri: String) -> String? {
        let scheme = "file://"
        guard uri.utf8.count >= scheme.utf8.count, uri.prefix(scheme.count).lowercased() == scheme else { return nil }
        let rest = uri.dropFirst(scheme.count)
        guard let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let host = rest[..<slash]
        guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
        guard let bytes = decoded(rest[slash...].utf8), !bytes.contains(0) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"): true
        default: false
        }
    }

    private static func decoded(_ text: Substring.UTF8View) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                // The query and the fragment are ignored.
                if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { return bytes }
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? { Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) } }
}
