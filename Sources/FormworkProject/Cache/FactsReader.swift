import FormworkIndex

/// Reads facts from the bytes of the cache, in the format of `FactsWriter`.
struct FactsReader {
    private let bytes: ArraySlice<UInt8>
    private var place: Int

    /// The bytes aren't in the format.
    struct Damage: Error {}

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    mutating func facts() throws(Damage) -> SourceFacts {
        var facts = SourceFacts()
        for _ in 0..<(try count()) { facts.types.append(try type()) }
        for _ in 0..<(try count()) {
            facts.names.append(
                NameUse(
                    kind: try word(), name: try optional(), owner: try text(), isInOtherBundle: try flag(), nibOwner: try optional(),
                    position: try position()))
        }
        facts.constants = try sets()
        facts.aliases = try sets()
        facts.registersFonts = try flag()
        facts.sizesRows = try flag()
        if place != bytes.endIndex { throw Damage() }
        return facts
    }

    private mutating func type() throws(Damage) -> TypeFacts {
        let (kind, language): (TypeFacts.Kind, TypeFacts.Language) = (try word(), try word())
        var type = TypeFacts(kind, language: language, name: try text(), position: SourcePosition(line: 1, column: 1))
        type.objectiveCName = try optional()
        for _ in 0..<(try count()) { type.inherits.append(try text()) }
        for _ in 0..<(try count()) {
            type.properties.append(
                PropertyFacts(
                    name: try text(), type: try optional(), exposure: try word(), isOptional: try flag(), isWeak: try flag(),
                    position: try position(), variable: try optional()))
        }
        for _ in 0..<(try count()) {
            type.methods.append(MethodFacts(selector: try text(), exposure: try word(), position: try position()))
        }
        type.acceptsUndefinedKeys = try flag()
        type.hasUnseenMembers = try flag()
        type.assigned = try set()
        type.position = try position()
        return type
    }

    private mutating func sets() throws(Damage) -> [String: Set<String>] {
        var sets: [String: Set<String>] = [:]
        for _ in 0..<(try count()) {
            let key = try text()
            sets[key] = try set()
        }
        return sets
    }

    private mutating func set() throws(Damage) -> Set<String> {
        var set: Set<String> = []
        for _ in 0..<(try count()) { set.insert(try text()) }
        return set
    }

    private mutating func position() throws(Damage) -> SourcePosition { SourcePosition(line: try number(), column: try number()) }

    private mutating func byte() throws(Damage) -> UInt8 {
        guard place < bytes.endIndex else { throw Damage() }
        defer { place += 1 }
        return bytes[place]
    }

    private mutating func number() throws(Damage) -> Int {
        var value: UInt64 = 0
        for shift: UInt64 in stride(from: 0, to: 63, by: 7) {
            let next = try byte()
            value |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return Int(clamping: value) }
        }
        throw Damage()
    }

    /// Reads a count of items. Each item takes at least one byte.
    mutating func count() throws(Damage) -> Int {
        let value = try number()
        guard value <= bytes.endIndex - place else { throw Damage() }
        return value
    }

    private mutating func flag() throws(Damage) -> Bool { try byte() != 0 }

    private mutating func text() throws(Damage) -> String {
        let count = try count()
        defer { place += count }
        return String(decoding: bytes[place..<place + count], as: UTF8.self)
    }

    private mutating func optional() throws(Damage) -> String? { try flag() ? try text() : nil }

    private mutating func word<Word: RawRepresentable<UInt8>>() throws(Damage) -> Word {
        guard let word = Word(rawValue: try byte()) else { throw Damage() }
        return word
    }
}
