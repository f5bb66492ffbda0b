/// A rough estimate of the number of tokens of a text in a language model.
///
/// Models differ; this rule is easy to reproduce. A run of letters counts one token per six letters, rounded up. A run of digits counts one per
/// three, rounded up. A single blank is free; a longer run of white space counts one. Every other character counts one; a character beyond ASCII that
/// isn't a letter counts two.
public enum TokenEstimate {
    /// Returns the number of tokens of a text.
    ///
    /// - Complexity: O(n) in its length.
    public static func count(_ text: some Sequence<UInt8>) -> Int {
        var (total, run, length) = (0, Kind.none, 0)
        func tokens(_ run: Kind, _ length: Int) -> Int {
            switch run {
            case .none: 0
            case .letters: (length + 5) / 6
            case .digits: (length + 2) / 3
            case .blank: length > 1 ? 1 : 0
            case .wide: 2
            case .other: length
            }
        }
        for byte in text {
            // Continuation bytes belong to the character of their first byte.
            if byte & 0xC0 == 0x80 { continue }
            let kind = Kind(byte)
            if kind == run, kind != .wide {
                length += 1
            } else {
                total += tokens(run, length)
                (run, length) = (kind, 1)
            }
        }
        return total + tokens(run, length)
    }

    private enum Kind {
        case none, letters, digits, blank, other, wide

        init(_ byte: UInt8) {
            self =
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0xC3...0xD2: .letters
                case UInt8(ascii: "0")...UInt8(ascii: "9"): .digits
                case 0x09, 0x0A, 0x0D, 0x20: .blank
                case 0x80...: .wide
                default: .other
                }
        }
    }
}
