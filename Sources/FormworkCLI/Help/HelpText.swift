import FormworkTree

/// Reorders the parser's help for reading.
enum HelpText {
    /// Moves the limits to the end of a help text, since they are rarely needed.
    static func withLimitsLast(_ text: String) -> String {
        var sections = text.parts(separatedBy: "\n\n").map(String.init)
        guard let limits = sections.firstIndex(where: { $0.hasPrefix("LIMITS:\n") }) else { return text }
        let section = sections.remove(at: limits)
        // The last section ends the text, with or without a newline.
        while let last = sections.last, last.isEmpty { sections.removeLast() }
        let ending = sections.last?.hasSuffix("\n") == true ? "\n" : ""
        if !ending.isEmpty { sections[sections.count - 1].removeLast() }
        return (sections + [section]).joined(separator: "\n\n") + ending
    }
}
