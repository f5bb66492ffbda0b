import Foundation

/// A damaged document.
struct Mutant {
    let data: Bytes
    let ending: String
    let ids: [String]
    let origin: String

    var someID: String { ids.isEmpty ? "x" : ids[data.count % ids.count] }
}

/// Damages interface files as editors, merges and attackers do: structure rather than bytes.
struct StructureMutator {
    let path: String
    let original: Bytes
    let ending: String
    private let ids: [Bytes]
    /// Repeated doubling belongs to another test.
    private static let largest = 4_000_000

    private static let references = Set(
        ["firstItem", "secondItem", "destination", "target", "customClass", "reference", "ref", "id", "view"].map(Bytes.init))
    private static let numbers = pieces(
        "NaN", "nan", "inf", "-inf", "1e308", "-1e308", "1e19", "1e17", "9e99", "-1", "0", "", "1e-320", "99999999999999999999", "0x10",
        "1,5", "2147483648",
        "-9223372036854775809", "1e7", "65536")
    private static let texts =
        pieces(
            "", " ", "&#10;", "&#9;x", "&quot;&lt;&amp;", "\u{202E}", "\\xc2\\x9b31m", "../../x", "YES", "NO", "%s%n", "\\", "*/", "view",
            "0 1 2 3", "{0, 0}",
            "com.apple.InterfaceBuilder") + [Bytes("A") * 5000, Bytes("👩‍👩") * 40]
    private static let injuries: [@Sendable (StructureMutator, Bytes, inout Random) -> Bytes] = [
        { $0.number($1, &$2) }, { $0.number($1, &$2) }, { $0.text($1, &$2) }, { $0.reference($1, &$2) }, { $0.reference($1, &$2) },
        { $0.duplicateID($1, &$2) },
        { $0.drop($1, &$2) }, { $0.repeated($1, &$2) }, { $0.move($1, &$2) }, { $0.intoItself($1, &$2) }, { $0.rename($1, &$2) },
        { $0.dropAttribute($1, &$2) }, { $0.swap($1, &$2) }, { $0.deepen($1, &$2) }, { $0.bytes($1, &$2) },
    ]
    private static let sideInjuries: [@Sendable (StructureMutator, Bytes, inout Random) -> Bytes] =
        injuries.dropLast() + [{ $0.empty($1, &$2) }, { $0.tear($1, &$2) }, { $0.drop($1, &$2) }]

    init?(_ path: String) {
        guard let data = try? Conformance.bytes(of: path) else { return nil }
        self.path = path
        original = data
        let own = Conformance.ending(of: path)
        ending = [".xib", ".storyboard"].contains(own) ? own : ".xib"
        ids = Tags.attributes(data, 0..<data.count).filter { data[$0.name].elementsEqual("id".utf8) && !$0.value.isEmpty }.map {
            Bytes(data[$0.value])
        }
    }

    /// Returns the file with one to six injuries.
    ///
    /// - Parameter other: another file, which may lend a part.
    func mutant(_ random: inout Random, other: StructureMutator? = nil) -> Mutant {
        var data = original
        for _ in 0..<1 + min(5, Int(random.exponential(0.7))) {
            let kind = random.below(Self.injuries.count + (other == nil ? 0 : 1))
            data = kind < Self.injuries.count ? Self.injuries[kind](self, data, &random) : graft(data, other!.original, &random)
        }
        return Mutant(
            data: Bytes(data.prefix(Self.largest)), ending: ending, ids: ids.map { String(decoding: $0, as: UTF8.self) }, origin: path)
    }

    /// Returns three damaged states of the file for a merge: the base, and two sides derived from it. Injuries of both sides may coincide.
    func sides(_ random: inout Random) -> [Bytes] {
        let base = random.fraction() < 0.5 ? mutant(&random).data : original
        func damaged(_ data: Bytes) -> Bytes {
            let count = 1 + min(7, Int(random.exponential(0.5)))
            return Bytes((0..<count).reduce(data) { data, _ in random.choice(Self.sideInjuries)(self, data, &random) }.prefix(Self.largest))
        }
        let ours = damaged(base)
        // Occasionally one side continues from the other.
        return [base, ours, damaged(random.fraction() < 0.1 ? ours : base)]
    }

