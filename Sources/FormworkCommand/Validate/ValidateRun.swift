import FormworkDiagnostics
import FormworkResults
import FormworkFiles
import FormworkImport
import FormworkIndex
import FormworkRules
import FormworkTree
import Synchronization

/// Checks documents, each with its own configuration, and reports the findings.
final class ValidateRun {
    /// The settings for checking one document.
    private struct Check: Sendable {
        var validator: Validator
        /// The path relative to the repository's top folder.
        var reference: String
        var baseline: Baseline?
        /// The document before the change to check; nil if it didn't exist.
        var before: DocumentSource?
    }

    private let request: ValidateRequest
    private let configurations: Configurations
    private let isStrict: Bool

    init(_ request: ValidateRequest) {
        self.request = request
        configurations = Configurations(request.reports.configurations)
        isStrict = request.files.strict
    }

    // Errors that stop the run are detected before anything is written.
    func run() throws -> ExitStatus {
        let (inputs, earlier) = try inputs()
        return try check(inputs, earlier: earlier)
    }

    // MARK: Inputs

    /// Returns the documents, and their earlier revisions by the later path.
    private func inputs() throws(RunFailure) -> (InputFiles, [String: DocumentSource?]) {
        guard let revision = request.reports.changedSince else {
            return (InputFiles(request.files.allPaths, standardInputName: request.files.standardInputName), [:])
        }
        for path in request.files.allPaths where ArgumentPath.location(path).status() == nil {
            throw RunFailure("'\(path)' cannot be read: no such file", status: .cannotRead)
        }
        let repository = try GitRepository(hint: "run it inside the repository, or without '--changed-since'")
        let commit = try repository.commit(revision)
        // The comparison starts at the merge base, so that later commits on the other branch aren't part of the change. Unrelated histories
        // are compared directly.
        let base = try? repository.output(["merge-base", commit, "HEAD"]).dropLast()
        let start = base.map { String(decoding: $0, as: UTF8.self) } ?? commit
        if base == nil, repository.isShallow {
            StandardOutput.writeError(
                "formwork: warning: this clone is shallow and lacks the merge base with '\(revision)': compared with '\(revision)' "
                    + "as it is now; 'git fetch --unshallow' gets the rest\n")
        }
        // The paths are literal names, not git patterns.
        let paths = request.files.allPaths.map { ":(literal)" + $0 }
        let pairs = try FilePairs(repository, revisions: [start], isStaged: false, paths: paths)
        var skipped = pairs.skipped
        var earlier: [String: DocumentSource?] = [:]
        var files: [InputFile] = []
        for pair in pairs.pairs {
            guard pair.new != nil else { continue }
            let file = Self.file(pair.name, in: repository)
            if case .blob = pair.new {
                skipped.append((pair.name, "it is in a submodule: check it there"))
            } else {
                earlier.updateValue(pair.old, forKey: file.path)
                files.append(file)
            }
        }
        for entry in skipped { StandardOutput.writeError("formwork: warning: '\(entry.path)' is skipped: \(entry.reason)\n") }
        let others = try repository.output(["ls-files", "-z", "--others", "--exclude-standard", "--full-name", "--"] + paths)
        for name in others.split(separator: 0) where InputFile.isInterfaceFile(Array(name)) {
            let file = Self.file(String(decoding: name, as: UTF8.self), in: repository)
            earlier.updateValue(nil, forKey: file.path)
            files.append(file)
        }
        return (InputFiles(files), earlier)
    }

    /// Returns a file of a repository, with a path relative to the working folder if possible.
    private static func file(_ name: String, in repository: GitRepository) -> InputFile {
        let path = repository.root + name
        guard let here = SystemPath(".").resolved?.text, path.hasPrefix(here + "/") else { return InputFile(path: path) }
        return InputFile(path: String(path.dropFirst(here.count + 1)))
    }

