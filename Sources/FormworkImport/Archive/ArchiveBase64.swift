/// The archives' dialect of base64: lines wrapped, no padding, and one `A` too many after texts whose length is a
/// multiple of three.
enum ArchiveBase64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static let digits: [UInt8] = {
        var digits = [UInt8](repeating: .max, count: 256)
        for (value, byte) in alphabet.enumerated() { digits[Int(byte)] = UInt8(value) }
        return digits
    }()

    /// The bytes that a text encodes. Characters that are not of the alphabet are passed over.
    static func decode(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count / 4 * 3 + 3)
        var buffer: UInt32 = 0
        var bits: UInt32 = 0
        for byte in text {
            let digit = digits[Int(byte)]
            if digit == .max { continue }
            buffer = (buffer << 6 | UInt32(digit)) & 0xffff
            bits += 6
            if bits >= 8 {
                bits -= 8
                result.append(UInt8(truncatingIfNeeded: buffer >> bits))
            }
        }
        return result
    }

    /// As `decode`, without the NUL at the end that texts in `bytes` have.
    static func decodeText(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result = decode(text)
        while result.last == 0 { result.removeLast() }
        return result
    }

    /// Bytes in the dialect, on one line.
    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var buffer: UInt32 = 0
        var bits: UInt32 = 0
        for byte in bytes {
            buffer = (buffer << 8 | UInt32(byte)) & 0xffff
            bits += 8
            while bits >= 6 {
                bits -= 6
                result.append(alphabet[Int(buffer >> bits) & 63])
            }
        }
        if bits > 0 { result.append(alphabet[Int(buffer << (6 - bits)) & 63]) }
        if bytes.count % 3 == 0, !bytes.isEmpty { result.append(UInt8(ascii: "A")) }
        return result
    }
}
