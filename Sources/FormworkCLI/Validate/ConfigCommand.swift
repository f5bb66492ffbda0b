import ArgumentParser
import FormworkDiagnostics
import FormworkFiles
import FormworkRules

struct ConfigCommand: ParsableCommand {
    static let configuration = verb(
        "config", abstract: "Create or show a configuration for 'formwork validate'.",
        discussion: """
            A '.formwork.yml' applies to the documents in its folder and below, and overrides those of outer folders, up to the top of the \
            repository. If there is none, an '.iblinter.yml' is read instead.
            """)

    @Flag(help: "Create a '.formwork.yml' with all rules in the working folder, using the settings of an existing '.iblinter.yml'.")
    var `init` = false

    @Option(help: ArgumentHelp("Print the configuration of a document, and the files it comes from.", valueName: "file"))
    var print: String?

    @Flag(help: "Print the JSON schema of '.formwork.yml', for editors.")
    var schema = false

    func validate() throws {
        if [`init`, print != nil, schema].count(where: { $0 }) != 1 { throw ValidationError("choose one of --init, --print and --schema") }
    }

    func run() throws {
        let status = RunFailure.reported { () throws(RunFailure) in
            if schema {
                StandardOutput.write(LintConfiguration.schema)
            } else if let file = print {
                let (entry, path, _) = try Configurations(.folders).entry(for: InputFile(path: file))
                for note in entry.notes { StandardOutput.writeError("\(note)\n") }
                let files = entry.files.isEmpty ? "defaults only" : entry.files.joined(separator: ", ")
                StandardOutput.write("# \(path): \(files)\n\(ShownText(lines: entry.configuration.yaml))")
            } else {
                try write()
            }
            return .fine
        }
        try status.check()
    }

    private func write() throws(RunFailure) {
        let path = SystemPath(LintConfiguration.fileName)
        if path.status(followsLink: false) != nil {
            throw RunFailure("'\(LintConfiguration.fileName)' already exists: nothing is written", .cannotWrite)
        }
        var configuration = LintConfiguration()
        let other = SystemPath(".iblinter.yml")
        if other.status() != nil {
            let translation = try Configurations.translation(of: other)
            for note in translation.notes { StandardOutput.writeError("\(note)\n") }
            configuration = translation.configuration
        }
        do throws(FileError) {
            try OutputFile.replace(path.text, with: Array(configuration.template.utf8))
        } catch {
            throw RunFailure("'\(error.path)' cannot be written: \(error.reason)", error.status)
        }
        StandardOutput.write("\(LintConfiguration.fileName): written; 'formwork validate .' uses it\n")
    }
}
