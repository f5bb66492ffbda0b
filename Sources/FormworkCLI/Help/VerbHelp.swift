/// The examples of a verb, and its difference from verbs that do something similar.
struct VerbHelp {
    /// Command lines, without `formwork`.
    let examples: [String]
    /// The difference from similar verbs; nil where there is none.
    var difference: String?

    init(_ examples: String..., difference: String? = nil) { (self.examples, self.difference) = (examples, difference) }

    /// Returns a verb's discussion, with the difference from similar verbs and the examples at its end.
    static func discussion(_ discussion: String = "", of verb: String) -> String {
        guard let help = all[verb] else { return discussion }
        let examples = "Examples:" + help.examples.map { "\n  formwork \($0)" }.joined()
        return [discussion, help.difference ?? "", examples].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The help of all verbs, by name. `git` and `strings` have it as a whole, not their subcommands.
    static let all: [String: VerbHelp] = [
        "import": VerbHelp(
            "import Main.storyboard", "import --format json --fields constraints App",
            difference: "'import' returns everything, for programs; 'outline' is short, for people and language models."),
        "outline": VerbHelp(
            "outline Main.storyboard", "outline --budget 2000 --at Login Main.storyboard",
            difference: "'import' returns everything, and 'describe' is about the vocabulary of documents."),
        "query": VerbHelp(
            "query 'button:not(:has-action)' App", "query label Main.storyboard --frames --device iphone-se",
            difference: "'formwork help selectors' explains selectors."),
        "templates": VerbHelp("templates Main.storyboard", "templates --template Landscape --format json Main.storyboard"),
        "solve": VerbHelp("solve Main.storyboard --device iphone-se", "solve Main.storyboard --explain Title"),
        "states": VerbHelp("states Main.storyboard", "states Main.storyboard --device iphone-se --device ipad-pro-11"),
        "render": VerbHelp("render Main.storyboard -o Main.svg", "render App -o Pictures/ --device iphone-15 --appearance dark"),
        "graph": VerbHelp("graph", "graph --project App Main.storyboard --format json"),
        "describe": VerbHelp(
            "describe label.lineBreakMode", "describe NSButton --platform macos",
            difference: "This describes the vocabulary; 'import' and 'outline' describe documents."),
        "schema": VerbHelp("schema", "schema validate --line"),
        "validate": VerbHelp(
            "validate . --solve --device phones", "validate . --changed-since origin/main --reporter sarif",
            difference: "'rules' lists the rules, 'config' chooses them, and 'check-merge' checks only files that git has merged."),
        "rules": VerbHelp(
            "rules", "rules ambiguous-layout",
            difference: "'rules' explains; 'config' shows which rules apply to a document."),
        "config": VerbHelp(
            "config --init", "config --print App/Main.storyboard", difference: "'formwork rules' explains the rules."),
        "explain": VerbHelp("explain console.log App", "explain console.log Main.storyboard --picture Conflict.svg"),
        "new": VerbHelp(
            "new Main.storyboard --scene Reader --class ReaderViewController", "new Card.xib --platform macos --template Narrow"),
        "edit": VerbHelp(
            "edit Main.storyboard --do 'set Title text=\"Sign in\"' --dry-run", "edit App --script changes.txt --solve --strict",
            difference: "'apply' makes templates and hidden views permanent."),
        "apply": VerbHelp(
            "apply Main.storyboard --template Landscape -o Wide.storyboard", "apply Main.storyboard --hide Hint --update-frames --in-place",
            difference: "'edit' sets values, and much more: --set of older scripts is 'set' of 'edit'."),
        "strings": VerbHelp("strings export App --language de -o Texts/", "strings check App --pseudo long --layout"),
        "fmt": VerbHelp("fmt", "fmt --check --staged"),
        "diff": VerbHelp("diff Old.xib New.xib --solve", "diff origin/main...HEAD --pictures Pictures"),
        "merge": VerbHelp(
            "merge Base.xib Ours.xib Theirs.xib -o Merged.xib", "merge Base.xib Ours.xib Theirs.xib -o Out.xib --report Out.json"),
        "check-merge": VerbHelp(
            "check-merge", "check-merge Main.storyboard",
            difference: "'validate' checks all rules in all files; this is the quick check before a merge is committed."),
        "textconv": VerbHelp(
            "textconv Main.storyboard", "textconv Main.storyboard | less",
            difference: "For people, 'outline' is shorter, and 'diff' compares by objects."),
        "git": VerbHelp("git install", "git status"),
        "convert": VerbHelp("convert Main.storyboard --to uikit -o Code/ --verify", "convert Old.xib --to xib -o New.xib"),
        "compile": VerbHelp(
            "compile Main.storyboard -o Main.storyboardc", "compile App -o Build/ --lenient",
            difference: "'ibtool' does the same with the options of Apple's tool."),
        "ibtool": VerbHelp(
            "ibtool --compile Main.nib Main.xib", "ibtool --compilation-directory Build Main.storyboard",
            difference: "Outside of build systems made for ibtool, 'compile' is simpler."),
        "preview": VerbHelp("preview Main.storyboard", "preview Main.storyboard --edit --against HEAD"),
        "mcp": VerbHelp("mcp --root App", "mcp --root App --root Shared"),
        "lsp": VerbHelp("lsp", "lsp --stdio"),
    ]
}
