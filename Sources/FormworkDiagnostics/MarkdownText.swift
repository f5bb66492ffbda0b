/// Escaping for Markdown on GitHub and GitLab.
package enum MarkdownText {
    /// Escapes a text, so that nothing in it is markup, a mention or a link, and it stays on one line.
    ///
    /// Mentions, issue numbers and links are detected after entities are decoded, so a zero-width space interrupts them.
    package static func escaped(_ text: String) -> String {
        var result = ""
        // By scalars, because a character with a combining accent is still markup.
        var before: Unicode.Scalar = " "
        for scalar in ShownText.symbols(in: text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "@", "#": result += "\(scalar)&#8203;"
            case "/" where before == ":": result += "&#8203;/"
            case "." where before == "w" || before == "W": result += "&#8203;."
            case "-" where before == "H" || before == "h": result += "&#8203;-"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "+", "!", "|", "~", "$": result += "\\\(scalar)"
            default: result.unicodeScalars.append(scalar)
            }
            before = scalar
        }
        return result
    }
}
