public import FormworkDiagnostics

/// What validating found in documents, to be written in the form that a reader or a service knows: see ``ReportFormat``.
public struct ValidationReport: Sendable {
    /// A document that was checked.
    public struct File: Sendable {
        /// The path as the caller gave it.
        public var path: String
        /// The path from the root of the repository, with `/` between folders, as services want it; the path where there is no repository.
        public var reference: String
        /// What was found, in the order of the document.
        public var findings: [Diagnostic]

        /// A document with what was found in it.
        public init(path: String, reference: String? = nil, findings: [Diagnostic]) {
            self.path = path
            self.reference = reference ?? path
            self.findings = findings
        }
    }

    /// A rule that findings name.
    public struct Rule: Sendable {
        /// Its id, such as `missing-target-view`.
        public var id: String
        /// How grave its findings usually are.
        public var severity: Diagnostic.Severity
        /// What it finds, in a line.
        public var summary: String
        /// Why that is a mistake, and what to do.
        public var explanation: String

        /// A rule from its parts.
        public init(id: String, severity: Diagnostic.Severity, summary: String, explanation: String) {
            self.id = id
            self.severity = severity
            self.summary = summary
            self.explanation = explanation
        }
    }

    /// The documents, those in which nothing was found among them, in the order in which they are reported.
    public var files: [File]
    /// The rules that were checked.
    public var rules: [Rule]
    /// The version of Formwork.
    public var version: String
    /// Whether warnings fail the run, as errors do.
    public var isStrict: Bool
    /// The number of findings left out because a baseline or the compared revision has them.
    public var knownCount: Int

    /// A report from its parts.
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

    /// The report in a form.
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

    /// `3 errors, 1 warning in 14 files`; what there is none of is left out, and what is known is counted apart.
    public var summary: String {
        if files.isEmpty { return "nothing to check" }
        let all = files.flatMap(\.findings)
        let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity in
            let count = all.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        let known = knownCount == 0 ? "" : ", \(knownCount) known finding\(knownCount == 1 ? "" : "s") left out"
        return (counts.isEmpty ? "nothing found" : counts.joined(separator: ", "))
            + " in \(files.count) file\(files.count == 1 ? "" : "s")\(known)"
    }

    /// The findings of all documents, each with its document and the key that it is known by.
    var entries: [(file: File, finding: Diagnostic, key: FindingKey)] {
        files.flatMap { file in
            zip(file.findings, FindingKey.keys(of: file.findings, in: file.reference)).map { (file, $0, $1) }
        }
    }
}
