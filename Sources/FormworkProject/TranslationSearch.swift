package import FormworkFiles

/// Finds the translations of a document that lies in a project: the tables beside it that are called as it is.
///
/// Xcode keeps them in folders of languages (`de.lproj/Main.strings` for `Base.lproj/Main.storyboard`), or, since version 15, in a catalog
/// (`mul.lproj/Main.xcstrings`, or beside a document that stands in no such folder).
package enum TranslationSearch {
    /// No table of an interface has more bytes.
    private static let largest = 8 << 20
    /// More folders of languages are not looked into.
    private static let mostFolders = 1000

    /// The table and the keys that translations of a document have; nil where it has none.
    ///
    /// - Parameter location: where the document lies.
    /// - Complexity: O(n) in the length of the tables.
    package static func translations(at location: SystemPath) -> (table: String, keys: Set<String>)? {
        let name = String(decoding: location.name, as: UTF8.self)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        let table = String(name[..<dot])
        let own = location.parent
        let around = String(decoding: own.name, as: UTF8.self).hasSuffix(".lproj") ? own.parent : own
        var files = [around.appending((table + ".xcstrings").utf8)]
        let names = (try? FolderListing.names(in: around, limit: mostFolders)) ?? []
        for folder in names.map({ String(decoding: $0, as: UTF8.self) }).sorted() where folder.hasSuffix(".lproj") {
            for suffix in [".strings", ".xcstrings"] {
                files.append(around.appending(folder.utf8).appending((table + suffix).utf8))
            }
        }
        let buffer = FileBuffer(sizeLimit: largest)
        var keys: Set<String> = []
        for file in files where file.status()?.isPlainFile == true {
            guard let text = try? buffer.read(plainFile: file, { bytes in StringsTable.text(of: Array(bytes)) }) else { continue }
            keys.formUnion(StringsTable(text).keys)
        }
        return keys.isEmpty ? nil : (table, keys)
    }
}
