package import FormworkModel

/// What is said of a text to those who translate it: `Class = "UILabel"; text = "Sign in"; ObjectID = "abc-12-xyz";`.
package enum TextComment {
    /// The comment of a text, with what the developers noted.
    package static func comment(_ text: LocalizableText) -> String {
        text.key.comment(StringsLiteral.escaped(text.value), note: text.note.map(StringsLiteral.escaped))
    }

    /// The text that a comment says was translated; nil where it says none.
    package static func source(of comment: String) -> String? {
        guard comment.contains("Class = \""), let end = lastRange(of: "\"; ObjectID = \"", in: comment),
            let assignment = lastWordAssigned(in: comment[..<end])
        else { return nil }
        return StringsLiteral.unescaped(comment[assignment..<end].replacing("*\\/", with: "*/"))
    }

    /// Where the text begins that stands behind `Class = "…"; name = "`.
    private static func lastWordAssigned(in text: Substring) -> Substring.Index? {
        guard let start = text.firstRange(of: "Class = \""), let separator = text[start.upperBound...].firstRange(of: "\"; "),
            let assignment = text[separator.upperBound...].firstRange(of: " = \"")
        else { return nil }
        // Between them stands one name.
        guard !text[separator.upperBound..<assignment.lowerBound].contains(" ") else { return nil }
        return assignment.upperBound
    }

    private static func lastRange(of word: String, in text: String) -> String.Index? { text.ranges(of: word).last?.lowerBound }

    /// A comment in which none of its text ends it.
    static func safe(_ comment: String) -> String { comment.replacing("*/", with: "*\\/") }
}
