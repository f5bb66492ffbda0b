extension StringProtocol {
    /// The first line that says something; all of it where none does.
    ///
    /// - Complexity: O(n) in the length of that line.
    package var firstLine: String {
        guard let start = firstIndex(where: { !$0.isNewline }) else { return String(self) }
        return String(self[start...].prefix { !$0.isNewline })
    }

    /// The text, cut off with an ellipsis where it has more than that many characters.
    ///
    /// - Complexity: O(n) in the number of characters that fit.
    package func shortened(to count: Int) -> String {
        // No character has less than a byte.
        if utf8.count <= count { return String(self) }
        return index(startIndex, offsetBy: count + 1, limitedBy: endIndex) == nil ? String(self) : prefix(count - 1) + "…"
    }
}

extension Sequence<String> {
    /// What there is to choose from, for messages: the first twenty.
    ///
    /// - Complexity: O(n) in their number.
    package var choices: String {
        let all = Array(self)
        return all.isEmpty ? "there are none" : "there are: " + all.prefix(20).joined(separator: ", ") + (all.count > 20 ? ", …" : "")
    }
}
