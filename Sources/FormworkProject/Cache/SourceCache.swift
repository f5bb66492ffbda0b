package import FormworkFiles
import FormworkIndex

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// What the sources of a project said when they were read last, by what they hold: a file that did not change is not parsed again.
///
/// The file begins with a line that names the format and its version, then the hash of what follows. Where either is another, or
/// anything in it does not add up, it counts for nothing.
package struct SourceCache: Sendable {
    private let bytes: [UInt8]
    private let places: [ContentHash: Range<Int>]

    /// The version of the format, and of what the readers of sources find: it grows with each change of either.
    private static let header = Array("formwork sources 6\n".utf8)
    /// Beyond this many bytes nothing is kept.
    package static let sizeLimit = 64 << 20

    /// A cache without entries.
    package init() { (bytes, places) = ([], [:]) }

    /// - Parameter bytes: as `bytes(of:)` made them; others give a cache without entries.
    /// - Complexity: O(n) in their number.
    package init(_ bytes: [UInt8]) {
        let start = Self.header.count + 16
        guard bytes.count >= start, bytes.starts(with: Self.header), bytes.count <= Self.sizeLimit,
            Self.hash(at: Self.header.count, in: bytes) == bytes[start...].withUnsafeBufferPointer({ ContentHash($0) })
        else {
            (self.bytes, places) = ([], [:])
            return
        }
        var places: [ContentHash: Range<Int>] = [:]
        var place = start
        while place + 20 <= bytes.count {
            let hash = Self.hash(at: place, in: bytes)
            let length = bytes[(place + 16)..<(place + 20)].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - place - 20 else { break }
            places[hash] = (place + 20)..<(place + 20 + length)
            place += 20 + length
        }
        (self.bytes, self.places) = (bytes, places)
    }

    private static func hash(at place: Int, in bytes: [UInt8]) -> ContentHash {
        func number(_ place: Int) -> UInt64 { bytes[place..<place + 8].reduce(0) { $0 << 8 | UInt64($1) } }
        return ContentHash(high: number(place), low: number(place + 8))
    }

    /// What a file with this hash says; nil where it was not read before.
    func facts(_ hash: ContentHash) -> SourceFacts? {
        guard let place = places[hash] else { return nil }
        var reader = FactsReader(bytes[place])
        return try? reader.facts()
    }

    /// The bytes of a cache with these entries; nil where they would be too many.
    static func bytes(of entries: [ContentHash: SourceFacts]) -> [UInt8]? {
        var content: [UInt8] = []
        for (hash, facts) in entries.sorted(by: { ($0.key.high, $0.key.low) < ($1.key.high, $1.key.low) }) {
            var writer = FactsWriter()
            writer.write(facts)
            append(hash, to: &content)
            content += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: writer.bytes.count >> $0) }
            content += writer.bytes
            if content.count > sizeLimit - 1024 { return nil }
        }
        var bytes = header
        append(content.withUnsafeBufferPointer { ContentHash($0) }, to: &bytes)
        return bytes + content
    }

    private static func append(_ hash: ContentHash, to bytes: inout [UInt8]) {
        for value in [hash.high, hash.low] {
            for shift: UInt64 in [56, 48, 40, 32, 24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
        }
    }

    /// The name of the file that holds a project's cache: another one for each folder.
    package static func fileName(of root: SystemPath) -> String {
        let hash = root.bytes.withUnsafeBufferPointer { ContentHash($0) }
        return "\(String(hash.high, radix: 16))-\(String(hash.low, radix: 16)).sources"
    }
}
