import ArgumentParser
import FormworkStrings

struct StringsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strings", abstract: "Translations of documents: export their texts, import what came back, check it.",
        discussion: """
            The texts are those that Interface Builder has translated, by its keys, such as abc-12-xyz.text. Translations are looked for where \
            Xcode keeps them: in de.lproj/Main.strings for Base.lproj/Main.storyboard, in a catalog mul.lproj/Main.xcstrings, or as a document \
            of the language, de.lproj/Main.storyboard.
            """,
        subcommands: [StringsExportCommand.self, StringsImportCommand.self, StringsCheckCommand.self])
}

/// Reads the arguments of `strings`.
enum StringsArgument {
    static func language(_ text: String) throws -> String {
        if LanguageName.isValid(text) { return text }
        throw ValidationError("'\(text)' is no language: it is written de, pt-BR or zh-Hans")
    }

    static func format(_ text: String) throws -> TranslationFormat {
        if let format = TranslationFormat(rawValue: text) { return format }
        throw ValidationError("'\(text)' is unknown here; there are: \(TranslationFormat.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    static func encoding(_ text: String) throws -> EncodedText.Encoding {
        switch text.lowercased() {
        case "utf-16", "utf16": return .ibtool
        case "utf-8", "utf8": return .utf8(hasMark: false)
        default: throw ValidationError("'\(text)' is unknown here; there are: utf-8, utf-16")
        }
    }

    static func pseudo(_ text: String) throws -> [PseudoLanguage] {
        try text.split(separator: ",").map { name in
            if let language = PseudoLanguage(rawValue: String(name)) { return language }
            throw ValidationError(
                "'\(name)' is unknown here; there are: \(PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", "))")
        }
    }
}
