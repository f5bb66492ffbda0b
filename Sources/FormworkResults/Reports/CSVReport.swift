import FormworkDiagnostics

/// A CSV table with a row for each finding (RFC 4180).
struct CSVReport {
    private let report: ValidationReport

    init(_ report: ValidationReport) { self.report = report }

    var bytes: [UInt8] {
        var text = "file,line,column,severity,rule,element,path,message,notes,fingerprint\r\n"
        for (file, finding, key) in report.entries {
            let location = finding.location
            let cells = [
                file.reference, String(location.line), String(location.column), finding.severity.rawValue, finding.rule,
                location.element ?? "", finding.path ?? "", finding.message, finding.notes.joined(separator: "; "), key.fingerprint,
            ]
            text += cells.map(Self.cell).joined(separator: ",") + "\r\n"
        }
        return Array(text.utf8)
    }

    /// Returns a text as a cell. Spreadsheets evaluate a text that begins like a formula, so such a text is prefixed with an apostrophe.
    private static func cell(_ text: String) -> String {
        var shown = ShownText.symbols(in: text)
        if let first = shown.unicodeScalars.first, ["=", "+", "-", "@"].contains(first) { shown = "'" + shown }
        // Compares bytes, not characters: readers of CSV recognize a quote even before a combining accent.
        guard shown.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else { return shown }
        let doubled = shown.utf8.flatMap { $0 == UInt8(ascii: "\"") ? [$0, $0] : [$0] }
        return "\"" + String(decoding: doubled, as: UTF8.self) + "\""
    }
}
