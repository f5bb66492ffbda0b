import FormworkDiagnostics
import FormworkFiles
import FormworkRules

/// The request of `formwork config`: create or show a configuration for 'formwork validate'.
public struct ConfigRequest: CommandRequest {
    /// Whether to create a configuration with all rules in the working folder.
    public var `init` = false
    /// The document whose configuration is written, with the files it comes from.
    public var print: String?
    /// Whether to print the JSON schema of '.formwork.yml', for editors.
    public var schema = false

    /// Creates a request with the defaults.
    public init() {}

    public func check() throws(UsageError) {
        if [`init`, print != nil, schema].count(where: { $0 }) != 1 { throw UsageError("choose one of --init, --print and --schema") }
    }

    public func perform() throws -> ExitStatus {
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
            throw RunFailure("'\(LintConfiguration.fileName)' already exists: nothing is written", status: .cannotWrite)
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
