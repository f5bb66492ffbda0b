import FormworkDiagnostics
import FormworkFiles
import FormworkRules

/// The request of `formwork config`: create or show a configuration for 'formwork validate'.
///
/// Its values have the names of the options, whose help describes them.
package struct ConfigRequest: CommandRequest {
    package var `init` = false
    package var print: String?
    package var schema = false

    package init() {}

    package func check() throws(UsageError) {
        if [`init`, print != nil, schema].count(where: { $0 }) != 1 { throw UsageError("choose one of --init, --print and --schema") }
    }

    package func perform() throws -> ExitStatus {
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
            throw RunFailure(error)
        }
        StandardOutput.write("\(LintConfiguration.fileName): written; 'formwork validate .' uses it\n")
    }
}
