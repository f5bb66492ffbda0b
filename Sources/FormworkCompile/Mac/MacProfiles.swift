/// Color profiles for the color spaces that the current compiler names: small equivalents of the system's profiles.
///
/// Apple's compiler stores the profiles of its machine. Layout: ICC.1:2001, a display profile with a curve.
enum MacProfiles {
    /// Gray with gamma 2.2.
    static let gray = profile("GRAY", entries: [("kTRC", curve), ("wtpt", point(0.9642, y: 1, z: 0.8249))])
    /// The primaries of sRGB, adapted to D50.
    static let colours = profile(
        "RGB ",
        entries: [
            ("rXYZ", point(0.4361, y: 0.2225, z: 0.0139)), ("gXYZ", point(0.3851, y: 0.7169, z: 0.0971)),
            ("bXYZ", point(0.1431, y: 0.0606, z: 0.7141)),
            ("rTRC", curve), ("gTRC", curve), ("bTRC", curve), ("wtpt", point(0.9642, y: 1, z: 0.8249)),
        ])

    private static let curve: [UInt8] = Array("curv".utf8) + word(0) + word(1) + [0x02, 0x33, 0, 0]

    private static func point(_ x: Double, y: Double, z: Double) -> [UInt8] {
        Array("XYZ ".utf8) + word(0) + fixed(x) + fixed(y) + fixed(z)
    }

    // Safe: the numbers are those above, between 0 and 1.
    private static func fixed(_ value: Double) -> [UInt8] { word(UInt32((value * 65_536).rounded())) }

    private static func word(_ value: UInt32) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) } }

    private static func profile(_ space: String, entries: [(String, [UInt8])]) -> [UInt8] {
        let texts: [(String, [UInt8])] = [
            ("desc", Array("desc".utf8) + word(0) + word(1) + [0] + [UInt8](repeating: 0, count: 79)),
            ("cprt", Array("text".utf8) + word(0) + [0, 0, 0, 0]),
        ]
        let all = texts + entries
        var body: [UInt8] = []
        var table: [UInt8] = word(UInt32(all.count))
        let start = 132 + 12 * all.count
        for (tag, content) in all {
            table += Array(tag.utf8) + word(UInt32(start + body.count)) + word(UInt32(content.count))
            body += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
        }
        var header =
            word(UInt32(start + body.count)) + word(0) + word(0x0210_0000) + Array("mntr".utf8) + Array(space.utf8) + Array("XYZ ".utf8)
        // The date: 1 January 2000.
        header += [0x07, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
        header += [UInt8](repeating: 0, count: 68 - header.count) + fixed(0.9642) + fixed(1) + fixed(0.8249)
        header += [UInt8](repeating: 0, count: 128 - header.count)
        return header + table + body
    }
}
