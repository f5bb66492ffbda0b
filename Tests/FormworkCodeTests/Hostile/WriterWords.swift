import FormworkTestSupport
import Foundation

/// The attributes, elements and keys that code writers read, from their source.
enum WriterWords {
    /// Returns the names that writers read directly, without those in the tables from which the documents are made.
    static func all() throws -> Set<String> {
        let folder = TestFiles.package + "/Sources/FormworkCode/"
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        var words: Set<String> = []
        let readers = /(?:[a-z}?)]|\$0|\$1)\["([A-Za-z]+)"\]|child\(key: "([A-Za-z]+)"\)|stringChild\("([A-Za-z]+)"\)/
        for name in names where name.hasSuffix(".swift") && !name.hasPrefix("Rendering/") {
            let text = String(decoding: try TestFiles.bytes(of: folder + name), as: UTF8.self)
            for match in text.matches(of: readers) {
                for word in [match.1, match.2, match.3] { if let word { words.insert(String(word)) } }
            }
        }
        return words
    }

    /// Attributes of which only keywords have a meaning, not arbitrary values.
    static let elsewhere: Set<String> = []
}
