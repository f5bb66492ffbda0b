/// What the program of a proof prints, line by line: fields with tabs between them, each line begun by the word of its run.
public enum ProofReport {
    /// The first line.
    public static func opening(_ nonce: String, identity: String) -> String { line([nonce, "proof", identity]) }

    /// The lines of a document's findings.
    public static func lines(_ nonce: String, document: Int, _ findings: [ProofFinding]) -> [String] {
        findings.flatMap { finding in
            let numbers = [
                document, finding.unitNumber, finding.templateNumber ?? -1, finding.constraintCount, finding.missing.count,
                finding.extra.count, finding.frameCount, finding.frames.count, finding.undeterminedCount,
            ]
            let frames = finding.frames.map { line([nonce, "frame", $0.id, $0.isUndetermined ? "1" : "0", $0.text]) }
            return [line([nonce, "answer"] + numbers.map(String.init))] + finding.missing.map { line([nonce, "missing", $0]) }
                + finding.extra.map { line([nonce, "extra", $0]) } + frames
        }
    }

    /// The line of a document that could not be proved.
    public static func failure(_ nonce: String, document: Int, _ error: any Error) -> String {
        line([nonce, "failure", String(document), String(describing: error)])
    }

    /// The last line.
    public static func end(_ nonce: String) -> String { line([nonce, "end"]) }

    /// Names come from documents: what would end a field, a line, or turn a terminal's text round, is shown as a mark.
    private static func line(_ fields: [String]) -> String {
        fields.map { field in
            String(
                String.UnicodeScalarView(
                    field.unicodeScalars.map { scalar in
                        switch scalar.properties.generalCategory {
                        case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
                        default: scalar
                        }
                    }))
        }.joined(separator: "\t")
    }
}
