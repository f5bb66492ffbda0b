import FormworkCompile
import FormworkDiagnostics
import FormworkFiles
import FormworkImport
public import FormworkTree

/// The request of `formwork compile`: compile interface files to .nib files and .storyboardc folders.
public struct CompileRequest: CommandRequest {
    /// The file to compile: .xib or .storyboard, or a folder of them; '-' is standard input.
    public var file: String
    /// The path to show in messages for standard input.
    public var standardInputName: String?
    /// The .nib or .storyboardc to write, or the output folder if the input is a folder.
    public var output: String
    /// The platform; documents for others are an error.
    public var platform: CompilePlatform?
    /// The target to compile for.
    public var target = CompileTarget()
    /// Whether to leave out what cannot be compiled faithfully, and report it as warnings.
    public var lenient = false
    /// Whether to also list keys that have never been compared with Apple's compiler.
    public var notices = false
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults for all other values.
    public init(file: String, output: String) {
        self.file = file
        self.output = output
    }

    /// Throws if the documents of a folder cannot each have an output of their own.
    private func check(_ inputs: InputFiles) throws(RunFailure) {
        guard inputs.hasFolder else { return }
        if inputs.files.isEmpty, inputs.unreadable.isEmpty {
            throw RunFailure("there is no interface file in '\(file)'", status: .wrongUsage)
        }
        guard isFolder(inputs) else { return }
        if CompiledName.isOne(output) {
            throw RunFailure(
                "'\(file)' contains \(inputs.files.count) interface files, which cannot share the output '\(output)': specify a folder",
                status: .wrongUsage)
        }
        if output == "-" { throw RunFailure("the results of a folder cannot go to standard output: specify a folder", status: .wrongUsage) }
        var taken: [String: String] = [:]
        for input in inputs.files {
            let name = CompiledName.of(input.below)
            if let other = taken.updateValue(input.path, forKey: name.lowercased()) {
                throw RunFailure("'\(other)' and '\(input.path)' would share the output '\(name)'", status: .wrongUsage)
            }
        }
    }

    /// Whether the output is a folder with a file for each document.
    private func isFolder(_ inputs: InputFiles) -> Bool {
        inputs.hasFolder && (inputs.files.count > 1 || !CompiledName.isOne(output))
    }

    public func perform() throws -> ExitStatus {
        var options = target.options
        options.isLenient = lenient
        let inputs = InputFiles([file], standardInputName: standardInputName)
        try check(inputs)
        var run = FileRun(paths: [file], standardInputName: standardInputName, jobs: 1)
        run.inputs = inputs
        run.limits = limits
        let job = CompileJob(
            options: options, devices: target.targetDevice, platform: platform, output: output, rules: OutputRules(inputs: inputs.files))
        let outputs = isFolder(inputs) ? Dictionary(inputs.files.map { ($0.path, CompiledName.of($0.below)) }) { first, _ in first } : nil
        let (notices, folder) = (notices, output)
        let status = run.documents { file, read in
            var job = job
            if file.split(separator: "/").contains("Base.lproj") { job.options.isBaseLocalized = true }
            do throws(FileError) {
                if let name = outputs?[file] {
                    let root = try OutputFolder.make(folder)
                    try OutputFolder.makeFolders(in: folder, root, to: name)
                    job.rules.folder = root.resolved
                    job.output = OutputFolder.joined(folder, name: name)
                }
            } catch {
                return error.outcome
            }
            let result = job.run(read.document, file: file)
            let shown = (read.diagnostics + result.diagnostics).filter { notices || $0.severity > .note }
            return FileOutcome(errors: shown.shown + result.failure, status: result.status)
        }
        return status
    }
}
