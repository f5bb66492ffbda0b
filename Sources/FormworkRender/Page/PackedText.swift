/// A text in which repeated parts are references to an earlier occurrence. The data of a page with thirty screens takes a seventh of its size, and
/// the browser has less to read before it shows the page.
///
/// A packed text begins with the size of the original in bytes, in decimal, and a line break. After it come the original's bytes; a reference is `^`
/// with a distance of two digits, or `~` with one of three, and a digit for the length. The distance is counted in bytes back from the current place,
/// the length above the minimum of that kind. Digits have base 85 and begin with `(`; `<` is left out. A `^` or `~` of the original is followed by `~`.
/// `unpacked` in `elements.js` restores the original.
enum PackedText {
    private static let base = 85

    /// The longest distance that has two digits, and the longest that has three.
    private static let reach = (near: base * base - 1, far: base * base * base - 1)

    /// The number of earlier places that are tried for a reference.
    private static let trials = 8

    /// The number of bytes that the index of places is made from. No reference is shorter.
    private static let least = 5

    /// Returns a packed text. References begin and end between characters, so that the result is a text, too.
    ///
    /// - Complexity: O(n) in the length of the text.
    static func packed(_ text: [UInt8]) -> [UInt8] {
        var result = Array("\(text.count)\n".utf8)
        var places = PlaceIndex(count: text.count)
        var index = 0
        while index < text.count {
            guard let found = reference(at: index, in: text, places) else {
                result.append(text[index])
                if text[index] == UInt8(ascii: "^") || text[index] == UInt8(ascii: "~") { result.append(UInt8(ascii: "~")) }
                places.enter(index, of: text)
                index += 1
                continue
            }
            let digits = found.distance <= reach.near ? 2 : 3
            result.append(UInt8(ascii: digits == 2 ? "^" : "~"))
            if digits == 3 { result.append(digit(found.distance / (base * base))) }
            result += [digit(found.distance / base % base), digit(found.distance % base), digit(found.length - digits - 3)]
            for place in index..<(index + found.length) { places.enter(place, of: text) }
            index += found.length
        }
        return result
    }

    /// Returns the reference that saves most at a place; nil if none saves anything.
    private static func reference(at index: Int, in text: [UInt8], _ places: PlaceIndex) -> (distance: Int, length: Int)? {
        guard !isContinuation(text[index]) else { return nil }
        var best: (distance: Int, length: Int)?
        var bestSaving = 0
        var candidate = places.last(like: index, of: text)
        var trial = 0
        while let start = candidate, trial < trials, index - start <= reach.far {
            let least = index - start <= reach.near ? Self.least : Self.least + 1
            let limit = min(least + base - 1, text.count - index)
            var length = 0
            while length < limit, text[start + length] == text[index + length] { length += 1 }
            while length > 0, index + length < text.count, isContinuation(text[index + length]) { length -= 1 }
            if length >= least, length - least >= bestSaving { (best, bestSaving) = ((index - start, length), length - least + 1) }
            candidate = places.previous(start)
            trial += 1
        }
        return best
    }

    private static func digit(_ value: Int) -> UInt8 {
        let byte = UInt8(ascii: "(") + UInt8(value)
        return byte < UInt8(ascii: "<") ? byte : byte + 1
    }

    /// Whether a byte of UTF-8 continues a character.
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// The places of a text by their first bytes, the last place first.
    private struct PlaceIndex {
        private var heads = [Int32](repeating: -1, count: 1 << 15)
        private var chain: [Int32]

        init(count: Int) { chain = [Int32](repeating: -1, count: count) }

        mutating func enter(_ place: Int, of text: [UInt8]) {
            guard let slot = Self.slot(of: place, of: text) else { return }
            chain[place] = heads[slot]
            heads[slot] = Int32(place)
        }

        /// Returns the last place that may begin as another one does.
        func last(like place: Int, of text: [UInt8]) -> Int? { Self.slot(of: place, of: text).flatMap { Self.place(heads[$0]) } }

        /// Returns the place before another one.
        func previous(_ place: Int) -> Int? { Self.place(chain[place]) }

        private static func place(_ entry: Int32) -> Int? { entry < 0 ? nil : Int(entry) }

        private static func slot(of place: Int, of text: [UInt8]) -> Int? {
            guard place + least <= text.count else { return nil }
            var hash: UInt32 = 0
            for offset in 0..<least { hash = (hash &* 31 &+ UInt32(text[place + offset])) }
            return Int((hash &* 2_654_435_761) >> 17)
        }
    }
}
