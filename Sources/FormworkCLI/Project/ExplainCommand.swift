import ArgumentParser
import FormworkConflicts
import FormworkDiagnostics
import FormworkExport
import FormworkFiles
import FormworkImport
import FormworkModel
import FormworkRender
import FormworkStates

struct ExplainCommand: ParsableCommand {
    enum Format: String, ChoiceArgument {
        case text, json
    }

    static let configuration = verb(
        "explain", abstract: "Say in a document's words what a log's constraints are that cannot be satisfied together.",
        discussion: """
            The log is what UIKit or AppKit prints after 'Unable to simultaneously satisfy constraints'; whatever stands around it is \
            passed over. Its views are known by addresses and classes only: they are found by what the constraints say together. \
            What no document has is said, too: made in code, by a stack view, by the table around a cell.
            """)

    @Argument(help: ArgumentHelp("The log; '-' is standard input.", valueName: "log"))
    var log: String

    @Argument(help: ArgumentHelp("The documents in which its constraints may be: files or folders.", valueName: "path"))
    var paths: [String]

    @Option(help: "text for people, json for programs.")
    var format = Format.text

    @Option(help: ArgumentHelp("Draw the scene of the first conflict, with the views it is about outlined.", valueName: "file.svg"))
    var picture: String?

    @OptionGroup(title: "Limits") var limitOptions: LimitOptions

    /// The maximum size of a log, in bytes.
    private static let logLimit = 16 << 20

    func validate() throws {
        if paths.isEmpty { throw ValidationError("name at least one file or folder behind the log") }
        if allPaths.contains("-") { throw ValidationError("'-' stands for the log only: name it first") }
        if let picture, !picture.hasSuffix(".svg") { throw ValidationError("--picture takes a file that ends in .svg") }
    }

    private var allPaths: [String] { PathList.whole(paths) }

    func run() throws {
        try RunFailure.reported { () throws(RunFailure) in
            let conflicts = ConflictLog(try logText())
            guard !conflicts.conflicts.isEmpty else { throw RunFailure(reason(conflicts.loss), .cannotRead) }
            let inputs = InputFiles(allPaths, standardInputName: nil)
            inputs.writeOmissions()
            var documents: [(file: String, document: InterfaceDocument)] = []
            var status = inputs.unreadable.isEmpty ? ExitStatus.fine : .cannotRead
            for file in inputs.files {
                do throws(RunFailure) {
                    documents.append((file.path, try DocumentSource.file(file).read(limitOptions.limits).document))
                } catch {
                    status = max(status, error.report())
                }
            }
            let explanations = ConflictExplanation.explanations(of: conflicts, in: documents)
            write(explanations)
            if let picture { status = max(status, try draw(explanations, picture)) }
            return status
        }.check()
    }

    /// Returns the reason why nothing can be explained.
    private func reason(_ loss: ConflictLog.Loss?) -> ShownText {
        switch loss {
        case .hidden: "the system has hidden the constraints in '\(log)' ('<private>'): take what Xcode's console prints"
        case .undecoded:
            "'\(log)' has lost the constraints ('<decode: bad range…'): paste what follows 'Unable to simultaneously satisfy constraints', too"
        case nil: "there is no conflict in '\(log)': paste all that was printed, the constraints in '<…>' too"
        }
    }

    private func logText() throws(RunFailure) -> String {
        let file = InputFile(path: log, isStandardInput: log == "-")
        do {
            return try FileBuffer(sizeLimit: Self.logLimit).read(file) { bytes in String(decoding: bytes, as: UTF8.self) }
        } catch {
            throw RunFailure("'\(log)' cannot be read: \((error as? FileError)?.reason ?? String(describing: error))", .cannotRead)
        }
    }

    private func write(_ explanations: [ConflictExplanation]) {
        guard format == .json else {
            return StandardOutput.write(explanations.enumerated().map { $0.element.text($0.offset + 1) }.joined())
        }
        var json = JSONWriter()
        json.object { json in
            json.key("schema")
            json.integer(1)
            json.key("command")
            json.string("explain")
            json.key("results")
            json.array { json in for explanation in explanations { json.conflict(explanation) } }
        }
        StandardOutput.write(json.bytes + [UInt8(ascii: "\n")])
    }

    /// Draws the scene of the first conflict whose constraints were found in a document.
    private func draw(_ explanations: [ConflictExplanation], _ output: String) throws(RunFailure) -> ExitStatus {
        guard let explanation = explanations.first(where: { $0.found > 0 }), let document = explanation.document else {
            StandardOutput.writeError("formwork: warning: no picture is drawn: no document has any of the constraints\n")
            return .fine
        }
        var options = RenderOptions()
        options.annotations = [.constraints]
        options.marked = explanation.markedViews
        let source = PictureSource(StagedDocument(document), scene: explanation.scene, annotations: options.annotations)
        do throws(RenderError) {
            let picture = try SheetWriter(options).picture(source, title: explanation.file ?? "")
            do throws(FileError) {
                try OutputFile.replace(output, with: picture.svg)
            } catch {
                StandardOutput.writeError(error.outcome.errors)
                return error.status
            }
        } catch {
            throw RunFailure("the picture cannot be drawn: \(error)", .foundErrors)
        }
        return .fine
    }
}