    /// The texts and the ids of the file, for commands.
    var names: (texts: [String], ids: [String]) {
        let found = Tags.attributes(original, 0..<original.count).filter {
            ["text", "title", "userLabel"].contains(String(decoding: original[$0.name], as: UTF8.self))
        }
        return (found.map { String(decoding: original[$0.value], as: UTF8.self) }, ids.map { String(decoding: $0, as: UTF8.self) })
    }

    // MARK: Attributes

    /// Returns an attribute near a random place; nil if there is none.
    private func attribute(_ data: Bytes, _ random: inout Random, _ isWanted: (Tags.Attribute) -> Bool = { _ in true }) -> Tags.Attribute? {
        let start = random.below(data.count + 1)
        let found = Tags.attributes(data, start..<min(data.count, start + 6000)).filter(isWanted)
        return found.isEmpty ? nil : random.choice(found)
    }

    private func set(_ data: Bytes, _ attribute: Tags.Attribute?, _ value: Bytes) -> Bytes {
        attribute.map { data.replacing($0.value, with: value) } ?? data
    }

    private func someID(_ random: inout Random) -> Bytes { ids.isEmpty ? Bytes("x") : random.choice(ids) }

    private func number(_ data: Bytes, _ random: inout Random) -> Bytes {
        set(data, attribute(data, &random) { Double(String(decoding: data[$0.value], as: UTF8.self)) != nil }, random.choice(Self.numbers))
    }

    private func text(_ data: Bytes, _ random: inout Random) -> Bytes { set(data, attribute(data, &random), random.choice(Self.texts)) }

    private func reference(_ data: Bytes, _ random: inout Random) -> Bytes {
        set(data, attribute(data, &random) { Self.references.contains(Bytes(data[$0.name])) }, someID(&random))
    }

    private func duplicateID(_ data: Bytes, _ random: inout Random) -> Bytes {
        set(data, attribute(data, &random) { data[$0.name].elementsEqual("id".utf8) }, someID(&random))
    }

    private func dropAttribute(_ data: Bytes, _ random: inout Random) -> Bytes {
        attribute(data, &random).map { data.replacing($0.range, with: []) } ?? data
    }

    private func swap(_ data: Bytes, _ random: inout Random) -> Bytes {
        guard let first = attribute(data, &random),
            let second = attribute(data, &random, { data[$0.name].elementsEqual(data[first.name]) }),
            first.range.lowerBound < second.range.lowerBound
        else { return data }
        return data.replacing(second.value, with: data[first.value]).replacing(first.value, with: data[second.value])
    }

    // MARK: Elements

    /// Returns the range of an element near a random place, at most 40 kB long; nil if there is none.
    private func element(_ data: Bytes, _ random: inout Random) -> Range<Int>? {
        let start = random.below(data.count + 1)
        var (opening, place): (Tags.Tag?, Int) = (nil, start)
        while let tag = Tags.next(data, place..<data.count) {
            if !tag.isEnd {
                opening = tag
                if random.fraction() < 0.5 { break }
            }
            if tag.range.lowerBound > start + 4000 { break }
            place = tag.range.upperBound
        }
        guard let opening else { return nil }
        if opening.isEmpty { return opening.range }
        var depth = 0
        place = opening.range.lowerBound
        let limit = min(data.count, place + 40_000)
        while let tag = Tags.next(data, place..<limit) {
            depth += tag.isEnd ? -1 : tag.isEmpty ? 0 : 1
            if depth == 0 { return opening.range.lowerBound..<tag.range.upperBound }
            place = tag.range.upperBound
        }
        return nil
    }

    private func changed(_ data: Bytes, _ random: inout Random, _ change: (Range<Int>, inout Random) -> Bytes) -> Bytes {
        element(data, &random).map { change($0, &random) } ?? data
    }

    private func drop(_ data: Bytes, _ random: inout Random) -> Bytes {
        changed(data, &random) { found, _ in data.replacing(found, with: []) }
    }

