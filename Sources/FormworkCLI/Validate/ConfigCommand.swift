import ArgumentParser
import FormworkDiagnostics
import FormworkFiles
import FormworkRules

struct ConfigCommand: ParsableCommand {
    static let configuration = verb(
        "config", abstract: "Write a configuration for 'formwork validate', or show which one holds.",
        discussion: """
            A '.formwork.yml' holds for the documents of its folder and of those below, each stronger than the ones around it, from the \
            repository's top folder on. Where there is none, an '.iblinter.yml' is read in its place.
            """)

    @Flag(help: "Write a '.formwork.yml' into the working folder that names every rule; what an '.iblinter.yml' there says is taken over.")
    var `init` = false

    @Option(help: ArgumentHelp("Print what holds for a document, and the files that say so.", valueName: "file"))
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
                let files = entry.files.isEmpty ? "nothing but what is usual" : entry.files.joined(separator: ", ")
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
            throw RunFailure("there is a '\(LintConfiguration.fileName)' here already: nothing is written", .cannotWrite)
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
        StandardOutput.write("\(LintConfiguration.fileName): written; 'formwork validate .' reads it\n")
    }
}
