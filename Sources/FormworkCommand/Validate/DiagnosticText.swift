import FormworkDiagnostics

/// Formats findings as lines.
enum DiagnosticText {
    static func lines(_ diagnostics: [Diagnostic], reporter: ValidateRequest.Reporter, usesColor: Bool) -> ShownText {
        diagnostics.map { diagnostic -> ShownText in
            guard reporter == .xcode else { return usesColor ? colored(diagnostic) : "\(diagnostic)\n" }
            // One line each, in the format that Xcode and build systems recognise.
            return "\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.message) (\(diagnostic.rule))\n"
        }.joined()
    }

    private static func colored(_ diagnostic: Diagnostic) -> ShownText {
        let color =
            switch diagnostic.severity {
            case .error: 31
            case .warning: 33
            case .note: 36
            }
        let head = "\(diagnostic.location): "
        let rest = diagnostic.description.dropFirst(head.count + diagnostic.severity.rawValue.count)
        return "\(head)\u{1B}[1;\(color)m\(diagnostic.severity.rawValue)\u{1B}[0m\(ShownText(lines: String(rest)))\n"
    }
}
