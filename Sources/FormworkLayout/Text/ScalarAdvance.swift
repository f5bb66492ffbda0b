/// The width of a character that is missing from the tables: that of a character in the table, or a share of an em.
///
/// The shares are estimates: those of Apple's fallback fonts as far as they are known, otherwise the average of the script.
enum ScalarAdvance {
    /// The width of a character in the tables.
    case like(UInt8)
    /// A width in em, from a fallback font without tracking.
    case em(Double)
    /// An em; slightly more within text in San Francisco.
    case ideograph
    /// The font size plus five points; on iOS at most a quarter more than the font size.
    case emoji

    /// U+00A0 to U+017F, each mapped to its base letter or to a letter of about the same width.
    private static let latin = Array(
        (" !c000|S\"Qao+`Q^*+rr`uR.`rroMMM?AAAAAAMCEEEEIIIIDNOOOOO+OUUUUYPbaaaaaawceeeeiiiionooooo+ouuuuypyAaAaAaCcCcCcC"
            + "cDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiUuJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoMwRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").utf8)

    /// U+0410 to U+044F.
    private static let cyrillic = Array("ABBLDEWSUUKHMHOHPCTYQXUHWWBWBCWRaoernewsnnknwnonpczywxnnmmowocwn".utf8)
    /// U+0391 to U+03C9.
    private static let greek = Array("ABLAEZHOIKAMNEOHP0ETYQXWOIYaeniuabyoeznoikyuveonpcotuwxww".utf8)

    init(_ scalar: UInt32) {
        switch scalar {
        case 0xAD: self = .em(0)
        case 0xA0...0x17F where Int(scalar) - 0xA0 < Self.latin.count: self = .like(Self.latin[Int(scalar) - 0xA0])
        case 0x0300...0x036F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0x20D0...0x20FF, 0x1F3FB...0x1F3FF:
            self = .em(0)
        case 0x0391...0x03C9: self = .like(Self.greek[Int(scalar) - 0x0391])
        case 0x0401: self = .like(0x45)
        case 0x0451: self = .like(0x65)
        case 0x0410...0x044F: self = .like(Self.cyrillic[Int(scalar) - 0x0410])
        case 0x0400...0x052F: self = .like(0x6E)
        case 0x0590...0x05FF: self = .em(0.55)
        case 0x0610...0x061A, 0x064B...0x065F: self = .em(0)
        case 0x0600...0x06FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .em(0.48)
        case 0x0E31, 0x0E34...0x0E3A, 0x0E47...0x0E4E: self = .em(0)
        case 0x0900...0x0DFF: self = .em(0.6)
        case 0x0E00...0x0EFF: self = .em(0.6)
        case 0x1E00...0x1EFF: self = .like(scalar & 1 == 0 ? 0x41 : 0x61)
        default: self = Self.symbol(scalar)
        }
    }

    private static func symbol(_ scalar: UInt32) -> ScalarAdvance {
        switch scalar {
        case 0x2002: .em(0.5)
        case 0x2003, 0x2014, 0x2015: .em(scalar == 0x2003 ? 1 : 0.88)
        case 0x2004...0x200A, 0x202F: .like(0x20)
        case 0x2010, 0x2011: .like(0x2D)
        case 0x2012, 0x2013: .em(0.586)
        case 0x2018...0x201B: .em(0.27)
        case 0x201C...0x201F: .em(0.425)
        case 0x2022: .em(0.42)
        case 0x2026: .em(0.81)
        case 0x2039, 0x203A: .em(0.37)
        case 0x20A0...0x20CF: .like(0x30)
        case 0x2122: .em(0.7)
        case 0x2190...0x21FF: .em(0.95)
        case 0x2200...0x23FF: .like(0x2B)
        case 0x2318: .em(1.02)
        case 0x25A0...0x27BF: .em(0.95)
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF: .ideograph
        case 0xAC00...0xD7A3: .em(0.866)
        case 0xFF61...0xFF9F: .em(0.5)
        case 0x1F1E6...0x1F1FF: .em(0.625)
        case 0x1F000...0x1FAFF: .emoji
        default: .em(0.6)
        }
    }
}
