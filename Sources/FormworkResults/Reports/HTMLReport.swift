import FormworkDiagnostics
import FormworkTree

/// A self-contained HTML page: the findings by document, and the explanations of their rules.
struct HTMLReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        var body = "<h1>Interface files</h1>\n<p>\(XMLEscaping.escaped(report.summary))</p>\n"
        for file in report.files where !file.findings.isEmpty {
            body += "<h2>\(XMLEscaping.escaped(shown(file.reference)))</h2>\n<ul>\n"
            for finding in file.findings { body += item(finding) }
            body += "</ul>\n"
        }
        body += rules
        return Array((Self.head + body + "</body>\n</html>\n").utf8)
    }

    private func item(_ finding: Diagnostic) -> String {
        var text = "<li class=\"\(finding.severity.rawValue)\"><b>\(finding.severity.rawValue)</b> line \(finding.location.line): "
        text += XMLEscaping.escaped(shown(finding.message)) + " <code>\(XMLEscaping.escaped(finding.rule))</code>"
        if let path = finding.path { text += "<br><small>\(XMLEscaping.escaped(shown(path)))</small>" }
        if !finding.notes.isEmpty {
            text += "<ul>" + finding.notes.map { "<li>\(XMLEscaping.escaped(shown($0)))</li>" }.joined() + "</ul>"
        }
        return text + "</li>\n"
    }

    /// The explanations of the rules with findings.
    private var rules: String {
        let found = Set(report.files.flatMap(\.findings).map(\.rule))
        let named = report.rules.filter { found.contains($0.id) }
        if named.isEmpty { return "" }
        return "<h2>Rules</h2>\n<dl>\n"
            + named.map { rule in
                "<dt><code>\(XMLEscaping.escaped(rule.id))</code>: \(XMLEscaping.escaped(rule.summary))</dt>\n"
                    + "<dd>\(XMLEscaping.escaped(rule.explanation))</dd>\n"
            }.joined() + "</dl>\n"
    }

    private func shown(_ text: String) -> String { ShownText.symbols(in: text) }

    private static let head = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>Findings in interface files</title>
        <style>
        body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
        h2 { font-size: 1.05rem; overflow-wrap: anywhere }
        li { margin: .4rem 0 }
        .error > b { color: #d1242f } .warning > b { color: #9a6700 } .note > b { color: #0969da }
        small { opacity: .75 }
        </style>
        </head>
        <body>

        """
}
