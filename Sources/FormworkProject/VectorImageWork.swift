/// Counts the elements that are drawn for an SVG image: a referenced element is drawn once for each reference.
///
/// References within references multiply: ten lists of ten references each are a billion elements in 4 kB.
struct VectorImageWork {
    /// Drawing more elements than this takes seconds.
    static let limit = 100_000
    /// The number of elements that a filter effect counts as, because it processes all pixels of its region.
    private static let effectWork = 1_000

    /// An element with an id.
    private struct Part {
        /// The number of elements in it and itself, without those in nested parts. A filter effect counts as several.
        var count = 0
        /// The ids referenced in it and of nested parts, including repetitions.
        var mentions: [String] = []
    }

    private var parts: [String: Part] = [:]
    private var whole = Part()

    /// Whether drawing an image stays within the limit.
    ///
    /// - Complexity: O(n) in the number of bytes.
    static func isBounded(_ bytes: [UInt8]) -> Bool { VectorImageWork(bytes).total() <= limit }

    private init(_ bytes: [UInt8]) {
        // The ids of the open elements; nil for elements without an id.
        var open: [String?] = []
        var place = bytes.startIndex
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            guard let end = Self.end(ofTag: bytes, start) else { break }
            place = end + 1
            switch start + 1 < end ? bytes[start + 1] : 0 {
            case UInt8(ascii: "!"), UInt8(ascii: "?"): continue
            case UInt8(ascii: "/"): _ = open.popLast()
            default:
                let (id, mentions) = Self.attributes(bytes[start..<end])
                let holder = open.last { $0 != nil }.flatMap(\.self)
                let work = Self.isEffect(bytes[start..<end]) ? Self.effectWork : 1
                if let id {
                    add(to: holder) { $0.mentions.append(id) }
                    parts[id, default: Part()].count += work
                    parts[id]?.mentions += mentions
                } else {
                    add(to: holder) {
                        $0.count += work
                        $0.mentions += mentions
                    }
                }
                if bytes[end - 1] != UInt8(ascii: "/") { open.append(id) }
            }
        }
    }

    private mutating func add(to id: String?, _ change: (inout Part) -> Void) {
        if let id { change(&parts[id, default: Part()]) } else { change(&whole) }
    }

    /// Returns the index of the `>` that ends a tag or a comment; nil if it isn't closed.
    private static func end(ofTag bytes: [UInt8], _ start: Int) -> Int? {
        if bytes[start...].starts(with: "<!--".utf8) {
            var place = start + 4
            while let dash = bytes[place...].firstIndex(of: UInt8(ascii: "-")) {
                if bytes[dash...].starts(with: "-->".utf8) { return dash + 2 }
                place = dash + 1
            }
            return nil
        }
        var quote: UInt8?
        for place in bytes.indices[start...] {
            let byte = bytes[place]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return place
            }
        }
        return nil
    }

    /// Whether a tag is a filter effect, such as `feGaussianBlur`.
    private static func isEffect(_ tag: ArraySlice<UInt8>) -> Bool {
        let name = tag.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
        return (name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name).starts(with: "fe".utf8)
    }

    /// Returns the id of a tag and the ids that it references: `href="#a"` and `url(#a)`.
    private static func attributes(_ tag: ArraySlice<UInt8>) -> (id: String?, mentions: [String]) {
        var id: String?
        var mentions: [String] = []
        var place = tag.startIndex
        func name(from start: Int) -> String {
            String(decoding: tag[start...].prefix { !"\"' )&".utf8.contains($0) }, as: UTF8.self)
        }
        while place < tag.endIndex {
            defer { place += 1 }
            if tag[place] == UInt8(ascii: "#"), place > tag.startIndex, "\"'(".utf8.contains(tag[place - 1]) {
                mentions.append(name(from: place + 1))
            } else if id == nil, place > tag.startIndex, tag[place - 1] <= 0x20, place + 4 < tag.endIndex,
                tag[place...].starts(with: "id=".utf8)
            {
                id = name(from: place + 4)
            }
        }
        return (id, mentions)
    }

    /// Returns the number of elements, at most one more than the limit. A cyclic reference draws nothing.
    private func total() -> Int {
        var known: [String: Int] = [:]
        var begun: Set<String> = []
        func sum(_ part: Part) -> Int { part.mentions.reduce(part.count) { min($0 + (known[$1] ?? 0), Self.limit + 1) } }
        var waiting = whole.mentions
        while let id = waiting.last {
            if known[id] == nil, let part = parts[id] {
                if begun.insert(id).inserted {
                    waiting += part.mentions.filter { known[$0] == nil }
                    continue
                }
                known[id] = sum(part)
            }
            waiting.removeLast()
        }
        return sum(whole)
    }
}
