/// The mark of a project's folder, which makes the files next to a document belong to it.
private let package: [String: [UInt8]] = ["Package.swift": Array("// swift-tools-version:6.0\n".utf8)]

/// Hostile sources in the project of a document. Sources that are nested too deeply are refused after one pass.
let sourceFamilies: [GrowthFamily] = {
    let (deep, deeper) = ([2_000, 8_000], [10_000, 40_000])
    let (few, many) = ([500, 2_000], [5_000, 20_000])
    let (some, most) = ([2_500, 10_000], [5_000, 40_000])
    let head = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"A\">"
    @Sendable func document(_ name: String, _ source: String, connections: String = "") -> GrowthDocument {
        var document = touchXIB(head + "<connections>\(connections)</connections></placeholder><view id=\"v\" customClass=\"B\"/>")
        document.companions = package.merging([name: Array(source.utf8)]) { $1 }
        return document
    }
    func family(_ name: String, _ small: [Int], _ large: [Int], file: String = "a.swift", _ source: @escaping @Sendable (Int) -> String)
        -> GrowthFamily
    {
        GrowthFamily("sources, \(name)", "validate --project FOLDER --no-cache", small, large) { document(file, source($0)) }
    }
    let view = "class A: UIView {}\n"
    let interface = "@interface A : UIView\n@end\n"
    return [
        family("generic types", deep, deeper) { "var a: " + times($0, "A<") + "Int" + times($0, ">") },
        family("function types", deep, deeper) { "var a: " + times($0, "(A)->") + "Int" },
        family("array types", deep, deeper) { "var a: " + times($0, "[") + "Int" + times($0, "]") },
        family("conditions", deep, deeper) { times($0, "#if A\n") + times($0, "#endif\n") },
        family("members", deep, deeper) { "let a = b" + times($0, ".c") },
        family("optionals", deep, deeper) { "var a: A" + times($0, "?") },
        family("some", deep, deeper) { "var a: " + times($0, "some ") + "A" },
        family("attributes", deep, deeper) { String(repeating: "@_specialize(", count: $0) + "var a: A" },
        family("classes", few, many) { n in each(n) { "class C\($0): UIView { @IBOutlet var o: UIView! }\n" } },
        family("extensions", few, many) { n in
            view + each(n) { "extension A { @IBOutlet var o\($0): UIView!; @IBAction func f\($0)(_ s: Any) { x\($0) = 1 } }\n" }
        },
        family("conformances", few, many) { view + times($0, "extension A: P@ { static let k = \"@\" }\n") },
        family("same class", few, many) { n in each(n) { "class A: UIView { @IBOutlet var o\($0): UIView! }\n" } },
        family("aliases", few, many) { n in view + each(n) { "typealias T\($0) = A\nextension T\($0) { @IBOutlet var o\($0): UIView! }\n" }
        },
        family("meanings", [500, 2_000], [2_500, 10_000]) { n in
            each(n) { "typealias T = U\($0)\nclass U\($0): UIView {}\nextension T { @IBOutlet var o\($0): UIView! }\n" }
        },
        family("superclasses", few, many) { times($0, "class A: X@ {}\nclass X@: UIView {}\n") },
        // A document with n connections to a class of n members, half of which do not exist.
        GrowthFamily("sources, connections", "validate --project FOLDER --no-cache", few, many) { n in
            document(
                "a.swift", "class A: UIViewController {}\n" + each(n) { "extension A { @IBOutlet var o\($0): UIView! }\n" },
                connections: each(n) { "<outlet property=\"o\(2 * $0)\" destination=\"v\" id=\"k\($0)\"/>" })
        },
        family("interfaces", some, [5_000, 20_000], file: "a.m") { n in
            each(n) { "@interface A : UIView <P>\n@property IBOutlet UIView *o\($0);\n@end\n" }
        },
        family("categories", some, [5_000, 20_000], file: "a.m") { n in
            interface + each(n) { "@interface A (C\($0)) <P\($0)>\n@property IBOutlet UIView *o\($0);\n- (IBAction)f\($0):(id)s;\n@end\n" }
        },
        family("implementations", some, [5_000, 20_000], file: "a.m") { n in
            interface + each(n) { "@implementation A\n- (IBAction)f\($0):(id)s { _y\($0) = 2; }\n@end\n" }
        },
        family("properties of one line", some, most, file: "a.m") {
            "@interface A : UIView\n@property IBOutlet UIView " + times($0, "*o@, ") + "*o;\n@end\n"
        },
        family("nibs without end", some, most, file: "a.m") { n in
            "@implementation A\n- (void)f { " + each(n) { "[UINib nibWithNibName:@\"n\($0)\" bundle:nil] " } + "}\n@end\n"
        },
        family("one line", [10_000, 40_000], [50_000, 200_000]) { "let a = [" + times($0, "1, ") + "1]" },
    ]
}()

