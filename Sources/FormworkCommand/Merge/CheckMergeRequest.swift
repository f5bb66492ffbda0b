import FormworkDiagnostics
import FormworkImport
import FormworkRules
public import FormworkTree

/// The request of `formwork check-merge`: check merged files for conflict markers, duplicate ids and dangling references.
public struct CheckMergeRequest: CommandRequest {
    /// Files or folders.
    public var paths: [String] = []
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults.
    public init() {}

    public func perform() throws -> ExitStatus {
        let inputs = InputFiles(paths.isEmpty ? try changed() : paths, standardInputName: nil)
        inputs.writeOmissions()
        var status = inputs.unreadable.isEmpty ? inputs.refuseEmptyFolders() : .cannotRead
        for file in inputs.files {
            do throws(RunFailure) {
                let read = try DocumentSource.file(file).read(limits)
                let findings = Validator(rules: ValidationRules.all.filter { Self.rules.contains($0.id) })
                    .validate(read.document, file: file.path, readingDiagnostics: read.diagnostics)
                StandardOutput.write(findings.shown)
                if findings.contains(where: { $0.severity == .error }) { status = max(status, .foundErrors) }
            } catch {
                _ = error.report()
                status = max(status, .foundErrors)
            }
        }
        return status
    }

    /// The rules that a merge can violate.
    private static let rules: Set<String> = ["duplicate-id", "dangling-reference"]

    /// Returns the interface files that differ from the last commit, including unmerged ones.
    private func changed() throws(RunFailure) -> [String] {
        let repository = try GitRepository(hint: "specify the files to check")
        let names = try repository.output(["diff", "--name-only", "-z", "--diff-filter=d", try repository.head(), "--"])
        return names.split(separator: 0).filter { InputFile.isInterfaceFile(Array($0)) }
            .map { repository.root + String(decoding: $0, as: UTF8.self) }
    }
}
