/// The output of a proof's program. Each line has fields separated by tabs, and the first field is the nonce of the run.
public enum ProofReport {
    /// Returns the first line.
    public static func opening(_ nonce: String, identity: String) -> String { line([nonce, "proof", identity]) }

    /// Returns the lines of a document's findings.
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

    /// Returns the line of a document that could not be proved.
    public static func failure(_ nonce: String, document: Int, _ error: any Error) -> String {
        line([nonce, "failure", String(document), String(describing: error)])
    }

    /// Returns the last line.
    public static func end(_ nonce: String) -> String { line([nonce, "end"]) }

    /// Joins fields to a line. Names come from documents, so characters that would end a field or a line, or reverse the text direction, are
    /// replaced.
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
