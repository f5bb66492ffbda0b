import FormworkDiagnostics
import FormworkResults
import FormworkFiles
import FormworkImport
import FormworkModel
import FormworkRender
import FormworkTemplates
public import FormworkTree

/// The request of `formwork explain`: find the constraints of a logged layout conflict in documents.
public struct ExplainRequest: CommandRequest {
    /// The log; '-' is standard input.
    public var log: String
    /// The documents to search: files or folders.
    public var paths: [String]
    /// The output format: text or json.
    public var format = Format.text
    /// The file for a picture of the first conflict's scene, with the affected views outlined.
    public var picture: String?
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults for all other values.
    public init(log: String, paths: [String]) {
        self.log = log
        self.paths = paths
    }

    /// The format of explanations.
    public enum Format: String, CaseIterable, Sendable {
        /// Lines for people, or JSON.
        case text, json
    }

    /// The maximum size of a log, in bytes.
    private static let logLimit = 16 << 20

    public func check() throws(UsageError) {
        if paths.isEmpty { throw UsageError("specify at least one file or folder after the log") }
        if allPaths.contains("-") { throw UsageError("'-' can only be used for the log, which comes first") }
        if let picture, !picture.hasSuffix(".svg") { throw UsageError("--picture needs a file name that ends in .svg") }
    }

    private var allPaths: [String] { (paths) }

    public func perform() throws -> ExitStatus {
        let conflicts = ConflictLog(try logText())
        guard !conflicts.conflicts.isEmpty else { throw RunFailure(reason(conflicts.missingList), status: .cannotRead) }
        let inputs = InputFiles(allPaths, standardInputName: nil)
        inputs.writeOmissions()
        var documents: [(file: String, document: InterfaceDocument)] = []
        var status = inputs.unreadable.isEmpty ? ExitStatus.fine : .cannotRead
        for file in inputs.files {
            do throws(RunFailure) {
                documents.append((file.path, try DocumentSource.file(file).read(limits).document))
            } catch {
                status = max(status, error.report())
            }
        }
        let explanations = ConflictExplanation.explanations(of: conflicts, in: documents)
        write(explanations)
        if let picture { status = max(status, try draw(explanations, output: picture)) }
        return status
    }

    /// Returns the reason why nothing can be explained.
    private func reason(_ missingList: ConflictLog.MissingList?) -> ShownText {
        switch missingList {
        case .hidden: "the system has hidden the constraints in '\(log)' ('<private>'): use the output of Xcode's console"
        case .undecoded:
            "'\(log)' lacks the constraints ('<decode: bad range…'): include the lines after 'Unable to simultaneously satisfy constraints'"
        case nil: "there is no conflict in '\(log)': include all printed lines, with the constraints in '<…>'"
        }
    }

    private func logText() throws(RunFailure) -> String {
        let file = InputFile(path: log, isStandardInput: log == "-")
        do {
            return try FileBuffer(sizeLimit: Self.logLimit).read(file) { bytes in String(decoding: bytes, as: UTF8.self) }
        } catch {
            throw RunFailure("'\(log)' cannot be read: \((error as? FileError)?.reason ?? String(describing: error))", status: .cannotRead)
        }
    }

    private func write(_ explanations: [ConflictExplanation]) {
        guard format == .json else {
            return StandardOutput.write(explanations.enumerated().map { $0.element.text($0.offset + 1) }.joined())
        }
        StandardOutput.write(ResultEnvelope(command: "explain").line(of: explanations, ConflictExplanation.shape))
    }

    /// Draws the scene of the first conflict whose constraints were found in a document.
    private func draw(_ explanations: [ConflictExplanation], output: String) throws(RunFailure) -> ExitStatus {
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
            throw RunFailure("the picture cannot be drawn: \(error)", status: .foundErrors)
        }
        return .fine
    }
}
