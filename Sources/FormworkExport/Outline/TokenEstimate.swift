/// How many tokens a language model takes a text for, roughly.
///
/// Models differ; this is a rule that anyone can count after: a run of letters is a token for every six of them, begun or whole; a run of
/// digits one for every three; a blank before either is free, a longer run of white space is one; every other character is one, and one
/// beyond ASCII that is no letter is two.
public enum TokenEstimate {
    /// The tokens of a text.
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
            // What goes on a character beyond ASCII belongs to its first byte.
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
