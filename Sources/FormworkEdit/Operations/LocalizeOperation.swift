import FormworkStrings

/// Has a document's texts translated: `localize de, fr`.
///
/// Each language gets a table of the texts, `de.lproj/Main.strings`, beside the `Base.lproj` that the document lies in, as "Localize…" does in
/// Xcode; one that is there already gets the texts that it lacks, and keeps all others. The document itself stays as it is. Its texts are
/// those after the whole script.
public struct LocalizeOperation: Hashable, Sendable {
    /// The languages, such as `de` or `pt-BR`.
    public var languages: [String]
    /// Where the languages stand in their command.
    var place = CommandPlace()

    /// An operation that has texts translated.
    public init(_ languages: [String]) { self.languages = languages }

    func apply(to session: inout EditSession) throws(EditError) {
        guard !languages.isEmpty else { throw EditError(.syntax("expected languages such as de, pt-BR"), column: place.column) }
        for language in languages {
            guard LanguageName.isValid(language), !["base", "mul"].contains(language.lowercased()) else {
                throw EditError(
                    .unusableValue(language, of: "language", expected: "a language such as de, pt-BR or zh-Hans"), column: place.column)
            }
        }
        guard let folder = session.folder else {
            throw EditError(
                .unusableObject("a document without a file of its own has no folder beside which its translations could lie"), column: nil)
        }
        guard folder == "Base.lproj" else {
            let place =
                folder.hasSuffix(".lproj")
                ? "is written to '\(folder)', the folder of one language"
                : "is not written to a folder 'Base.lproj', beside which the folders of its translations lie"
            throw EditError(
                .unusableObject("the document \(place): move it to 'Base.lproj' first, as Xcode does when it localizes a document"),
                column: nil)
        }
        for language in languages where !session.languages.contains(where: { LanguageName.areSame($0, language) }) {
            session.languages.append(language)
        }
    }
}
