import Testing

@Suite("Help")
struct HelpTests {
    /// Returns the names of the verbs in a help text.
    private static func verbs(in help: String) throws -> [String] {
        let start = try #require(help.firstRange(of: "SUBCOMMANDS:")).upperBound
        return help[start...].split(separator: "\n").filter { $0.hasPrefix("  ") && $0.dropFirst(2).first?.isLowercase == true }
            .compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0 != "help" }
    }

    @Test("Every verb has two examples of its own, which fit the terminal and use options that it has")
    func examples() throws {
        let verbs = try Self.verbs(in: try CommandRun("--help").output)
        #expect(verbs.count > 20)
        for verb in verbs {
            var help = try CommandRun("help", verb).output
            let examples = help.split(separator: "\n").filter { $0.hasPrefix("  formwork \(verb)") }
            #expect(Set(examples).count >= 2, "\(verb)")
            #expect(help.split(separator: "\n").allSatisfy { $0.hasPrefix("USAGE:") || $0.count <= 100 }, "\(verb)")
            if help.contains("SUBCOMMANDS:") {
                for inner in try Self.verbs(in: help) { help += try CommandRun("help", verb, inner).output }
            }
            for word in examples.flatMap({ $0.split(separator: " ") }) where word.hasPrefix("--") {
                #expect(help.contains("  \(word)") || help.contains(", \(word)"), "\(verb): \(word)")
            }
        }
    }

    @Test("Limits are the last options of a verb, and options of the screen have a group")
    func groups() throws {
        let help = try CommandRun("help", "solve").output
        let titles = help.split(separator: "\n").filter { $0.hasSuffix(":") && $0.first?.isUppercase == true && $0 == $0.uppercased() }
        #expect(titles.contains("SCREEN:") && titles.contains("STATE:"))
        #expect(titles.last == "LIMITS:")
    }

    @Test(
        "A topic has an explanation, topics are listed, and the name of a verb means the verb",
        arguments: ["selectors", "names", "commands", "screens", "ci"])
    func topics(_ topic: String) throws {
        let run = try CommandRun("help", topic)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.split(separator: "\n").count > 5)
        #expect(try CommandRun("--help").output.contains(topic))
        #expect(try CommandRun("help", "edit").output.hasPrefix("OVERVIEW:"))
        #expect(try CommandRun("help", "selectorz").status == 64)
    }

    @Test("Former spellings work without being listed")
    func formerSpellings() throws {
        #expect(try !Self.verbs(in: try CommandRun("--help").output).contains("textconv"))
        #expect(try CommandRun("help", "textconv").output.contains("git diff"))
        #expect(try CommandRun("textconv", CommandRun.samples + "/SizeClasses.xib").status == 0)
        #expect(try !CommandRun("help", "apply").output.contains("  --set"))
        #expect(try !CommandRun("help", "render").output.contains("  --project"))
        #expect(try CommandRun("help", "graph").output.contains("  --project"))
    }
}
