import FormworkDiagnostics

/// Workflow commands of GitHub Actions. Source: GitHub's documentation, Workflow commands for GitHub Actions.
struct GitHubActionsReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] { Array(report.entries.map { line($0.file, finding: $0.finding) }.joined().utf8) }

    private func line(_ file: ValidationReport.File, finding: Diagnostic) -> String {
        let command =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        let place = "file=\(Self.property(file.reference)),line=\(finding.location.line),col=\(finding.location.column)"
        let text = ([finding.message] + finding.notes).joined(separator: "\n")
        return "::\(command) \(place),title=\(Self.property(finding.rule))::\(Self.data(text))\n"
    }

    /// Escapes a text so that it cannot end the command and start another one.
    private static func data(_ text: String) -> String {
        var result = ""
        for scalar in ShownText.symbols(in: text, keepsLines: true).unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func property(_ text: String) -> String {
        var result = ""
        for scalar in data(text).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
