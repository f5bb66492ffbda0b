import FormworkDiagnostics

/// A comment for a pull request: a summary line, followed by the findings by document.
struct MarkdownReport {
    /// GitHub's maximum length of a comment in characters, less some room for the last lines.
    private static let limit = 65_000

    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        var text = "**\(MarkdownText.escaped(report.summary))**\n"
        var left = report.files.reduce(0) { $0 + $1.findings.count }
        for file in report.files where !file.findings.isEmpty {
            var head = "\n### \(MarkdownText.escaped(file.reference))\n\n"
            for finding in file.findings {
                let entry = head + line(finding)
                if text.utf16.count + entry.utf16.count > Self.limit { return Array((text + "\n\(left) more are omitted\n").utf8) }
                text += entry
                head = ""
                left -= 1
            }
        }
        return Array(text.utf8)
    }

    private func line(_ finding: Diagnostic) -> String {
        let sign =
            switch finding.severity {
            case .error: "❌"
            case .warning: "⚠️"
            case .note: "ℹ️"
            }
        var text = "- \(sign) line \(finding.location.line): \(MarkdownText.escaped(finding.message)) (`\(finding.rule)`)"
        if let path = finding.path { text += "<br><sub>\(MarkdownText.escaped(path))</sub>" }
        for note in finding.notes { text += "\n  - \(MarkdownText.escaped(note))" }
        return text + "\n"
    }
}
