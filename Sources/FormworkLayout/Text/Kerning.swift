/// The pairs that San Francisco moves together, by classes of letters.
///
/// Fitted together with the advances (`SanFrancisco`); single pairs did not carry over to documents that were held out.
enum Kerning {
    private static let classes: [(left: StaticString, right: StaticString, units: Int)] = [
        ("T", "aceosurwy", -116), ("VWY", "aceou", -76), ("A", "TVWY", -109), ("TVWY", "A", -66), ("rvwyPFTVWY", ".,", -14),
        ("PF", "a", -53),
        ("vwy", "aceo", -42), ("eo", "vwyx", -9), ("k", "eo", -47),
    ]

    /// The kerning between two characters, in em: `table[left * 128 + right]`.
    static let table: [Double] = {
        var table = [Double](repeating: 0, count: 128 * 128)
        for pair in classes {
            pair.left.withUTF8Buffer { lefts in
                pair.right.withUTF8Buffer { rights in
                    for left in lefts {
                        for right in rights { table[Int(left) * 128 + Int(right)] += Double(pair.units) / 2048 }
                    }
                }
            }
        }
        return table
    }()
}