    private func check(_ found: InputFiles, earlier: [String: DocumentSource?]) throws -> ExitStatus {
        var inputs = found
        var checks: [String: Check] = [:]
        var baselines: [String: Baseline] = [:]
        var isStrict = isStrict
        var excluded: Set<String> = []
        var validators: [(configuration: LintConfiguration, validator: Validator)] = []
        for file in found.files {
            let (entry, path, root) = try configurations.entry(for: file)
            entry.notes.forEach(noteOnce)
            let configuration = entry.configuration
            if !configuration.checks(path), !(file.isNamed && !configuration.excludes(path)) {
                excluded.insert(file.path)
                continue
            }
            isStrict = isStrict || configuration.isStrict ?? false
            let known = validators.first { $0.configuration == configuration }?.validator
            let validator = try known ?? self.validator(entry)
            if known == nil { validators.append((configuration, validator)) }
            var check = Check(validator: validator, reference: path)
            if let name = request.reports.baseline ?? configuration.baseline.map({ "\(root.text)/\($0)" }),
                request.reports.writeBaseline == nil
            {
                check.baseline = try baseline(name, isNamed: request.reports.baseline != nil, known: &baselines)
            }
            check.before = earlier[file.path] ?? nil
            checks[file.path] = check
        }
        inputs.remove { excluded.contains($0.path) }
        if inputs.files.isEmpty, !found.files.isEmpty {
            StandardOutput.writeError("formwork: warning: the configuration excludes all documents\n")
        }
        return try report(inputs, checks: checks, isStrict: isStrict)
    }

    private let noted = Mutex<[Diagnostic]>([])

    /// Prints a note on a configuration once, on standard error.
    private func noteOnce(_ note: Diagnostic) {
        let isNew = noted.withLock { noted in
            if noted.contains(note) { return false }
            noted.append(note)
            return true
        }
        if isNew { StandardOutput.writeError("\(note)\n") }
    }

    private func validator(_ entry: Configurations.Entry) throws -> Validator {
        let configuration = entry.configuration
        let (rules, screens) = (request.rules, request.screens)
        let wanted: [ValidationScreen]
        do {
            wanted = try screens.screens(configuration)
        } catch {
            throw RunFailure("\(entry.files.last ?? LintConfiguration.fileName): \(error)", status: .wrongUsage)
        }
        let checksStates = screens.states || configuration.checksStates ?? false
        var result = Validator(
            rules: try rules.rules(configuration),
            solves: request.solve || configuration.solves ?? false || !wanted.isEmpty || checksStates || rules.asksForSolving,
            solverLimit: request.solverLimit)
        result.screens = wanted
        result.checksStates = checksStates
        result.stateLimit = screens.maxStates
        result.settings = configuration.settings
        result.configuration = configuration
        return result
    }

    private func baseline(_ name: String, isNamed: Bool, known: inout [String: Baseline]) throws(RunFailure) -> Baseline {
        if let baseline = known[name] { return baseline }
        let path = SystemPath(name)
        // A configuration may name a baseline that hasn't been written yet.
        if !isNamed, path.status() == nil { return Baseline() }
        let baseline = try read(path, name: name)
        known[name] = baseline
        return baseline
    }

    private func read(_ path: SystemPath, name: String) throws(RunFailure) -> Baseline {
        let bytes = try Configurations.bytes(ofBaseline: path)
        do throws(ConfigurationError) {
            return try Baseline(bytes, file: name)
        } catch {
            throw RunFailure(configuration: error)
        }
    }

    // MARK: Findings

