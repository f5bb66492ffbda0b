/// The names of a font: the table `name`.
struct FontNames: Sendable {
    private(set) var family = ""
    private(set) var style = ""
    private(set) var full = ""
    private(set) var postScript = ""

    /// The maximum length of a name, to which longer ones are cut. PostScript names have at most 63 characters.
    private static let longest = 255

    init(_ table: FontBytes, budget: inout FontBudget) throws(FontFileError) {
        let texts = try table.unsigned16(4)
        var best: [Int: (rank: Int, text: String)] = [:]
        let count = try table.unsigned16(2)
        try budget.spend(count, table: table)
        for index in 0..<count {
            let record = 6 + 12 * index
            let kind = try table.unsigned16(record + 6)
            guard [1, 2, 4, 6, 16, 17].contains(kind) else { continue }
            let platform = try table.unsigned16(record)
            let language = try table.unsigned16(record + 4)
            // English is preferred to other languages, and Unicode to Mac Roman.
            let isEnglish = platform == 3 ? language == 0x409 : language == 0
            let rank = (isEnglish ? 2 : 0) + (platform == 1 ? 0 : 1)
            guard rank > (best[kind]?.rank ?? -1), [0, 1, 3].contains(platform) else { continue }
            let count = try table.unsigned16(record + 8)
            let place = texts + (try table.unsigned16(record + 10))
            try table.require(place, count: count)
            best[kind] = (rank, try Self.text(table, place: place, count: min(count, 2 * Self.longest), isWide: platform != 1))
        }
        // The typographic names, which families with more than four styles have, are preferred.
        family = best[16]?.text ?? best[1]?.text ?? ""
        style = best[17]?.text ?? best[2]?.text ?? ""
        full = best[4]?.text ?? ""
        postScript = best[6]?.text ?? ""
    }

    private static func text(_ table: FontBytes, place: Int, count: Int, isWide: Bool) throws(FontFileError) -> String {
        if isWide {
            var units: [UInt16] = []
            for unit in 0..<count / 2 { units.append(UInt16(truncatingIfNeeded: try table.unsigned16(place + 2 * unit))) }
            return String(decoding: units, as: UTF16.self)
        }
        var bytes: [UInt8] = []
        for byte in 0..<min(count, longest) { bytes.append(UInt8(truncatingIfNeeded: try table.byte(place + byte))) }
        // Only the ASCII part of Mac Roman is decoded correctly.
        return String(decoding: bytes, as: UTF8.self)
    }
}
