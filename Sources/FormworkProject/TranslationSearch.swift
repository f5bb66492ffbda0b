package import FormworkDiagnostics
package import FormworkFiles
import FormworkImport
import FormworkModel
package import FormworkStrings
import Synchronization

/// Finds the translations of a document in a project: the tables in neighboring folders with the same name as the document.
///
/// Xcode keeps them in language folders (`de.lproj/Main.strings` for `Base.lproj/Main.storyboard`), or, since version 15, in a catalog
/// (`mul.lproj/Main.xcstrings`, or next to a document that isn't in a language folder). A language may also have its own copy of the document
/// (`de.lproj/Main.xib`).
///
/// Each folder is listed only once, for all of its documents.
package final class TranslationSearch: Sendable {
    /// The maximum size of a table, in bytes.
    private static let largest = 8 << 20
    /// The maximum number of language folders that are searched, in alphabetical order.
    private static let mostFolders = 1000

    /// The names of the language folders in each folder, sorted.
    private let listed = Mutex<[SystemPath: [String]]>([:])

    package init() {}

    /// The translations of a document.
    package struct Translations: Sendable {
        /// The document's texts in each language. A catalog gives a table for each of its languages.
        package var tables: [LanguageTable] = []
        /// Problems with files that can't be read, or that are in a folder where no program looks for them.
        package var problems: [Diagnostic] = []

        /// Creates an empty result.
        package init() {}
    }

    /// A file that may hold translations of a document.
    package struct Place: Sendable {
        package var path: SystemPath
        package var kind: LanguageTable.Kind
        /// The language of its folder; nil for a catalog, and for a file outside language folders.
        package var language: String?
    }

    /// Returns the name of a document's tables, the parent of the language folders, and the document's language folder; nil if the file name
    /// isn't that of a document.
    package static func name(of location: SystemPath) -> (table: String, around: SystemPath, folder: String?)? {
        let name = String(decoding: location.name, as: UTF8.self)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        let own = String(decoding: location.parent.name, as: UTF8.self)
        let isInFolder = own.hasSuffix(".lproj")
        return (
            String(name[..<dot]), isInFolder ? location.parent.parent : location.parent, isInFolder ? String(own.dropLast(6)) : nil
        )
    }

    /// Returns the language of a document in a language folder; nil if it is in none, or in one for all languages.
    package static func language(of location: SystemPath) -> String? {
        name(of: location)?.folder.flatMap { $0 == "Base" || $0 == "mul" || !LanguageName.isValid($0) ? nil : $0 }
    }

    /// Returns the files that may translate a document, in the order of their names.
    package func places(at location: SystemPath) -> [Place] {
        guard let (table, around, own) = Self.name(of: location) else { return [] }
        var places = [Place(path: around.appending(table + ".xcstrings"), kind: .catalog)]
        for folder in languages(in: around) {
            let path = around.appending(folder)
            let language = String(folder.dropLast(6))
            places.append(Place(path: path.appending(table + ".strings"), kind: .strings, language: language))
            places.append(Place(path: path.appending(table + ".xcstrings"), kind: .catalog))
            if language == own { continue }
            for ending in [".storyboard", ".xib"] where location.bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
                places.append(Place(path: path.appending(table + ending), kind: .document, language: language))
            }
        }
        return places.filter { $0.path.status()?.isPlainFile == true }
    }

    /// Returns the name of a document's tables and the keys that they contain; nil if there are none.
    ///
    /// - Parameter location: The document's path.
    /// - Complexity: O(n) in the length of the tables.
    package func translations(at location: SystemPath) -> (table: String, keys: Set<String>)? {
        guard let (table, _, _) = Self.name(of: location) else { return nil }
        var keys: Set<String> = []
        for place in places(at: location) where place.kind != .document {
            guard let bytes = Self.bytes(of: place.path) else { continue }
            let found = place.kind == .catalog ? try? StringCatalog(bytes).keys : try? StringsFile(bytes).entries.map(\.key)
            keys.formUnion(found ?? [])
        }
        return keys.isEmpty ? nil : (table, keys)
    }

    /// Reads the translations of a document.
    ///
    /// - Parameters:
    ///   - location: The document's path.
    ///   - language: The language to read; nil for all.
    /// - Complexity: O(n) in the length of the files.
    package func found(at location: SystemPath, language: String? = nil) -> Translations {
        var found = Translations()
        for place in places(at: location) {
            if let language, let other = place.language, !LanguageName.areSame(other, language) { continue }
            if place.language == "Base" {
                if place.kind == .strings { found.problems.append(Self.misplaced(place.path)) }
                continue
            }
            guard let bytes = Self.bytes(of: place.path) else {
                let error = TranslationError("the file cannot be read, or has more than \(Self.largest >> 20) MB")
                found.problems.append(error.diagnostic(file: place.path.text))
                continue
            }
            do throws(TranslationError) {
                found.tables += try Self.tables(place, bytes: bytes).filter { table in
                    language.map { LanguageName.areSame($0, table.language) } ?? true
                }
            } catch {
                found.problems.append(error.diagnostic(file: place.path.text))
            }
        }
        if let (table, around, _) = Self.name(of: location), language == nil {
            let stray = around.appending(table + ".strings")
            if stray.status()?.isPlainFile == true { found.problems.append(Self.misplaced(stray)) }
        }
        return found
    }

    private static func tables(_ place: Place, bytes: [UInt8]) throws(TranslationError) -> [LanguageTable] {
        let file = place.path.text
        switch place.kind {
        case .strings:
            return [LanguageTable(language: place.language ?? "", file: file, kind: .strings, table: try StringsFile(bytes).table)]
        case .catalog:
            return try StringCatalog(bytes).tables.map { table in
                LanguageTable(language: table.language ?? "", file: file, kind: .catalog, table: table)
            }
        case .document:
            do throws(DocumentError) {
                let document = try DocumentReader().read(bytes, file: file).document
                let map = InterfaceDocument.SourceMap(document, file: file)
                let entries = document.localizableTexts.map { text in
                    let place = map.location(of: text.holder)
                    return TranslationTable.Entry(key: text.key.text, value: text.value, line: place.line, column: place.column)
                }
                return [
                    LanguageTable(language: place.language ?? "", file: file, kind: .document, table: TranslationTable(entries: entries))
                ]
            } catch {
                let place = error.diagnostic.location
                throw TranslationError(error.diagnostic.message, line: place.line, column: place.column, notes: error.diagnostic.notes)
            }
        }
    }

    private static func misplaced(_ path: SystemPath) -> Diagnostic {
        Diagnostic(
            rule: TranslationCheck.Rule.place, severity: .warning, message: "the file is not used: it is not in a language folder",
            location: Diagnostic.Location(file: path.text, line: 1, column: 1),
            notes: ["translations are read from language folders, such as 'de.lproj'"])
    }

    private static func bytes(of path: SystemPath) -> [UInt8]? {
        let bytes = try? FileBuffer(sizeLimit: largest).read(plainFile: path) { Array($0) }
        return bytes.flatMap { $0.count > largest ? nil : $0 }
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
