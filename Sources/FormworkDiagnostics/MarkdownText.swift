/// Texts in Markdown, as GitHub and GitLab read it.
package enum MarkdownText {
    /// A text in which nothing is markup, a mention or a link, and that stays in its line.
    ///
    /// Names of people, numbers of issues and addresses are found after the markup was read, entities and all: a character without a width
    /// stands in them.
    package static func escaped(_ text: String) -> String {
        var result = ""
        // By scalars: a character with an accent upon it is still markup.
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
