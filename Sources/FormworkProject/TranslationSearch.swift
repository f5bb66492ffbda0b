package import FormworkDiagnostics
package import FormworkFiles
import FormworkImport
import FormworkModel
package import FormworkStrings
import Synchronization

/// Finds the translations of a document that lies in a project: the tables beside it that are called as it is.
///
/// Xcode keeps them in folders of languages (`de.lproj/Main.strings` for `Base.lproj/Main.storyboard`), or, since version 15, in a catalog
/// (`mul.lproj/Main.xcstrings`, or beside a document that stands in no such folder). A language may also have a document of its own
/// (`de.lproj/Main.xib`).
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

    /// What translates a document.
    package struct Found: Sendable {
        /// The document's texts in each language; those of a catalog one for each of its languages.
        package var tables: [LanguageTable] = []
        /// Files that cannot be read, and those that lie where no program looks for them.
        package var problems: [Diagnostic] = []

        /// Nothing.
        package init() {}
    }

    /// A file that may hold translations of a document.
    package struct Place: Sendable {
        package var path: SystemPath
        package var kind: LanguageTable.Kind
        /// The language that its folder is of; nil for a catalog, and for a file in none.
        package var language: String?
    }

    /// The name that tables of a document have, and the folder that the folders of languages are in; nil for what is no document's name.
    package static func name(of location: SystemPath) -> (table: String, around: SystemPath, folder: String?)? {
        let name = String(decoding: location.name, as: UTF8.self)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        let own = String(decoding: location.parent.name, as: UTF8.self)
        let isInFolder = own.hasSuffix(".lproj")
        return (
            String(name[..<dot]), isInFolder ? location.parent.parent : location.parent, isInFolder ? String(own.dropLast(6)) : nil
        )
    }

    /// The language of a document that lies in the folder of one; nil where it lies in that of none, or of all.
    package static func language(of location: SystemPath) -> String? {
        name(of: location)?.folder.flatMap { $0 == "Base" || $0 == "mul" || !LanguageName.isValid($0) ? nil : $0 }
    }

    /// The files that translate a document, in the order of their names.
    package func places(at location: SystemPath) -> [Place] {
        guard let (table, around, own) = Self.name(of: location) else { return [] }
        var places = [Place(path: around.appending((table + ".xcstrings").utf8), kind: .catalog)]
        for folder in languages(in: around) {
            let path = around.appending(folder.utf8)
            let language = String(folder.dropLast(6))
            places.append(Place(path: path.appending((table + ".strings").utf8), kind: .strings, language: language))
            places.append(Place(path: path.appending((table + ".xcstrings").utf8), kind: .catalog))
            if language == own { continue }
            for ending in [".storyboard", ".xib"] where location.bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
                places.append(Place(path: path.appending((table + ending).utf8), kind: .document, language: language))
            }
        }
        return places.filter { $0.path.status()?.isPlainFile == true }
    }

    /// The table and the keys that translations of a document have; nil where it has none.
    ///
    /// - Parameter location: where the document lies.
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

    /// The translations of a document, read.
    ///
    /// - Parameters:
    ///   - location: where the document lies.
    ///   - language: the only language that is asked for; nil for all.
    /// - Complexity: O(n) in the length of the files.
    package func found(at location: SystemPath, language: String? = nil) -> Found {
        var found = Found()
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
                found.tables += try Self.tables(place, bytes).filter { table in
                    language.map { LanguageName.areSame($0, table.language) } ?? true
                }
            } catch {
                found.problems.append(error.diagnostic(file: place.path.text))
            }
        }
        if let (table, around, _) = Self.name(of: location), language == nil {
            let stray = around.appending((table + ".strings").utf8)
            if stray.status()?.isPlainFile == true { found.problems.append(Self.misplaced(stray)) }
        }
        return found
    }

    private static func tables(_ place: Place, _ bytes: [UInt8]) throws(TranslationError) -> [LanguageTable] {
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
                let map = SourceMap(document, file: file)
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
            rule: TranslationCheck.Rule.place, severity: .warning, message: "nothing reads the file: it is in the folder of no language",
            location: Diagnostic.Location(file: path.text, line: 1, column: 1),
            notes: ["translations lie in a folder of their language, such as 'de.lproj'"])
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
