import FormworkStrings

/// Adds languages to translate a document's texts into: `localize de, fr`.
///
/// Each language gets a strings file, such as `de.lproj/Main.strings`, next to the document's `Base.lproj`, like "Localize…" in Xcode. An existing
/// file gets the missing texts and keeps all others. The document itself does not change. The texts are those after the whole script.
public struct LocalizeOperation: Hashable, Sendable {
    /// The languages, such as `de` or `pt-BR`.
    public var languages: [String]
    /// The position of the languages in their command.
    var place = CommandPosition()

    /// An operation that adds languages.
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
                .unusableObject("the document has no file, so there is no folder for its translations"), column: nil)
        }
        guard folder == "Base.lproj" else {
            let place =
                folder.hasSuffix(".lproj")
                ? "is written to '\(folder)', the folder of one language"
                : "isn't written to a folder 'Base.lproj', next to which the folders of its translations go"
            throw EditError(
                .unusableObject("the document \(place): move it to 'Base.lproj' first, as Xcode does when it localizes a document"),
                column: nil)
        }
        for language in languages where !session.languages.contains(where: { LanguageName.areSame($0, language) }) {
            session.languages.append(language)
        }
    }
}
