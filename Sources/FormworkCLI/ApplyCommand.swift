import ArgumentParser
import FormworkDiagnostics
import FormworkEdit
import FormworkExport
import FormworkFiles
import FormworkImport
import FormworkModel
import FormworkStates
import FormworkTree

struct ApplyCommand: ParsableCommand {
    static let configuration = verb(
        "apply", abstract: "Write a document with templates applied, views hidden or values set.",
        discussion: """
            The state becomes permanent: copies of a template's constraints replace the previous ones, and hidden views are hidden. Only \
            affected lines change. New constraints get the same ids for the same input. A legacy archive is written as a modern document. If \
            anything fails, nothing is written.
            """)

    @Argument(help: "The file to read; '-' is standard input.")
    var file: String

    @Option(name: .customLong("stdin-path"), help: "The path to show in messages for standard input.")
    var standardInputName: String?

    @OptionGroup(title: "State") var state: StateOptions
    @OptionGroup(title: "Screen") var screen: ScreenOptions
    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    @Option(help: ArgumentHelp("Only the templates and views of the scene with this id, name or selector.", valueName: "name"))
    var scene: String?

    @Option(
        help: ArgumentHelp(
            "Set an attribute of an object first, like 'formwork edit', such as its text, frame (x,y,w,h) or constant; may be repeated.",
            valueName: "id.name=value"),
        transform: Self.assignment)
    var set: [Assignment] = []

    @Flag(
        help: ArgumentHelp(
            "Keep constraints that equal the template's, with their ids, outlets and hiding links; the library would replace them."
        ))
    var keepEqual = false

    @Flag(help: "Also record the solved frames.")
    var updateFrames = false

    @Option(name: .shortAndLong, help: "The output file, replaced atomically; '-' is standard output.")
    var output: String?

    @Flag(help: "Change the file in place.")
    var inPlace = false

    private static func assignment(_ text: String) throws -> Assignment {
        do { return try Assignment(text) } catch { throw ValidationError("\(error)") }
    }

    func validate() throws {
        if let refusal = InputFiles.refusal(ofSingle: file) { throw ValidationError(refusal) }
        if (output == nil) != inPlace { throw ValidationError("specify either -o or --in-place") }
        if inPlace, file == "-" { throw ValidationError("standard input cannot be changed in place: use -o") }
        if state.steps.isEmpty, set.isEmpty, !updateFrames {
            throw ValidationError("nothing to apply: use --template, --hide, --show, --state, --set or --update-frames")
        }
    }

    func run() throws {
        var run = FileRun(paths: [file], standardInputName: standardInputName, jobs: 1)
        run.limits = limitOptions.limits
        let (steps, assignments, options, scene) = try (state.steps, set, screen.layoutOptions, scene)
        let (keepsEqual, updatesFrames, inPlace, target) = (keepEqual, updateFrames, inPlace, output ?? file)
        // In place, only the file that was read is replaced, not one that another program has written since.
        let outputRules =
            inPlace
            ? OutputRules(changing: InputFile(path: file))
            : OutputRules(document: file, inputs: InputFiles([file], standardInputName: nil).files)
        let status = run.documents { file, read in
            if inPlace, read.document.format != .modern {
                let message: ShownText =

                    "\(file): error: \(read.document.format.noun) cannot be changed in place: use -o to write a modern document\n"
                return FileOutcome(errors: message, status: .wrongUsage)
            }
            do {
                let document = try Self.modern(read.document, file)
                let choice = SceneChoice(scene)
                let scene = try choice.scene(of: document)
                if let failure = choice.failure { return FileOutcome(errors: "\(file): error: \(failure)\n", status: .wrongUsage) }
                let steps = try steps.map { try document.step($0, scene: scene) }
                // Values are set through edit scripts, which reject values that an element cannot have.
                let edited = try EditScript(assignments.map { .set(SetOperation($0)) }).apply(to: document).document
                let result = try ApplyResult(
                    document, file: file, assignments: assignments, edited: edited, steps: steps, scene: scene?.id,
                    options: options.withFonts(of: document, file: file),
                    keepsEqual: keepsEqual, recordsFrames: updatesFrames)
                let bytes = result.document.text()
                guard try DocumentReader(limits: .largest).read(bytes, file: target).document == result.document else {
                    return FileOutcome(errors: "\(file): error: the output does not read back correctly\n", status: .defect)
                }
                try OutputFile.replace(target, with: bytes, outputRules)
                let hasErrors = result.diagnostics.contains { $0.severity == .error }
                return FileOutcome(
                    report: target == "-" ? "" : result.shownText, errors: result.diagnostics.shown,
                    status: hasErrors ? .foundErrors : .fine)
            } catch let error as FileError {
                return error.outcome
            } catch let error as DocumentError {
                // The edits make a document that exceeds the reader's limits.
                return FileOutcome(errors: [error.diagnostic].shown, status: .wrongUsage)
            } catch let error as EditError {
                return FileOutcome(errors: "\(file): error: \(error.message)\(EditRun.notes(error))\n", status: .wrongUsage)
            } catch {
                return FileOutcome(errors: "\(file): error: \(error)\n", status: .wrongUsage)
            }
        }
        try status.check()
    }

    /// Returns an archive as a modern document, so that locations refer to the text that is written.
    private static func modern(_ document: InterfaceDocument, _ file: String) throws(DocumentError) -> InterfaceDocument {
        document.format == .modern ? document : try DocumentReader(limits: .largest).read(document.text(), file: file).document
    }
}
