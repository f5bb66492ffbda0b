/// San Francisco's kerning, by classes of letters and by single pairs.
///
/// Fitted together with the advances (`SanFrancisco`). Further pairs did not improve the results on held-out documents.
enum Kerning {
    private static let classes: [(left: StaticString, right: StaticString, units: Int)] = [
        ("T", "aceosurwy", -116), ("VWY", "aceou", -76), ("A", "TVWY", -109), ("TVWY", "A", -66), ("rvwyPFTVWY", ".,", -14),
        ("PF", "a", -53),
        ("vwy", "aceo", -42), ("eo", "vwyx", -9), ("k", "eo", -47),
    ]

    /// The additional kerning of single pairs, in 1/2048 em: two characters, where `_` means the space, and the number.
    private static let pairs: StaticString = """
        .0-33 0.-31 Ta-23 av-22 Lo-19 ay-18 d:-18 re-17 :_-17 li-16 ck-16 ts-16 ex-16 ch-15 _f-15 To-15 l_-14 fe-14 Te-14 ef-13 \
        Ad-13 Le-13 ys-13 ro-12 gr-12 Au-12 _P-12 ow-11 p_-11 wo-11 ni-10 ep-10 rs-9 _i-8 am-8 _F-8 y_-8 rc-8 In-8 Ve-8 nt-7 \
        ss-7 in-6 en-6 te-6 _a-6 al-5 on-5 Re-5 ly-5 bl-5 rd-5 h_-5 th-4 er-4 t_-3 St-3 il-2 de1 _s1 ct3 ed3 ab4 co4 le4 nd4 r_4 \
        w_4 _w5 ec5 es5 lo5 ng5 us5 ve5 Li6 Se6 ad6 ho6 ic6 m_6 ou6 pe6 f_7 na7 od7 of7 se7 t:7 yo7 0_8 Vi8 ce8 so8 La9 _V9 fi9 \
        ge9 _d10 a_10 be10 Ma10 Fo11 ew11 po11 0011 ds12 gn12 wi12 Pa13 Ti13 _g13 as13 Th13 ra14 rk14 Al17 ry22 ..30 rt31
        """

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
        addPairs(to: &table)
        return table
    }()

    private static func addPairs(to table: inout [Double]) {
        pairs.withUTF8Buffer { bytes in
            for entry in bytes.split(separator: UInt8(ascii: " ")) where entry.count > 2 {
                let characters = entry.prefix(2).map { $0 == UInt8(ascii: "_") ? Int(UInt8(ascii: " ")) : Int($0) }
                guard let units = Int(String(decoding: entry.dropFirst(2), as: UTF8.self)) else { continue }
                table[characters[0] * 128 + characters[1]] += Double(units) / 2048
            }
        }
    }
}
