import FormworkDiagnostics
import FormworkEdit
import FormworkExport
import FormworkFiles
import FormworkImport
package import FormworkModel
import FormworkStates
package import FormworkTree

/// The request of `formwork apply`: write a document with templates applied, views hidden or values set.
///
/// Its values have the names of the options, whose help describes them.
package struct ApplyRequest: CommandRequest {
    package var file: String
    package var standardInputName: String?
    package var state = StateSelection()
    package var screen = ScreenSelection()
    package var limits = DocumentLimits.usual
    package var scene: String?
    package var set: [Assignment] = []
    package var keepEqual = false
    package var updateFrames = false
    package var output: String?
    package var inPlace = false

    package init(file: String) { self.file = file }

    /// Reads an assignment as `id.name=value`.
    package static func assignment(_ text: String) throws(UsageError) -> Assignment {
        do { return try Assignment(text) } catch { throw UsageError("\(error)") }
    }

    package func check() throws(UsageError) {
        try state.check()
        if let refusal = InputFiles.refusal(ofSingle: file) { throw UsageError(refusal) }
        if (output == nil) != inPlace { throw UsageError("specify either -o or --in-place") }
        if inPlace, file == "-" { throw UsageError("standard input cannot be changed in place: use -o") }
        if state.steps.isEmpty, set.isEmpty, !updateFrames {
            throw UsageError("nothing to apply: use --template, --hide, --show, --state, --set or --update-frames")
        }
    }

    package func perform() throws -> ExitStatus {
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
        return status
    }

    /// Returns an archive as a modern document, so that locations refer to the text that is written.
    private static func modern(_ document: InterfaceDocument, _ file: String) throws(DocumentError) -> InterfaceDocument {
        document.format == .modern ? document : try DocumentReader(limits: .largest).read(document.text(), file: file).document
    }
}
