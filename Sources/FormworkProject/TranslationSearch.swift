package import FormworkFiles
import Synchronization

/// Finds the translations of a document that lies in a project: the tables beside it that are called as it is.
///
/// Xcode keeps them in folders of languages (`de.lproj/Main.strings` for `Base.lproj/Main.storyboard`), or, since version 15, in a catalog
/// (`mul.lproj/Main.xcstrings`, or beside a document that stands in no such folder).
///
/// A folder is listed once, for however many documents lie in it.
package final class TranslationSearch: Sendable {
    /// No table of an interface has more bytes.
    private static let largest = 8 << 20
    /// More folders of languages are not looked into: the first ones by their names are.
    private static let mostFolders = 1000

    /// The names of the folders of languages, sorted, by the paths of the folders that they are in.
    private let listed = Mutex<[SystemPath: [String]]>([:])

    package init() {}

    /// The table and the keys that translations of a document have; nil where it has none.
    ///
    /// - Parameter location: where the document lies.
    /// - Complexity: O(n) in the length of the tables.
    package func translations(at location: SystemPath) -> (table: String, keys: Set<String>)? {
        let name = String(decoding: location.name, as: UTF8.self)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        let table = String(name[..<dot])
        let own = location.parent
        let around = String(decoding: own.name, as: UTF8.self).hasSuffix(".lproj") ? own.parent : own
        var files = [around.appending((table + ".xcstrings").utf8)]
        for folder in languages(in: around) {
            for suffix in [".strings", ".xcstrings"] {
                files.append(around.appending(folder.utf8).appending((table + suffix).utf8))
            }
        }
        let buffer = FileBuffer(sizeLimit: Self.largest)
        var keys: Set<String> = []
        for file in files where file.status()?.isPlainFile == true {
            guard let text = try? buffer.read(plainFile: file, { bytes in StringsTable.text(of: Array(bytes)) }) else { continue }
            keys.formUnion(StringsTable(text).keys)
        }
        return keys.isEmpty ? nil : (table, keys)
    }

    private func languages(in folder: SystemPath) -> [String] {
        if let known = listed.withLock({ $0[folder] }) { return known }
        let names = (try? FolderListing.names(in: folder)) ?? []
        let found = names.map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasSuffix(".lproj") }.sorted()
        let first = Array(found.prefix(Self.mostFolders))
        listed.withLock { $0[folder] = first }
        return first
    }
}
