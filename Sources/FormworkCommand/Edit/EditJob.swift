import FormworkData
import FormworkDiagnostics
import FormworkEdit
import FormworkFiles
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkChanges
import FormworkRules
import FormworkTree

/// Applies a script's edits to one document and writes it.
struct EditJob: Sendable {
    /// The outcome for a document.
    enum Outcome {
        /// The document was changed.
        case changed
        /// The edits change nothing.
        case equal
        /// The document lacks an object that a command names.
        case missing(ShownText)
        /// The document is a legacy archive, which isn't changed in place.
        case archive
        /// The document was not changed because of an error.
        case failed
    }

    private let script: EditScript
    private let isDryRun: Bool
    private let isStrict: Bool
    /// The views whose recorded frames follow the layout; nil for none.
    private let frames: MovedFrames.Scope?
    private let format: OutputFormat
    private let output: String?
    private let validator: Validator
    private let solverLimit: Int
    private let limits: DocumentLimits
    /// Whether this is the only document, so that work on it may use several threads.
    private let isSingle: Bool

    init(_ request: EditRequest, script: EditScript, isSingle: Bool) {
        self.script = script
        self.isSingle = isSingle
        (isDryRun, isStrict, format, output) = (request.dryRun, request.strict, request.format, request.output)
        frames = request.updateFrames ? .all : request.keepFrames || !script.movesViews ? nil : .moved
        solverLimit = request.solverLimit
        limits = request.limits
        validator = Validator(solves: request.solve, solverLimit: request.solverLimit)
    }

    /// Edits a document and writes it if it changed.
    ///
    /// - Parameter rules: the output rules for changing the file in place; nil for standard input.
    func edit(_ read: ReadDocument, file: String, rules: OutputRules?) -> (outcome: Outcome, file: FileOutcome) {
        let document = read.document
        guard document.format == .modern else {
            let message: ShownText =
                "\(file): error: \(document.format.noun) cannot be changed in place: 'formwork convert --to xib' writes a modern document\n"
            return (.archive, FileOutcome(errors: message, status: .wrongUsage))
        }
        var result: EditResult
        let target = target(file, rules: rules)
        do throws(EditError) {
            result = try script.apply(to: document, named: target?.storyboardName, in: target?.folderName)
        } catch {
            let text: ShownText = "\(file): error: \(error.message)\(EditRun.notes(error))\n"
            return (error.isMissing ? .missing(text) : .failed, FileOutcome(errors: text, status: .wrongUsage))
        }
        if let frames, frames == .all || result.isChanged {
            let moved = MovedFrames.recorded(frames, in: result.document, editedFrom: document, solverLimit: solverLimit)
            result.take(moved.document, updatedFrames: moved.count, estimated: moved.estimated)
        }
        let bytes = result.document.text()
        let extracts = result.extracted.compactMap { extract -> (path: String, read: ReadDocument)? in
            let read = try? DocumentReader(limits: .largest).read(extract.document.text(), file: extract.path)
            return read.flatMap { $0.document == extract.document ? (extract.path, $0) : nil }
        }
        let written = Result { () throws(DocumentError) in try DocumentReader(limits: .largest).read(bytes, file: file) }
        // The edits may make a document that is nested too deeply to be read.
        if case .failure(let error) = written, error.diagnostic.rule == "limit-exceeded" {
            return (.failed, FileOutcome(errors: [error.diagnostic].shown, status: .wrongUsage))
        }
        guard case .success(let again) = written, again.document == result.document,
            extracts.count == result.extracted.count
        else {
            return (.failed, FileOutcome(errors: "\(file): error: the output does not read back correctly\n", status: .defect))
        }
        let localized: LocalizedTables
        let companions: [EditTargetFile.Companion]
        do throws(RunFailure) {
            let location = target?.location ?? SystemPath(file)
            localized = try LocalizedTables(result.languages, of: result.document, at: location, file: file, limits: limits)
            companions = (target?.companions(result.extracted) ?? []) + localized.companions
            if isDryRun, !companions.isEmpty {
                do throws(FileError) { try target?.check(companions) } catch { return (.failed, error.outcome) }
            }
        } catch {
            return (.failed, error.outcome)
        }
        var (found, comparison) = findingsAndComparison(result, old: read, new: again, file: file)
        for extract in extracts { found += newFindings(read, new: extract.read, file: extract.path, before: file) }
        let isRefused = isStrict && !found.isEmpty
        let text = report(result, file: file, found: found, comparison: comparison, localized: localized, isRefused: isRefused)
        var outcome = FileOutcome(errors: found.shown)
        if isRefused {
            outcome.errors += "\(file): error: \(found.count) new \(found.count == 1 ? "finding" : "findings"): nothing is written\n"
            outcome.status = .foundErrors
        }
        if format == .text {
            outcome.report = output == "-" || isOnStandardInput(rules) ? "" : text.shown
        } else {
            outcome.output = text.json
        }
        let isChanged = result.isChanged || !companions.isEmpty
        if isDryRun || isRefused { return (isRefused ? .failed : isChanged ? .changed : .equal, outcome) }
        do throws(FileError) {
            if let target, !companions.isEmpty {
                try target.write(result.isChanged || output != nil ? bytes : nil, companions: companions)
            } else {
                try write(bytes, file: file, rules: rules, isChanged: result.isChanged)
            }
        } catch {
            return (.failed, error.outcome)
        }
        return (isChanged ? .changed : .equal, outcome)
    }

