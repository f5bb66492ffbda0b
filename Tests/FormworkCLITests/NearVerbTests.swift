import Testing

@Suite("Help that refers to related help")
struct NearVerbTests {
    @Test(
        "An unknown verb suggests a known one",
        arguments: [
            ("validat", "validate"), ("lint", "validate"), ("check", "validate"), ("show", "render"), ("render-all", "render"),
            ("format", "fmt"), ("build", "compile"), ("xib2swift", "convert --to uikit"), ("storyboard-to-swiftui", "convert --to swiftui"),
            ("xib2objc", "convert --to uikit-objc"),
        ])
    func suggestions(word: String, verb: String) throws {
        let run = try CommandRun(word, "Main.xib")
        #expect(run.status == 64 && run.errors.contains("'formwork' has no verb '\(word)': did you mean '\(verb)'?"), "\(run.errors)")
    }

    @Test("Subcommands are suggested too, and an unrelated word prints the place of the list")
    func others() throws {
        #expect(try CommandRun("strings", "exprt").errors.contains("'formwork strings' has no verb 'exprt': did you mean 'export'?"))
        #expect(try CommandRun("help", "lint").errors.contains("did you mean 'validate'?"))
        #expect(try CommandRun("qwertyuiop").errors.contains("has no verb 'qwertyuiop'; 'formwork --help' lists them"))
    }

    @Test("Limits are last in help", arguments: ["validate", "solve", "graph", "convert", "edit"])
    func limits(verb: String) throws {
        let run = try CommandRun(verb, "--help")
        let sections = run.output.split(separator: "\n\n").map { $0.prefix { $0 != "\n" } }
        #expect(run.status == 0 && sections.last == "LIMITS:", "\(sections)")
        #expect(sections.contains("OPTIONS:"))
    }

    @Test("ibtool refers to the verb that imports strings")
    func ibtool() throws {
        let run = try CommandRun("ibtool", "--strings-file", "de.strings", "--write", "out.xib", "in.xib")
        #expect(run.status == 64)
        #expect(run.errors.contains("formwork strings import in.xib --from de.strings --into-document -o out.xib"), "\(run.errors)")
    }
}