    /// Replaces the content of an element by white space or text.
    private func empty(_ data: Bytes, _ random: inout Random) -> Bytes {
        changed(data, &random) { found, random in
            guard let start = Tags.next(data, found), !start.isEmpty, let end = data[found].lastIndex(of: UInt8(ascii: "<")),
                end >= start.range.upperBound
            else {
                return data
            }
            let filling = random.choice(pieces("", " ", "\n    \n", "&#10;", "text", "<!--c-->", "<![CDATA[ ]]>", " a<b/> c "))
            return data.replacing(start.range.upperBound..<end, with: filling)
        }
    }

    /// Inserts text or a comment between elements.
    private func tear(_ data: Bytes, _ random: inout Random) -> Bytes {
        changed(data, &random) { found, random in
            let piece = random.choice(pieces("x", " y ", "&#32;", "<!--c-->", "<?p i?>", "<![CDATA[]]>", "\n\n"))
            return data.replacing(found.lowerBound..<found.lowerBound, with: piece)
        }
    }

    private func repeated(_ data: Bytes, _ random: inout Random) -> Bytes {
        changed(data, &random) { found, random in
            data.replacing(found.upperBound..<found.upperBound, with: Bytes(data[found]) * random.choice([1, 1, 2, 30]))
        }
    }

    private func move(_ data: Bytes, _ random: inout Random) -> Bytes {
        guard let found = element(data, &random), let place = element(data, &random)?.lowerBound,
            !found.contains(place) || place == found.lowerBound
        else {
            return data
        }
        let part = Bytes(data[found])
        let rest = data.replacing(found, with: [])
        let target = place >= found.upperBound ? place - found.count : place
        return rest.replacing(target..<target, with: part)
    }

    private func intoItself(_ data: Bytes, _ random: inout Random) -> Bytes {
        changed(data, &random) { found, random in
            let ends = found.indices.dropLast().filter { data[$0] == UInt8(ascii: "<") && data[$0 + 1] == UInt8(ascii: "/") }
            guard !ends.isEmpty else { return data }
            let place = random.choice(ends)
            return data.replacing(place..<place, with: data[found])
        }
    }

    private func graft(_ data: Bytes, _ other: Bytes, _ random: inout Random) -> Bytes {
        guard let own = element(data, &random), let part = element(other, &random) else { return data }
        return data.replacing(own.lowerBound..<own.lowerBound, with: other[part])
    }

    private func deepen(_ data: Bytes, _ random: inout Random) -> Bytes {
        changed(data, &random) { found, random in
            let count = random.choice([2, 40, 300])
            return data.replacing(found, with: Bytes("<view><subviews>") * count + data[found] + Bytes("</subviews></view>") * count)
        }
    }

    private func rename(_ data: Bytes, _ random: inout Random) -> Bytes {
        var (tags, place) = ([Tags.Tag](), random.below(data.count + 1))
        for _ in 0..<40 {
            guard let tag = Tags.next(data, place..<data.count) else { break }
            if !tag.isEnd, tag.isEmpty { tags.append(tag) }
            place = tag.range.upperBound
        }
        guard tags.count > 1 else { return data }
        let chosen = random.sample(tags, 2)
        return data.replacing(chosen[0].name, with: data[chosen[1].name])
    }

    // MARK: Bytes

    private func bytes(_ data: Bytes, _ random: inout Random) -> Bytes {
        guard !data.isEmpty else { return data }
        let place = random.below(data.count)
        switch random.below(5) {
        case 0: return Bytes(data[..<place])
        case 1: return data.replacing(place..<place + 1, with: [UInt8(random.below(256))])
        case 2: return data.replacing(place..<min(data.count, place + random.number(in: 1..<200)), with: [])
        case 3: return data.replacing(byte: 10, with: [13])
        default:
            let piece = random.choice(pieces("\\x00", "<!--", "<![CDATA[", "&#x0;", "\\xff", "]]>", "<?x ?>", "&amp;"))
            return data.replacing(place..<place, with: piece)
        }
    }
}
