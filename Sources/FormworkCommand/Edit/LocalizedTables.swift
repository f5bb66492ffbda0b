import FormworkDiagnostics
import FormworkFiles
import FormworkModel
import FormworkProject
import FormworkStrings
import FormworkTree

/// The string tables that an edit requests for a document, in their language folders.
struct LocalizedTables {
    /// A table with its new contents.
    struct Table {
        var language: String
        var path: SystemPath
        var bytes: [UInt8]
        var old: (bytes: [UInt8], stamp: FileStamp?)?
        /// The number of texts added to it.
        var added: Int
    }

    /// The tables to write. A table that already has all texts isn't included.
    private(set) var tables: [Table] = []

    /// - Parameters:
    ///   - languages: the languages, without duplicates.
    ///   - document: the document after the edit.
    ///   - location: the document's location, in a folder `Base.lproj`.
    ///   - file: its name in messages.
    /// - Throws: `RunFailure` if a language is translated by other means, or its table cannot be read.
    /// - Complexity: O(n) in the number of texts and in the length of the tables.
    init(
        _ languages: [String], of document: InterfaceDocument, at location: SystemPath, file: String, limits: DocumentLimits
    ) throws(RunFailure) {
        if languages.isEmpty { return }
        guard let (name, around, _) = TranslationSearch.name(of: location) else {
            throw RunFailure(at: "\(file)", "the document needs a file name to find its translations", status: .wrongUsage)
        }
        let places = TranslationSearch().places(at: location)
        if let catalog = places.first(where: { $0.kind == .catalog }) {
            throw RunFailure(
                at: "\(file)", "its translations are in the catalog '\(catalog.path.text)': add languages with 'formwork strings import'",
                status: .wrongUsage)
        }
        let texts = document.localizableTexts.map {
            StringsFile.Text(key: $0.key.text, value: $0.value, comment: TextComment.comment($0))
        }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for language in languages {
            let own = places.filter { place in place.language.map { LanguageName.areSame($0, language) } ?? false }
            if let copy = own.first(where: { $0.kind == .document }) {
                throw RunFailure(at: "\(file)", "'\(language)' has its own document, '\(copy.path.text)'", status: .wrongUsage)
            }
            let folder = around.appending("\(language).lproj")
            let path = own.first { $0.kind == .strings }?.path ?? folder.appending(name + ".strings")
            guard path.status(followsLink: false) != nil else {
                if texts.isEmpty { continue }
                let bytes = StringsFile.text(of: texts, as: .utf8(hasMark: false))
                tables.append(Table(language: language, path: path, bytes: bytes, added: texts.count))
                continue
            }
            let stamp = FileStamp(path)
            let old = try DocumentSource.file(InputFile(path: path.text)).bytes(limits)
            do throws(TranslationError) {
                let table = try StringsFile(old)
                let known = Set(table.entries.map(\.key))
                let new = texts.filter { !known.contains($0.key) }
                if new.isEmpty { continue }
                let bytes = try table.setting(new).bytes
                tables.append(Table(language: language, path: path, bytes: bytes, old: (old, stamp), added: new.count))
            } catch {
                throw RunFailure(error.diagnostic(file: path.text), .foundErrors)
            }
        }
    }

    /// The tables as files to write together with the document.
    var companions: [EditTargetFile.Companion] {
        tables.map { table in
            let folder = table.path.parent
            return EditTargetFile.Companion(
                path: table.path.text, bytes: table.bytes, inside: folder.parent.resolved, folder: folder, old: table.old)
        }
    }
}
