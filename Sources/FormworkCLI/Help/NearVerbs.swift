import ArgumentParser
import FormworkModel
import FormworkTree

/// Suggests a verb for an unknown word.
enum NearVerbs {
    /// Common words from other tools, with the corresponding verb.
    private static let others = [
        "lint": "validate", "check": "validate", "verify": "validate", "test": "validate", "analyze": "validate", "analyse": "validate",
        "show": "render", "draw": "render", "picture": "render", "screenshot": "render", "snapshot": "render", "image": "render",
        "export": "render", "open": "preview", "view": "preview", "serve": "preview", "watch": "preview",
        "format": "fmt", "reformat": "fmt", "clean": "fmt", "normalize": "fmt", "build": "compile", "nib": "compile",
        "decompile": "convert --to xib", "upgrade": "convert --to xib", "swift": "convert --to uikit", "code": "convert --to uikit",
        "generate": "convert --to uikit", "uikit": "convert --to uikit", "appkit": "convert --to appkit",
        "swiftui": "convert --to swiftui", "snapkit": "convert --to snapkit", "storyboard": "convert --to storyboard",
        "xib": "convert --to xib", "json": "convert --to json", "yaml": "convert --to yaml", "set": "edit", "change": "edit",
        "rename": "edit", "add": "edit", "remove": "edit", "sed": "edit", "find": "query", "search": "query", "grep": "query",
        "select": "query", "list": "outline", "tree": "outline", "ls": "outline", "print": "outline", "cat": "outline",
        "dump": "import", "parse": "import", "read": "import", "info": "import", "inspect": "import", "layout": "solve", "frames": "solve",
        "compare": "diff", "changes": "diff", "log": "explain", "why": "explain", "conflict": "explain", "conflicts": "explain",
        "create": "new", "make": "new", "translate": "strings", "localize": "strings", "localise": "strings",
        "genstrings": "strings export", "xliff": "strings export",
        "dependencies": "graph", "deps": "graph", "references": "graph", "map": "graph", "init": "config", "baseline": "validate",
        "lsp-server": "lsp", "server": "lsp", "install": "git install", "merge-driver": "merge", "mergetool": "merge",
    ]

    /// Returns a message for arguments that begin with an unknown verb; nil if the verb is known or an option comes first.
    static func problem(_ arguments: [String]) -> String? {
        var commands = RootCommand.configuration.subcommands
        var words = arguments[...]
        if words.first == "help" { words.removeFirst() }
        var above = "formwork"
        while let word = words.popFirst(), !word.hasPrefix("-") {
            if let command = commands.first(where: { $0._commandName == word }) {
                commands = command.configuration.subcommands
                if commands.isEmpty { return nil }
                above += " " + word
                continue
            }
            let isTop = above == "formwork"
            if word == "help" { return nil }
            return "'\(above)' has no verb '\(word)'\(hint(word, commands, isTop: isTop, above))"
        }
        return nil
    }

    private static func hint(_ word: String, _ commands: [any ParsableCommand.Type], isTop: Bool, _ above: String) -> String {
        let list = "; '\(above) --help' lists them"
        let lower = word.lowercased()
        if isTop, let known = others[lower] { return ": did you mean '\(known)'?" }
        // `xib2swift`, `storyboard-to-swiftui`: the word ends with the name of an output format.
        let isConversion = ["2", "to"].contains { lower.contains($0) }
        let results = ["swiftui", "snapkit", "appkit", "uikit", "swift", "objc", "json", "yaml", "xib", "storyboard", "code"]
        if isTop, isConversion, let result = results.first(where: { lower.hasSuffix($0) }) {
            return ": did you mean '\(result == "objc" ? "convert --to uikit-objc" : others[result] ?? "convert")'?"
        }
        // A long word that begins with a verb, such as 'render-all', counts as close to it.
        let near = NearNames.of(word, among: commands.map { $0._commandName }, within: 2)
        guard let first = near.first else { return list }
        return ": did you mean '\(first)'?"
    }
}