/// Hostile fonts in the project of a document whose text uses them. Tables that share their parts are the worst case.
let fontFamilies: [GrowthFamily] = {
    func font(_ name: String, _ small: [Int], _ large: [Int], _ make: @escaping @Sendable (Int) -> [UInt8]) -> GrowthFamily {
        GrowthFamily("fonts, \(name)", "solve", small, large) { n in lettered(4, ["e.ttf": make(n)]) }
    }
    func kerned(_ name: String, _ small: [Int], _ large: [Int], _ make: @escaping @Sendable (Int) -> [[UInt8]]) -> GrowthFamily {
        font(name, small, large) { directory(plainFont().merging(["GPOS": positioning(make($0))]) { $1 }) }
    }
    return [
        kerned("lookups", [100, 400], [4_000, 16_000]) { Array(repeating: lookup([pairs()]), count: $0) },
        kerned("own lookups", [30, 120], [500, 1_500]) { n in (0..<n).map { lookup([pairs(value: -$0)]) } },
        kerned("empty lookups", [1_000, 4_000], [4_000, 16_000]) { Array(repeating: lookup([]), count: $0) },
        kerned("subtables", [100, 400], [4_000, 16_000]) { [lookup([pairs()], count: $0)] },
        kerned("subtables of many glyphs", [10, 40], [30, 120]) { [lookup([pairs(glyphs: Array(1..<8_000))], count: $0)] },
        font("glyphs", [4_000, 16_000], [15_000, 60_000]) { directory(plainFont(glyphs: $0)) },
        kerned("covered glyphs", [1_000, 4_000], [4_000, 14_000]) { [lookup([pairs(glyphs: Array(1..<$0))])] },
        // The older kerning table.
        font("pairs", [1_000, 4_000], [2_500, 10_000]) { n in
            let body = (0..<n).flatMap { u16($0 / 250 + 1, $0 % 250 + 1, -5) }
            return directory(plainFont().merging(["kern": u16(0, 1) + u16(0, 14 + 6 * n, 1, n, 0, 0, 0) + body]) { $1 })
        },
        // Fonts of one file that share all tables, with a character map of 16,000 single entries.
        font("collection", [16, 64], [64, 256]) { n in
            let count = min(n, 256)
            let characters = u16(0, 1, 3, 1) + u32(12) + u16(6, 0, 0, 0, 16_000) + (0..<16_000).flatMap { u16($0 % 2 + 1) }
            let offsets = (0..<count).flatMap { _ in u32(12 + 4 * count) }
            return Array("ttcf".utf8) + u32(0x0001_0000, count) + offsets
                + directory(plainFont().merging(["cmap": characters]) { $1 }, start: 12 + 4 * count)
        },
        // Invalid records of names and encodings.
        font("records", [1_000, 8_000], [8_000, 64_000]) { n in
            directory(plainFont().merging(["cmap": u16(0, n) + (0..<n).flatMap { _ in u16(9, 9) + u32(4) }]) { $1 })
        },
        GrowthFamily("fonts, files", "solve", [10, 40], [40, 160]) { n in
            let one = directory(plainFont().merging(["GPOS": positioning([lookup([pairs(glyphs: Array(1..<5_000))])])]) { $1 })
            return lettered(2, Dictionary(uniqueKeysWithValues: (0..<n).map { ("e\($0).ttf", one) }))
        },
    ]
}()