    private func report(_ inputs: InputFiles, checks: [String: Check], isStrict: Bool) throws -> ExitStatus {
        let reporter = request.reporter
        let results = ResultFormat(format: reporter == .json ? .json : .text, command: "validate", strict: isStrict)
        let reports = Mutex<[String: ValidationReport.File]>([:])
        let (isQuiet, limits) = (request.quiet, request.files.limits)
        let (fixes, isDryRun, recordsBaseline) = (request.fix, request.dryRun, request.reports.writeBaseline != nil)
        let usesColor = reporter == .text && StandardOutput.usesColor
        let fixCount = Mutex(0)
        let inputOfPath = Dictionary(inputs.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        @Sendable func outcome(_ findings: [Diagnostic], _ diff: ShownText, _ file: String) -> FileOutcome {
            Self.outcome(findings, diff: diff, file: file, results: results, reporter: reporter, usesColor: usesColor)
        }
        let projects = ProjectSources(request.project, files: request.files, searched: inputs.searched)
        var run = results.run(request.files)
        run.inputs = inputs
        run.refusal = { problem, file in
            reports.withLock { $0[file] = ValidationReport.File(path: file, reference: checks[file]?.reference, findings: [problem]) }
            return outcome([problem], "", file)
        }
        let refusal = run.refusal
        let (sources, knownInSources) = try sourceFindings(projects)
        let knownCount = Mutex(knownInSources)
        run.followers = sources.map { source in
            if recordsBaseline { return FileOutcome() }
            var result = outcome(isQuiet ? Self.loud(source.findings, isStrict: isStrict) : source.findings, "", source.path)
            result.status = results.status(source.findings)
            return result
        }
        let status = run.run { file, read in
            guard var check = checks[file] else { return FileOutcome() }
            if check.validator.solves, case .success(let read) = read {
                check.validator.fonts = ProjectFonts.fonts(for: read.document, file: file)
            }
            do throws(FileError) {
                guard case .success(let original) = read else {
                    if case .failure(let error) = read { return refusal(error.diagnostic, file) }
                    return FileOutcome()
                }
                var mending = Mending.Result()
                if fixes {
                    mending = try Mending(validator: check.validator, isDryRun: isDryRun).mend(
                        original, source: inputOfPath[file], file: file, reference: check.reference)
                }
                let document = mending.document ?? original
                fixCount.withLock { $0 += mending.count }
                let project = projects.project(around: file)
                var findings = check.validator.validate(
                    document.document, file: file, reference: check.reference, readingDiagnostics: document.diagnostics, in: project)
                let all = findings.count
                findings = Self.unknown(findings, check: check, limits: limits, file: file, project: project)
                let hidden = all - findings.count
                if hidden > 0 { knownCount.withLock { $0 += hidden } }
                reports.withLock { $0[file] = ValidationReport.File(path: file, reference: check.reference, findings: findings) }
                if recordsBaseline { return FileOutcome() }
                let shown = isQuiet ? Self.loud(findings, isStrict: isStrict) : findings
                var result = outcome(isDryRun ? [] : shown, mending.diff, file)
                result.status = results.status(findings)
                return result
            } catch {
                return error.outcome
            }
        }
        let files = reports.withLock { reports in inputs.files.compactMap { reports[$0.path] } } + sources
        let report = ValidationReport(
            files: files, rules: Self.rules(checks, files: files), version: FormworkVersion.current, isStrict: isStrict,
            knownCount: knownCount.withLock { $0 })
        if let path = request.reports.writeBaseline { return max(status, try write(report, asBaseline: path)) }
        if reporter == .text, !isQuiet {
            let count = fixCount.withLock { $0 }
            let fixed = count == 0 ? "" : ", \(count) \(isDryRun ? "can be fixed" : "fixed")"
            StandardOutput.writeError("\(report.summary)\(fixed)\(projects.foundNone ? ", no project found" : "")\n")
        }
        if let format = reporter.format { StandardOutput.write(report.bytes(as: format)) }
        for entry in request.reports.report { try write(report.bytes(as: entry.format), to: entry.path, inputs: inputs) }
        return status
    }

    /// Returns the findings in the sources of the named project that don't belong to a document, without accepted and known ones.
    ///
    /// The findings before a change are unknown for sources, so none are reported if only changes are requested.
    ///
    /// - Returns: the sources with findings, and the number of known findings that were omitted.
    private func sourceFindings(_ projects: ProjectSources) throws -> (files: [ValidationReport.File], known: Int) {
        guard let name = request.project.project, let project = try projects.namedProject() else { return ([], 0) }
        if request.reports.changedSince != nil { return ([], 0) }
        let folder = ArgumentPath.location(name).resolved ?? SystemPath(name)
        let (entry, _, root) = try configurations.entry(for: InputFile(path: folder.appending("_").text))
        let configuration = entry.configuration
        var known = Baseline()
        if request.reports.writeBaseline == nil,
            let path = request.reports.baseline ?? configuration.baseline.map({ "\(root.text)/\($0)" })
        {
            var others: [String: Baseline] = [:]
            known = try baseline(path, isNamed: request.reports.baseline != nil, known: &others)
        }
        let found = Dictionary(grouping: try validator(entry).validate(project), by: \.location.file).sorted { $0.key < $1.key }
        var knownCount = 0
        let files = found.compactMap { path, findings -> ValidationReport.File? in
            let reference = configurations.reference(of: path)
            if configuration.excludes(reference) { return nil }
            let accepted = findings.filter { !configuration.accepts($0, in: reference) }
            let keys = FindingKey.keys(of: accepted, in: reference)
            let new = zip(accepted, keys).filter { !known.contains($0.1) }.map(\.0)
            knownCount += accepted.count - new.count
            return ValidationReport.File(path: path, reference: reference, findings: new)
        }
        return (files, knownCount)
    }

    private static func outcome(
        _ findings: [Diagnostic], diff: ShownText, file: String, results: ResultFormat, reporter: ValidateRequest.Reporter,
        usesColor: Bool
    ) -> FileOutcome {
        if reporter.format != nil { return FileOutcome(status: results.status(findings)) }
        return results.outcome(
            findings, text: { diff + DiagnosticText.lines(findings, reporter: reporter, usesColor: usesColor) }, result: (file, findings),
            as: ResultShapes.findings)
    }

    /// Returns the findings that make a run fail.
    private static func loud(_ findings: [Diagnostic], isStrict: Bool) -> [Diagnostic] {
        findings.filter { $0.severity == .error || isStrict && $0.severity == .warning }
    }

    /// Returns the findings that are neither in the baseline nor in the earlier document.
    private static func unknown(
        _ findings: [Diagnostic], check: Check, limits: DocumentLimits, file: String, project: ProjectIndex?
    ) -> [Diagnostic] {
        if findings.isEmpty || check.baseline == nil && check.before == nil { return findings }
        var known = check.baseline ?? Baseline()
        if let read = try? check.before?.read(limits) {
            let before = check.validator.validate(
                read.document, file: file, reference: check.reference, readingDiagnostics: read.diagnostics, in: project)
            known.insert(FindingKey.keys(of: before, in: check.reference))
        }
        return zip(findings, FindingKey.keys(of: findings, in: check.reference)).filter { !known.contains($0.1) }.map(\.0)
    }

    /// Returns the rules that were checked, and other rules that findings name.
    private static func rules(_ checks: [String: Check], files: [ValidationReport.File]) -> [ValidationReport.Rule] {
        let checked = Set(checks.values.flatMap(\.validator.rules).map(\.id) + files.flatMap(\.findings).map(\.rule))
        return ValidationRules.all.filter { checked.contains($0.id) }.map { rule in
            ValidationReport.Rule(
                id: rule.id, severity: rule.severities.first ?? .error, summary: rule.documentation.summary,
                explanation: rule.documentation.explanation)
        }
    }

    // MARK: Files

    /// Writes the findings as the baseline. Known findings of documents that weren't checked are kept.
    private func write(_ report: ValidationReport, asBaseline path: String) throws -> ExitStatus {
        var baseline = Baseline()
        if SystemPath(path).status() != nil { baseline = try read(SystemPath(path), name: path) }
        let checked = Set(report.files.map(\.reference))
        baseline.removeFindings { checked.contains($0) }
        for file in report.files { baseline.insert(FindingKey.keys(of: file.findings, in: file.reference)) }
        try write(baseline.json, to: path, inputs: InputFiles([]))
        StandardOutput.writeError("\(path): \(baseline.count) known finding\(ShownText(baseline.count == 1 ? "" : "s"))\n")
        return .fine
    }

    private func write(_ bytes: [UInt8], to path: String, inputs: InputFiles) throws {
        do throws(FileError) {
            try OutputFile.replace(path, with: bytes, OutputRules(inputs: inputs.files))
        } catch {
            throw RunFailure(error)
        }
    }
}