    /// Returns the result for a file without the requested objects.
    func unmatchedResult(_ file: String) -> [UInt8] {
        if format == .text { return [] }
        return output(file, as: EditReport.untouched)
    }

    // MARK: Writing

    /// Returns the file to write the document to; nil for standard output.
    private func target(_ file: String, rules: OutputRules?) -> EditTargetFile? {
        if let output {
            return output == "-" ? nil : EditTargetFile(output, rules: OutputRules(document: file, inputs: [InputFile(path: file)]))
        }
        return rules.map { EditTargetFile(file, rules: $0) }
    }

    /// Whether a document from standard input is written to standard output.
    private func isOnStandardInput(_ rules: OutputRules?) -> Bool { output == nil && rules == nil && !isDryRun }

    private func write(_ bytes: [UInt8], file: String, rules: OutputRules?, isChanged: Bool) throws(FileError) {
        if let output { return try OutputFile.replace(output, with: bytes, OutputRules(document: file, inputs: [InputFile(path: file)])) }
        guard let rules else {
            if format == .text { StandardOutput.write(bytes) }
            return
        }
        if !isChanged { return }
        try OutputFile.replace(file, with: bytes, rules)
    }

    // MARK: Reporting

    /// Returns the findings that the edited document has and the original didn't.
    ///
    /// - Parameter oldFile: the original's file; nil for the same.
    private func newFindings(
        _ old: ReadDocument, new: ReadDocument, file: String, before oldFile: String? = nil
    ) -> [Diagnostic] {
        // Notes alone don't require validating the original.
        let now = validator.validate(new.document, file: file, readingDiagnostics: new.diagnostics).filter { $0.severity != .note }
        if now.isEmpty { return [] }
        var known: [String: Int] = [:]
        let before = validator.validate(old.document, file: oldFile ?? file, readingDiagnostics: old.diagnostics)
        for finding in before { known[Self.key(finding), default: 0] += 1 }
        return now.filter { finding in
            guard let count = known[Self.key(finding)], count > 0 else { return true }
            known[Self.key(finding)] = count - 1
            return false
        }
    }

    /// Returns a key that identifies a finding regardless of its location.
    private static func key(_ finding: Diagnostic) -> String { "\(finding.rule)\n\(finding.message)" }

    /// Returns the new findings and the comparison. For a single document both are computed in parallel.
    private func findingsAndComparison(
        _ result: EditResult, old: ReadDocument, new: ReadDocument, file: String
    ) -> ([Diagnostic], FileComparison) {
        var options = ReviewOptions()
        options.layout.solverLimit = solverLimit
        func comparison() -> FileComparison {
            FileComparison(
                name: file, old: FileComparison.Side(name: file, document: result.original),
                new: FileComparison.Side(name: file, document: result.document), options)
        }
        if !result.isChanged { return ([], comparison()) }
        guard isSingle else { return (newFindings(old, new: new, file: file), comparison()) }
        var compared: FileComparison?
        let found = WorkerThreads.run({ newFindings(old, new: new, file: file) }, beside: { compared = comparison() })
        return (found, compared ?? comparison())
    }

    private func report(
        _ result: EditResult, file: String, found: [Diagnostic], comparison: FileComparison, localized: LocalizedTables,
        isRefused: Bool
    ) -> (shown: ShownText, json: [UInt8]) {
        let isWritten = !isDryRun && !isRefused
        if format == .text {
            var tables: ShownText = ""
            for table in localized.tables {
                let count = "\(table.added) \(table.added == 1 ? "text" : "texts")"
                tables += "\(table.path.text): \(isWritten ? "added" : "would add") \(count) of '\(file)'\n"
            }
            if !result.isChanged { return (tables.isEmpty ? "\(file): no changes\n" : tables, []) }
            var text = comparison.shownText
            if text.isEmpty { text = "\(file)\n" }
            for note in result.notes { text += "    note: \(note)\n" }
            return (text + tables, [])
        }
        let report = EditReport(
            file: file, result: result, isWritten: isWritten, tables: localized.tables, findings: found, comparison: comparison)
        return ("", output(report, as: EditReport.shape))
    }

    private func output<Result>(_ result: Result, as shape: JSONShape<Result>) -> [UInt8] {
        ResultFormat(format: format, command: "edit", strict: false).output(result, as: shape)
    }
}
