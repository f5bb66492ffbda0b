public import FormworkDiagnostics

/// The findings of a validation, which can be written in the formats of ``ReportFormat``.
public struct ValidationReport: Sendable {
    /// A validated document.
    public struct File: Sendable {
        /// The path as given by the caller.
        public var path: String
        /// The path relative to the root of the repository, with `/` as separator, as services expect it; outside of a repository, `path`.
        public var reference: String
        /// The findings in document order.
        public var findings: [Diagnostic]

        /// Creates a document with its findings.
        public init(path: String, reference: String? = nil, findings: [Diagnostic]) {
            self.path = path
            self.reference = reference ?? path
            self.findings = findings
        }
    }

    /// A rule to which findings refer.
    public struct Rule: Sendable {
        /// The rule's id, such as `missing-target-view`.
        public var id: String
        /// The usual severity of its findings.
        public var severity: Diagnostic.Severity
        /// A summary on one line.
        public var summary: String
        /// The reason why a finding is a mistake, and advice on fixing it.
        public var explanation: String

        /// Creates a rule.
        public init(id: String, severity: Diagnostic.Severity, summary: String, explanation: String) {
            self.id = id
            self.severity = severity
            self.summary = summary
            self.explanation = explanation
        }
    }

    /// The documents in the order of the report, including those without findings.
    public var files: [File]
    /// The rules that were applied.
    public var rules: [Rule]
    /// The version of Formwork.
    public var version: String
    /// Whether warnings fail the run, as errors do.
    public var isStrict: Bool
    /// The number of findings left out because a baseline or the compared revision has them.
    public var knownCount: Int

    /// Creates a report.
    public init(files: [File], rules: [Rule], version: String, isStrict: Bool = false, knownCount: Int = 0) {
        self.files = files
        self.rules = rules
        self.version = version
        self.isStrict = isStrict
        self.knownCount = knownCount
    }

    /// Whether a finding fails the run.
    public func fails(_ finding: Diagnostic) -> Bool {
        finding.severity == .error || isStrict && finding.severity == .warning
    }

    /// Returns the report in a format.
    ///
    /// - Complexity: O(n) in the number of findings.
    public func bytes(as format: ReportFormat) -> [UInt8] {
        switch format {
        case .sarif: SARIFReport(self).bytes
        case .githubActions: GitHubActionsReport(self).bytes
        case .checkstyle: CheckstyleReport(self).bytes
        case .junit: JUnitReport(self).bytes
        case .codeclimate: CodeClimateReport(self).bytes
        case .gitlab: GitLabReport(self).bytes
        case .markdown: MarkdownReport(self).bytes
        case .html: HTMLReport(self).bytes
        case .sonarqube: SonarQubeReport(self).bytes
        case .csv: CSVReport(self).bytes
        }
    }

    /// A summary: `3 errors, 1 warning in 14 files`. Severities without findings are omitted, and known findings are counted separately.
    public var summary: String {
        if files.isEmpty { return "nothing to check" }
        let all = files.flatMap(\.findings)
        let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity in
            let count = all.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        let known = knownCount == 0 ? "" : ", \(knownCount) known finding\(knownCount == 1 ? "" : "s") omitted"
        return (counts.isEmpty ? "nothing found" : counts.joined(separator: ", "))
            + " in \(files.count) file\(files.count == 1 ? "" : "s")\(known)"
    }

    /// The findings of all documents, each with its document and its key.
    var entries: [(file: File, finding: Diagnostic, key: FindingKey)] {
        files.flatMap { file in
            zip(file.findings, FindingKey.keys(of: file.findings, in: file.reference)).map { (file, $0, $1) }
        }
    }
}
