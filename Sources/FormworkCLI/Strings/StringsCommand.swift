import ArgumentParser
import FormworkStrings

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

/// Reads the arguments of `strings`.
enum StringsArgument {
    static func language(_ text: String) throws -> String {
        if LanguageName.isValid(text) { return text }
        throw ValidationError("'\(text)' isn't a language such as de, pt-BR or zh-Hans")
    }

    static func format(_ text: String) throws -> TranslationFormat {
        if let format = TranslationFormat(rawValue: text) { return format }
        throw ValidationError(
            "'\(text)' is unknown; expected one of: \(TranslationFormat.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    static func encoding(_ text: String) throws -> EncodedText.Encoding {
        switch text.lowercased() {
        case "utf-16", "utf16": return .ibtool
        case "utf-8", "utf8": return .utf8(hasMark: false)
        default: throw ValidationError("'\(text)' is unknown; expected one of: utf-8, utf-16")
        }
    }

    static func pseudo(_ text: String) throws -> [PseudoLanguage] {
        try text.split(separator: ",").map { name in
            if let language = PseudoLanguage(rawValue: String(name)) { return language }
            throw ValidationError(
                "'\(name)' is unknown; expected one of: \(PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", "))")
        }
    }
}
