/// Texts in Markdown, as GitHub and GitLab read it.
package enum MarkdownText {
    /// A text in which nothing is markup, a mention or a link, and that stays in its line.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for character in ShownText.symbols(in: text) {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // No mention of a person, no reference to an issue, no address.
            case "@": result += "&#64;"
            case "#": result += "&#35;"
            case ":": result += "&#58;"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "+", "!", "|", "~", "$": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}
