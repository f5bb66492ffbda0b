package import FormworkModel
import FormworkTree

/// The comment on a text for translators: `Class = "UILabel"; text = "Sign in"; ObjectID = "abc-12-xyz";`.
package enum TextComment {
    /// Returns the comment for a text, including the developers' note.
    package static func comment(_ text: LocalizableText) -> String {
        text.key.comment(StringsLiteral.escaped(text.value), note: text.note.map(StringsLiteral.escaped))
    }

    /// Returns the source text that a comment contains; nil where there is none.
    package static func source(of comment: String) -> String? {
        guard comment.contains("Class = \""), let end = lastRange(of: "\"; ObjectID = \"", in: comment),
            let assignment = lastWordAssigned(in: comment[..<end])
        else { return nil }
        return StringsLiteral.unescaped(comment[assignment..<end].replacing("*\\/", with: "*/"))
    }

    /// Returns the start of the text after `Class = "…"; name = "`.
    private static func lastWordAssigned(in text: Substring) -> Substring.Index? {
        guard let start = text.firstRange(of: "Class = \""), let separator = text[start.upperBound...].firstRange(of: "\"; "),
            let assignment = text[separator.upperBound...].firstRange(of: " = \"")
        else { return nil }
        // There is exactly one name in between.
        guard !text[separator.upperBound..<assignment.lowerBound].contains(" ") else { return nil }
        return assignment.upperBound
    }

    private static func lastRange(of word: String, in text: String) -> String.Index? { text.ranges(of: word).last?.lowerBound }

    /// Escapes a comment's text, so that it cannot end the comment.
    static func safe(_ comment: String) -> String { comment.replacing("*/", with: "*\\/") }
}