/// Returns a document with labels of 1,000 letters whose pairs a font may move.
private func lettered(_ labels: Int, _ fonts: [String: [UInt8]]) -> GrowthDocument {
    let text = String(repeating: "AV", count: 500)
    var document = touchView(
        "<subviews>"
            + times(
                labels,
                "<label text=\"\(text)@\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l@\">\(plainFrame)"
                    + "<fontDescription key=\"fontDescription\" name=\"Evil\" family=\"Evil\" pointSize=\"17\"/></label>\n") + "</subviews>"
    )
    document.companions = package.merging(fonts) { $1 }
    return document
}

func u16(_ numbers: Int...) -> [UInt8] { numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] } }
func u32(_ numbers: Int...) -> [UInt8] { numbers.flatMap { u16($0 >> 16, $0) } }

/// Returns a font of these tables that begins at an offset of its file.
func directory(_ tables: [String: [UInt8]], start: Int = 0) -> [UInt8] {
    var (head, body) = (u32(0x0001_0000) + u16(tables.count, 0, 0, 0), [UInt8]())
    for (tag, data) in tables.sorted(by: { $0.key < $1.key }) {
        head += Array(tag.utf8) + u32(0, start + 12 + 16 * tables.count + body.count, data.count)
        body += data
    }
    return head + body
}

/// Returns the tables that measuring needs: A and V are the glyphs 1 and 2.
func plainFont(glyphs: Int = 3) -> [String: [UInt8]] {
    let name = "Evil".utf16.flatMap { u16(Int($0)) }
    let names = u16(0, 3, 42) + [1, 4, 6].flatMap { u16(3, 1, 0x409, $0, name.count, 0) } + name
    let characters = u16(0, 1, 3, 10) + u32(12) + u16(12, 0) + u32(40, 0, 2, 65, 65, 1, 86, 86, 2)
    let zeros = { (count: Int) in [UInt8](repeating: 0, count: count) }
    return [
        "head": zeros(18) + u16(1000) + zeros(34), "hhea": u32(0x0001_0000) + u16(800, -200) + zeros(26) + u16(glyphs),
        "hmtx": (0..<glyphs).flatMap { _ in u16(500, 0) }, "name": names, "cmap": characters,
    ]
}

/// Returns the positioning table with these lookups, all used by Latin text.
func positioning(_ lookups: [[UInt8]]) -> [UInt8] {
    let count = lookups.count
    let script = u16(1) + Array("DFLT".utf8) + u16(8) + u16(4, 0) + u16(0, 0xFFFF, 1, 0)
    let feature = u16(1) + Array("kern".utf8) + u16(8) + u16(0, count) + (0..<count).flatMap { u16($0) }
    var (places, body, shared) = ([UInt8](), [UInt8](), [[UInt8]: Int]())
    for lookup in lookups {
        if shared[lookup] == nil {
            shared[lookup] = 2 + 2 * count + body.count
            body += lookup
        }
        places += u16(shared[lookup]!)
    }
    return u16(1, 0, 10, 10 + script.count, 10 + script.count + feature.count) + script + feature + u16(count) + places + body
}

/// Returns a subtable that moves each of the glyphs before the glyph 2.
func pairs(glyphs: [Int] = [1], value: Int = -10) -> [UInt8] {
    let (count, sets) = (glyphs.count, u16(1, 2, value))
    let coverage = u16(1, count) + glyphs.flatMap { u16($0) }
    return u16(1, 10 + 2 * count + sets.count, 4, 0, count) + (0..<count).flatMap { _ in u16(10 + 2 * count) } + sets + coverage
}

/// Returns a lookup with some subtables, each `count` times.
func lookup(_ subtables: [[UInt8]], count: Int = 1) -> [UInt8] {
    var place = 6 + 2 * subtables.count * count
    var places: [UInt8] = []
    for subtable in subtables {
        places += (0..<count).flatMap { _ in u16(place) }
        place += subtable.count
    }
    return u16(2, 0, subtables.count * count) + places + subtables.flatMap(\.self)
}
