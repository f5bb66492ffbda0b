import FormworkFiles
import FormworkProject
import FormworkStrings

/// Separates base documents from their translations, such as `de.lproj/Main.storyboard` next to `Base.lproj/Main.storyboard`.
struct SourceDocuments {
    /// The files that are translations of other documents.
    private var translations: Set<InputFile> = []

    /// - Parameters:
    ///   - inputs: the documents.
    ///   - language: the target language; nil if unknown.
    ///   - sourceLanguage: the source language; nil if unknown.
    /// - Throws: an error if it is unclear which of several documents is the original.
    init(_ inputs: InputFiles, language: String?, sourceLanguage: String?) throws {
        for (_, files) in Self.groups(inputs).sorted(by: { $0.key < $1.key }) where files.count > 1 {
            // The original in Xcode's order: `Base`, the source language, then English.
            let wanted = ["Base", sourceLanguage, "en"].compactMap(\.self)
            var original = wanted.lazy.compactMap { name in files.first { LanguageName.areSame($0.folder, name) } }.first
            if original == nil, let language {
                let others = files.filter { !LanguageName.areSame($0.folder, language) }
                if others.count == 1 { original = others[0] }
            }
            guard let original else {
                throw UsageError(
                    "'\(files[0].file.path)' and '\(files[1].file.path)' are the same document in two languages: specify that of the original "
                        + "with --source-language")
            }
            translations.formUnion(files.filter { $0.file != original.file }.map(\.file))
        }
    }

    /// Removes the translations.
    func removeTranslations(from inputs: inout InputFiles) { inputs.remove(where: translations.contains) }

    /// Groups documents by their common name and the folder that contains their language folders.
    private static func groups(_ inputs: InputFiles) -> [String: [(file: InputFile, folder: String)]] {
        var groups: [String: [(file: InputFile, folder: String)]] = [:]
        for file in inputs.files where !file.isStandardInput {
            guard let (_, around, folder) = TranslationSearch.name(of: file.location), let folder else { continue }
            let name = around.appending(file.location.name).text
            groups[name, default: []].append((file, folder))
        }
        return groups
    }
}
