import ArgumentParser
import FormworkCommand

struct StringsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strings", abstract: "Export, import and check translations of documents.",
        discussion: VerbHelp.discussion(
            """
            The texts are those that Interface Builder translates, with its keys, such as abc-12-xyz.text. Translations are searched for where \
            Xcode keeps them: in de.lproj/Main.strings for Base.lproj/Main.storyboard, in a catalog mul.lproj/Main.xcstrings, or in a localized \
            document, de.lproj/Main.storyboard.
            """, of: "strings"),
        subcommands: [StringsExportCommand.self, StringsImportCommand.self, StringsCheckCommand.self])
}

extension StringsArgument {
    /// The help of `--language` for verbs that lay out documents.
    static let layoutHelp =
        "Use texts in this language, from the translations next to the document; or long (each text twice) or rtl (right to left)."
}
