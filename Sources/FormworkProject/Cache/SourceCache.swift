package import FormworkFiles
import FormworkIndex

// Safe pointers: buffers are used only during a call and carry their count.

/// The facts about a project's sources when they were last read, by content hash: unchanged files aren't parsed again.
///
/// The file begins with a line for the format and version, followed by the key and the hash of the remaining content. If the line or the hash
/// differs, or the content is inconsistent, the cache is ignored. The key is random, so that a source file can't be made to pass for another one.
/// Anyone with write access can still forge a cache: its folder should be writable by the user only.
package struct SourceCache: Sendable {
    private let bytes: [UInt8]
    private let places: [ContentHash: Range<Int>]
    /// The key for the hashes of files.
    let key: ContentHash.Key

    /// The version of the format and of the source readers' results; incremented with each change of either.
    private static let header = Array("formwork sources 7\n".utf8)
    /// The size in bytes above which no cache is saved.
    package static let sizeLimit = 64 << 20

    /// Creates a cache without entries.
    package init() { (bytes, places, key) = ([], [:], .random) }

    /// - Parameter bytes: The result of `bytes(of:)`. Other bytes give a cache without entries.
    /// - Complexity: O(n) in the number of bytes.
    package init(_ bytes: [UInt8]) {
        let start = Self.header.count + 32
        guard bytes.count >= start, bytes.starts(with: Self.header), bytes.count <= Self.sizeLimit,
            let key = Self.key(of: bytes, contentStart: start)
        else {
            (self.bytes, places, key) = ([], [:], .random)
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
        (self.bytes, self.places, self.key) = (bytes, places, key)
    }

    /// Returns the key of a cache; nil if its hash doesn't match its content.
    private static func key(of bytes: [UInt8], contentStart start: Int) -> ContentHash.Key? {
        let words = hash(at: header.count, in: bytes)
        let key = ContentHash.Key(first: words.high, second: words.low)
        let sum = bytes[start...].withUnsafeBufferPointer { ContentHash($0, key: key) }
        return hash(at: header.count + 16, in: bytes) == sum ? key : nil
    }

    private static func hash(at place: Int, in bytes: [UInt8]) -> ContentHash {
        func number(_ place: Int) -> UInt64 { bytes[place..<place + 8].reduce(0) { $0 << 8 | UInt64($1) } }
        return ContentHash(high: number(place), low: number(place + 8))
    }

    /// Returns the facts of a file with this hash; nil if it isn't in the cache.
    func facts(_ hash: ContentHash) -> SourceFacts? {
        guard let place = places[hash] else { return nil }
        var reader = FactsReader(bytes[place])
        return try? reader.facts()
    }

    /// Encodes a cache with these entries, whose hashes use a key; nil if it would be too large.
    static func bytes(of entries: [ContentHash: SourceFacts], key: ContentHash.Key) -> [UInt8]? {
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
        append(ContentHash(high: key.first, low: key.second), to: &bytes)
        append(content.withUnsafeBufferPointer { ContentHash($0, key: key) }, to: &bytes)
        return bytes + content
    }

    private static func append(_ hash: ContentHash, to bytes: inout [UInt8]) {
        for value in [hash.high, hash.low] {
            for shift: UInt64 in [56, 48, 40, 32, 24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
        }
    }

    /// Returns the name of the cache file for a project, which is different for each folder.
    package static func fileName(of root: SystemPath) -> String {
        let hash = root.bytes.withUnsafeBufferPointer { ContentHash($0, key: ContentHash.Key(first: 0, second: 0)) }
        return "\(String(hash.high, radix: 16))-\(String(hash.low, radix: 16)).sources"
    }
}
