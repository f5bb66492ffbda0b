import FormworkDiagnostics
import FormworkEdit
import FormworkResults
import FormworkFiles
import FormworkImport
public import FormworkModel
import FormworkTemplates
public import FormworkTree

/// The request of `formwork apply`: write a document with templates applied, views hidden or values set.
public struct ApplyRequest: CommandRequest {
    /// The file to read; '-' is standard input.
    public var file: String
    /// The path to show in messages for standard input.
    public var standardInputName: String?
    /// The state that documents are brought into.
    public var state = StateSelection()
    /// The screens to lay out on.
    public var screen = ScreenSelection()
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual
    /// The scene whose templates and views are meant, by id, name or selector; nil for all.
    public var scene: String?
    /// Attributes of objects to set first, such as a text, a frame or a constant.
    public var set: [DocumentEditor.Assignment] = []
    /// Whether to keep constraints that equal the template's, with their ids, outlets and hiding links; the library would replace them.
    public var keepEqual = false
    /// Whether to also record the solved frames.
    public var updateFrames = false
    /// The output file, replaced atomically; '-' is standard output.
    public var output: String?
    /// Whether to change the file in place.
    public var inPlace = false

    /// Creates a request with the defaults for all other values.
    public init(file: String) { self.file = file }

    /// Reads an assignment as `id.name=value`.
    public static func assignment(_ text: String) throws(UsageError) -> DocumentEditor.Assignment {
        do { return try DocumentEditor.Assignment(text) } catch { throw UsageError("\(error)") }
    }

    public func check() throws(UsageError) {
        try state.check()
        if let refusal = InputFiles.refusal(ofSingle: file) { throw UsageError(refusal) }
        if (output == nil) != inPlace { throw UsageError("specify either -o or --in-place") }
        if inPlace, file == "-" { throw UsageError("standard input cannot be changed in place: use -o") }
        if state.steps.isEmpty, set.isEmpty, !updateFrames {
            throw UsageError("nothing to apply: use --template, --hide, --show, --state, --set or --update-frames")
        }
    }

    public func perform() throws -> ExitStatus {
        var run = FileRun(paths: [file], standardInputName: standardInputName, jobs: 1)
        run.limits = limits
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
                let document = try Self.modern(read.document, file: file)
                let choice = SceneChoice(scene)
                let scene = try choice.scene(of: document)
                if let failure = choice.failure { return FileOutcome(errors: "\(file): error: \(failure)\n", status: .wrongUsage) }
                let steps = try steps.map { try document.step($0, scene: scene) }
                // Values are set through edit scripts, which reject values that an element cannot have.
                let edited = try EditScript(assignments.map { .set(SetOperation($0)) }).apply(to: document).document
                let result = try StagedDocument.ApplyResult(
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
        return status
    }

    /// Returns an archive as a modern document, so that locations refer to the text that is written.
    private static func modern(_ document: InterfaceDocument, file: String) throws(DocumentError) -> InterfaceDocument {
        document.format == .modern ? document : try DocumentReader(limits: .largest).read(document.text(), file: file).document
    }
}
