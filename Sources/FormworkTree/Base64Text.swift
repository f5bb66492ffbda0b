/// Interface Builder's variant of base64: without padding, with line breaks, and with an extra `A` after data whose length is a multiple
/// of three bytes.
///
/// Source: the archives and documents of the corpus.
package enum Base64Text {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static let digits: [UInt8] = {
        var digits = [UInt8](repeating: .max, count: 256)
        for (value, byte) in alphabet.enumerated() { digits[Int(byte)] = UInt8(value) }
        return digits
    }()

    /// Returns the decoded text; nil if it isn't base64 of UTF-8.
    package static func decode(_ text: some StringProtocol) -> String? {
        let characters = text.utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "=") }
        guard characters.allSatisfy({ digits[Int($0)] != .max }) else { return nil }
        return String(validating: bytes(characters[...]), as: UTF8.self)
    }

    /// Returns the decoded bytes. Ignores characters outside of the alphabet, and the extra `A`, whose six bits don't make a byte.
    package static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8] {
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

    /// Encodes bytes as Interface Builder does, on one line. Browsers don't accept this variant.
    package static func encode(_ bytes: [UInt8]) -> [UInt8] {
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

    /// Encodes bytes in standard base64 with padding (RFC 4648).
    package static func padded(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            var group: UInt32 = 0
            for position in 0..<3 { group = group << 8 | (position < count ? UInt32(bytes[start + position]) : 0) }
            for position in 0..<4 {
                result.append(position <= count ? alphabet[Int(group >> UInt32(18 - 6 * position) & 63)] : UInt8(ascii: "="))
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
